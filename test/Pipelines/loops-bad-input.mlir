// Loops whose tensors cannot move slice by slice stay as they are: each says why
// at its place, the step is planned without them, and nothing else happens.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0" --ao-verify-transfers | FileCheck %s --check-prefix=KEPT
// KEPT-NOT: ao.host_empty

// CHECK: loc("none"){{.*}}Reason="the loop has fewer than two iterations", Remark="kept on device: 'none#0'"
// CHECK: loc("once"){{.*}}Reason="the loop has fewer than two iterations", Remark="kept on device: 'once#0'"
// CHECK: loc("downwards"){{.*}}Reason="the step of the loop is not positive", Remark="kept on device: 'downwards#0'"
// CHECK: loc("dynamic"){{.*}}Reason="the number of iterations is not known", Remark="kept on device: 'dynamic#0'"
func.func @trips(%x: tensor<1x8xf32>, %a: tensor<4x8xf32>, %n: index) -> tensor<4x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %down = arith.constant -1 : index
  %0 = scf.for %i = %c4 to %c0 step %c1 iter_args(%s = %a) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("none")
  %1 = scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %0) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("once")
  %2 = scf.for %i = %c4 to %c0 step %down iter_args(%s = %1) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("downwards")
  %3 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %2) -> (tensor<4x8xf32>) {
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t : tensor<4x8xf32>
  } loc("dynamic")
  return %3 : tensor<4x8xf32>
}

// -----

// CHECK: Reason="the slice covers more than one row", Remark="kept on device: 'loop#0'"
// CHECK: Reason="an iteration inserts two slices", Remark="kept on device: 'loop#1'"
// CHECK: Reason="stacked residual has other uses in the producing loop", Remark="kept on device: 'loop#2'"
// CHECK: Reason="the offset of the slice is not the iteration number", Remark="kept on device: 'loop#3'"
func.func @slices(%two: tensor<2x8xf32>, %row: tensor<1x8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %wide = tensor.empty() : tensor<8x8xf32>
  %init = tensor.empty() : tensor<4x8xf32>
  %zero = arith.constant dense<0.0> : tensor<4x8xf32>
  %y:5 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s0 = %wide, %s1 = %init, %s2 = %zero, %s3 = %init, %n = %c1)
      -> (tensor<8x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, index) {
    %first = arith.muli %i, %c2 : index
    %rows = tensor.insert_slice %two into %s0[%first, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
    %one = tensor.insert_slice %row into %s1[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %last = arith.subi %c3, %i : index
    %other = tensor.insert_slice %row into %one[%last, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %before = tensor.extract_slice %s2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %more = arith.addf %before, %row : tensor<1x8xf32>
    %read = tensor.insert_slice %more into %s2[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    // Counts, but not the iterations.
    %twice = arith.muli %n, %c2 : index
    %place = arith.remui %twice, %c4 : index
    %data = tensor.insert_slice %row into %s3[%place, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %rows, %other, %read, %data, %twice : tensor<8x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>, index
  } loc("loop")
  %start = tensor.empty() : tensor<8xf32>
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %start) -> (tensor<8xf32>) {
    %a = tensor.extract_slice %y#0[%i, 0] [1, 8] [1, 1] : tensor<8x8xf32> to tensor<8xf32>
    %b = tensor.extract_slice %y#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %c = tensor.extract_slice %y#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %d = tensor.extract_slice %y#3[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %e = arith.addf %a, %b : tensor<8xf32>
    %f = arith.addf %c, %d : tensor<8xf32>
    %h = arith.addf %e, %f : tensor<8xf32>
    scf.yield %h : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}

// -----

// A loop with a side exit has no number of iterations.
// CHECK: Reason="the loop has no single induction variable", Remark="kept on device: 'side exits#1'"
func.func @whiles(%row: tensor<1x8xf32>, %limit: index) -> tensor<4x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y:2 = scf.while (%n = %c0, %s = %init) : (index, tensor<4x8xf32>) -> (index, tensor<4x8xf32>) {
    %more = arith.cmpi slt, %n, %c4 : index
    %early = arith.cmpi slt, %n, %limit : index
    %both = arith.andi %more, %early : i1
    scf.condition(%both) %n, %s : index, tensor<4x8xf32>
  } do {
  ^bb0(%n: index, %s: tensor<4x8xf32>):
    %t = tensor.insert_slice %row into %s[%n, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %next = arith.addi %n, %c1 : index
    scf.yield %next, %t : index, tensor<4x8xf32>
  } loc("side exits")
  return %y#1 : tensor<4x8xf32>
}
