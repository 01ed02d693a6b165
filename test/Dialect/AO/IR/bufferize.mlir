// From tensors to buffers: encodings become memory spaces.
//
// RUN: ao-opt %s --split-input-file \
// RUN:   --one-shot-bufferize="allow-return-allocs-from-loops=1 bufferize-function-boundaries=1 use-encoding-for-memory-space=1 function-boundary-type-conversion=identity-layout-map" \
// RUN:   --cse --canonicalize | FileCheck %s
//
// The race check accepts the result, and its buffers are owned.
// RUN: ao-opt %s --split-input-file \
// RUN:   --one-shot-bufferize="allow-return-allocs-from-loops=1 bufferize-function-boundaries=1 use-encoding-for-memory-space=1 function-boundary-type-conversion=identity-layout-map" \
// RUN:   --cse --canonicalize --ao-verify-transfers --ownership-based-buffer-deallocation --canonicalize \
// RUN:   --buffer-deallocation-simplification --bufferization-lower-deallocations --cse --ao-verify-transfers \
// RUN:   | FileCheck %s --check-prefix=DEALLOC

// CHECK-LABEL: func.func @static(
// CHECK-SAME:    %[[X:.*]]: memref<4x8xf32>) -> memref<4x8xf32>
// DEALLOC-LABEL: func.func @static(
func.func @static(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: %[[H:.*]] = memref.alloc() {{.*}}: memref<4x8xf32, #ao.host>
  // CHECK: %[[T:.*]] = ao.offload %[[X]] into %[[H]] : memref<4x8xf32> into memref<4x8xf32, #ao.host> -> !ao.transfer<memref<4x8xf32, #ao.host>>
  // CHECK: ao.wait %[[T]] keep(%[[X]] : memref<4x8xf32>) into(%[[H]] : memref<4x8xf32, #ao.host>) : !ao.transfer<memref<4x8xf32, #ao.host>>
  // CHECK: %[[D:.*]] = memref.alloc() {{.*}}: memref<4x8xf32>
  // CHECK: %[[R:.*]] = ao.reload %[[H]] into %[[D]] : memref<4x8xf32, #ao.host> into memref<4x8xf32> -> !ao.transfer<memref<4x8xf32>>
  // CHECK: ao.wait %[[R]] keep(%[[H]] : memref<4x8xf32, #ao.host>) into(%[[D]] : memref<4x8xf32>) : !ao.transfer<memref<4x8xf32>>
  // CHECK: return %[[D]] : memref<4x8xf32>
  // DEALLOC: ao.wait
  // DEALLOC: ao.wait
  // DEALLOC: memref.dealloc %{{.*}} : memref<4x8xf32, #ao.host>
  // DEALLOC: return
  %t = ao.offload %x : tensor<4x8xf32> -> !ao.transfer<tensor<4x8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4x8xf32>) : !ao.transfer<tensor<4x8xf32, #ao.host>>
  %r = ao.reload %h : tensor<4x8xf32, #ao.host> -> !ao.transfer<tensor<4x8xf32>>
  %y = ao.wait %r keep(%h : tensor<4x8xf32, #ao.host>) : !ao.transfer<tensor<4x8xf32>>
  return %y : tensor<4x8xf32>
}

// -----

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:    %[[X:.*]]: memref<?x8xf32>) -> memref<?x8xf32, #ao.host>
// DEALLOC-LABEL: func.func @dynamic(
func.func @dynamic(%x: tensor<?x8xf32>) -> tensor<?x8xf32, #ao.host> {
  // CHECK: %[[N:.*]] = memref.dim %[[X]], %{{.*}} : memref<?x8xf32>
  // CHECK: %[[H:.*]] = memref.alloc(%[[N]]) {{.*}}: memref<?x8xf32, #ao.host>
  // CHECK: ao.offload %[[X]] into %[[H]]
  // CHECK: return %[[H]] : memref<?x8xf32, #ao.host>
  // DEALLOC-NOT: memref.dealloc
  // DEALLOC: return
  %t = ao.offload %x : tensor<?x8xf32> -> !ao.transfer<tensor<?x8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<?x8xf32>) : !ao.transfer<tensor<?x8xf32, #ao.host>>
  return %h : tensor<?x8xf32, #ao.host>
}

// -----

