// Double-buffered reload: each iteration starts the reload of the next one's
// slice and computes with its own. The bits are those of a loop without
// transfers, also where copies are interleaved and freed memory is poisoned.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=plain --strategy=none' \
// RUN:   'AO_POISON=1 AO_INTERLEAVING_SEED=7 ao-run %s --entry=moved --strategy=none' | FileCheck %s
//
// CHECK: output 0: 8xf32

func.func @plain(%x: tensor<6x8xf32>) -> (tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %a = linalg.exp ins(%x : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %f = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%acc = %z) -> tensor<8xf32> {
    %s = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<6x8xf32> to tensor<8xf32>
    %n = linalg.add ins(%s, %acc : tensor<8xf32>, tensor<8xf32>) outs(%acc : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %n : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

func.func @moved(%x: tensor<6x8xf32>) -> (tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x8xf32>
  %a = linalg.exp ins(%x : tensor<6x8xf32>) outs(%e : tensor<6x8xf32>) -> tensor<6x8xf32>
  %o = ao.offload %a : tensor<6x8xf32> -> !ao.transfer<tensor<6x8xf32, #ao.host>>
  %h = ao.wait %o keep(%a : tensor<6x8xf32>) : !ao.transfer<tensor<6x8xf32, #ao.host>>
  %f = tensor.empty() : tensor<8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<8xf32>) -> tensor<8xf32>
  %h0 = tensor.extract_slice %h[0, 0] [1, 8] [1, 1] : tensor<6x8xf32, #ao.host> to tensor<8xf32, #ao.host>
  %t0 = ao.reload %h0 : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%acc = %z, %t = %t0) -> (tensor<8xf32>, !ao.transfer<tensor<8xf32>>) {
    %hi = tensor.extract_slice %h[%i, 0] [1, 8] [1, 1] : tensor<6x8xf32, #ao.host> to tensor<8xf32, #ao.host>
    %s = ao.wait %t keep(%hi : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
    %j = arith.addi %i, %c1 : index
    %hj = tensor.extract_slice %h[%j, 0] [1, 8] [1, 1] : tensor<6x8xf32, #ao.host> to tensor<8xf32, #ao.host>
    %u = ao.reload %hj : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    %n = linalg.add ins(%s, %acc : tensor<8xf32>, tensor<8xf32>) outs(%acc : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %n, %u : tensor<8xf32>, !ao.transfer<tensor<8xf32>>
  }
  %h5 = tensor.extract_slice %h[5, 0] [1, 8] [1, 1] : tensor<6x8xf32, #ao.host> to tensor<8xf32, #ao.host>
  %s = ao.wait %r#1 keep(%h5 : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  %n = linalg.add ins(%s, %r#0 : tensor<8xf32>, tensor<8xf32>) outs(%r#0 : tensor<8xf32>) -> tensor<8xf32>
  return %n : tensor<8xf32>
}
