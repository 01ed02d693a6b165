// Reads and writes of a callback are checked at its position: a hook before a
// wait, during an offload, before a free.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

func.func @before_the_wait(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !ao.hook<post>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'ao.hook' op reads the destination of a transfer in flight}}
  ao.hook post %k ins(%x : memref<4xf32>)
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @under_an_offload(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !ao.hook<pre>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.hook' op overwrites the source of a transfer in flight}}
  ao.hook pre %k outs(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// A hook that only looks may look at the source.
func.func @looks_at_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !ao.hook<post>) {
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.hook post %k ins(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// A callback cannot be moved after a free of its data.
func.func @behind_a_free(%h: memref<4xf32, #ao.host>, %k: !ao.hook<pre>) {
  %x = memref.alloc() : memref<4xf32>
  ao.hook pre %k outs(%x : memref<4xf32>)
  // expected-note @below {{freed here}}
  memref.dealloc %x : memref<4xf32>
  // expected-error@+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @opaque(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: !ao.hook<function>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'ao.call_opaque' op}}
  ao.call_opaque %f ins(%x : memref<4xf32>)
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @final(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.final_callbacks' op overwrites the source of a transfer in flight}}
  ao.final_callbacks outs(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}
