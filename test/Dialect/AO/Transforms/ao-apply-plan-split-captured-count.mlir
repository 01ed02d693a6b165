// The count of an earlier loop is the same in all iterations of a later one: it
// is computed once. For each iteration it would take 2^32 folds.
//
// RUN: ao-opt %s --ao-apply-plan | FileCheck %s
// CHECK-LABEL: func.func @captured
// CHECK: scf.for %{{.*}} to %c65536 step
// CHECK: scf.for %{{.*}} to %c32768 step
// CHECK: scf.for %{{.*}} to %c65536_{{[0-9]+}} step
func.func @captured(%x: tensor<1x8xf32>, %init: tensor<65536x8xf32>) -> tensor<65536x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 65536 : index
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%k = %c0) -> (index) {
    %next = arith.addi %k, %c1 : index
    scf.yield %next : index
  }
  %stack = scf.for %i = %c0 to %n step %c1 iter_args(%s = %init) -> (tensor<65536x8xf32>) {
    %a = math.sin %x : tensor<1x8xf32>
    %j = arith.addi %i, %count : index
    %row = arith.subi %j, %n : index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<65536x8xf32>
    scf.yield %t : tensor<65536x8xf32>
  } {ao.loop = #ao.loop<split = [32768]>}
  %z = scf.for %i = %c0 to %n step %c1 iter_args(%s = %stack) -> (tensor<65536x8xf32>) {
    scf.yield %s : tensor<65536x8xf32>
  }
  return %z : tensor<65536x8xf32>
}
