// RUN: ao-opt %s --ao-outline-captures --allow-unregistered-dialect | FileCheck %s
// RUN: ao-opt %s --ao-outline-captures=steps=fwd --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE --implicit-check-not=@joint.0
// RUN: not ao-opt %s --ao-outline-captures=steps=joint,bwd --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: ao-opt %s --ao-outline-captures="steps=fwd mode=split" --allow-unregistered-dialect | FileCheck %s --check-prefix=SPLIT


// Callers call what will be left of a function that is cut.
// SPLIT: func.func @fwd.split({{.*}}attributes {ao.cut = "forward"}
// SPLIT: func.func @bwd.split({{.*}}attributes {ao.cut = "backward"}

// A pair goes by the name of its forward function.
// ONE: @fwd.0(
// ONE: @bwd.0(
// NONE: error: expected a step '@bwd'

// The functions of a step stay; their copies are no step.
// CHECK-LABEL: func.func @fwd(
// CHECK-SAME:    ao.backward = @bwd
// CHECK-LABEL: func.func private @fwd.0(
// CHECK-SAME:    {ao.class = "copied"}
// CHECK-SAME:    attributes {ao.capture = "forward"}
// CHECK-NOT:     aortStepRange
// CHECK:         return
// CHECK-LABEL: func.func @bwd(
// CHECK-LABEL: func.func private @bwd.0(
// CHECK-SAME:    attributes {ao.capture = "backward"}
llvm.func @aortStepRangeEnd()
func.func @fwd(%x: memref<4xf32> {ao.class = "copied"}) -> (memref<4xf32>, memref<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64, ao.arenas = #ao.arenas<device = 256, host = 0>} {
  llvm.call @aortStepRangeEnd() : () -> ()
  return %x, %x : memref<4xf32>, memref<4xf32>
}
func.func @bwd(%x: memref<4xf32>) {
  return
}

// CHECK-LABEL: func.func @joint(
// CHECK-SAME:    ao.step
// CHECK-LABEL: func.func private @joint.0(
// CHECK-SAME:    attributes {ao.capture = "inference"}
func.func @joint(%x: memref<4xf32>) attributes {ao.step} {
  return
}

// CHECK-LABEL: func.func @other(
// CHECK-NOT:   @other.0
func.func @other(%x: memref<4xf32>) {
  return
}

// A key is a number. The host reads that; ops on the buffer get one that holds it.
// CHECK-LABEL: func.func @key(
// CHECK-SAME:    memref<i64> {ao.key}
// CHECK-LABEL: func.func private @key.0(
// CHECK-SAME:    %[[N:.*]]: i64 {ao.key}, %[[M:.*]]: f32 {ao.key}, %{{.*}}: index {ao.key}
// CHECK-NEXT:    %[[OWN:.*]] = memref.alloc() : memref<i64>
// CHECK-NEXT:    memref.store %[[N]], %[[OWN]][] : memref<i64>
// CHECK-NOT:     memref.load
// CHECK:         memref.copy %[[OWN]]
// CHECK:         "test.use"(%[[N]], %[[M]]) : (i64, f32) -> ()
// CHECK-NEXT:    memref.dealloc %[[OWN]]
func.func @key(%n: memref<i64> {ao.key}, %m: memref<f32> {ao.key}, %k: index {ao.key}, %to: memref<i64>) attributes {ao.step} {
  %0 = memref.load %n[] : memref<i64>
  %1 = memref.load %m[] : memref<f32>
  memref.copy %n, %to : memref<i64> to memref<i64>
  "test.use"(%0, %1) : (i64, f32) -> ()
  return
}

// Scalars that go to the device: whoever launches the recording writes them there.
// CHECK-LABEL: func.func private @scalars.0(
// CHECK-SAME:    %[[RATE:[a-z0-9]+]]: memref<f32> {ao.class = "value"}
// CHECK-SAME:    %[[STEPS:[a-z0-9]+]]: memref<i64> {ao.class = "value"}
// CHECK-NOT:     ao.upload_scalars
// CHECK:         memref.copy %[[RATE]], %{{.*}} : memref<f32> to memref<f32>
// CHECK-NEXT:    memref.copy %[[STEPS]], %{{.*}} : memref<i64> to memref<i64>
// CHECK-NEXT:    return
func.func @scalars(%rate: f32, %steps: i64, %x: memref<f32>, %y: memref<i64>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = memref.view %block[%c0][] : memref<16xi8> to memref<f32>
  %s = memref.view %block[%c8][] : memref<16xi8> to memref<i64>
  memref.copy %r, %x : memref<f32> to memref<f32>
  memref.copy %s, %y : memref<i64> to memref<i64>
  memref.dealloc %block : memref<16xi8>
  return
}

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
func.func @between(%rate: f32, %steps: i64, %x: memref<i32>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c4 = arith.constant 4 : index
  %r = memref.view %block[%c4][] : memref<16xi8> to memref<i32>
  memref.copy %r, %x : memref<i32> to memref<i32>
  memref.dealloc %block : memref<16xi8>
  return
}
func.func @another_type(%rate: f32, %steps: i64, %x: memref<i32>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c0 = arith.constant 0 : index
  %r = memref.view %block[%c0][] : memref<16xi8> to memref<i32>
  memref.copy %r, %x : memref<i32> to memref<i32>
  memref.dealloc %block : memref<16xi8>
  return
}
func.func @another_rank(%rate: f32, %steps: i64, %x: memref<1xf32>) attributes {ao.step} {
  %block = memref.alloc() : memref<16xi8>
  ao.upload_scalars %rate, %steps : f32, i64 into %block : memref<16xi8>
  %c0 = arith.constant 0 : index
  %r = memref.view %block[%c0][] : memref<16xi8> to memref<1xf32>
  memref.copy %r, %x : memref<1xf32> to memref<1xf32>
  memref.dealloc %block : memref<16xi8>
  return
}
func.func @twice(%rate: f32, %x: memref<f32>) attributes {ao.step} {
  %block = memref.alloc() : memref<8xi8>
  ao.upload_scalars %rate, %rate : f32, f32 into %block : memref<8xi8>
  %c4 = arith.constant 4 : index
  %r = memref.view %block[%c4][] : memref<8xi8> to memref<f32>
  memref.copy %r, %x : memref<f32> to memref<f32>
  memref.dealloc %block : memref<8xi8>
  return
}
func.func @on_tensors(%rate: f32) -> tensor<f32> attributes {ao.step} {
  %r = ao.upload_scalars %rate : f32 -> tensor<f32>
  return %r : tensor<f32>
}

// An op on the buffer gets one of its own, of the usual layout.
// CHECK-LABEL: func.func private @key_in_a_buffer.0(
// CHECK-SAME:    %{{.*}}: i64 {ao.key}
// CHECK:         memref.alloc() : memref<i64>
func.func @key_in_a_buffer(%n: memref<i64, strided<[], offset: ?>> {ao.key}, %to: memref<i64>) attributes {ao.step} {
  memref.copy %n, %to : memref<i64, strided<[], offset: ?>> to memref<i64>
  return
}
