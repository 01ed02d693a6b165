// Without the option, a trace has no operands.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/joint.mlir --allow-unregistered-dialect --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/joint.mlir --check-prefix=OFF

//--- joint.mlir
// OFF-NOT: complete_uses
// OFF-NOT: recompute
// OFF-NOT: why_not
// OFF-NOT: reuses

func.func @step(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %a = math.sin %x : tensor<64x64xf32> loc("pure")
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32> loc("fill")
  %p = linalg.matmul ins(%a, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  %k = math.cos %p {ao.keep} : tensor<64x64xf32> loc("kept")
  %u = "t.u"(%k) : (tensor<64x64xf32>) -> tensor<64x64xf32> loc("unknown")
  %i = arith.constant 0 : index
  %s = tensor.extract %u[%i, %i] : tensor<64x64xf32> loc("element")
  vector.print %s : f32 loc("print")
  %g = math.exp %u {ao.kind = "collective"} : tensor<64x64xf32> loc("gathered")
  %y = "t.y"(%g, %p, %a, %k) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32> loc("end")
  return %y, %u : tensor<64x64xf32>, tensor<64x64xf32>
}

// Outputs of the forward function, and ops that read a scalar of it, are not
// recomputed; nor is an op whose result takes the bytes of a value that may be
// offloaded until then.
