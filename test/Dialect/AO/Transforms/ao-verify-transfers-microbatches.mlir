// A buffer that a callee allocates and returns has no alias: two microbatches of a
// pair are in flight, and each frees its own buffers.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>
!R = !ao.transfer<!D>

func.func @fwd(%x: !D) -> (!D, !H, !H) {
  %a = memref.alloc() : !D
  memref.copy %x, %a : !D to !D
  %h = memref.alloc() : !H
  %t = ao.offload %a into %h : !D into !H -> !T
  %k = memref.alloc() : !H
  %u = ao.offload %a into %k : !D into !H -> !T
  ao.wait %t keep(%a : !D) : !T
  ao.wait %u keep(%a : !D) : !T
  return %a, %h, %k : !D, !H, !H
}
func.func @bwd(%h: !H, %k: !H, %g: !D) {
  %a = memref.alloc() : !D
  %t = ao.reload %h into %a : !H into !D -> !R
  ao.wait %t keep(%h : !H) : !R
  memref.dealloc %h : !H
  memref.copy %a, %g : !D to !D
  %b = memref.alloc() : !D
  %u = ao.reload %k into %b : !H into !D -> !R
  ao.wait %u keep(%k : !H) : !R
  memref.dealloc %k : !H
  memref.copy %b, %g : !D to !D
  memref.dealloc %a : !D
  memref.dealloc %b : !D
  return
}
func.func @drive(%x: !D, %g: !D) {
  %f0:3 = call @fwd(%x) : (!D) -> (!D, !H, !H)
  %f1:3 = call @fwd(%x) : (!D) -> (!D, !H, !H)
  call @bwd(%f0#1, %f0#2, %g) : (!H, !H, !D) -> ()
  call @bwd(%f1#1, %f1#2, %g) : (!H, !H, !D) -> ()
  memref.dealloc %f0#0 : !D
  memref.dealloc %f1#0 : !D
  return
}

// -----

// A value saved by one microbatch is also passed to the backward pass of another.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>
!R = !ao.transfer<!D>

func.func @fwd(%x: !D) -> (!D, !H, !H) {
  %a = memref.alloc() : !D
  memref.copy %x, %a : !D to !D
  %h = memref.alloc() : !H
  %t = ao.offload %a into %h : !D into !H -> !T
  %k = memref.alloc() : !H
  %u = ao.offload %a into %k : !D into !H -> !T
  ao.wait %t keep(%a : !D) : !T
  ao.wait %u keep(%a : !D) : !T
  return %a, %h, %k : !D, !H, !H
}
func.func @bwd(%h: !H, %k: !H, %g: !D) {
  %a = memref.alloc() : !D
  %t = ao.reload %h into %a : !H into !D -> !R
  ao.wait %t keep(%h : !H) : !R
  memref.dealloc %h : !H
  memref.copy %a, %g : !D to !D
  %b = memref.alloc() : !D
  %u = ao.reload %k into %b : !H into !D -> !R
  ao.wait %u keep(%k : !H) : !R
  memref.dealloc %k : !H
  memref.copy %b, %g : !D to !D
  memref.dealloc %a : !D
  memref.dealloc %b : !D
  return
}
func.func @drive(%x: !D, %g: !D) {
  %f0:3 = call @fwd(%x) : (!D) -> (!D, !H, !H)
  %f1:3 = call @fwd(%x) : (!D) -> (!D, !H, !H)
  // expected-note @below {{freed here}}
  call @bwd(%f0#1, %f0#2, %g) : (!H, !H, !D) -> ()
  // expected-error @below {{starts a copy from or to a buffer that may have been freed}}
  call @bwd(%f0#1, %f1#2, %g) : (!H, !H, !D) -> ()
  memref.dealloc %f0#0 : !D
  memref.dealloc %f1#0 : !D
  return
}
