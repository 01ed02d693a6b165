// A residual of a body that is used as a whole is refused by name, though the
// body has no other residual to plan.
//
// RUN: not ao-opt %s --ao-plan-offload="device-memory-budget=50%% min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s
// CHECK: Reason="it has uses other than slice by slice", Remark="kept on device: 'layers#1'"
// CHECK: Reason="no loop-carried value is an eligible stacked residual; {{.*}}1 kept: it has uses other than slice by slice", Remark="no slices offloaded"

func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %sum = scf.for %m = %c0 to %c3 step %c1 iter_args(%total = %x) -> (tensor<256xf32>) {
    %init = tensor.empty() : tensor<16x256xf32>
    %y, %stack = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %total, %s = %init) -> (tensor<256xf32>, tensor<16x256xf32>) {
      %a = math.sin %h : tensor<256xf32>
      %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
      scf.yield %a, %t : tensor<256xf32>, tensor<16x256xf32>
    } loc("layers")
    %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
      %j = arith.subi %c15, %i : index
      %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
      %b = arith.mulf %g, %a : tensor<256xf32>
      scf.yield %b : tensor<256xf32>
    }
    %row = tensor.extract_slice %stack[3, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %next = arith.addf %row, %z : tensor<256xf32>
    scf.yield %next : tensor<256xf32>
  } loc("microbatches")
  return %sum : tensor<256xf32>
}
