// Reads and writes of a callback are checked at its position: a hook before a
// wait, during an offload, before a free.
//
// REQUIRES: autograd
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

func.func @before_the_wait(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !autograd.hook<post>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'autograd.hook' op reads the destination of a transfer in flight}}
  autograd.hook post %k ins(%x : memref<4xf32>)
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @under_an_offload(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !autograd.hook<pre>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'autograd.hook' op overwrites the source of a transfer in flight}}
  autograd.hook pre %k outs(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// A hook that only looks may look at the source.
func.func @looks_at_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !autograd.hook<post>) {
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  autograd.hook post %k ins(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// A callback cannot be moved after a free of its data.
func.func @behind_a_free(%h: memref<4xf32, #ao.host>, %k: !autograd.hook<pre>) {
  %x = memref.alloc() : memref<4xf32>
  autograd.hook pre %k outs(%x : memref<4xf32>)
  // expected-note @below {{freed here}}
  memref.dealloc %x : memref<4xf32>
  // expected-error@+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @opaque(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: !autograd.hook<function>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'autograd.call_opaque' op}}
  autograd.call_opaque %f ins(%x : memref<4xf32>)
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @final(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'autograd.final_callbacks' op overwrites the source of a transfer in flight}}
  autograd.final_callbacks outs(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}
