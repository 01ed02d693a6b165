// In an arena, all buffers lie in one storage: which bytes they are tells what
// has been overwritten, and which op was the first run.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics -o /dev/null

func.func @neighbors(%arena: memref<256xi8>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %c96 = arith.constant 96 : index
  %before = memref.view %arena[%c0][] : memref<256xi8> to memref<16xf32>
  %x = memref.view %arena[%c64][] : memref<256xi8> to memref<8xf32>
  %behind = memref.view %arena[%c96][] : memref<256xi8> to memref<16xbf16>
  %y = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  linalg.fill ins(%v : f32) outs(%before : memref<16xf32>)
  linalg.exp ins(%behind : memref<16xbf16>) outs(%behind : memref<16xbf16>)
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  memref.dealloc %y : memref<8xf32>
  return
}

// -----

func.func @another_view_of_some_bytes(%arena: memref<256xi8>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %x = memref.view %arena[%c64][] : memref<256xi8> to memref<8xf32>
  %large = memref.view %arena[%c0][] : memref<256xi8> to memref<17xf32>
  %y = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%large : memref<17xf32>)
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  memref.dealloc %y : memref<8xf32>
  return
}

// -----

// The place has another name, and so has its type.
func.func @same_bytes(%arena: memref<256xi8>, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c64 = arith.constant 64 : index
  %x = memref.view %arena[%c64][] : memref<256xi8> to memref<8xf32>
  %y = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
  %again = memref.view %arena[%c64][] : memref<256xi8> to memref<8xf32>
  %open = memref.cast %again : memref<8xf32> to memref<?xf32>
  %closed = memref.cast %y : memref<8xf32> to memref<?xf32>
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%open : memref<?xf32>) outs(%closed : memref<?xf32>)
  memref.dealloc %y : memref<8xf32>
  return
}

// -----

// A place that is computed may be any.
func.func @some_place(%arena: memref<256xi8>, %place: index, %v: f32)
    attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %c64 = arith.constant 64 : index
  %x = memref.view %arena[%c64][] : memref<256xi8> to memref<8xf32>
  %some = memref.view %arena[%place][] : memref<256xi8> to memref<8xf32>
  %y = memref.alloc() : memref<8xf32>
  linalg.fill ins(%v : f32) outs(%x : memref<8xf32>)
  linalg.exp ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  // expected-note@below {{overwritten here}}
  linalg.fill ins(%v : f32) outs(%some : memref<8xf32>)
  // expected-error@below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<8xf32>) outs(%y : memref<8xf32>)
  memref.dealloc %y : memref<8xf32>
  return
}