// A strided source: the host buffer is contiguous.
// CHECK-LABEL: func.func @strided_source(
// CHECK-SAME:    %[[X:.*]]: memref<8x8xf32>)
// DEALLOC-LABEL: func.func @strided_source(
func.func @strided_source(%x: tensor<8x8xf32>) -> tensor<4x4xf32, #ao.host> {
  // CHECK: %[[V:.*]] = memref.subview %[[X]][2, 2] [4, 4] [1, 1]
  // CHECK: memref.alloc() {{.*}}: memref<4x4xf32, #ao.host>
  // CHECK: ao.offload %[[V]] into %{{.*}} : memref<4x4xf32, strided<[8, 1], offset: 18>> into memref<4x4xf32, #ao.host>
  %v = tensor.extract_slice %x[2, 2] [4, 4] [1, 1] : tensor<8x8xf32> to tensor<4x4xf32>
  %t = ao.offload %v : tensor<4x4xf32> -> !ao.transfer<tensor<4x4xf32, #ao.host>>
  %h = ao.wait %t keep(%v : tensor<4x4xf32>) : !ao.transfer<tensor<4x4xf32, #ao.host>>
  return %h : tensor<4x4xf32, #ao.host>
}

// -----

// The fill may not write into a buffer that is being copied: `keep` is a read
// after it, so the bufferization makes a copy.
// CHECK-LABEL: func.func @no_reuse_in_flight(
// DEALLOC-LABEL: func.func @no_reuse_in_flight(
func.func @no_reuse_in_flight(%c: f32) -> (tensor<4xf32>, tensor<4xf32, #ao.host>) {
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[X:.*]] = memref.alloc() {{.*}}: memref<4xf32>
  // CHECK: linalg.fill ins(%{{.*}}) outs(%[[X]] : memref<4xf32>)
  %x = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ao.offload %[[X]]
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK: %[[Z:.*]] = memref.alloc() {{.*}}: memref<4xf32>
  // CHECK: linalg.map { math.sin } ins(%[[X]] : memref<4xf32>) outs(%[[Z]] : memref<4xf32>)
  %z = linalg.map { math.sin } ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>)
  // CHECK: ao.wait %{{.*}} keep(%[[X]] : memref<4xf32>)
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK: return %[[Z]]
  return %z, %h : tensor<4xf32>, tensor<4xf32, #ao.host>
}

// -----

// After the wait the source may be written in place.
// CHECK-LABEL: func.func @reuse_after_wait(
// DEALLOC-LABEL: func.func @reuse_after_wait(
func.func @reuse_after_wait(%c: f32) -> (tensor<4xf32>, tensor<4xf32, #ao.host>) {
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[X:.*]] = memref.alloc() {{.*}}: memref<4xf32>
  %x = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: ao.offload %[[X]]
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK: ao.wait
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK-NOT: memref.alloc
  // CHECK: linalg.map { math.sin } ins(%[[X]] : memref<4xf32>) outs(%[[X]] : memref<4xf32>)
  %z = linalg.map { math.sin } ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>)
  return %z, %h : tensor<4xf32>, tensor<4xf32, #ao.host>
}

// -----

