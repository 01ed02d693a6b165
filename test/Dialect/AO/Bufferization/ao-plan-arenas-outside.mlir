// RUN: ao-opt %s --ao-plan-arenas --ao-verify-slots --split-input-file --allow-unregistered-dialect --verify-diagnostics --remarks-filter=ao --remark-format=emitRemark

// A buffer outside of the arena is named, with its bytes and the reason.
// expected-remark @below {{arena of '@step': device}}
func.func @step(%x: memref<64xf32>, %n: index, %lo: index, %hi: index, %c: i1) -> memref<64xf32>
    attributes {ao.step} {
  // expected-remark @unknown {{not placed: 'r'}}
  %r = memref.alloc() : memref<64xf32> loc("r")
  // expected-remark @unknown {{its size has no bound}}
  %d = memref.alloc(%n) : memref<?xf32> loc("dynamic")
  memref.dealloc %d : memref<?xf32>
  // expected-remark @unknown {{it has no bytes}}
  %e = memref.alloc() : memref<0xf32> loc("empty")
  memref.dealloc %e : memref<0xf32>
  // expected-remark @unknown {{it needs an alignment of 4096}}
  %p = memref.alloc() {alignment = 4096 : i64} : memref<64xf32> loc("page")
  memref.dealloc %p : memref<64xf32>
  // expected-remark @unknown {{the step does not free it}}
  %l = memref.alloc() : memref<64xf32> loc("leak")
  %k = memref.alloc() : memref<64xf32> loc("kept")
  memref.dealloc %k : memref<64xf32>
  return %r : memref<64xf32>
}

// -----

func.func @mixed(%x: memref<64xf32> {ao.donated}, %c: i1) attributes {ao.step} {
  // expected-remark @unknown {{it may alias an argument, a constant or a result of a call}}
  %a = memref.alloc() : memref<64xf32> loc("a")
  %r = arith.select %c, %a, %x : memref<64xf32>
  memref.dealloc %r : memref<64xf32>
  return
}

// -----

// Two live at once, and which iteration made the one that is freed depends on
// the data.
func.func @two(%lo: index, %hi: index, %s: index, %c: i1) attributes {ao.step} {
  // expected-remark @unknown {{two of its buffers are alive at once, but not as loop-carried values}}
  %a = memref.alloc() : memref<64xf32> loc("a")
  %r = scf.for %i = %lo to %hi step %s iter_args(%p = %a) -> memref<64xf32> {
    %n = memref.alloc() : memref<64xf32> loc("n")
    "test.use"(%p, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    %keep = arith.select %c, %p, %n : memref<64xf32>
    %drop = arith.select %c, %n, %p : memref<64xf32>
    memref.dealloc %drop : memref<64xf32>
    scf.yield %keep : memref<64xf32>
  }
  memref.dealloc %r : memref<64xf32>
  return
}

// -----

// After a loop of unknown length it is not known which place is whose.
func.func @window(%lo: index, %hi: index, %s: index) attributes {ao.step} {
  // expected-remark @unknown {{a loop of unknown trip count yields}}
  %a = memref.alloc() : memref<64xf32> loc("a")
  %b = memref.alloc() : memref<64xf32> loc("b")
  %r:2 = scf.for %i = %lo to %hi step %s iter_args(%p = %a, %q = %b) -> (memref<64xf32>, memref<64xf32>) {
    %n = memref.alloc() : memref<64xf32> loc("n")
    "test.use"(%p, %n) : (memref<64xf32>, memref<64xf32>) -> ()
    memref.dealloc %q : memref<64xf32>
    scf.yield %n, %p : memref<64xf32>, memref<64xf32>
  }
  memref.dealloc %r#0 : memref<64xf32>
  memref.dealloc %r#1 : memref<64xf32>
  return
}

// -----

// Of a loop that runs in parallel it is not known how many iterations are there.
func.func @parallel(%lo: index, %hi: index, %s: index) attributes {ao.step} {
  scf.parallel (%i) = (%lo) to (%hi) step (%s) {
    // expected-remark @unknown {{allocated or freed in a 'scf.parallel', whose control flow is unknown}}
    %n = memref.alloc() : memref<64xf32> loc("n")
    "test.use"(%n) : (memref<64xf32>) -> ()
    memref.dealloc %n : memref<64xf32>
  }
  return
}

// -----

// A free that not every way comes by.
func.func @some_ways(%c: i1) attributes {ao.step} {
  // expected-remark @unknown {{it is alive after some branches only}}
  %a = memref.alloc() : memref<64xf32> loc("a")
  scf.if %c {
    memref.dealloc %a : memref<64xf32>
  }
  return
}

// -----

// Two calls of a step would use the same bytes.
// expected-remark @below {{the module itself calls '@called'}}
func.func @called() attributes {ao.step} {
  %a = memref.alloc() : memref<64xf32>
  memref.dealloc %a : memref<64xf32>
  return
}
func.func @driver() {
  call @called() : () -> ()
  call @called() : () -> ()
  return
}
