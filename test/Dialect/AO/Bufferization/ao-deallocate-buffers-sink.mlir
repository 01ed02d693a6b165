// RUN: ao-opt %s --ao-deallocate-buffers | FileCheck %s

// CHECK-LABEL: @sinks
func.func @sinks(%c: f32, %x: memref<4xf32>) {
  // CHECK-NEXT: linalg.fill ins(%{{.*}}) outs(%arg1
  // CHECK-NEXT: %[[A:.*]] = memref.alloc
  // CHECK-NEXT: %[[V:.*]] = memref.expand_shape %[[A]]
  // CHECK-NEXT: linalg.fill ins(%{{.*}}) outs(%[[V]]
  %a = memref.alloc() : memref<4xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  linalg.fill ins(%c : f32) outs(%x : memref<4xf32>)
  linalg.fill ins(%c : f32) outs(%v : memref<2x2xf32>)
  return
}

// A use inside a region counts where the op stands that holds it.
// CHECK-LABEL: @into_region
func.func @into_region(%c: i1, %f: f32, %x: memref<4xf32>) {
  // CHECK-NEXT: linalg.fill
  // CHECK-NEXT: memref.alloc
  // CHECK-NEXT: scf.if
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  scf.if %c {
    linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
  }
  return
}
