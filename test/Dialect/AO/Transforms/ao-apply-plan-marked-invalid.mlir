// A decision that cannot be carried out is not ignored: for a loop outside of
// steps, for a result without slices, and for a loop whose results change when
// it is rewritten to count.
//
// RUN: ao-opt %s --split-input-file --ao-apply-plan --verify-diagnostics

func.func @no_step(%x: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  // expected-error @below {{has 'ao.loop' and is not a loop of a training step}}
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %e) -> (tensor<4x8xf32>) {
    %a = math.sin %x : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.loop = #ao.loop<offload = [4]>}
  return %l : tensor<4x8xf32>
}

// -----

func.func @no_residual(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // expected-error @below {{result #0 cannot be offloaded slice by slice: the loop does not yield a tensor with an inserted slice}}
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x) -> (tensor<8xf32>) {
    %a = math.sin %h : tensor<8xf32>
    scf.yield %a : tensor<8xf32>
  } {ao.loop = #ao.loop<offload = [4]>}
  return %l : tensor<8xf32>
}

// -----

func.func @while(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-error @below {{has 'ao.loop' with numbers of slices, which only 'scf.for' supports}}
  %r:2 = scf.while (%i = %c0, %h = %x) : (index, tensor<8xf32>) -> (index, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %h : index, tensor<8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<8xf32>):
    %a = math.sin %h : tensor<8xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %a : index, tensor<8xf32>
  } attributes {ao.loop = #ao.loop<offload = [0, 4]>}
  return %r#1 : tensor<8xf32>
}