// The host copy may not be lost before the reload has read it, and what
// arrives is written in place when nothing else reads it.
// CHECK-LABEL: func.func @write_after_reload(
// DEALLOC-LABEL: func.func @write_after_reload(
func.func @write_after_reload(%h: tensor<4xf32, #ao.host>) -> tensor<4xf32> {
  // CHECK: %[[D:.*]] = memref.alloc() {{.*}}: memref<4xf32>
  // CHECK: ao.reload %{{.*}} into %[[D]]
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %x = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  // CHECK-NOT: memref.alloc
  // CHECK: linalg.map { math.sin } ins(%[[D]] : memref<4xf32>) outs(%[[D]] : memref<4xf32>)
  %z = linalg.map { math.sin } ins(%x : tensor<4xf32>) outs(%x : tensor<4xf32>)
  return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @branch(
// DEALLOC-LABEL: func.func @branch(
func.func @branch(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: scf.if %{{.*}} -> (memref<4xf32>)
  // DEALLOC: scf.if
  %r = scf.if %c -> tensor<4xf32> {
    // CHECK: memref.alloc() {{.*}}: memref<4xf32, #ao.host>
    // CHECK: ao.offload
    // CHECK: ao.wait
    // CHECK: memref.alloc() {{.*}}: memref<4xf32>
    // CHECK: ao.reload
    // CHECK: ao.wait
    // DEALLOC: ao.reload
    // DEALLOC: ao.wait
    // DEALLOC: memref.dealloc %{{.*}} : memref<4xf32, #ao.host>
    %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    %u = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    %y = ao.wait %u keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    scf.yield %y : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// A host value as iteration argument.
// CHECK-LABEL: func.func @loop(
// DEALLOC-LABEL: func.func @loop(
func.func @loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %{{.*}}) -> (memref<4xf32, #ao.host>)
  // DEALLOC: scf.for
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%a = %h) -> tensor<4xf32, #ao.host> {
    // CHECK: memref.alloc() {{.*}}: memref<4xf32>
    // CHECK: ao.reload %[[A]]
    %r = ao.reload %a : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    %y = ao.wait %r keep(%a : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    // CHECK: linalg.map { math.sin }
    %z = linalg.map { math.sin } ins(%y : tensor<4xf32>) outs(%y : tensor<4xf32>)
    // CHECK: memref.alloc() {{.*}}: memref<4xf32, #ao.host>
    // CHECK: ao.offload
    %u = ao.offload %z : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %b = ao.wait %u keep(%z : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : tensor<4xf32, #ao.host>
  }
  %r = ao.reload %e : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%e : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// -----

// Both functions of an offloaded pair.
// CHECK-LABEL: func.func @fwd(
// CHECK-SAME:    %{{.*}}: memref<4xf32>) -> (memref<4xf32>, memref<4xf32, #ao.host>)
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %{{.*}}: memref<4xf32, #ao.host> {ao.donated}, %{{.*}}: memref<4xf32>) -> memref<4xf32>
// DEALLOC-LABEL: func.func @fwd(
// DEALLOC-LABEL: func.func @bwd(
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32, #ao.host>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<4xf32>
  %c = linalg.map { math.cos } ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>)
  %t = ao.offload %c : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %s = linalg.map { math.sin } ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>)
  %h = ao.wait %t keep(%c : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %s, %h : tensor<4xf32>, tensor<4xf32, #ao.host>
}
func.func @bwd(%h: tensor<4xf32, #ao.host> {ao.donated}, %g: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %x = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  %e = tensor.empty() : tensor<4xf32>
  %y = linalg.mul ins(%x, %g : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

// -----

// A slice of a host tensor is filled in its place: one allocation, no copies
// but those of the transfers.
// CHECK-LABEL: func.func @slots(
// CHECK-NOT: memref.copy
// CHECK: %[[STACK:.*]] = memref.alloc() {{.*}}: memref<4x8xf32, #ao.host>
// CHECK-NOT: memref.alloc
// CHECK: scf.for
// CHECK: %[[SLOT:.*]] = memref.subview
// CHECK: %[[T:.*]] = ao.offload %{{.*}} into %[[SLOT]]
// CHECK: ao.wait %[[T]] keep(%{{.*}} : memref<1x8xf32>) into(%[[SLOT]] : memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>)
// CHECK-NOT: memref.copy
// CHECK: scf.for
// CHECK: %[[SLICE:.*]] = memref.subview
// CHECK: %[[ROW:.*]] = memref.alloc() {{.*}}: memref<1x8xf32>
// CHECK: ao.reload %[[SLICE]] into %[[ROW]]
// CHECK-NOT: memref.copy
// CHECK: return
// DEALLOC-LABEL: func.func @slots(
// DEALLOC: memref.dealloc %{{.*}} : memref<4x8xf32, #ao.host>
func.func @slots(%row: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %empty = ao.host_empty : tensor<4x8xf32, #ao.host>
  %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %empty) -> (tensor<4x8xf32, #ao.host>) {
    %slot = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.offload %row into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    %filled = ao.wait %t keep(%row : tensor<1x8xf32>) into(%slot : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %next = tensor.insert_slice %filled into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    scf.yield %next : tensor<4x8xf32, #ao.host>
  }
  %y = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %row) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %slice = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.reload %slice : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %r = ao.wait %t keep(%slice : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    scf.yield %r : tensor<1x8xf32>
  }
  return %y : tensor<1x8xf32>
}
