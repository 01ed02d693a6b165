// Slices that ops compute from an empty tensor are computed in the residual of
// the loop.
// RUN: ao-opt %s --split-input-file --ao-insert-in-place | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-insert-in-place --ao-materialize-copies | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-bufferize-pipeline | FileCheck %s --check-prefix=BUFFER

// The slice is filled first, is in the residual in another shape, and is read
// after the insertion. Its destination is computed after it.
// CHECK-LABEL: @filled
// CHECK:         scf.for %[[I:.*]] = {{.*}} iter_args(%[[H:.*]] = {{.*}}, %[[S:.*]] = {{.*}})
// CHECK:           %[[ROW:.*]] = arith.subi
// CHECK:           %[[PLACE:.*]] = tensor.extract_slice %[[S]][%[[ROW]], 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
// CHECK:           %[[WIDE:.*]] = tensor.expand_shape %[[PLACE]] {{\[\[}}0, 1], [2]] output_shape [1, 1, 16]
// CHECK:           %[[SHAPED:.*]] = tensor.collapse_shape %[[WIDE]] {{\[\[}}0, 1, 2]] : tensor<1x1x16xf32> into tensor<16xf32>
// CHECK:           %[[FILLED:.*]] = linalg.fill ins({{.*}}) outs(%[[SHAPED]] : tensor<16xf32>)
// CHECK:           %[[MADE:.*]] = linalg.vecmat ins({{.*}}) outs(%[[FILLED]] : tensor<16xf32>)
// CHECK:           linalg.exp ins(%[[MADE]] : tensor<16xf32>)
// CHECK:           tensor.insert_slice {{.*}} into %[[S]][%[[ROW]], 0]
// BUFFER-LABEL: @filled
// BUFFER:         scf.for
// BUFFER-NOT:       memref.copy {{.*}} strided
// BUFFER:           linalg.vecmat
// BUFFER-NOT:       memref.copy {{.*}} strided
// BUFFER:         return
func.func @filled(%x: tensor<16xf32>, %w: tensor<16x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %stack = %empty) -> (tensor<16xf32>, tensor<4x16xf32>) {
    %e = tensor.empty() : tensor<16xf32>
    %filled = linalg.fill ins(%zero : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %made = linalg.vecmat ins(%h, %w : tensor<16xf32>, tensor<16x16xf32>) outs(%filled : tensor<16xf32>) -> tensor<16xf32>
    %wide = tensor.expand_shape %made [[0, 1, 2]] output_shape [1, 1, 16] : tensor<16xf32> into tensor<1x1x16xf32>
    %slice = tensor.collapse_shape %wide [[0, 1], [2]] : tensor<1x1x16xf32> into tensor<1x16xf32>
    %row = arith.subi %c3, %i : index
    %inserted = tensor.insert_slice %slice into %stack[%row, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %n = tensor.empty() : tensor<16xf32>
    %next = linalg.exp ins(%made : tensor<16xf32>) outs(%n : tensor<16xf32>) -> tensor<16xf32>
    scf.yield %next, %inserted : tensor<16xf32>, tensor<4x16xf32>
  }
  return %loop#1 : tensor<4x16xf32>
}

// -----

// An elementwise op becomes a structured one, which can be told where to write;
// what could be written over the slice goes elsewhere.
// CHECK-LABEL: @elementwise
// CHECK:         scf.for %[[I:.*]] = {{.*}} iter_args(%[[H:.*]] = {{.*}}, %[[S:.*]] = {{.*}})
// CHECK:           %[[PLACE:.*]] = tensor.extract_slice %[[S]][%[[I]], 0] [1, 16]
// CHECK:           linalg.generic {{.*}} ins(%[[H]], %[[H]] {{.*}} outs(%[[PLACE]] : tensor<1x16xf32>) attrs = {ao.layer = 1 : i64}
// CHECK-NEXT:      ^bb0
// CHECK-NEXT:        arith.mulf %{{[^{]*}} : f32
// BUFFER-LABEL: @elementwise
// BUFFER:         scf.for
// BUFFER-NOT:       memref.copy {{.*}} strided
// BUFFER:           outs(%{{.*}} : memref<1x16xf32, strided
// BUFFER:           memref.alloc() {{.*}} memref<1x16xf32>
// BUFFER-NOT:       memref.alloc
// BUFFER:         return
func.func @elementwise(%x: tensor<1x16xf32>) -> (tensor<1x16xf32>, tensor<4x16xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %stack = %empty) -> (tensor<1x16xf32>, tensor<4x16xf32>) {
    %made = arith.mulf %h, %h {ao.layer = 1 : i64} : tensor<1x16xf32>
    %inserted = tensor.insert_slice %made into %stack[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %sum = arith.addf %made, %h : tensor<1x16xf32>
    %next = math.exp %sum : tensor<1x16xf32>
    scf.yield %next, %inserted : tensor<1x16xf32>, tensor<4x16xf32>
  }
  return %loop#0, %loop#1 : tensor<1x16xf32>, tensor<4x16xf32>
}

// -----

// To bufferization, parts that are inserted one after the other read what is in
// their place.
// CHECK-LABEL: @parts
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @parts(%x: tensor<1x8xf32>, %y: tensor<1x8xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop = scf.for %i = %c0 to %c4 step %c1 iter_args(%stack = %empty) -> tensor<4x16xf32> {
    %e = tensor.empty() : tensor<1x16xf32>
    %low = tensor.insert_slice %x into %e[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<1x16xf32>
    %made = tensor.insert_slice %y into %low[0, 8] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<1x16xf32>
    %inserted = tensor.insert_slice %made into %stack[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %inserted : tensor<4x16xf32>
  }
  return %loop : tensor<4x16xf32>
}

// -----

// The iteration passes on the slice itself.
// CHECK-LABEL: @handed_on
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @handed_on(%x: tensor<1x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %stack = %empty) -> (tensor<1x16xf32>, tensor<4x16xf32>) {
    %e = tensor.empty() : tensor<1x16xf32>
    %made = linalg.exp ins(%h : tensor<1x16xf32>) outs(%e : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted = tensor.insert_slice %made into %stack[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %made, %inserted : tensor<1x16xf32>, tensor<4x16xf32>
  }
  return %loop#1 : tensor<4x16xf32>
}

// -----

// Another op adds to the slice where it lies.
// CHECK-LABEL: @overwritten
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @overwritten(%x: tensor<1x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %stack = %empty) -> (tensor<1x16xf32>, tensor<4x16xf32>) {
    %e = tensor.empty() : tensor<1x16xf32>
    %made = linalg.exp ins(%h : tensor<1x16xf32>) outs(%e : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted = tensor.insert_slice %made into %stack[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %next = linalg.add ins(%h, %made : tensor<1x16xf32>, tensor<1x16xf32>) outs(%made : tensor<1x16xf32>) -> tensor<1x16xf32>
    scf.yield %next, %inserted : tensor<1x16xf32>, tensor<4x16xf32>
  }
  return %loop#1 : tensor<4x16xf32>
}

// -----

// Columns are not contiguous.
// CHECK-LABEL: @columns
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @columns(%x: tensor<16x1xf32>) -> tensor<16x4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<16x4xf32>
  %loop = scf.for %i = %c0 to %c4 step %c1 iter_args(%stack = %empty) -> tensor<16x4xf32> {
    %e = tensor.empty() : tensor<16x1xf32>
    %made = linalg.exp ins(%x : tensor<16x1xf32>) outs(%e : tensor<16x1xf32>) -> tensor<16x1xf32>
    %inserted = tensor.insert_slice %made into %stack[0, %i] [16, 1] [1, 1] : tensor<16x1xf32> into tensor<16x4xf32>
    scf.yield %inserted : tensor<16x4xf32>
  }
  return %loop : tensor<16x4xf32>
}

// -----

// The loop reads the previous contents of the residual.
// CHECK-LABEL: @read
// CHECK:         tensor.extract_slice
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @read(%x: tensor<4x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %loop = scf.for %i = %c0 to %c4 step %c1 iter_args(%stack = %x) -> tensor<4x16xf32> {
    %old = tensor.extract_slice %stack[0, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %e = tensor.empty() : tensor<1x16xf32>
    %made = linalg.exp ins(%old : tensor<1x16xf32>) outs(%e : tensor<1x16xf32>) -> tensor<1x16xf32>
    %inserted = tensor.insert_slice %made into %stack[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %inserted : tensor<4x16xf32>
  }
  return %loop : tensor<4x16xf32>
}

// -----

// Which row it is, the slice itself tells.
// CHECK-LABEL: @row_from_slice
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @row_from_slice(%x: tensor<1x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop = scf.for %i = %c0 to %c4 step %c1 iter_args(%stack = %empty) -> tensor<4x16xf32> {
    %e = tensor.empty() : tensor<1x16xf32>
    %made = linalg.exp ins(%x : tensor<1x16xf32>) outs(%e : tensor<1x16xf32>) -> tensor<1x16xf32>
    %element = tensor.extract %made[%c0, %c0] : tensor<1x16xf32>
    %number = arith.fptosi %element : f32 to i32
    %row = arith.index_cast %number : i32 to index
    %inserted = tensor.insert_slice %made into %stack[%row, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %inserted : tensor<4x16xf32>
  }
  return %loop : tensor<4x16xf32>
}

// -----

// It would have to be in two residuals.
// CHECK-LABEL: @two_stacks
// CHECK-NOT:     tensor.extract_slice
// CHECK:         return
func.func @two_stacks(%x: tensor<1x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %other = tensor.empty() : tensor<4x16xf32>
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%stack = %empty, %second = %other) -> (tensor<4x16xf32>, tensor<4x16xf32>) {
    %e = tensor.empty() : tensor<1x16xf32>
    %made = linalg.exp ins(%x : tensor<1x16xf32>) outs(%e : tensor<1x16xf32>) -> tensor<1x16xf32>
    %a = tensor.insert_slice %made into %stack[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    %b = tensor.insert_slice %made into %second[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %a, %b : tensor<4x16xf32>, tensor<4x16xf32>
  }
  return %loop#0, %loop#1 : tensor<4x16xf32>, tensor<4x16xf32>
}

// -----

// The slice is computed element by element from the data in its destination: it
// overwrites them without a copy, and they are read before.
// CHECK-LABEL: @updated
// CHECK:         scf.for {{.*}} iter_args(%{{.*}} = {{.*}}, %[[S:.*]] = {{.*}}) -> (tensor<16xf32>, tensor<4x16xf32>)
// CHECK:           %[[OLD:.*]] = tensor.extract_slice %[[S]]
// CHECK:           linalg.generic {{.*}} ins({{.*}}, %[[OLD]] : tensor<16xf32>, tensor<16xf32>) outs(%[[OLD]] : tensor<16xf32>)
// BUFFER-LABEL: @updated
// BUFFER:         memref.copy
// BUFFER-NOT:     memref.copy {{.*}} strided
// BUFFER:         return
func.func @updated(%x: tensor<16xf32>, %weights: tensor<4x16xf32>) -> (tensor<16xf32>, tensor<4x16xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x, %s = %weights) -> (tensor<16xf32>, tensor<4x16xf32>) {
    %w = tensor.extract_slice %s[%i, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<16xf32>
    %next = arith.mulf %g, %w : tensor<16xf32>
    %new = arith.subf %g, %w : tensor<16xf32>
    %inserted = tensor.insert_slice %new into %s[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
    scf.yield %next, %inserted : tensor<16xf32>, tensor<4x16xf32>
  }
  return %loop#0, %loop#1 : tensor<16xf32>, tensor<4x16xf32>
}

// -----

// Peeled iterations continue what the loop inserts. A slice that another op
// reads is copied.
// CHECK-LABEL: @peeled
// CHECK:         %[[L:.*]]:2 = scf.for
// CHECK:         %[[P0:.*]] = tensor.extract_slice %[[L]]#1[2, 0] [1, 16]
// CHECK:         %[[A:.*]] = linalg.generic {{.*}} ins(%[[L]]#0, %{{.*}} {{.*}} outs(%[[P0]] : tensor<16xf32>)
// CHECK:         %[[S:.*]] = tensor.insert_slice %[[A]] into %[[L]]#1[2, 0]
// CHECK:         %[[P1:.*]] = tensor.extract_slice %[[S]][3, 0] [1, 16]
// CHECK:         %[[B:.*]] = linalg.exp ins({{.*}}) outs(%[[P1]] : tensor<16xf32>)
// CHECK:         %[[T:.*]] = tensor.insert_slice %[[B]] into %[[S]][3, 0]
// CHECK:         %[[U:.*]] = arith.mulf
// CHECK-NOT:     tensor.extract_slice
// CHECK:         tensor.insert_slice %[[U]] into %[[T]][0, 0]
// BUFFER-LABEL: @peeled
// BUFFER:         scf.for
// BUFFER:         }
// BUFFER-COUNT-1: memref.copy {{.*}} strided
// BUFFER-NOT:     memref.copy {{.*}} strided
// BUFFER:         return
func.func @peeled(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x16xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %loop:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %empty) -> (tensor<16xf32>, tensor<4x16xf32>) {
    %e = tensor.empty() : tensor<16xf32>
    %next = linalg.exp ins(%h : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %made = arith.mulf %next, %x : tensor<16xf32>
    %inserted = tensor.insert_slice %made into %s[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
    scf.yield %next, %inserted : tensor<16xf32>, tensor<4x16xf32>
  }
  %a = arith.mulf %loop#0, %x : tensor<16xf32>
  %s = tensor.insert_slice %a into %loop#1[2, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
  %e = tensor.empty() : tensor<16xf32>
  %b = linalg.exp ins(%loop#0 : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %t = tensor.insert_slice %b into %s[3, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
  %u = arith.mulf %loop#0, %loop#0 : tensor<16xf32>
  %v = tensor.insert_slice %u into %t[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
  %r = arith.addf %u, %x : tensor<16xf32>
  return %r, %v : tensor<16xf32>, tensor<4x16xf32>
}

// -----

// Iterations that are peeled before a loop begin an empty tensor, also one
// with other uses.
// CHECK-LABEL: @peeled_in_front
// CHECK:         %[[NEW:.*]] = bufferization.alloc_tensor() : tensor<4x16xf32>
// CHECK:         %[[P0:.*]] = tensor.extract_slice %[[NEW]][0, 0] [1, 16]
// CHECK:         linalg.exp ins({{.*}}) outs(%[[P0]] : tensor<16xf32>)
// CHECK:         %[[S:.*]] = tensor.insert_slice {{.*}} into %[[NEW]][0, 0]
// CHECK:         %[[P1:.*]] = tensor.extract_slice %[[S]][1, 0] [1, 16]
// CHECK:         linalg.generic {{.*}} outs(%[[P1]] : tensor<16xf32>)
// CHECK:         tensor.insert_slice {{.*}} into %[[S]][1, 0]
// CHECK:         scf.for
// BUFFER-LABEL: @peeled_in_front
// BUFFER-NOT:     memref.copy {{.*}} strided
// BUFFER:         return
func.func @peeled_in_front(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) attributes {ao.step} {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %e = tensor.empty() : tensor<16xf32>
  %a = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %s = tensor.insert_slice %a into %empty[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
  %b = arith.mulf %x, %x : tensor<16xf32>
  %t = tensor.insert_slice %b into %s[1, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
  %loop:3 = scf.for %i = %c2 to %c4 step %c1 iter_args(%h = %x, %u = %t, %v = %empty) -> (tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>) {
    %next = linalg.exp ins(%h : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
    %made = arith.mulf %next, %x : tensor<16xf32>
    %inserted = tensor.insert_slice %made into %u[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
    %other = arith.addf %next, %x : tensor<16xf32>
    %also = tensor.insert_slice %other into %v[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
    scf.yield %next, %inserted, %also : tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
  }
  return %loop#0, %loop#1, %loop#2 : tensor<16xf32>, tensor<4x16xf32>, tensor<4x16xf32>
}

// -----

// No loop writes to this tensor: its parts are values of the step.
// CHECK-LABEL: @parts_of_step
// CHECK-NOT:     tensor.extract_slice %
// CHECK-NOT:     alloc_tensor() :
// CHECK:         scf.for
// BUFFER-LABEL: @parts_of_step
// BUFFER-COUNT-2: memref.copy {{.*}} strided
// BUFFER:         return
func.func @parts_of_step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %empty = tensor.empty() : tensor<2x16xf32>
  %a = arith.addf %x, %x : tensor<16xf32>
  %s = tensor.insert_slice %a into %empty[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
  %b = arith.mulf %x, %x : tensor<16xf32>
  %t = tensor.insert_slice %b into %s[1, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
  %loop:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %u = %t) -> (tensor<16xf32>, tensor<2x16xf32>) {
    %row = tensor.extract_slice %u[%i, 0] [1, 16] [1, 1] : tensor<2x16xf32> to tensor<16xf32>
    %next = arith.mulf %h, %row : tensor<16xf32>
    scf.yield %next, %u : tensor<16xf32>, tensor<2x16xf32>
  }
  return %loop#0 : tensor<16xf32>
}

// -----

// Another op reads the slice of a peeled iteration in another shape.
// CHECK-LABEL: @peeled_and_read
// CHECK-NOT:     alloc_tensor() :
// CHECK-NOT:     extract_slice
// CHECK:         scf.for
// BUFFER-LABEL: @peeled_and_read
// BUFFER:         memref.copy {{.*}} strided
// BUFFER:         scf.for
func.func @peeled_and_read(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x16xf32>) attributes {ao.step} {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %empty = tensor.empty() : tensor<4x16xf32>
  %a = arith.mulf %x, %x : tensor<16xf32>
  %row = tensor.expand_shape %a [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
  %s = tensor.insert_slice %row into %empty[0, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
  %b = arith.addf %a, %x : tensor<16xf32>
  %loop:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%h = %b, %t = %s) -> (tensor<16xf32>, tensor<4x16xf32>) {
    %next = arith.addf %h, %x : tensor<16xf32>
    %made = arith.mulf %h, %x : tensor<16xf32>
    %inserted = tensor.insert_slice %made into %t[%i, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<4x16xf32>
    scf.yield %next, %inserted : tensor<16xf32>, tensor<4x16xf32>
  }
  return %loop#0, %loop#1 : tensor<16xf32>, tensor<4x16xf32>
}

// -----

// Iterations without a loop, in the body of a loop, fill a tensor. A slice that
// is read before the next one is computed is inserted after its readers.
// CHECK-LABEL: @without_loop
// CHECK:         scf.for
// CHECK:           %[[STACK:.*]] = bufferization.alloc_tensor() : tensor<2x16xf32>
// CHECK:           %[[PLACE:.*]] = tensor.extract_slice %[[STACK]][0, 0] [1, 16] [1, 1]
// CHECK:           %[[FIRST:.*]] = linalg.exp {{.*}} outs(%[[PLACE]] : tensor<16xf32>)
// CHECK:           linalg.tanh ins(%[[FIRST]] :
// CHECK:           %[[ONE:.*]] = tensor.insert_slice %[[FIRST]] into %[[STACK]][0, 0]
// CHECK:           %[[NEXT:.*]] = tensor.extract_slice %[[ONE]][1, 0] [1, 16] [1, 1]
// CHECK:           linalg.exp {{.*}} outs(%[[NEXT]] : tensor<16xf32>)
// BUFFER-LABEL: @without_loop
// BUFFER:         scf.for
// BUFFER-NOT:       memref.copy {{.*}} strided
// BUFFER:         return
func.func @without_loop(%x: tensor<16xf32>, %init: tensor<2x16xf32>) -> tensor<2x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %sum = %init) -> (tensor<16xf32>, tensor<2x16xf32>) {
    %empty = tensor.empty() : tensor<2x16xf32>
    %e0 = tensor.empty() : tensor<16xf32>
    %a = linalg.exp ins(%h : tensor<16xf32>) outs(%e0 : tensor<16xf32>) -> tensor<16xf32>
    %one = tensor.insert_slice %a into %empty[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
    %e1 = tensor.empty() : tensor<16xf32>
    %b = linalg.tanh ins(%a : tensor<16xf32>) outs(%e1 : tensor<16xf32>) -> tensor<16xf32>
    %e2 = tensor.empty() : tensor<16xf32>
    %c = linalg.exp ins(%b : tensor<16xf32>) outs(%e2 : tensor<16xf32>) -> tensor<16xf32>
    %two = tensor.insert_slice %c into %one[1, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
    %e3 = tensor.empty() : tensor<16xf32>
    %d = linalg.tanh ins(%c : tensor<16xf32>) outs(%e3 : tensor<16xf32>) -> tensor<16xf32>
    %e4 = tensor.empty() : tensor<2x16xf32>
    %s = linalg.add ins(%sum, %two : tensor<2x16xf32>, tensor<2x16xf32>) outs(%e4 : tensor<2x16xf32>) -> tensor<2x16xf32>
    scf.yield %d, %s : tensor<16xf32>, tensor<2x16xf32>
  }
  return %loop#1 : tensor<2x16xf32>
}
