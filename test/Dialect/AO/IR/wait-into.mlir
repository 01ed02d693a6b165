// A wait that names its destination keeps upstream's analysis of lifetimes from
// freeing it while the copy is in flight, though no op reads it afterwards.
//
// RUN: ao-opt %s --pass-pipeline="builtin.module(func.func(optimize-allocation-liveness))" --split-input-file \
// RUN:   | FileCheck %s
// RUN: ao-opt %s --canonicalize --split-input-file | FileCheck %s --check-prefix=FOLD

// CHECK-LABEL: @unused
// CHECK: ao.wait %{{.*}} into(%[[H:.*]] : memref<4xf32, #ao.host>)
// CHECK-NEXT: memref.dealloc %[[H]]
// CHECK: linalg.fill
func.func @unused(%x: memref<4xf32>, %c: f32) {
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4xf32>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  linalg.fill ins(%c : f32) outs(%x : memref<4xf32>)
  memref.dealloc %h : memref<4xf32, #ao.host>
  return
}

// -----

// A cast that loses layout information of the source is not folded; one that
// adds information is kept.
// FOLD-LABEL: @casts
// FOLD-SAME: %[[X:[a-z0-9]+]]: memref<4xf32>, %[[Y:[a-z0-9]+]]: memref<4xf32, strided<[?], offset: ?>>
// FOLD: ao.offload %[[X]] into %{{.*}} : memref<4xf32> into
// FOLD: ao.wait %{{.*}} keep(%[[X]] : memref<4xf32>)
// FOLD: %[[CAST:.*]] = memref.cast %[[Y]]
// FOLD: ao.offload %[[CAST]]
// FOLD: ao.wait %{{.*}} keep(%[[CAST]] : memref<4xf32>)
func.func @casts(%x: memref<4xf32>, %y: memref<4xf32, strided<[?], offset: ?>>, %h: memref<4xf32, #ao.host>) {
  %v = memref.cast %x : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  %t = ao.offload %v into %h : memref<4xf32, strided<[?], offset: ?>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%v : memref<4xf32, strided<[?], offset: ?>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  %w = memref.cast %y : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
  %u = ao.offload %w into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %u keep(%w : memref<4xf32>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}
