// A decision for a loop outside of steps is not ignored.
//
// RUN: ao-opt %s --ao-stream-residuals=marked --verify-diagnostics

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
