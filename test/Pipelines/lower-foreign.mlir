// An op that the lowering pipelines cannot lower is one error, and the reshapes
// of dynamic shapes are lowered.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-lower-to-host-pipeline | FileCheck %s
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-lower-to-nvvm-pipeline=format=isa -o /dev/null

func.func @unregistered(%a: index) {
  // expected-error@+1 {{cannot lower 'foo.bar': its dialect is not registered}}
  "foo.bar"(%a) : (index) -> ()
  return
}

// -----

func.func @quantized() -> tensor<2x!quant.uniform<i8:f32, 5.0e-01>> attributes {ao.step} {
  // expected-error@+1 {{cannot lower a buffer of '!quant.uniform<i8:f32, 5.000000e-01>': expected elements that LLVM supports}}
  %cst = arith.constant dense<["10", "20"]> : tensor<2x!quant.uniform<i8:f32, 5.0e-01>>
  return %cst : tensor<2x!quant.uniform<i8:f32, 5.0e-01>>
}

// -----

// CHECK: llvm.func @reshaped(
func.func @reshaped(%x: tensor<?x?x?x?xf32>, %a: index, %b: index, %c: index, %d: index) -> tensor<?x?x?x?xf32> attributes {ao.step} {
  %0 = tensor.collapse_shape %x [[0], [1, 2], [3]] : tensor<?x?x?x?xf32> into tensor<?x?x?xf32>
  %1 = tensor.expand_shape %0 [[0], [1], [2, 3]] output_shape [%a, %b, %c, %d] : tensor<?x?x?xf32> into tensor<?x?x?x?xf32>
  return %1 : tensor<?x?x?x?xf32>
}
