// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --ao-verify-transfers -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --ao-bufferize-pipeline -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=64 --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL

// From loop to loop; the initial contents of the residual are dropped, and
// loops that carry it unchanged read the host tensor.
// CHECK-LABEL: func.func @joint
// CHECK-NOT: linalg.fill
// CHECK: %[[EMPTY:.*]] = ao.host_empty : tensor<4x8xf32, #ao.host>
// CHECK: %[[W:.*]]:2 = scf.for %[[I:[a-z0-9]+]] = %{{.*}} iter_args(%{{.*}} = %{{.*}}, %[[S:.*]] = %[[EMPTY]]) -> (tensor<1x8xf32>, tensor<4x8xf32, #ao.host>)
// CHECK:   %[[A:.*]] = math.sin
// CHECK:   %[[SLOT:.*]] = tensor.extract_slice %[[S]][%[[I]], 0] [1, 8] [1, 1]
// CHECK:   %[[T:.*]] = ao.offload %[[A]] into %[[SLOT]]
// CHECK:   %[[F:.*]] = ao.wait %[[T]] keep(%[[A]] : tensor<1x8xf32>) into(%[[SLOT]] : tensor<1x8xf32, #ao.host>) {ao.blocking}
// CHECK:   %[[N:.*]] = tensor.insert_slice %[[F]] into %[[S]][%[[I]], 0] [1, 8] [1, 1]
// CHECK:   scf.yield %[[A]], %[[N]]
// CHECK: scf.for %[[J:[a-z0-9]+]] = %{{.*}} iter_args(%{{[a-z0-9]+}} = %[[W]]#0) -> (tensor<1x8xf32>)
// CHECK:   %[[K:.*]] = arith.subi %{{.*}}, %[[J]]
// CHECK:   %[[SLICE:.*]] = tensor.extract_slice %[[W]]#1[%{{.*}}, 0] [1, 8] [1, 1]
// CHECK:   %[[R:.*]] = ao.reload %[[SLICE]]
// CHECK:   %[[B:.*]] = ao.wait %[[R]] keep(%[[SLICE]] : tensor<1x8xf32, #ao.host>) {ao.blocking}
// CHECK:   arith.mulf %{{.*}}, %[[B]]
// REMARK: Remark="offloaded slice by slice: 'stack#1'", {{(RemarkId=[0-9]+, )?}}slice_bytes=32, slices=4
// SMALL: Reason="a slice has 32 bytes, fewer than min-bytes (64)", Remark="kept on device: 'stack#1'"
func.func @joint(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %t : tensor<1x8xf32>, tensor<4x8xf32>
  } loc("stack")
  %z:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y, %s = %stack) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b, %s : tensor<1x8xf32>, tensor<4x8xf32>
  }
  return %z#0 : tensor<1x8xf32>
}

// -----

// Through a pair: the slot holds a host tensor, a second one of the same
// residual is removed. Loops that start anywhere, slices without their
// dimension of size one, a slice read twice.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME: -> (tensor<8xf32>, tensor<8x4xf32, #ao.host>)
// CHECK: scf.for %[[I:[a-z0-9]+]] =
// CHECK:   %[[N:.*]] = arith.subi %[[I]], %{{.*}}
// CHECK:   %[[SLOT:.*]] = tensor.extract_slice %{{.*}}[0, %[[N]]] [8, 1] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<8xf32, #ao.host>
// CHECK:   ao.offload %{{.*}} into %[[SLOT]]
// CHECK-LABEL: func.func @bwd
// CHECK-SAME: (%[[H:.*]]: tensor<8x4xf32, #ao.host>, %{{.*}}: tensor<8xf32>)
// CHECK:   %[[SLICE:.*]] = tensor.extract_slice %[[H]][0, %{{.*}}] [8, 1] [1, 1] : tensor<8x4xf32, #ao.host> to tensor<8xf32, #ao.host>
// CHECK:   ao.reload %[[SLICE]]
// CHECK:   %[[A:.*]] = ao.wait
// CHECK:   ao.reload
// CHECK:   %[[B:.*]] = tensor.expand_shape %[[A]]
// CHECK-NOT: ao.reload
func.func @fwd(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %init = tensor.empty() : tensor<8x4xf32>
  %y, %stack = scf.for %i = %c2 to %c6 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8xf32>, tensor<8x4xf32>) {
    %n = arith.subi %i, %c2 : index
    %a = math.sin %h : tensor<8xf32>
    %t = tensor.insert_slice %a into %s[0, %n] [8, 1] [1, 1] : tensor<8xf32> into tensor<8x4xf32>
    scf.yield %a, %t : tensor<8xf32>, tensor<8x4xf32>
  }
  return %y, %stack, %stack : tensor<8xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}
