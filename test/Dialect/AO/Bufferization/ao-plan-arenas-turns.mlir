// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --ao-use-arenas --canonicalize --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=USED

// A loop that makes the next one before it frees the last has two places: that
// of the iteration before the first is taken by what it begins with.
// CHECK-LABEL: func.func @prefetch
// CHECK-SAME:    #ao.arenas<device = 512, host = 0>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<256, 200>} : memref<50xf32>
// CHECK:         scf.for
// CHECK-NOT:     ao.first_iteration
// CHECK:           memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<50xf32>
// CHECK:           memref.dealloc {{.*}} {ao.slot}
// CHECK:         memref.dealloc {{.*}} {ao.slot}
// USED-LABEL: func.func @prefetch
// USED-SAME:    %[[LO:.*]]: index, %[[HI:.*]]: index, %[[S:.*]]: index, %[[D:.*]]: memref<512xi8> {ao.arena}
// USED:         scf.for %[[I:.*]] = %[[LO]] to %[[HI]] step %[[S]]
// USED:           %[[DISTANCE:.*]] = arith.subi %[[I]], %[[LO]]
// USED:           %[[NUMBER:.*]] = arith.divui %[[DISTANCE]], %[[S]]
// USED:           %[[TURN:.*]] = arith.remui %[[NUMBER]], %c2
// USED:           %[[AT:.*]] = arith.muli %[[TURN]], %c256
// USED:           memref.view %[[D]][%[[AT]]][] : memref<512xi8> to memref<50xf32>
func.func @prefetch(%lo: index, %hi: index, %s: index) attributes {ao.step} {
  %a = memref.alloc() : memref<50xf32>
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<50xf32> {
    %n = memref.alloc() : memref<50xf32>
    "test.use"(%p, %n) : (memref<50xf32>, memref<50xf32>) -> ()
    memref.dealloc %p : memref<50xf32>
    scf.yield %n : memref<50xf32>
  }
  memref.dealloc %r : memref<50xf32>
  return
}

// -----

// A loop that goes on with what another one carried goes on with its numbers,
// also from a third to a fourth one.
// CHECK-LABEL: func.func @segments
// CHECK-SAME:    #ao.arenas<device = 768, host = 0>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<512, 256>}
// CHECK:         memref.alloc() {ao.slot = #ao.slot<256, 256>}
// CHECK:         scf.for
// CHECK:           memref.alloc() {ao.slot = #ao.slot<0, 256, 3>}
// CHECK:           scf.yield
// CHECK-NEXT:    }
// CHECK:         scf.for
// CHECK:           memref.alloc() {ao.slot = #ao.slot<0, 256, 3>}
// CHECK:           scf.yield
// CHECK-NEXT:    } {ao.first_iteration = 4 : i64}
// CHECK:         scf.for
// CHECK:           scf.yield
// CHECK-NEXT:    } {ao.first_iteration = 9 : i64}
// USED-LABEL: func.func @segments
// USED-NOT:     ao.first_iteration
func.func @segments() attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %a = memref.alloc() : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %a, %q = %b) -> (memref<64xf32>, memref<64xf32>) {
    %n = memref.alloc() : memref<64xf32>
    "test.use"(%p, %q, %n) : (memref<64xf32>, memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %q : memref<64xf32>
    scf.yield %n, %p : memref<64xf32>, memref<64xf32>
  }
  %s:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%p = %r#0, %q = %r#1) -> (memref<64xf32>, memref<64xf32>) {
    %n = memref.alloc() : memref<64xf32>
    "test.use"(%p, %q, %n) : (memref<64xf32>, memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %q : memref<64xf32>
    scf.yield %n, %p : memref<64xf32>, memref<64xf32>
  }
  %t:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%p = %s#0, %q = %s#1) -> (memref<64xf32>, memref<64xf32>) {
    %n = memref.alloc() : memref<64xf32>
    "test.use"(%p, %q, %n) : (memref<64xf32>, memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %q : memref<64xf32>
    scf.yield %n, %p : memref<64xf32>, memref<64xf32>
  }
  memref.dealloc %t#0 : memref<64xf32>
  memref.dealloc %t#1 : memref<64xf32>
  return
}

// -----

// In a loop around it the numbers begin again.
// CHECK-LABEL: func.func @nested
// CHECK-SAME:    #ao.arenas<device = 768, host = 0>
// CHECK:         memref.alloc() {ao.slot = #ao.slot<[[OTHER:.*]], 256>}
// CHECK:         scf.for
// CHECK:           memref.alloc() {ao.slot = #ao.slot<{{.*}}, 256>}
// CHECK:           memref.alloc() {ao.slot = #ao.slot<{{.*}}, 256, 2>}
func.func @nested(%lo: index, %hi: index, %s: index) attributes {ao.step} {
  %w = memref.alloc() : memref<64xf32>
  scf.for %j = %lo to %hi step %s {
    %a = memref.alloc() : memref<64xf32>
    %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
      %n = memref.alloc() : memref<64xf32>
      "test.use"(%p, %n, %w) : (memref<64xf32>, memref<64xf32>, memref<64xf32>) -> ()
      memref.dealloc %p : memref<64xf32>
      scf.yield %n : memref<64xf32>
    }
    memref.dealloc %r : memref<64xf32>
  }
  memref.dealloc %w : memref<64xf32>
  return
}
