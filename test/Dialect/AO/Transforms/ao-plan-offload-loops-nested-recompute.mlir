// Two loops over microbatches: the residual of the first is rematerialized in
// part, and that of the second as well, for which the decision on the first
// does not matter.
//
// RUN: ao-opt %s --ao-plan-offload="device-memory-budget=75%% min-bytes=0 recompute" | FileCheck %s
// CHECK-COUNT-2: {ao.loop = #ao.loop<rematerialize = [0, {{[0-9]}}]>}
// CHECK-NOT: offload =

func.func @step(%x: tensor<256xf32>, %w: tensor<16x256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %r1 = scf.for %m1 = %c0 to %c3 step %c1 iter_args(%t1 = %x) -> (tensor<256xf32>) {
    %init1 = tensor.empty() : tensor<16x256xf32>
    %y1, %stack1 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %t1, %s = %init1) -> (tensor<256xf32>, tensor<16x256xf32>) {
      %v = tensor.extract_slice %w[%i, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
      %a = math.sin %v : tensor<256xf32>
      %b = arith.mulf %h, %a : tensor<256xf32>
      %u = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
      scf.yield %b, %u : tensor<256xf32>, tensor<16x256xf32>
    }
    %z1 = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y1) -> (tensor<256xf32>) {
      %j = arith.subi %c15, %i : index
      %a = tensor.extract_slice %stack1[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
      %b = arith.mulf %g, %a : tensor<256xf32>
      scf.yield %b : tensor<256xf32>
    }
    scf.yield %z1 : tensor<256xf32>
  }
  %r2 = scf.for %m2 = %c0 to %c3 step %c1 iter_args(%t2 = %r1) -> (tensor<256xf32>) {
    %init2 = tensor.empty() : tensor<16x256xf32>
    %y2, %stack2 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %t2, %s = %init2) -> (tensor<256xf32>, tensor<16x256xf32>) {
      %v = tensor.extract_slice %w[%i, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
      %a = math.sin %v : tensor<256xf32>
      %b = arith.mulf %h, %a : tensor<256xf32>
      %u = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
      scf.yield %b, %u : tensor<256xf32>, tensor<16x256xf32>
    }
    %z2 = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y2) -> (tensor<256xf32>) {
      %j = arith.subi %c15, %i : index
      %a = tensor.extract_slice %stack2[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
      %b = arith.mulf %g, %a : tensor<256xf32>
      scf.yield %b : tensor<256xf32>
    }
    scf.yield %z2 : tensor<256xf32>
  }
  return %r2 : tensor<256xf32>
}
