// A call by address may call any function whose address is taken.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @frees(%x: !D) {
  memref.dealloc %x : !D
  return
}
func.func @freed(%h: !H) {
  %x = memref.alloc() : !D
  %f = func.constant @frees : (!D) -> ()
  // expected-note @below {{freed here}}
  func.call_indirect %f(%x) : (!D) -> ()
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @reloads(%h: !H, %x: !D) {
  %t = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%h : !H) : !ao.transfer<!D>
  return
}
func.func @reloaded(%x: !D) {
  // expected-note @+1 {{allocated here}}
  %h = memref.alloc() : !H
  %f = func.constant @reloads : (!H, !D) -> ()
  // expected-error @+1 {{calls a function that reloads host memory that no offload has written}}
  func.call_indirect %f(%h, %x) : (!H, !D) -> ()
  return
}
