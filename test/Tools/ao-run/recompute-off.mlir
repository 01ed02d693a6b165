// Without --recompute the table has no column for it.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none -O0 | FileCheck %s --check-prefix=PLAIN

// PLAIN-NOT: recomputed
func.func @step(%x: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %a = math.sin %x : tensor<256x256xf32> loc("a")
  %b = math.cos %a : tensor<256x256xf32> loc("b")
  %e = tensor.empty() : tensor<256x256xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  %m = linalg.matmul ins(%b, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%f : tensor<256x256xf32>) -> tensor<256x256xf32> loc("m")
  %d = arith.mulf %m, %a : tensor<256x256xf32> loc("d")
  return %d : tensor<256x256xf32>
}
