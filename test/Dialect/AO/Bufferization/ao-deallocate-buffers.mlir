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

// Saved buffers change their owner, except for parameters and outputs; two
// views of one buffer are freed once, after the last use of both.
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

// A loop that yields what it allocates has a buffer for each iteration. Its
// initial value becomes the first of them: a copy, where it belongs to the
// caller.
// CHECK-LABEL: @carried(
// CHECK-SAME: %[[INIT:[a-z0-9]+]]: memref<4xf32>)
func.func @carried(%lo: index, %hi: index, %s: index, %init: memref<4xf32>) {
  // CHECK: %[[FIRST:.*]] = memref.alloc
  // CHECK: memref.copy %[[INIT]], %[[FIRST]]
  // CHECK: %[[R:.*]] = scf.for {{.*}} iter_args(%[[X:.*]] = %[[FIRST]])
  // CHECK-NEXT: %[[A:.*]] = memref.alloc
  // CHECK-NEXT: memref.copy %[[X]], %[[A]]
  // CHECK-NEXT: memref.dealloc %[[X]]
  // CHECK-NEXT: scf.yield %[[A]]
  // CHECK: memref.dealloc %[[R]]
  // CHECK-NEXT: return
  %r = scf.for %i = %lo to %hi step %s iter_args(%x = %init) -> memref<4xf32> {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %x, %a : memref<4xf32> to memref<4xf32>
    scf.yield %a : memref<4xf32>
  }
  return
}

// -----

// A buffer without later uses is owned by the loop; one with later uses is
// copied.
// CHECK-LABEL: @into_loop
func.func @into_loop(%lo: index, %hi: index, %s: index, %f: f32, %out: memref<4xf32>) {
  // CHECK: %[[MOVED:.*]] = memref.alloc() {moved}
  // CHECK: %[[USED:.*]] = memref.alloc() {used}
  // CHECK: %[[COPY:.*]] = memref.alloc
  // CHECK-NEXT: memref.copy %[[USED]], %[[COPY]]
  // CHECK: scf.for {{.*}} iter_args(%{{.*}} = %[[MOVED]], %{{.*}} = %[[COPY]])
  %m = memref.alloc() {moved} : memref<4xf32>
  linalg.fill ins(%f : f32) outs(%m : memref<4xf32>)
  %u = memref.alloc() {used} : memref<4xf32>
  linalg.fill ins(%f : f32) outs(%u : memref<4xf32>)
  %r:2 = scf.for %i = %lo to %hi step %s iter_args(%x = %m, %y = %u) -> (memref<4xf32>, memref<4xf32>) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %x, %a : memref<4xf32> to memref<4xf32>
    %b = memref.alloc() : memref<4xf32>
    memref.copy %y, %b : memref<4xf32> to memref<4xf32>
    scf.yield %a, %b : memref<4xf32>, memref<4xf32>
  }
  // CHECK: memref.copy %[[USED]], %{{.*}}
  // CHECK-NEXT: memref.dealloc %[[USED]]
  // CHECK-NOT: memref.dealloc %[[MOVED]]
  // CHECK: return
  memref.copy %u, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A branch that does not pass the outer buffer frees it.
