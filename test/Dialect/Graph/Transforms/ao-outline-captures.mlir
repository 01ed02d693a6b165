// Steps are outlined as capturable functions, with the parts of their
// signatures that callers keep.
//
// RUN: ao-opt %S/Inputs/ao-outline-captures.mlir --ao-outline-captures --allow-unregistered-dialect | FileCheck %s

// The functions of a step stay; their copies are no step.
// CHECK-LABEL: func.func @fwd(
// CHECK-SAME:    ao.backward = @bwd
// CHECK-LABEL: func.func private @fwd.0(
// CHECK-SAME:    {graph.argument = #graph.argument<copied>}
// CHECK-SAME:    attributes {graph.capture = #graph.capture<forward>}
// CHECK-NOT:     aortStepRange
// CHECK:         return
// CHECK-LABEL: func.func @bwd(
// CHECK-LABEL: func.func private @bwd.0(
// CHECK-SAME:    attributes {graph.capture = #graph.capture<backward>}

// CHECK-LABEL: func.func @joint(
// CHECK-SAME:    ao.step
// CHECK-LABEL: func.func private @joint.0(
// CHECK-SAME:    attributes {graph.capture = #graph.capture<inference>}

// CHECK-LABEL: func.func @other(
// CHECK-NOT:   @other.0

// A key is a number. The host reads that; ops on the buffer get one that holds it.
// CHECK-LABEL: func.func @key(
// CHECK-SAME:    memref<i64> {graph.argument = #graph.argument<key>}
// CHECK-LABEL: func.func private @key.0(
// CHECK-SAME:    %[[N:.*]]: i64 {graph.argument = #graph.argument<key>}, %[[M:.*]]: f32 {graph.argument = #graph.argument<key>}, %{{.*}}: index {graph.argument = #graph.argument<key>}
// CHECK-NEXT:    %[[OWN:.*]] = memref.alloc() : memref<i64>
// CHECK-NEXT:    memref.store %[[N]], %[[OWN]][] : memref<i64>
// CHECK-NOT:     memref.load
// CHECK:         memref.copy %[[OWN]]
// CHECK:         "test.use"(%[[N]], %[[M]]) : (i64, f32) -> ()
// CHECK-NEXT:    memref.dealloc %[[OWN]]

// Scalars that go to the device: the caller that launches the captured graph writes them there.
// CHECK-LABEL: func.func private @scalars.0(
// CHECK-SAME:    %[[RATE:[a-z0-9]+]]: memref<f32> {graph.argument = #graph.argument<value>}
// CHECK-SAME:    %[[STEPS:[a-z0-9]+]]: memref<i64> {graph.argument = #graph.argument<value>}
// CHECK-NOT:     ao.upload_scalars
// CHECK:         memref.copy %[[RATE]], %{{.*}} : memref<f32> to memref<f32>
// CHECK-NEXT:    memref.copy %[[STEPS]], %{{.*}} : memref<i64> to memref<i64>
// CHECK-NEXT:    return

// Uses other than views of single scalars keep the upload in place: views at
// other offsets or of other types, and scalars that are uploaded twice.
// CHECK-LABEL: func.func private @between.0(
// CHECK:         ao.upload_scalars
// CHECK-LABEL: func.func private @another_type.0(
// CHECK:         ao.upload_scalars
// CHECK-LABEL: func.func private @another_rank.0(
// CHECK:         ao.upload_scalars
// CHECK-LABEL: func.func private @twice.0(
// CHECK:         ao.upload_scalars
// CHECK-LABEL: func.func private @on_tensors.0(
// CHECK:         ao.upload_scalars

// An op on the buffer gets one of its own, of the usual layout.
// CHECK-LABEL: func.func private @key_in_a_buffer.0(
// CHECK-SAME:    %{{.*}}: i64 {graph.argument = #graph.argument<key>}
// CHECK:         memref.alloc() : memref<i64>
