// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --ao-verify-transfers --ao-bufferize-pipeline --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
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
