// A loop that tests in a region of its own may write over what it gives its
// test. If its body yields a value from outside, or one that shares a buffer
// with another value, that value is unchanged after the loop.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=loops --strategy=none' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=plain --strategy=none' | FileCheck %s
//
// CHECK: output 0: 8xf32
// CHECK: output 3: 8xf32

func.func @loops(%x: tensor<8xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = math.sin %x : tensor<8xf32>
  %b = math.sin %y : tensor<8xf32>
  %outside:2 = scf.while (%i = %c0, %p = %a) : (index, tensor<8xf32>) -> (index, tensor<8xf32>) {
    %goes = arith.cmpi slt, %i, %c2 : index
    %n = math.tanh %p : tensor<8xf32>
    scf.condition(%goes) %i, %n : index, tensor<8xf32>
  } do {
  ^bb0(%i: index, %p: tensor<8xf32>):
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %b : index, tensor<8xf32>
  }
  %other:3 = scf.while (%i = %c0, %p = %outside#1, %q = %x)
      : (index, tensor<8xf32>, tensor<8xf32>) -> (index, tensor<8xf32>, tensor<8xf32>) {
    %goes = arith.cmpi slt, %i, %c2 : index
    %n = math.tanh %q : tensor<8xf32>
    scf.condition(%goes) %i, %p, %n : index, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%i: index, %p: tensor<8xf32>, %q: tensor<8xf32>):
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %p, %p : index, tensor<8xf32>, tensor<8xf32>
  }
  return %outside#1, %b, %other#1, %other#2
      : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// The expected results of these loops.
func.func @plain(%x: tensor<8xf32>, %y: tensor<8xf32>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {ao.step} {
  %b = math.sin %y : tensor<8xf32>
  %n = math.tanh %b : tensor<8xf32>
  %m = math.tanh %b : tensor<8xf32>
  %o = math.tanh %n : tensor<8xf32>
  return %m, %b, %n, %o : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
