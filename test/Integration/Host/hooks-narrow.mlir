// Hooks of ao-run scale floats of 16 bits as if they had computed them wide and
// rounded once: ties to even, tiny ones, and too large ones.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --entry=half --strategy=none --hooks=scale:3 --print-outputs | FileCheck %s
// RUN: ao-run %s --entry=bfloat --strategy=none --hooks=scale:3 --print-outputs | FileCheck %s
// CHECK: output 0: 6x{{b?f16}} [[BITS:.*]]
// CHECK: output 1: 6x{{b?f16}} [[BITS]]

func.func @half(%k: !autograd.hook<pre>, %x: tensor<6xf16>) -> (tensor<6xf16>, tensor<6xf16>) attributes {autograd.tape, autograd.gradients = []} {
  %given = arith.constant dense<[1.0, 1.0009765625, 65504.0, 5.9604644775390625e-08, -0.33325195, 0.0]> : tensor<6xf16>
  %three = arith.constant dense<3.0> : tensor<6xf32>
  %zero = arith.subf %x, %x : tensor<6xf16>
  %g = arith.addf %zero, %given : tensor<6xf16>
  %wide = arith.extf %g : tensor<6xf16> to tensor<6xf32>
  %product = arith.mulf %wide, %three : tensor<6xf32>
  %expected = arith.truncf %product : tensor<6xf32> to tensor<6xf16>
  %d = autograd.node 0 "MulBackward0" -> tensor<6xf16> {
    %0 = autograd.hook pre %k outs(%g : tensor<6xf16>) {ao.workspace = 64 : i64} -> tensor<6xf16>
    autograd.yield %0 : tensor<6xf16>
  }
  autograd.final_callbacks
  return %d, %expected : tensor<6xf16>, tensor<6xf16>
}

func.func @bfloat(%k: !autograd.hook<pre>, %x: tensor<6xbf16>) -> (tensor<6xbf16>, tensor<6xbf16>) attributes {autograd.tape, autograd.gradients = []} {
  %given = arith.constant dense<[1.0, 1.0078125, 3.3e38, 9.2e-41, -0.333984375, 0.0]> : tensor<6xbf16>
  %three = arith.constant dense<3.0> : tensor<6xf32>
  %zero = arith.subf %x, %x : tensor<6xbf16>
  %g = arith.addf %zero, %given : tensor<6xbf16>
  %wide = arith.extf %g : tensor<6xbf16> to tensor<6xf32>
  %product = arith.mulf %wide, %three : tensor<6xf32>
  %expected = arith.truncf %product : tensor<6xf32> to tensor<6xbf16>
  %d = autograd.node 0 "MulBackward0" -> tensor<6xbf16> {
    %0 = autograd.hook pre %k outs(%g : tensor<6xbf16>) {ao.workspace = 64 : i64} -> tensor<6xbf16>
    autograd.yield %0 : tensor<6xbf16>
  }
  autograd.final_callbacks
  return %d, %expected : tensor<6xbf16>, tensor<6xbf16>
}
