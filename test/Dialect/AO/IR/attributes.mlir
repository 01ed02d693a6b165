// RUN: ao-opt %s --allow-unregistered-dialect | ao-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @fwd
// CHECK-SAME:    tensor<4xf32> {ao.donated}
// CHECK-SAME:    tensor<4xf32> {ao.keep}
// CHECK-SAME:    tensor<4xf32> {ao.donated, ao.offload, ao.selected}
// CHECK-SAME:    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64}
func.func @fwd(%a: tensor<4xf32> {ao.donated}, %b: tensor<4xf32> {ao.keep},
               %c: tensor<4xf32> {ao.donated, ao.offload, ao.selected})
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  // CHECK: "any.op"
  // CHECK-SAME: ao.bytes = 4096 : i64
  // CHECK-SAME: ao.cost_ns = 1234 : i64
  // CHECK-SAME: ao.kind = "attention"
  // CHECK-SAME: ao.layer = 3 : i64
  // CHECK-SAME: ao.offload
  // CHECK-SAME: ao.selected = array<i64: 1, 0>
  %0:2 = "any.op"(%a) {ao.bytes = 4096 : i64, ao.cost_ns = 1234 : i64,
                       ao.kind = "attention", ao.layer = 3 : i64, ao.offload,
                       ao.selected = array<i64: 1, 0>}
      : (tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  // CHECK: arith.addf {{.*}} {ao.keep}
  %1 = arith.addf %b, %b {ao.keep} : tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @bwd
func.func @bwd() {
  return
}

// CHECK-LABEL: func.func @joint() attributes {ao.step}
func.func @joint() attributes {ao.step} {
  return
}

// CHECK-LABEL: func.func @places
// CHECK-SAME:    memref<4xf32> {ao.arena}, %{{.*}}: memref<4xf32> {ao.slot = #ao.slot<0, 16>}
// CHECK-SAME:    -> (memref<4xf32> {ao.slot = #ao.slot<256, 16>})
// CHECK-SAME:    attributes {ao.arenas = #ao.arenas<device = 512, host = 0>}
func.func @places(%a: memref<4xf32> {ao.arena}, %b: memref<4xf32> {ao.slot = #ao.slot<0, 16>})
    -> (memref<4xf32> {ao.slot = #ao.slot<256, 16>})
    attributes {ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // CHECK: memref.alloc() {ao.slot = #ao.slot<256, 16>}
  %0 = memref.alloc() {ao.slot = #ao.slot<256, 16>} : memref<4xf32>
  // CHECK: memref.alloc() {ao.slot = #ao.slot<0, 16, 2>}
  %1 = memref.alloc() {ao.slot = #ao.slot<0, 16, 2>} : memref<4xf32>
  // CHECK: memref.dealloc %{{.*}} {ao.slot}
  memref.dealloc %1 {ao.slot} : memref<4xf32>
  return %0 : memref<4xf32>
}
