// RUN: ao-test-opt %s --test-check-device-memory=budget=128 --split-input-file --verify-diagnostics
// RUN: not ao-test-opt %s --test-check-device-memory=budget=40 --split-input-file 2>&1 | FileCheck %s

// 16 bytes of argument and 64 bytes of buffers that do not live at one time: 80.
// CHECK: error: the buffers of '@fits' need 80 bytes of device memory at once, above the budget of 40
// CHECK: note: largest of 2 live here
func.func @fits(%x: memref<4xf32>, %h: memref<1000xf32, #ao.host>) attributes {ao.step} {
  %a = memref.alloc() : memref<16xf32>
  memref.dealloc %a : memref<16xf32>
  %b = memref.alloc() : memref<16xf32>
  memref.dealloc %b : memref<16xf32>
  %c = memref.alloc() : memref<1000xf32, #ao.host>
  memref.dealloc %c : memref<1000xf32, #ao.host>
  return
}

// -----

// Branches exclude each other; a loop frees what it allocates.
func.func @regions(%c: i1, %lo: index, %hi: index, %s: index) attributes {ao.step} {
  %r = scf.if %c -> memref<16xf32> {
    %a = memref.alloc() : memref<16xf32>
    scf.yield %a : memref<16xf32>
  } else {
    %b = memref.alloc() : memref<16xf32>
    scf.yield %b : memref<16xf32>
  }
  scf.for %i = %lo to %hi step %s {
    %a = memref.alloc() : memref<16xf32>
    memref.dealloc %a : memref<16xf32>
  }
  memref.dealloc %r : memref<16xf32>
  return
}

// -----

// Residuals are kept, and the backward function receives cotangents: 64 + 64 +
// 4.
// expected-error @below {{the buffers of '@fwd' need 132 bytes of device memory at once, above the budget of 128}}
func.func @fwd(%w: memref<16xf32>) -> (memref<16xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  %a = memref.alloc() : memref<16xf32>
  return %a : memref<16xf32>
}
func.func @bwd(%a: memref<16xf32>, %g: memref<1xf32>) {
  // expected-note @below {{largest of 3 live here}}
  return
}

// -----

// Buffers with a place count as their arena, from the start: 200 + 4 + 40.
// expected-error @below {{the buffers of '@placed' need 244 bytes of device memory at once, above the budget of 128}}
func.func @placed(%x: memref<1xf32>) attributes {ao.step, ao.arenas = #ao.arenas<device = 200, host = 1000>} {
  %a = memref.alloc() {ao.slot = #ao.slot<0, 64>} : memref<16xf32>
  memref.dealloc %a {ao.slot} : memref<16xf32>
  // expected-note @below {{largest of 3 live here: 'arena' (200 bytes)}}
  %b = memref.alloc() : memref<10xf32>
  memref.dealloc %b : memref<10xf32>
  return
}
