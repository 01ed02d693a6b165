// A layout that is no sum of strides may put several elements into one place:
// it is not known which of them a copy writes last.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, affine_map<(d0) -> (d0 mod 2)>, #ao.host>

func.func @allocated(%x: !D) {
  %h = memref.alloc() : !H
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>, #ao.host>

func.func @given(%x: !D, %h: !H) {
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return
}

// -----

!D = memref<2x4xf32>
!H = memref<2x4xf32, affine_map<(d0, d1) -> (d1, d0)>, #ao.host>

func.func @valid_transposed(%x: !D, %h: !H) {
  %t = ao.offload %x into %h : !D into !H -> !ao.transfer<!H>
  ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  return
}
