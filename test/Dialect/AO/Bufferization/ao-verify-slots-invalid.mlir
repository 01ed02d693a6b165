// RUN: ao-opt %s --ao-verify-slots --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @overlap() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  // expected-error @below {{slot [0, 512) overlaps}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 512>} : memref<128xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<128xf32>
  return
}

// -----

func.func @misaligned() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{slot [64, 320) is not aligned to 256 bytes}}
  %a = memref.alloc() {ao.slot = #ao.slot<64, 256>} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @beyond() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 256>} {
  // expected-error @below {{slot [256, 512) ends beyond the host arena of 256 bytes}}
  %a = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32, #ao.host>
  memref.dealloc %a {ao.slot} : memref<64xf32, #ao.host>
  return
}

// -----

func.func @too_small() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{slot [0, 128) holds 128 bytes, the buffer needs 256}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 128>} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @no_mark() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  // expected-error @below {{has no 'ao.slot', but the buffer it frees has: }}
  memref.dealloc %a : memref<64xf32>
  return
}

// -----

func.func @mark_only() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() : memref<64xf32>
  // expected-error @below {{has 'ao.slot', but the buffer it frees has none}}
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @mixed(%c: i1) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{this is one of them}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %b = memref.alloc() : memref<64xf32>
  %r = arith.select %c, %a, %b : memref<64xf32>
  // expected-error @below {{may free a buffer with a slot or one without}}
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @either(%c: i1) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{this is one of them}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %b = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  %r = arith.select %c, %a, %b : memref<64xf32>
  // expected-error @below {{may free one of two buffers with slots}}
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

// A rewrite that makes an allocation anew may lose its place.
func.func @lost_in_a_branch(%c: i1) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{result 0 has a slot on some paths only}}
  %r = scf.if %c -> memref<64xf32> {
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    scf.yield %a : memref<64xf32>
  } else {
    %b = memref.alloc() : memref<64xf32>
    scf.yield %b : memref<64xf32>
  }
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @twice() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  // expected-error @below {{[0, 256), which is not live here}}
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @never() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @unknown {{'a' [0, 256) is never freed}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32> loc("a")
  return
}

// -----

func.func @some_ways(%c: i1) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  // expected-error @below {{[0, 256) is live after 'scf.if' op on some paths only}}
  scf.if %c {
    memref.dealloc %a {ao.slot} : memref<64xf32>
  }
  return
}

// -----

// The place is free in the first iteration only.
func.func @next_iteration(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
    // expected-error @below {{slot [256, 512) overlaps}}
    // expected-note @below {{allocated here}}
    %n = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
    memref.dealloc %p {ao.slot} : memref<64xf32>
    scf.yield %n : memref<64xf32>
  }
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

// A buffer that a loop leaves in a place conflicts with the next iteration.
func.func @left_in_a_loop(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{is live in the next iteration of 'scf.for' op, which does not carry it}}
  scf.for %i = %lo to %hi step %s {
    // expected-note @below {{allocated here}}
    %n = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
  }
  return
}

// -----

func.func @parallel(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  scf.parallel (%i) = (%lo) to (%hi) step (%s) {
    // expected-error @below {{has 'ao.slot' in a 'scf.parallel' op, whose control flow is unknown}}
    %n = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    memref.dealloc %n {ao.slot} : memref<64xf32>
  }
  return
}

// -----

func.func @no_arenas() attributes {ao.step} {
  // expected-error @below {{has 'ao.slot', but '@no_arenas' has no arenas}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @result() -> memref<64xf32> attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  // expected-error @below {{result 0 of '@result' is in a slot, but has no 'ao.slot'}}
  return %a : memref<64xf32>
}

// -----

