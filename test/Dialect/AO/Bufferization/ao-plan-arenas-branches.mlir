// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s

// Branches exclude each other, so what they allocate shares its bytes.
// CHECK-LABEL: func.func @exclude
// CHECK-SAME:    #ao.arenas<device = 512, host = 0>
// CHECK:         #ao.slot<0, 512>
// CHECK:         #ao.slot<0, 256>
func.func @exclude(%c: i1) attributes {ao.step} {
  scf.if %c {
    %a = memref.alloc() : memref<128xf32>
    "test.use"(%a) : (memref<128xf32>) -> ()
    memref.dealloc %a : memref<128xf32>
  } else {
    %b = memref.alloc() : memref<64xf32>
    "test.use"(%b) : (memref<64xf32>) -> ()
    memref.dealloc %b : memref<64xf32>
  }
  return
}

// -----

// A buffer that is freed in each branch, at a different position, makes room in
// each: no range spans the other branch.
// CHECK-LABEL: func.func @freed_in_each
// CHECK-SAME:    #ao.arenas<device = 256, host = 0>
func.func @freed_in_each(%c: i1) attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  scf.if %c {
    memref.dealloc %a : memref<64xf32>
    %b = memref.alloc() : memref<64xf32>
    "test.use"(%b) : (memref<64xf32>) -> ()
    memref.dealloc %b : memref<64xf32>
  } else {
    "test.use"(%a) : (memref<64xf32>) -> ()
    memref.dealloc %a : memref<64xf32>
    %b = memref.alloc() : memref<64xf32>
    "test.use"(%b) : (memref<64xf32>) -> ()
    memref.dealloc %b : memref<64xf32>
  }
  return
}

// -----

// The results of both branches are one buffer after them, in one place.
// CHECK-LABEL: func.func @yielded
// CHECK-SAME:    #ao.arenas<device = 512, host = 0>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[AT:.*]], 256>}
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[AT]], 256>}
// CHECK:         memref.alloc() {ao.slot = #ao.slot<
// CHECK:         memref.dealloc %{{.*}} {ao.slot}
func.func @yielded(%c: i1) attributes {ao.step} {
  %r = scf.if %c -> memref<64xf32> {
    %a = memref.alloc() : memref<64xf32>
    scf.yield %a : memref<64xf32>
  } else {
    %b = memref.alloc() : memref<64xf32>
    scf.yield %b : memref<64xf32>
  }
  %d = memref.alloc() : memref<64xf32>
  "test.use"(%r, %d) : (memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %r : memref<64xf32>
  memref.dealloc %d : memref<64xf32>
  return
}

// -----

// One buffer lives through a branch that the other one dies in; the nested
// branch has room for one more.
// CHECK-LABEL: func.func @nested
// CHECK-SAME:    #ao.arenas<device = 512, host = 0>
func.func @nested(%c: i1, %d: i1) attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  scf.if %c {
    scf.if %d {
      %b = memref.alloc() : memref<64xf32>
      "test.use"(%a, %b) : (memref<64xf32>, memref<64xf32>) -> ()
      memref.dealloc %b : memref<64xf32>
    }
    memref.dealloc %a : memref<64xf32>
    %e = memref.alloc() : memref<128xf32>
    "test.use"(%e) : (memref<128xf32>) -> ()
    memref.dealloc %e : memref<128xf32>
  } else {
    memref.dealloc %a : memref<64xf32>
  }
  return
}
