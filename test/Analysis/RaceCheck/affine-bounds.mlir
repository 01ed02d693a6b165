// Bounds of affine loops are sums of other numbers.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!M = memref<4x4xf32>
!K = memref<4x4xf32, #ao.host>
!R = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>

func.func @valid_rows_behind(%m: !M, %k: !K, %v: f32) {
  affine.for %i = 0 to 3 {
    %a = memref.subview %m[%i, 0] [1, 4] [1, 1] : !M to !R
    %h = memref.subview %k[%i, 0] [1, 4] [1, 1] : !K to !H
    %t = ao.offload %a into %h : !R into !H -> !ao.transfer<!H>
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 4 {
      %b = memref.subview %m[%j, 0] [1, 4] [1, 1] : !M to !R
      linalg.fill ins(%v : f32) outs(%b : !R)
    }
    ao.wait %t keep(%a : !R) : !ao.transfer<!H>
  }
  return
}

// -----

!M = memref<4x4xf32>
!K = memref<4x4xf32, #ao.host>
!R = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>

func.func @rows_from_the_same(%m: !M, %k: !K, %v: f32) {
  affine.for %i = 0 to 3 {
    %a = memref.subview %m[%i, 0] [1, 4] [1, 1] : !M to !R
    %h = memref.subview %k[%i, 0] [1, 4] [1, 1] : !K to !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %a into %h : !R into !H -> !ao.transfer<!H>
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 4 {
      %b = memref.subview %m[%j, 0] [1, 4] [1, 1] : !M to !R
      // expected-error @+1 {{overwrites the source of a transfer in flight}}
      linalg.fill ins(%v : f32) outs(%b : !R)
    }
    ao.wait %t keep(%a : !R) : !ao.transfer<!H>
  }
  return
}
