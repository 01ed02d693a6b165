// A budget that can be met by copies around a loop, with little added time, or
// by copies in each iteration, with much: those around the loop are chosen.
//
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=85%% min-bytes=0 machine=%S/Inputs/machine.json" | FileCheck %s
// CHECK: %[[AROUND:.*]] = math.cos
// CHECK-NEXT: ao.offload %[[AROUND]]
// CHECK: scf.for
// CHECK-NOT: ao.offload
func.func @step(%x: tensor<256xf32>, %w: tensor<1024xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %around = math.cos %w : tensor<1024xf32> loc("around")
  %p0 = math.sin %x : tensor<256xf32>
  %p1 = math.cos %p0 : tensor<256xf32>
  %p2 = math.sin %p1 : tensor<256xf32>
  %p3 = math.cos %p2 : tensor<256xf32>
  %sum = scf.for %m = %c0 to %c16 step %c1 iter_args(%total = %p3) -> (tensor<256xf32>) {
    %a = math.sin %total : tensor<256xf32>
    %b = math.cos %total : tensor<256xf32>
    %c = math.exp %b : tensor<256xf32>
    %d = arith.addf %c, %b : tensor<256xf32>
    %e = arith.mulf %d, %a : tensor<256xf32>
    %next = arith.addf %total, %e : tensor<256xf32>
    scf.yield %next : tensor<256xf32>
  } loc("microbatches")
  %q0 = math.sin %sum : tensor<256xf32>
  %q1 = math.cos %q0 : tensor<256xf32>
  %q2 = math.sin %q1 : tensor<256xf32>
  %q3 = math.cos %q2 : tensor<256xf32>
  %part = tensor.extract_slice %around[0] [256] [1] : tensor<1024xf32> to tensor<256xf32>
  %used = arith.addf %q3, %part : tensor<256xf32>
  return %used : tensor<256xf32>
}
