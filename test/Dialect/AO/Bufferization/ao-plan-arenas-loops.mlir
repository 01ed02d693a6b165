// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s

// A buffer allocated and freed by an iteration has its place in each iteration;
// buffers that are live around the loop do not conflict.
// CHECK-LABEL: func.func @local
// CHECK-SAME:    #ao.arenas<device = 512, host = 0>
func.func @local(%lo: index, %hi: index, %s: index) attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  scf.for %i = %lo to %hi step %s {
    %b = memref.alloc() : memref<64xf32>
    "test.use"(%a, %b) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %b : memref<64xf32>
    %c = memref.alloc() : memref<64xf32>
    "test.use"(%a, %c) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %c : memref<64xf32>
  }
  memref.dealloc %a : memref<64xf32>
  return
}

// -----

// A loop that frees what it carries before it makes the next one needs one
// place for all of them.
// CHECK-LABEL: func.func @carried
// CHECK-SAME:    #ao.arenas<device = 256, host = 0>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<0, 256>}
// CHECK:         scf.for
// CHECK:           memref.dealloc {{.*}} {ao.slot}
// CHECK:           memref.alloc() {ao.slot = #ao.slot<0, 256>}
// CHECK:         memref.dealloc {{.*}} {ao.slot}
func.func @carried(%lo: index, %hi: index, %s: index) attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
    "test.use"(%p) : (memref<64xf32>) -> ()
    memref.dealloc %p : memref<64xf32>
    %n = memref.alloc() : memref<64xf32>
    "test.use"(%n) : (memref<64xf32>) -> ()
    scf.yield %n : memref<64xf32>
  }
  memref.dealloc %r : memref<64xf32>
  return
}

// -----

// In a while loop, what the condition makes is the body's to free.
// CHECK-LABEL: func.func @while
// CHECK-SAME:    #ao.arenas<device = 512, host = 0>
// CHECK-COUNT-3: memref.alloc() {ao.slot
func.func @while() attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  %r = scf.while (%p = %a) : (memref<64xf32>) -> memref<64xf32> {
    %b = memref.alloc() : memref<64xf32>
    %c = "test.test"(%p, %b) : (memref<64xf32>, memref<64xf32>) -> i1
    memref.dealloc %b : memref<64xf32>
    scf.condition(%c) %p : memref<64xf32>
  } do {
  ^bb0(%q: memref<64xf32>):
    memref.dealloc %q : memref<64xf32>
    %n = memref.alloc() : memref<64xf32>
    "test.use"(%n) : (memref<64xf32>) -> ()
    scf.yield %n : memref<64xf32>
  }
  memref.dealloc %r : memref<64xf32>
  return
}
