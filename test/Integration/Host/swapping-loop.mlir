// Loops whose carried values change places, choose each other or follow each
// other have the bits of what they come to after two iterations. Random numbers
// in JAX are made by such a loop.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=loops --strategy=none' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=plain --strategy=none' | FileCheck %s
//
// CHECK: output 0: 8xf32
// CHECK: output 5: 8xf32

func.func @loops(%x: tensor<8xf32>, %y: tensor<8xf32>, %d: tensor<i1>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<8xf32>
  %c = tensor.extract %d[] : tensor<i1>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %rotated:3 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a, %q = %b, %s = %y)
      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %n = linalg.tanh ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %q, %s, %n : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  %chosen:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %a, %q = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    %n = linalg.tanh ins(%p : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %m = arith.select %c, %q, %q : tensor<8xf32>
    %o = arith.select %c, %n, %n : tensor<8xf32>
    scf.yield %m, %o : tensor<8xf32>, tensor<8xf32>
  }
  %in_place = scf.for %i = %c0 to %c2 step %c1 iter_args(%p = %rotated#0) -> tensor<8xf32> {
    %n = linalg.tanh ins(%p : tensor<8xf32>) outs(%p : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  }
  return %rotated#0, %rotated#1, %rotated#2, %chosen#0, %chosen#1, %in_place
      : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

func.func @plain(%x: tensor<8xf32>, %y: tensor<8xf32>, %d: tensor<i1>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {ao.step} {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %ta = linalg.tanh ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %tb = linalg.tanh ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %ty = linalg.tanh ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %tty = linalg.tanh ins(%ty : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %y, %ta, %tb, %ta, %tb, %tty
      : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
