// A residual that a loop around it carries to its next iteration is refused by
// name, at the loop that carries it.
//
// RUN: not ao-opt %s --ao-plan-offload="device-memory-budget=50%% min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s
// CHECK: loc("microbatches"): {{.*}}Reason="a loop carries it to its next iteration", Remark="kept on device: 'layers#1'"
// CHECK: 1 kept: a loop carries it to its next iteration

func.func @step(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<16x256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<16x256xf32>
  %sum, %last = scf.for %m = %c0 to %c3 step %c1 iter_args(%total = %x, %old = %init) -> (tensor<256xf32>, tensor<16x256xf32>) {
    %y, %stack = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %total, %s = %old) -> (tensor<256xf32>, tensor<16x256xf32>) {
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
    scf.yield %z, %stack : tensor<256xf32>, tensor<16x256xf32>
  } loc("microbatches")
  return %sum, %last : tensor<256xf32>, tensor<16x256xf32>
}
