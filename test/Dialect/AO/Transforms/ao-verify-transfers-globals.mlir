// Globals on the host: which of them hold data.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

!TD = !ao.transfer<!D>
memref.global "private" @empty : !H = uninitialized
memref.global @elsewhere : !H
memref.global "private" @full : !H = dense<0.0>

func.func @nobody_wrote(%x: !D) {
  // expected-note @+1 {{holds no data}}
  %g = memref.get_global @empty : !H
  // expected-error @+1 {{reads host memory that no offload has written}}
  %t = ao.reload %g into %x : !H into !D -> !TD
  ao.wait %t keep(%g : !H) : !TD
  return
}

func.func @written(%x: !D) {
  %g = memref.get_global @empty : !H
  %t = ao.offload %x into %g : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  %again = memref.get_global @empty : !H
  %u = ao.reload %again into %x : !H into !D -> !TD
  ao.wait %u keep(%again : !H) : !TD
  return
}

func.func private @writes(%x: !D) {
  %g = memref.get_global @empty : !H
  %t = ao.offload %x into %g : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}
func.func @written_by_callee(%x: !D) {
  call @writes(%x) : (!D) -> ()
  %g = memref.get_global @empty : !H
  %u = ao.reload %g into %x : !H into !D -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}

func.func @defined_elsewhere(%x: !D) {
  %g = memref.get_global @elsewhere : !H
  %u = ao.reload %g into %x : !H into !D -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}

func.func @initialized(%x: !D) {
  %g = memref.get_global @full : !H
  %u = ao.reload %g into %x : !H into !D -> !TD
  ao.wait %u keep(%g : !H) : !TD
  return
}
