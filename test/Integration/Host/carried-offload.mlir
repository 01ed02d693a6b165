// An offload in flight from one iteration to the next: its source, which the next
// iteration still computes with, goes along, each in a buffer of its own.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=plain --strategy=none' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=moved --strategy=none' | FileCheck %s
// The planner predicts nothing of transfers in loops that were written by hand,
// and says so.
// RUN: ao-run %s --entry=moved --strategy=none 2>&1 | FileCheck %s --check-prefix=REASON
//
// CHECK: output 0: 8xf32
// REASON: carried-offload.mlir:[[#]]:10: remark: cannot predict '@moved': 'ao.wait' op is inside a region: not part of a plan

func.func @plain(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.tanh ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a) -> tensor<8xf32> {
    %f = tensor.empty() : tensor<8xf32>
    %b = linalg.exp ins(%s : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
    %g = tensor.empty() : tensor<8xf32>
    %t = linalg.tanh ins(%b : tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %t : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

func.func @moved(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.tanh ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %t = ao.offload %a : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%u = %t, %s = %a) -> (!ao.transfer<tensor<8xf32, #ao.host>>, tensor<8xf32>) {
    %f = tensor.empty() : tensor<8xf32>
    %b = linalg.exp ins(%s : tensor<8xf32>) outs(%f : tensor<8xf32>) -> tensor<8xf32>
    %h = ao.wait %u keep(%s : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    %g = tensor.empty() : tensor<8xf32>
    %c = linalg.tanh ins(%b : tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
    %v = ao.offload %c : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    scf.yield %v, %c : !ao.transfer<tensor<8xf32, #ao.host>>, tensor<8xf32>
  }
  %h = ao.wait %r#0 keep(%r#1 : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %w = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %y = ao.wait %w keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %y : tensor<8xf32>
}
