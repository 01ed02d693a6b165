// RUN: ao-opt %s --ao-verify-slots --split-input-file --verify-diagnostics --allow-unregistered-dialect

// Places from another tool, with room between them and branches that put
// one buffer elsewhere: what is taken after them are the bytes of both.
func.func @branches(%c: i1) attributes {ao.step, ao.arenas = #ao.arenas<device = 4096, host = 0>} {
  %r = scf.if %c -> memref<64xf32> {
    %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    scf.yield %a : memref<64xf32>
  } else {
    %b = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
    scf.yield %b : memref<64xf32>
  }
  %d = memref.alloc() {ao.slot = #ao.slot<1024, 256>} : memref<64xf32>
  memref.dealloc %r {ao.slot} : memref<64xf32>
  %e = memref.alloc() {ao.slot = #ao.slot<0, 512>} : memref<128xf32>
  memref.dealloc %d {ao.slot} : memref<64xf32>
  memref.dealloc %e {ao.slot} : memref<128xf32>
  return
}

// -----

// A loop may alternate between places that it is not told to.
func.func @loop(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
    %n = memref.alloc() {ao.slot = #ao.slot<256, 256>} : memref<64xf32>
    "test.use"(%p, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %p {ao.slot} : memref<64xf32>
    %m = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
    "test.use"(%m, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %n {ao.slot} : memref<64xf32>
    scf.yield %m : memref<64xf32>
  }
  memref.dealloc %r {ao.slot} : memref<64xf32>
  return
}

// -----

// A buffer that a loop only looks at stays its owner's.
func.func @borrowed(%lo: index, %hi: index, %s: index) attributes {ao.step, ao.arenas = #ao.arenas<device = 512, host = 0>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 256>} : memref<64xf32>
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
    "test.use"(%p) : (memref<64xf32>) -> ()
    scf.yield %p : memref<64xf32>
  }
  "test.use"(%r) : (memref<64xf32>) -> ()
  memref.dealloc %a {ao.slot} : memref<64xf32>
  return
}