// CHECK-LABEL: @moved_by_one_branch
func.func @moved_by_one_branch(%c: i1, %f: f32, %out: memref<4xf32>) {
  // CHECK: %[[A:.*]] = memref.alloc() {outer}
  // CHECK: %[[R:.*]] = scf.if
  // CHECK-NEXT: scf.yield %[[A]]
  // CHECK: else
  // CHECK: memref.copy %[[A]], %[[B:[a-z0-9_]+]]
  // CHECK-NEXT: memref.dealloc %[[A]]
  // CHECK-NEXT: scf.yield %[[B]]
  // CHECK: memref.copy %[[R]]
  // CHECK-NEXT: memref.dealloc %[[R]]
  // CHECK-NEXT: return
  %a = memref.alloc() {outer} : memref<4xf32>
  linalg.fill ins(%f : f32) outs(%a : memref<4xf32>)
  %r = scf.if %c -> memref<4xf32> {
    scf.yield %a : memref<4xf32>
  } else {
    %b = memref.alloc() : memref<4xf32>
    memref.copy %a, %b : memref<4xf32> to memref<4xf32>
    scf.yield %b : memref<4xf32>
  }
  memref.copy %r, %out : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A transfer goes round a loop with its buffer, which is freed where it has been
// used; the result of the last iteration, which no op reads, where it arrives.
// CHECK-LABEL: @carried_transfer
func.func @carried_transfer(%lo: index, %hi: index, %s: index, %h: memref<4xf32, #ao.host>, %out: memref<4xf32>) {
  %b0 = memref.alloc() : memref<4xf32>
  %t0 = ao.reload %h into %b0 : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[B:.*]] = %{{.*}})
  // CHECK: memref.copy %[[B]], %{{.*}}
  // CHECK-NEXT: memref.dealloc %[[B]]
  // CHECK-NEXT: scf.yield
  // CHECK: ao.wait %[[R]]#0
  // CHECK-NEXT: memref.dealloc %[[R]]#1
  // CHECK-NEXT: return
  %r:2 = scf.for %i = %lo to %hi step %s iter_args(%t = %t0, %b = %b0) -> (!ao.transfer<memref<4xf32>>, memref<4xf32>) {
    ao.wait %t keep(%h : memref<4xf32, #ao.host>) into(%b : memref<4xf32>) : !ao.transfer<memref<4xf32>>
    %b1 = memref.alloc() : memref<4xf32>
    %t1 = ao.reload %h into %b1 : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    memref.copy %b, %out : memref<4xf32> to memref<4xf32>
    scf.yield %t1, %b1 : !ao.transfer<memref<4xf32>>, memref<4xf32>
  }
  ao.wait %r#0 keep(%h : memref<4xf32, #ao.host>) into(%r#1 : memref<4xf32>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @host_copy(%c: i1, %x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %r = scf.if %c -> memref<4xf32, #ao.host> {
    %a = memref.alloc() : memref<4xf32, #ao.host>
    scf.yield %a : memref<4xf32, #ao.host>
  } else {
    // expected-error @below {{cannot pass on operand 0: it has another owner, and is in host memory}}
    scf.yield %h : memref<4xf32, #ao.host>
  }
  return
}

// -----

// expected-error @below {{has branches between blocks: expected structured control flow}}
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}

// -----

func.func @blocks_below() {
  // expected-error @below {{'scf.execute_region' op has branches between blocks: expected structured control flow}}
  scf.execute_region {
    cf.br ^a
  ^a:
    scf.yield
  }
  return
}

// -----

// The backward function frees a donated argument that the forward function
// saves.

// CHECK-LABEL: func.func @save_what_is_given
// CHECK-SAME: (%{{.*}}: memref<4xf32>)
// CHECK-NOT: memref.dealloc
func.func @save_what_is_given(%a: memref<4xf32> {ao.donated}) -> (memref<4xf32>, memref<4xf32>)
    attributes {ao.backward = @free_what_is_saved, ao.num_outputs = 1 : i64} {
  %y = memref.alloc() : memref<4xf32>
  linalg.exp ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  return %y, %a : memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @free_what_is_saved
// CHECK-SAME: (%[[A:.*]]: memref<4xf32> {ao.donated}, %[[G:.*]]: memref<4xf32>)
// CHECK: linalg.mul
// CHECK-NEXT: memref.dealloc %[[A]]
func.func @free_what_is_saved(%a: memref<4xf32>, %g: memref<4xf32>) {
  linalg.mul ins(%a, %g : memref<4xf32>, memref<4xf32>) outs(%g : memref<4xf32>)
  return
}
