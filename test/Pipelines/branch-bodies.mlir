// A training step in each branch of an `scf.if`, in a loop over microbatches:
// the residuals of both are planned under one budget, of which each branch has
// what the step around it leaves. Both run, and the memory is the larger one's.
//
// REQUIRES: ao-run
// RUN: ao-run %s --compare --strategy=planned --min-bytes=0 -O0 --device-memory-budget=5120 | FileCheck %s --check-prefix=PEAK
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned min-bytes=0 device-memory-budget=5120" --remarks-filter=ao -o %t.mlir 2>&1 | FileCheck %s
// RUN: ao-opt %t.mlir --ao-verify-transfers -o /dev/null

// PEAK: none {{ *}}19456
// PEAK: planned {{ *}}[[BYTES:[0-9]+]] {{ *}}[[BYTES]] {{ *}}25600 {{.*}}yes
// CHECK: Remark="offloaded slice by slice: 'odd#1'"
// CHECK: Remark="loops planned"
// CHECK: Remark="offloaded slice by slice: 'even#1'"
// CHECK: Remark="loops planned"
// CHECK: Reason="peak of the branch {{.*}}", Remark="values offloaded within a branch of 'skip'"

func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c11 = arith.constant 11 : index
  %c12 = arith.constant 12 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %sum = scf.for %m = %c0 to %c3 step %c1 iter_args(%total = %x) -> (tensor<256xf32>) {
    %rest = arith.remui %m, %c2 : index
    %isOdd = arith.cmpi eq, %rest, %c1 : index
    %branch = scf.if %isOdd -> (tensor<256xf32>) {
      %init = tensor.empty() : tensor<16x256xf32>
      %y, %stack = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %total, %s = %init) -> (tensor<256xf32>, tensor<16x256xf32>) {
        %a = math.sin %h : tensor<256xf32>
        %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
        scf.yield %a, %t : tensor<256xf32>, tensor<16x256xf32>
      } loc("odd")
      %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
        %j = arith.subi %c15, %i : index
        %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
        %b = arith.mulf %g, %a : tensor<256xf32>
        scf.yield %b : tensor<256xf32>
      }
      scf.yield %z : tensor<256xf32>
    } else {
      %init = tensor.empty() : tensor<12x256xf32>
      %y, %stack = scf.for %i = %c0 to %c12 step %c1 iter_args(%h = %total, %s = %init) -> (tensor<256xf32>, tensor<12x256xf32>) {
        %a = math.cos %h : tensor<256xf32>
        %b = math.sin %a : tensor<256xf32>
        %t = tensor.insert_slice %b into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<12x256xf32>
        scf.yield %b, %t : tensor<256xf32>, tensor<12x256xf32>
      } loc("even")
      %z = scf.for %i = %c0 to %c12 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
        %j = arith.subi %c11, %i : index
        %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<12x256xf32> to tensor<256xf32>
        %b = arith.mulf %g, %a : tensor<256xf32>
        scf.yield %b : tensor<256xf32>
      }
      scf.yield %z : tensor<256xf32>
    } loc("skip")
    %next = arith.addf %total, %branch : tensor<256xf32>
    scf.yield %next : tensor<256xf32>
  } loc("microbatches")
  return %sum : tensor<256xf32>
}