func.func @elsewhere() -> (memref<64xf32> {ao.slot = #ao.slot<256, 256>})
    attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  // expected-error @below {{result 0 of '@elsewhere' is not in its slot [256, 512)}}
  return %a : memref<64xf32>
}

// -----

// expected-error @below {{argument 0 of '@argument' has a slot: only saved values can have one}}
func.func @argument(%x: memref<64xf32> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  return
}

// -----

func.func @fwd() -> (memref<64xf32> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  return %a : memref<64xf32>
}
// expected-error @below {{the arenas of '@bwd' differ from those of '@fwd'}}
func.func @bwd(%a: memref<64xf32> {ao.slot = #ao.slot<0, 256>}) attributes {ao.arenas = #ao.arenas<device = 256, host = 0>} {
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @fwd() -> (memref<64xf32> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  return %a : memref<64xf32>
}
// expected-error @below {{the slot of argument 0 of '@bwd' differs from that of result 0 of '@fwd'}}
func.func @bwd(%a: memref<64xf32> {ao.slot = #ao.slot<256, 256>}) attributes {ao.arenas = #ao.arenas<device = 512, host = 0>} {
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @fwd() -> (memref<64xf32> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  return %a : memref<64xf32>
}
// expected-error @below {{argument 0 of '@bwd' has a slot and is donated}}
func.func @bwd(%a: memref<64xf32> {ao.slot = #ao.slot<0, 256>, ao.donated}) attributes {ao.arenas = #ao.arenas<device = 512, host = 0>} {
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @fwd() -> (memref<64xf32> {ao.slot = #ao.slot<0, 256>})
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  return %a : memref<64xf32>
}
func.func @bwd(%a: memref<64xf32> {ao.slot = #ao.slot<0, 256>}) attributes {ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{slot [0, 256) overlaps}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<64xf32>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}

// -----

// Of buffers that were chosen from, one may be gone; here none is there.
func.func @step(%x: memref<64xf32>) attributes {ao.step, ao.arenas = #ao.arenas<device = 256, host = 0>} {
  // expected-note @below {{allocated here}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %view = memref.subview %a[0] [32] [1] : memref<64xf32> to memref<32xf32, strided<[1]>>
  memref.dealloc %a {ao.slot} : memref<64xf32>
  // expected-error @below {{which is not live here}}
  "test.use"(%view) : (memref<32xf32, strided<[1]>>) -> ()
  return
}

// -----

func.func @bounded(%x: memref<?xf32> {ao.max_shape = array<i64: 100>}, %n: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %c0 = arith.constant 0 : index
  %m = memref.dim %x, %c0 : memref<?xf32>
  // expected-error @below {{slot [0, 256) holds 256 bytes, the buffer needs 400}}
  %a = memref.alloc(%m) {ao.slot = #ao.slot<0, 256>} : memref<?xf32>
  memref.dealloc %a {ao.slot} : memref<?xf32>
  return
}

// -----

func.func @unbounded(%n: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{slot [0, 256) is for a buffer whose size has no bound}}
  %a = memref.alloc(%n) {ao.slot = #ao.slot<0, 256>} : memref<?xf32>
  memref.dealloc %a {ao.slot} : memref<?xf32>
  return
}

// -----

// Iterations that run at once would share the bytes.
func.func @parallel() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  scf.forall (%i) in (4) {
    // expected-error @below {{has 'ao.slot' in a 'scf.forall' op, whose control flow is unknown}}
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    memref.dealloc %a {ao.slot} : memref<64xf32>
  }
  return
}

// -----

// Ops after an async op may run before its region ends.
func.func @goes_on() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %token = async.execute {
    // expected-error @below {{has 'ao.slot' in a 'async.execute' op, whose control flow is unknown}}
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    memref.dealloc %a {ao.slot} : memref<64xf32>
    async.yield
  }
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<64xf32>
  async.await %token : !async.token
  return
}

// -----

// The first iteration frees what the second one copies.
func.func @dead_in_the_second_iteration(%n: index, %h: memref<64xf32, #ao.host>) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @below {{allocated here}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%a = %b) -> memref<64xf32> {
    // expected-error @below {{'ao.offload' op uses}}
    %t = ao.offload %b into %h : memref<64xf32> into memref<64xf32, #ao.host> -> !ao.transfer<memref<64xf32, #ao.host>>
    ao.wait %t keep(%b : memref<64xf32>) into(%h : memref<64xf32, #ao.host>) : !ao.transfer<memref<64xf32, #ao.host>>
    memref.dealloc %a {ao.slot} : memref<64xf32>
    %c = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    scf.yield %c : memref<64xf32>
  }
  memref.dealloc %l {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @dead_in_iterations_at_once(%n: index, %v: f32) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<64xf32>
  scf.forall (%i) in (%n) {
    // expected-error @below {{'memref.store' op uses}}
    memref.store %v, %b[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @dead_in_a_structured_op(%o: memref<64xf32>) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %c0 = arith.constant 0 : index
  // expected-note @below {{allocated here}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<64xf32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%o : memref<64xf32>) {
  ^bb0(%e: f32):
    // expected-error @below {{'memref.load' op uses}}
    %x = memref.load %b[%c0] : memref<64xf32>
    linalg.yield %x : f32
  }
  return
}

// -----

func.func @freed_by_iterations_at_once(%n: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  scf.forall (%i) in (%n) {
    // expected-error @below {{has no 'ao.slot', but the buffer it frees has}}
    memref.dealloc %b : memref<64xf32>
  }
  memref.dealloc %b {ao.slot} : memref<64xf32>
  return
}

// -----

func.func @freed_by_another_op() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %true = arith.constant true
  // expected-note @below {{allocated here}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  // expected-error @below {{'bufferization.dealloc' op frees}}
  bufferization.dealloc (%b : memref<64xf32>) if (%true)
  memref.dealloc %b {ao.slot} : memref<64xf32>
  return
}

// -----

func.func private @inner(%b: memref<64xf32>) {
  memref.dealloc %b : memref<64xf32>
  return
}
func.func private @outer(%b: memref<64xf32>) {
  func.call @inner(%b) : (memref<64xf32>) -> ()
  return
}
func.func @freed_by_a_callee() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-note @below {{allocated here}}
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  // expected-error @below {{'func.call' op frees}}
  func.call @outer(%b) : (memref<64xf32>) -> ()
  memref.dealloc %b {ao.slot} : memref<64xf32>
  return
}

// -----

// expected-note @below {{the function}}
func.func private @step() attributes {ao.step, ao.arenas = #ao.arenas<device = 256, host = 0>} {
  %b = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  memref.dealloc %b {ao.slot} : memref<64xf32>
  return
}
func.func @driver() {
  // expected-error @below {{calls a function that has arenas}}
  func.call @step() : () -> ()
  return
}

// -----

// The number of the dimension is out of range.
func.func @no_size(%m: memref<?xf32> {ao.max_shape = array<i64: 64>}) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %cm = arith.constant -1 : index
  %d = memref.dim %m, %cm : memref<?xf32>
  // expected-error @below {{is for a buffer whose size has no bound}}
  %a = memref.alloc(%d) {ao.slot = #ao.slot<0, 256>} : memref<?xf32>
  memref.dealloc %a {ao.slot} : memref<?xf32>
  return
}

// -----

// expected-error @below {{'@fwd' saves 2 values, but '@bwd' has 0 arguments}}
func.func @fwd(%x: memref<64xf32>) -> (memref<64xf32>, memref<64xf32>, memref<64xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = memref.alloc() : memref<64xf32>
  return %x, %a, %a : memref<64xf32>, memref<64xf32>, memref<64xf32>
}
// expected-note @below {{backward function}}
func.func @bwd() {
  return
}

// -----

func.func @layout() attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  // expected-error @below {{slot [0, 256) is for a buffer whose layout is not the identity}}
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<8x8xf32, strided<[64, 1]>>
  memref.dealloc %a {ao.slot} : memref<8x8xf32, strided<[64, 1]>>
  return
}
