// Slices are put into a host tensor, which is read as a buffer then.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!P = tensor<4xf32, #ao.host>
!W = tensor<8xf32, #ao.host>
!H = memref<8xf32, #ao.host>
!D = memref<8xf32>

func.func @half(%p: !P, %x: !D) {
  // expected-note @+1 {{holds no data}}
  %empty = ao.host_empty : !W
  %w = tensor.insert_slice %p into %empty[0] [4] [1] : !P into !W
  %h = bufferization.to_buffer %w : !W to !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!P = tensor<4xf32, #ao.host>
!W = tensor<8xf32, #ao.host>
!H = memref<8xf32, #ao.host>
!D = memref<8xf32>

func.func @overwritten_by_nothing(%w: !W, %x: !D) {
  // expected-note @+1 {{holds no data}}
  %empty = ao.host_empty : !P
  %v = tensor.insert_slice %empty into %w[0] [4] [1] : !P into !W
  %h = bufferization.to_buffer %v : !W to !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!P = tensor<4xf32, #ao.host>
!W = tensor<8xf32, #ao.host>
!H = memref<8xf32, #ao.host>
!D = memref<8xf32>

func.func @valid_both_halves(%p: !P, %x: !D) {
  %empty = ao.host_empty : !W
  %v = tensor.insert_slice %p into %empty[0] [4] [1] : !P into !W
  %w = tensor.insert_slice %p into %v[4] [4] [1] : !P into !W
  %h = bufferization.to_buffer %w : !W to !H
  %u = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%h : !H) : !ao.transfer<!D>
  return
}

func.func private @reload(%t: !P, %x: memref<4xf32>) {
  %h = bufferization.to_buffer %t : !P to memref<4xf32, #ao.host>
  %u = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %u keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}
func.func @valid_call(%p: !P, %x: memref<4xf32>) {
  call @reload(%p, %x) : (!P, memref<4xf32>) -> ()
  return
}

// -----

!P = tensor<4xf32, #ao.host>
!H = memref<4xf32, #ao.host>
!D = memref<4xf32>

func.func private @reload(%t: !P, %x: !D) {
  %h = bufferization.to_buffer %t : !P to !H
  %u = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%h : !H) : !ao.transfer<!D>
  return
}
func.func @call_without_data(%x: !D) {
  // expected-note @+1 {{holds no data}}
  %p = ao.host_empty : !P
  // expected-error @+1 {{calls a function that reloads host memory that no offload has written}}
  call @reload(%p, %x) : (!P, !D) -> ()
  return
}

// -----

!P = tensor<4xf32, #ao.host>
!H = memref<4xf32, #ao.host>
!D = memref<4xf32>

// A buffer without data that the slice is made of.
func.func @by_a_buffer(%x: !D) {
  // expected-note @+1 {{allocated here}}
  %a = memref.alloc() : !H
  %t = bufferization.to_tensor %a restrict : !H to !P
  %empty = ao.host_empty : !P
  %v = tensor.insert_slice %t into %empty[0] [4] [1] : !P into !P
  %h = bufferization.to_buffer %v : !P to !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %u = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %u keep(%h : !H) : !ao.transfer<!D>
  return
}
