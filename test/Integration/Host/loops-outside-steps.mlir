// Outside of steps, too, loops leave tensors as they were that are named again: one of affine
// that writes in its body into what is from outside, and one whose test computes in place of
// what the body passes on and the test does not use.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 ao-run %s --entry=loops --strategy=none' \
// RUN:   'AO_POISON=1 ao-run %s --entry=plain --strategy=none' | FileCheck %s
//
// CHECK: output 0: 2xf32
// CHECK: output 1: 8xf32

func.func @loops(%x: tensor<8xf32>) -> (tensor<2xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %s = math.sin %x : tensor<8xf32>
  %r = affine.for %i = 0 to 2 iter_args(%acc = %zero) -> (f32) {
    %j = arith.subi %c1, %i : index
    %t = tensor.insert %two into %s[%i] : tensor<8xf32>
    %e = tensor.extract %t[%j] : tensor<8xf32>
    %n = arith.addf %acc, %e : f32
    affine.yield %n : f32
  }
  %sum = tensor.splat %r : tensor<2xf32>
  %c = math.cos %x : tensor<8xf32>
  %l = scf.while (%n = %zero, %p = %s) : (f32, tensor<8xf32>) -> f32 {
    %t = math.tanh %p : tensor<8xf32>
    %e = tensor.extract %t[%c0] : tensor<8xf32>
    %goes = arith.cmpf olt, %n, %two : f32
    scf.condition(%goes) %n : f32
  } do {
  ^bb0(%n: f32):
    %next = arith.addf %n, %one : f32
    scf.yield %next, %c : f32, tensor<8xf32>
  }
  return %sum, %c : tensor<2xf32>, tensor<8xf32>
}

// The expected results of these loops.
func.func @plain(%x: tensor<8xf32>) -> (tensor<2xf32>, tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %s = math.sin %x : tensor<8xf32>
  %a = tensor.extract %s[%c1] : tensor<8xf32>
  %b = tensor.extract %s[%c0] : tensor<8xf32>
  %n = arith.addf %zero, %a : f32
  %r = arith.addf %n, %b : f32
  %sum = tensor.splat %r : tensor<2xf32>
  %c = math.cos %x : tensor<8xf32>
  return %sum, %c : tensor<2xf32>, tensor<8xf32>
}

func.func @step(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<8xf32>
  return %a : tensor<8xf32>
}