func.func @bwd(%a: tensor<8x4xf32>, %b: tensor<8x4xf32>, %g: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %g) -> (tensor<8xf32>) {
    %j = arith.subi %c3, %i : index
    %0 = tensor.extract_slice %a[0, %j] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
    %1 = tensor.extract_slice %a[0, %j] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8x1xf32>
    %2 = tensor.extract_slice %b[0, %j] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
    %3 = tensor.collapse_shape %1 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %4 = arith.mulf %h, %0 : tensor<8xf32>
    %5 = arith.mulf %4, %2 : tensor<8xf32>
    %6 = arith.addf %5, %3 : tensor<8xf32>
    scf.yield %6 : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}

// -----

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

// A loop over microbatches: all of its iterations use the same host memory.
// Written in reverse, along another dimension, by a loop that counts in i32.
// CHECK-LABEL: func.func @microbatches
// CHECK: %[[EMPTY:.*]] = ao.host_empty : tensor<8x4xf32, #ao.host>
// CHECK-NOT: ao.host_empty
// CHECK: scf.for
// CHECK:   scf.for %[[I:[a-z0-9]+]] = {{.*}} iter_args({{.*}}, %{{.*}} = %[[EMPTY]])
// CHECK:     %[[N:.*]] = arith.index_cast %[[I]] : i32 to index
// CHECK:     %[[R:.*]] = arith.subi %{{.*}}, %[[N]]
// CHECK:     tensor.extract_slice %{{.*}}[0, %[[R]]] [8, 1] [1, 1]
// CHECK:     ao.offload
// CHECK:   scf.for
// CHECK:     ao.reload
// REMARK: Remark="offloaded slice by slice: 'inner'", {{(RemarkId=[0-9]+, )?}}slice_bytes=32, slices=4
func.func @microbatches(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i4 = arith.constant 4 : i32
  %c3 = arith.constant 3 : index
  %init = tensor.empty() : tensor<8x4xf32>
  %sum = scf.for %m = %c0 to %c2 step %c1 iter_args(%acc = %x) -> (tensor<8xf32>) {
    %y, %stack = scf.for %i = %i0 to %i4 step %i1 iter_args(%h = %acc, %s = %init) -> (tensor<8xf32>, tensor<8x4xf32>) : i32 {
      %a = math.sin %h : tensor<8xf32>
      %n = arith.index_cast %i : i32 to index
      %j = arith.subi %c3, %n : index
      %t = tensor.insert_slice %a into %s[0, %j] [8, 1] [1, 1] : tensor<8xf32> into tensor<8x4xf32>
      scf.yield %a, %t : tensor<8xf32>, tensor<8x4xf32>
    } loc("inner")
    %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<8xf32>) {
      %a = tensor.extract_slice %stack[0, %i] [8, 1] [1, 1] : tensor<8x4xf32> to tensor<8xf32>
      %b = arith.mulf %g, %a : tensor<8xf32>
      scf.yield %b : tensor<8xf32>
    }
    scf.yield %z : tensor<8xf32>
  }
  return %sum : tensor<8xf32>
}

// -----

// A loop with a computed counter.
// CHECK-LABEL: func.func @while
// CHECK-NOT: scf.while
// CHECK: ao.offload
// CHECK: ao.reload
func.func @while(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %w:3 = scf.while (%i = %c0, %h = %x, %s = %init) : (index, tensor<1x8xf32>, tensor<4x8xf32>) -> (index, tensor<1x8xf32>, tensor<4x8xf32>) {
    %go = arith.cmpi slt, %i, %c4 : index
    scf.condition(%go) %i, %h, %s : index, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %a, %t : index, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %w#1) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %w#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
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

// -----

// A loop with another step is normalized to step one.
// CHECK-LABEL: func.func @by_threes
// CHECK: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[C5:.*]] = arith.constant 5 : index
// CHECK: scf.for
// CHECK:   ao.offload
// CHECK: scf.for %[[I:[a-z0-9]+]] = %{{.*}} to %{{.*}} step
// CHECK:   %[[PASSED:.*]] = arith.muli %[[I]], %[[C3]]
// CHECK:   %[[COUNTED:.*]] = arith.addi %[[C5]], %[[PASSED]]
// CHECK:   arith.index_cast %[[COUNTED]]
// CHECK:   ao.reload
func.func @by_threes(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c5 to %c16 step %c3 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %n = arith.subi %i, %c5 : index
    %j = arith.divui %n, %c3 : index
    %t = tensor.insert_slice %a into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %a, %t : tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c5 to %c16 step %c3 iter_args(%g = %y) -> (tensor<1x8xf32>) {
    %n = arith.subi %i, %c5 : index
    %j = arith.divui %n, %c3 : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %m = arith.index_cast %i : index to i32
    %f = arith.sitofp %m : i32 to f32
    %v = tensor.splat %f : tensor<1x8xf32>
    %u = arith.mulf %v, %a : tensor<1x8xf32>
    %b = arith.addf %g, %u : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}
