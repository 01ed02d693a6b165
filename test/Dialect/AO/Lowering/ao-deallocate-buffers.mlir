// RUN: ao-opt %s --ao-deallocate-buffers --split-input-file --verify-diagnostics | FileCheck %s

// The source of an offload lives until the wait, the host copy until the wait
// of the reload.
// CHECK-LABEL: @transfers
func.func @transfers(%c: f32, %out: memref<4xf32>) {
  %x = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%x : memref<4xf32>)
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // CHECK: ao.wait %{{.*}} keep(%[[X:[a-z0-9_]+]] :
  // CHECK-NEXT: memref.dealloc %[[X]] : memref<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  linalg.fill ins(%c : f32) outs(%out : memref<4xf32>)
  %y = memref.alloc() : memref<4xf32>
  %u = ao.reload %h into %y : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // CHECK: ao.wait %{{.*}} keep(%[[H:[a-z0-9_]+]] :
  // CHECK-NEXT: memref.dealloc %[[H]] : memref<4xf32, #ao.host>
  ao.wait %u keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  // CHECK: memref.copy %[[Y:.*]], %{{.*}}
  // CHECK-NEXT: memref.dealloc %[[Y]]
  memref.copy %y, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A buffer that nothing reads after its copy still lives until it has arrived.
// CHECK-LABEL: @unused_destination
func.func @unused_destination(%x: memref<4xf32>) {
  // CHECK: %[[H:.*]] = memref.alloc
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // CHECK: ao.wait
  // CHECK-NEXT: memref.dealloc %[[H]]
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// Uses of views count; what is returned belongs to the caller.
// CHECK-LABEL: @views
func.func @views(%c: f32) -> memref<4xf32> {
  // CHECK: %[[A:.*]] = memref.alloc
  %a = memref.alloc() : memref<4xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%c : f32) outs(%b : memref<4xf32>)
  // CHECK: linalg.fill {{.*}} outs(%{{.*}} : memref<2x2xf32>)
  // CHECK-NEXT: memref.dealloc %[[A]]
  linalg.fill ins(%c : f32) outs(%v : memref<2x2xf32>)
  // CHECK-NEXT: return
  return %b : memref<4xf32>
}

// -----

// One branch yields a buffer of its own, so the other gets one, too.
// CHECK-LABEL: @branches
// CHECK-SAME: %[[X:[a-z0-9]+]]: memref<4xf32>
func.func @branches(%c: i1, %f: f32, %x: memref<4xf32>, %out: memref<4xf32>) {
  // CHECK: %[[R:.*]] = scf.if
  %r = scf.if %c -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
    scf.yield %a : memref<4xf32>
  } else {
    // CHECK: else
    // CHECK-NEXT: %[[CLONE:.*]] = memref.alloc
    // CHECK-NEXT: memref.copy %[[X]], %[[CLONE]]
    // CHECK-NEXT: scf.yield %[[CLONE]]
    scf.yield %x : memref<4xf32>
  }
  // CHECK: memref.copy %[[R]]
  // CHECK-NEXT: memref.dealloc %[[R]]
  memref.copy %r, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// Allocations in a loop are freed there.
// CHECK-LABEL: @loop
func.func @loop(%lo: index, %hi: index, %s: index, %f: f32, %out: memref<4xf32>) {
  // CHECK: scf.for
  scf.for %i = %lo to %hi step %s {
    %a = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
    // CHECK: memref.copy %[[A:.*]], %{{.*}}
    // CHECK-NEXT: memref.dealloc %[[A]]
    memref.copy %a, %out : memref<4xf32> to memref<4xf32>
  }
  return
}

// -----

// What is saved goes over: a parameter does not, nor does what is an output as
// well; two views of one buffer are freed once, behind the last use of both.
func.func @fwd(%w: memref<4xf32>, %f: f32) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<2x2xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
  %b = memref.alloc() : memref<4xf32>
  linalg.fill ins(%f : f32) outs(%b : memref<4xf32>)
  %v = memref.expand_shape %b [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  return %a, %a, %w, %b, %v : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<2x2xf32>
}
// CHECK-LABEL: @bwd(
// CHECK-SAME:    %[[A:[a-z0-9]+]]: memref<4xf32>, %[[W:[a-z0-9]+]]: memref<4xf32>, %[[B:[a-z0-9]+]]: memref<4xf32> {ao.donated}, %[[V:[a-z0-9]+]]: memref<2x2xf32> {ao.donated}, %[[G:[a-z0-9]+]]: memref<4xf32>)
func.func @bwd(%a: memref<4xf32>, %w: memref<4xf32>, %b: memref<4xf32>, %v: memref<2x2xf32>, %g: memref<4xf32>) {
  // CHECK-NEXT: memref.copy %[[B]], %[[G]]
  // CHECK-NEXT: memref.copy %[[V]], %[[V]]
  // CHECK-NEXT: memref.dealloc %[[B]]
  // CHECK-NEXT: memref.copy %[[A]], %[[W]]
  // CHECK-NEXT: return
  memref.copy %b, %g : memref<4xf32> to memref<4xf32>
  memref.copy %v, %v : memref<2x2xf32> to memref<2x2xf32>
  memref.copy %a, %w : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A constant cannot be given away.
memref.global "private" constant @one : memref<4xf32> = dense<1.0>
// CHECK-LABEL: @constant
func.func @constant() -> memref<4xf32> {
  // CHECK: %[[ONE:.*]] = memref.get_global
  // CHECK: %[[A:.*]] = memref.alloc
  // CHECK: memref.copy %[[ONE]], %[[A]]
  // CHECK: return %[[A]]
  %0 = memref.get_global @one : memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

func.func @carried(%lo: index, %hi: index, %s: index, %init: memref<4xf32>) {
  // expected-error @below {{yields a buffer that it allocates; buffers have lifetimes only where loops yield in place}}
  %r = scf.for %i = %lo to %hi step %s iter_args(%x = %init) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %x, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return
}

// -----

// expected-error @below {{has branches between blocks; buffers have lifetimes only in structured control flow}}
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
