// RUN: ao-opt %s --ao-use-arenas --split-input-file --allow-unregistered-dialect | FileCheck %s

// Both functions get the arenas that have bytes, and nothing is left of places.
// CHECK-LABEL: func.func @fwd(
// CHECK-SAME:    %[[W:.*]]: memref<64xf32>, %[[D:.*]]: memref<512xi8> {ao.arena}, %[[H:.*]]: memref<256xi8, #ao.host> {ao.arena})
// CHECK-SAME:    -> (memref<f32>, memref<64xf32, #ao.host>)
// CHECK-NOT:     ao.arenas
// CHECK-DAG:     %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[C256:.*]] = arith.constant 256 : index
// CHECK:         memref.alloc() : memref<f32>
// CHECK:         %[[A:.*]] = memref.view %[[D]][%[[C256]]][] : memref<512xi8> to memref<8x8xf32>
// CHECK:         %[[B:.*]] = memref.view %[[H]][%[[C0]]][] : memref<256xi8, #ao.host> to memref<64xf32, #ao.host>
// CHECK:         "test.use"(%[[W]], %[[A]], %[[B]])
// CHECK-NOT:     memref.dealloc
// CHECK:         return %{{.*}}, %[[B]]
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    memref<64xf32, #ao.host>, %[[G:.*]]: memref<f32> {ao.donated}, %{{.*}}: memref<512xi8> {ao.arena}, %{{.*}}: memref<256xi8, #ao.host> {ao.arena})
// CHECK:         memref.dealloc %[[G]] : memref<f32>
// CHECK-NOT:     memref.dealloc
func.func @fwd(%w: memref<64xf32>) -> (memref<f32>, memref<64xf32, #ao.host> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64, ao.arenas = #ao.arenas<device = 512, host = 256>} {
  %l = memref.alloc() : memref<f32>
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<8x8xf32>
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32, #ao.host>
  "test.use"(%w, %a, %b) : (memref<64xf32>, memref<8x8xf32>, memref<64xf32, #ao.host>) -> ()
  memref.dealloc %a {ao.slot} : memref<8x8xf32>
  return %l, %b : memref<f32>, memref<64xf32, #ao.host>
}
func.func @bwd(%b: memref<64xf32, #ao.host> {ao.slot = #ao.slot<0, 256>}, %g: memref<f32> {ao.donated})
    attributes {ao.arenas = #ao.arenas<device = 512, host = 256>} {
  memref.dealloc %b {ao.slot} : memref<64xf32, #ao.host>
  memref.dealloc %g : memref<f32>
  return
}

// -----

// In a loop the view is made where the allocation was; a step without arenas is
// left alone.
// CHECK-LABEL: func.func @loop(
// CHECK:         scf.for
// CHECK:           memref.view
// CHECK-LABEL: func.func @plain(
// CHECK-NOT:     ao.arena
// CHECK:         memref.alloc
func.func @loop(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  scf.for %i = %lo to %hi step %s {
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    "test.use"(%a) : (memref<64xf32>) -> ()
    memref.dealloc %a {ao.slot} : memref<64xf32>
  }
  return
}
func.func @plain() attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  memref.dealloc %a : memref<64xf32>
  return
}

// -----

// Unsigned numbers stay unsigned.
// CHECK-LABEL: func.func @unsigned
// CHECK: scf.for unsigned %[[I:.*]] =
// CHECK: arith.index_castui %[[I]] : i32 to index
// CHECK-NOT: arith.index_cast %
// CHECK: memref.view
func.func @unsigned(%lo: i32, %hi: i32, %step: i32) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  scf.for unsigned %i = %lo to %hi step %step : i32 {
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    memref.dealloc %a {ao.slot} : memref<64xf32>
  }
  return
}
