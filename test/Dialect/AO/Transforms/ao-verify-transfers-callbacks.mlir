// What a callback reads and writes is checked where it stands: a hook before a
// wait, under an offload, before a free.
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

// What a callback left is no longer there to be moved behind a free.
func.func @behind_a_free(%h: memref<4xf32, #ao.host>, %k: !ao.hook<pre>) {
  %x = memref.alloc() : memref<4xf32>
  ao.hook pre %k outs(%x : memref<4xf32>)
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

// -----

// On tensors that stand for buffers, what a callback replaces is overwritten
// where it lies.
func.func @tensor(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !ao.hook<pre>) -> tensor<4xf32> {
  %a = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.hook' op overwrites the source of a transfer in flight}}
  %b = ao.hook pre %k outs(%a : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return %b : tensor<4xf32>
}

// -----

func.func @opaque_tensor(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: !ao.hook<function>) -> tensor<4xf32> {
  %a = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.call_opaque' op overwrites the source of a transfer in flight}}
  %b = ao.call_opaque %f outs(%a : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return %b : tensor<4xf32>
}

// -----

func.func @final_tensor(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) -> tensor<4xf32> {
  %a = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.final_callbacks' op overwrites the source of a transfer in flight}}
  %b = ao.final_callbacks outs(%a : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return %b : tensor<4xf32>
}

// -----

// What it only looks at stays.
func.func @looks_at_a_tensor(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !ao.hook<post>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %a = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  %b = ao.hook post %k ins(%a : tensor<4xf32>) outs(%g : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return %b : tensor<4xf32>
}

// -----

// What a hook has packed may be a buffer.
func.func @unpacks(%x: memref<4xf32>, %y: memref<4xf32>, %h: memref<4xf32, #ao.host>, %k: !ao.hook<unpack>) {
  %p = builtin.unrealized_conversion_cast %x : memref<4xf32> to !ao.packed<tensor<4xf32>>
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'ao.hook' op may access an unknown buffer and reads the destination of a transfer in flight}}
  ao.hook unpack %k packed(%p : !ao.packed<tensor<4xf32>>) outs(%y : memref<4xf32>)
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

// Ops of a tape that write into a tensor do so where that lies.
func.func @scatter_view(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %v: tensor<2xf32>) -> tensor<4xf32> {
  %a = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.scatter_view' op overwrites the source of a transfer in flight}}
  %b = ao.scatter_view %v into %a base [1] view [2] [1] 1 : tensor<2xf32> into tensor<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return %b : tensor<4xf32>
}

// -----

func.func @copy_slices(%x: memref<8xf32>, %h: memref<8xf32, #ao.host>) -> tensor<8xf32> {
  %a = bufferization.to_tensor %x restrict writable : memref<8xf32> to tensor<8xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<8xf32> into memref<8xf32, #ao.host> -> !ao.transfer<memref<8xf32, #ao.host>>
  // expected-error@+1 {{'ao.copy_slices' op overwrites the source of a transfer in flight}}
  %b = ao.copy_slices %a base [8] [1] 0 view [4] [1] 4 needs [true] : tensor<8xf32> -> tensor<8xf32> {
  ^bb0(%part: tensor<4xf32>):
    ao.yield %part : tensor<4xf32>
  }
  ao.wait %t keep(%x : memref<8xf32>) : !ao.transfer<memref<8xf32, #ao.host>>
  return %b : tensor<8xf32>
}
