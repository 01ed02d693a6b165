// Another processor, and products without the library.
//
// REQUIRES: cuda-toolkit
// RUN: ao-opt %s --ao-lower-to-nvvm-pipeline="format=isa chip=sm_80 blas=false" | FileCheck %s --check-prefix=OTHER

// OTHER-NOT: aortStepMatmul
// OTHER: .target sm_80
func.func @step(%x: tensor<128x64xf32>, %w: tensor<64x256xf32>) -> tensor<128x256xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x256xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32> loc("zero")
  %m = linalg.matmul ins(%x, %w : tensor<128x64xf32>, tensor<64x256xf32>) outs(%f : tensor<128x256xf32>) -> tensor<128x256xf32> loc("product")
  // No name is taken: this one means something in PTX.
  %n = linalg.exp ins(%m : tensor<128x256xf32>) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32> loc("WARP_SZ")
  %y = linalg.tanh ins(%n : tensor<128x256xf32>) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32> loc("tanh")
  %t = ao.offload %y : tensor<128x256xf32> -> !ao.transfer<tensor<128x256xf32, #ao.host>>
  %h = ao.wait %t keep(%y : tensor<128x256xf32>) : !ao.transfer<tensor<128x256xf32, #ao.host>>
  %r = ao.reload %h : tensor<128x256xf32, #ao.host> -> !ao.transfer<tensor<128x256xf32>>
  %z = ao.wait %r keep(%h : tensor<128x256xf32, #ao.host>) : !ao.transfer<tensor<128x256xf32>>
  return %z : tensor<128x256xf32>
}
