// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s

// A saved value is one buffer from its allocation in @fwd to its free in @bwd.
// Buffers that @fwd frees make room for buffers of @bwd, and vice versa.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME:    -> (memref<f32>, memref<64xf32> {ao.slot = #ao.slot<[[AT:.*]], 256>})
// CHECK-SAME:    ao.arenas = #ao.arenas<device = 512, host = 0>, ao.backward = @bwd
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[AT]], 256>} : memref<64xf32>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[OTHER:.*]], 256>} : memref<64xf32>
// CHECK:         memref.alloc() : memref<f32>
// CHECK-LABEL: func.func @bwd
// CHECK-SAME:    %{{.*}}: memref<64xf32> {ao.slot = #ao.slot<[[AT]], 256>}, %{{.*}}: memref<f32>)
// CHECK-SAME:    ao.arenas = #ao.arenas<device = 512, host = 0>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[OTHER]], 256>} : memref<64xf32>
// CHECK:         memref.dealloc %arg0 {ao.slot} : memref<64xf32>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[AT]], 256>} : memref<64xf32>
func.func @fwd(%w: memref<64xf32>) -> (memref<f32>, memref<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  "test.use"(%w, %a, %b) : (memref<64xf32>, memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %b : memref<64xf32>
  %l = memref.alloc() : memref<f32>
  return %l, %a : memref<f32>, memref<64xf32>
}
func.func @bwd(%a: memref<64xf32> {ao.donated}, %g: memref<f32>) {
  %c = memref.alloc() : memref<64xf32>
  "test.use"(%a, %c) : (memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %a : memref<64xf32>
  %d = memref.alloc() : memref<64xf32>
  "test.use"(%c, %d) : (memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %c : memref<64xf32>
  memref.dealloc %d : memref<64xf32>
  return
}

// -----

// Two saved views of one buffer are freed once, and have one place; a parameter
// that is saved has none.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME:    -> (memref<8x8xf32> {ao.slot = #ao.slot<0, 256>}, memref<64xf32> {ao.slot = #ao.slot<0, 256>}, memref<64xf32>)
// CHECK-LABEL: func.func @bwd
// CHECK-SAME:    memref<8x8xf32> {ao.slot = #ao.slot<0, 256>}, %{{.*}}: memref<64xf32> {ao.slot = #ao.slot<0, 256>}, %{{.*}}: memref<64xf32>)
// CHECK:         memref.dealloc %arg0 {ao.slot}
func.func @fwd(%w: memref<64xf32>) -> (memref<8x8xf32>, memref<64xf32>, memref<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  %a = memref.alloc() : memref<64xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  return %v, %a, %w : memref<8x8xf32>, memref<64xf32>, memref<64xf32>
}
func.func @bwd(%v: memref<8x8xf32> {ao.donated}, %a: memref<64xf32> {ao.donated}, %w: memref<64xf32>) {
  "test.use"(%v, %a, %w) : (memref<8x8xf32>, memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %v : memref<8x8xf32>
  return
}
