// A layout of tiles leads each index to an element of its own if the tiles are
// as long as the places in them are many.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<8xf32>
!H = memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>, #ao.host>

func.func @valid(%x: !D, %h: !H) {
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return
}

// -----

!D = memref<8xf32>
!H = memref<8xf32, affine_map<(d0) -> (d0 floordiv 4, d0 mod 2)>, #ao.host>

func.func @shorter(%x: !D, %h: !H) {
  // expected-error @+1 {{may fill elements of its destination more than once: the layout overlaps itself}}
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return
}
