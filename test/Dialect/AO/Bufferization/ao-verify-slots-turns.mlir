// RUN: ao-opt %s --ao-verify-slots --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Iterations that take turns, begun with the last one's place.
func.func @turns(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
    %n = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    "test.use"(%p, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %p {ao.slot} : memref<64xf32>
    scf.yield %n : memref<64xf32>
  }
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

// After three iterations the last one's buffer is in the first place, and
// the second is free.
func.func @known_length() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<64xf32> {
    %n = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    memref.dealloc %p {ao.slot} : memref<64xf32>
    scf.yield %n : memref<64xf32>
  }
  %b = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  "test.use"(%r, %b) : (memref<64xf32>, memref<64xf32>) -> ()
  memref.dealloc %b {ao.slot} : memref<64xf32>
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

// With numbers that do not go on, the second loop begins in a place that is
// taken.
func.func @numbers() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a) -> memref<64xf32> {
    // expected-note @below {{allocated here}}
    %n = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    "test.use"(%p, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %p {ao.slot} : memref<64xf32>
    scf.yield %n : memref<64xf32>
  }
  %t = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %r) -> memref<64xf32> {
    // expected-error @below {{slot [0, 256) overlaps}}
    %n = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    "test.use"(%p, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %p {ao.slot} : memref<64xf32>
    scf.yield %n : memref<64xf32>
  }
  memref.dealloc %t {ao.slot} : memref<64xf32>
  return
}

// -----

// One turn too few: the buffer of the iteration before the last is alive yet.
func.func @too_few(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 1024, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<512, 256>} : memref<64xf32>
  %b = memref.alloc() {ao.slot = #ao.slot<768, 256>} : memref<64xf32>
  %r:2 = scf.for %i = %lo to %hi step %s iter_args(%p = %a, %q = %b) -> (memref<64xf32>, memref<64xf32>) {
    // expected-error @below {{slot [0, 256) overlaps}}
    // expected-note @below {{allocated here}}
    %n = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    "test.use"(%p, %q, %n) : (memref<64xf32>, memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %q {ao.slot} : memref<64xf32>
    scf.yield %n, %p : memref<64xf32>, memref<64xf32>
  }
  memref.dealloc %r#0 {ao.slot} : memref<64xf32>
  memref.dealloc %r#1 {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @no_loop() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{slot [0, 512) rotates over iterations: expected an enclosing 'scf.for' op}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @uneven(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 1024, host = 0>} {
  scf.for %i = %lo to %hi step %s {
    // expected-error @below {{slot [0, 600) holds 2 slots of 300 bytes, expected a multiple of 256}}
    %a = memref.alloc() {ao.slot = #ao.slot<0, 300, 2>} : memref<64xf32>
    memref.dealloc %a {ao.slot} : memref<64xf32>
  }
  return
}

// -----

func.func @beyond(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  scf.for %i = %lo to %hi step %s {
    // expected-error @below {{slot [256, 768) ends beyond the device arena of 512 bytes}}
    %a = memref.alloc() {ao.slot = #ao.slot<256, 256, 2>} : memref<64xf32>
    memref.dealloc %a {ao.slot} : memref<64xf32>
  }
  return
}

// Numbers of iterations near the largest one.
func.func @late(%n: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() {ao.slot = #ao.slot<0, 256, 2>} : memref<64xf32>
    memref.dealloc %b {ao.slot} : memref<64xf32>
  } {ao.first_iteration = 9223372036854775807 : i64}
  return
}
