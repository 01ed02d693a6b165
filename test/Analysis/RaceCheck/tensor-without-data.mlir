// A host tensor that holds no data holds none as a buffer either, until that
// has been filled.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func @reloads(%x: !D) {
  // expected-note @+1 {{holds no data}}
  %s = ao.host_empty : tensor<4xf32, #ao.host>
  %h = bufferization.to_buffer %s : tensor<4xf32, #ao.host> to !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func @valid(%x: !D) {
  %s = ao.host_empty : tensor<4xf32, #ao.host>
  %h = bufferization.to_buffer %s : tensor<4xf32, #ao.host> to !H
  %o = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %o keep(%x : !D) : !ao.transfer<!H>
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}
