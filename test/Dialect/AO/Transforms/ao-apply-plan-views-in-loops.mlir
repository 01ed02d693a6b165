// Values that a loop reads slice by slice are reloaded after it: the places of
// commands are between ops of the step, never at a view within a loop.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=pytorch min-bytes=0 machine=%S/Inputs/ao-plan-offload-loops-nested-around.json" | FileCheck %s
// CHECK: scf.for
// CHECK-NOT: ao.offload
// CHECK: scf.yield
// CHECK-COUNT-2: ao.reload
func.func @step(%x: tensor<4x8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = math.sin %x : tensor<4x8xf32>
  %w = math.cos %x : tensor<4x8xf32>
  %init = tensor.extract_slice %x[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %init) -> (tensor<8xf32>) {
    %k0 = arith.addf %acc, %acc : tensor<8xf32>
    %k1 = math.sin %k0 : tensor<8xf32>
    %k2 = math.sin %k1 : tensor<8xf32>
    %k3 = math.sin %k2 : tensor<8xf32>
    %k4 = math.sin %k3 : tensor<8xf32>
    %k5 = math.sin %k4 : tensor<8xf32>
    %k6 = math.sin %k5 : tensor<8xf32>
    %k7 = math.sin %k6 : tensor<8xf32>
    %k8 = math.sin %k7 : tensor<8xf32>
    %k9 = math.sin %k8 : tensor<8xf32>
    %k10 = math.sin %k9 : tensor<8xf32>
    %k11 = math.sin %k10 : tensor<8xf32>
    %s = tensor.extract_slice %v[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %t = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %u = arith.addf %s, %t : tensor<8xf32>
    %y = arith.addf %k11, %u : tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  }
  %a = math.cos %l : tensor<8xf32>
  %a1 = math.exp %a : tensor<8xf32>
  %a2 = math.sin %a1 : tensor<8xf32>
  %a3 = math.cos %a2 : tensor<8xf32>
  %b = math.exp %a3 : tensor<8xf32>
  %p = tensor.extract_slice %v[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %q = tensor.extract_slice %w[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %c = arith.mulf %b, %p : tensor<8xf32>
  %d = arith.mulf %c, %q : tensor<8xf32>
  return %d : tensor<8xf32>
}
