// Remarks give the reasons why stacked residuals are kept on device.
//
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --ao-verify-transfers --ao-bufferize-pipeline --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Stacked residuals with other uses, without readers, or marked `keep` are kept
// on device.
// CHECK-LABEL: func.func @kept
// CHECK-NOT: ao.offload
// CHECK: return
// REMARK-DAG: Reason="it has uses other than slice by slice", Remark="kept on device: 'whole'"
// REMARK-DAG: Reason="no loop reads it", Remark="kept on device: 'unread'"
// REMARK-DAG: Reason="{{.*}}ao.keep{{.*}}", Remark="kept on device: 'mine'"
// REMARK-DAG: Reason="the loop does not yield a tensor with an inserted slice", Remark="kept on device: 'reader'"
func.func @kept(%x: tensor<1x8xf32>) -> (tensor<4x8xf32>, tensor<1x8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %whole = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("whole")
  %unread = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("unread")
  %mine = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } {ao.keep} loc("mine")
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %mine[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %c = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %c : tensor<1x8xf32>
  } loc("reader")
  return %whole, %z : tensor<4x8xf32>, tensor<1x8xf32>
}

// -----

// Loops with no iteration, one iteration, or an unknown number of iterations
// are unchanged.
// CHECK-LABEL: func.func @counts
// CHECK-NOT: ao.offload
// CHECK: return
// REMARK-DAG: Reason="the loop has fewer than two iterations", Remark="kept on device: 'never'"
// REMARK-DAG: Reason="the loop has fewer than two iterations", Remark="kept on device: 'once'"
// REMARK-DAG: Reason="the number of iterations is not known", Remark="kept on device: 'unknown'"
// REMARK-DAG: Reason="the step of the loop is not positive", Remark="kept on device: 'backward'"
// REMARK-DAG: Reason="unsupported loop: step must be 1", Remark="kept on device: 'threes'"
func.func @counts(%x: tensor<1x8xf32>, %n: index) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c43 = arith.constant 43 : index
  %m1 = arith.constant -1 : index
  %first = arith.constant 0 : i8
  %end = arith.constant 127 : i8
  %three = arith.constant 3 : i8
  %init = tensor.empty() : tensor<4x8xf32>
  %long = tensor.empty() : tensor<43x8xf32>
  %never = scf.for %i = %c0 to %c0 step %c1 iter_args(%s = %init) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("never")
  %once = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %never) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("once")
  %unknown = scf.for %i = %c0 to %n step %c1 iter_args(%s = %once) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("unknown")
  %backward = scf.for %i = %c4 to %c0 step %m1 iter_args(%s = %unknown) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("backward")
  %threes = scf.for %i = %first to %end step %three iter_args(%s = %long) -> (tensor<43x8xf32>) : i8 {
    %number = arith.index_cast %i : i8 to index
    %j = arith.divui %number, %c3 : index
    %t = tensor.insert_slice %x into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<43x8xf32>
    scf.yield %t : tensor<43x8xf32>
  } loc("threes")
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %backward[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  %w = scf.for %i = %c0 to %c43 step %c1 iter_args(%g = %z) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %threes[%i, 0] [1, 8] [1, 1] : tensor<43x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %w : tensor<1x8xf32>
}
