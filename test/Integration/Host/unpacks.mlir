// Saved tensors of a compiled region are unpacked one by one: six layers need
// as many of them at once as two layers, while the order of the engine needs
// all six.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --entry=layers2 --strategy=none > %t.runs
// RUN: ao-run %s --entry=layers6 --strategy=none >> %t.runs && ao-run %s --entry=layers6 --order=tape --strategy=none >> %t.runs
// RUN: FileCheck %s < %t.runs

// CHECK: {{^}}none {{ *}}[[PEAK:[0-9]+]]
// CHECK: {{^}}none {{ *}}[[PEAK]] {{ *}}[[PEAK]]
// CHECK: {{^}}none {{ *}}131072 {{ *}}131072

func.func private @bwd2(%t0: tensor<64x64xf32>, %t1: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.aot_id = 2 : i64} {
  %d0 = arith.mulf %g, %t0 : tensor<64x64xf32>
  %d1 = arith.mulf %d0, %t1 : tensor<64x64xf32>
  return %d1 : tensor<64x64xf32>
}
func.func @layers2(%p0: !autograd.packed<tensor<64x64xf32>>, %p1: !autograd.packed<tensor<64x64xf32>>, %u: !autograd.hook<unpack>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {autograd.tape, autograd.gradients = []} {
  %d = autograd.node 0 "CompiledFunctionBackward" -> tensor<64x64xf32> {
    %t0 = autograd.hook unpack %u packed(%p0 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %t1 = autograd.hook unpack %u packed(%p1 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %0 = func.call @bwd2(%t0, %t1, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    autograd.yield %0 : tensor<64x64xf32>
  }
  autograd.final_callbacks
  return %d : tensor<64x64xf32>
}
func.func private @bwd6(%t0: tensor<64x64xf32>, %t1: tensor<64x64xf32>, %t2: tensor<64x64xf32>, %t3: tensor<64x64xf32>, %t4: tensor<64x64xf32>, %t5: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.aot_id = 6 : i64} {
  %d0 = arith.mulf %g, %t0 : tensor<64x64xf32>
  %d1 = arith.mulf %d0, %t1 : tensor<64x64xf32>
  %d2 = arith.mulf %d1, %t2 : tensor<64x64xf32>
  %d3 = arith.mulf %d2, %t3 : tensor<64x64xf32>
  %d4 = arith.mulf %d3, %t4 : tensor<64x64xf32>
  %d5 = arith.mulf %d4, %t5 : tensor<64x64xf32>
  return %d5 : tensor<64x64xf32>
}
func.func @layers6(%p0: !autograd.packed<tensor<64x64xf32>>, %p1: !autograd.packed<tensor<64x64xf32>>, %p2: !autograd.packed<tensor<64x64xf32>>, %p3: !autograd.packed<tensor<64x64xf32>>, %p4: !autograd.packed<tensor<64x64xf32>>, %p5: !autograd.packed<tensor<64x64xf32>>, %u: !autograd.hook<unpack>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {autograd.tape, autograd.gradients = []} {
  %d = autograd.node 0 "CompiledFunctionBackward" -> tensor<64x64xf32> {
    %t0 = autograd.hook unpack %u packed(%p0 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %t1 = autograd.hook unpack %u packed(%p1 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %t2 = autograd.hook unpack %u packed(%p2 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %t3 = autograd.hook unpack %u packed(%p3 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %t4 = autograd.hook unpack %u packed(%p4 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %t5 = autograd.hook unpack %u packed(%p5 : !autograd.packed<tensor<64x64xf32>>) -> tensor<64x64xf32>
    %0 = func.call @bwd6(%t0, %t1, %t2, %t3, %t4, %t5, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    autograd.yield %0 : tensor<64x64xf32>
  }
  autograd.final_callbacks
  return %d : tensor<64x64xf32>
}
