// Elements that affine ops load and store, by their maps: of another row than the
// one that is copied, and of the same.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics

!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>

func.func @next(%rows: memref<8x4xf32>, %hs: memref<8x4xf32, #ao.host>, %v: f32) {
  affine.for %i = 0 to 7 {
    %row = memref.subview %rows[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
    %h = memref.subview %hs[%i, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
    %t = ao.offload %row into %h : !P into !H -> !ao.transfer<!H>
    affine.store %v, %rows[%i + 1, 2] : memref<8x4xf32>
    ao.wait %t keep(%row : !P) : !ao.transfer<!H>
  }
  return
}

// -----

!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>

func.func @same(%rows: memref<8x4xf32>, %hs: memref<8x4xf32, #ao.host>, %v: f32) {
  affine.for %i = 0 to 7 {
    %row = memref.subview %rows[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
    %h = memref.subview %hs[%i, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %row into %h : !P into !H -> !ao.transfer<!H>
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    affine.store %v, %rows[%i, 2] : memref<8x4xf32>
    ao.wait %t keep(%row : !P) : !ao.transfer<!H>
  }
  return
}

// -----

!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>

func.func @unknown(%rows: memref<8x4xf32>, %hs: memref<8x4xf32, #ao.host>, %v: f32) {
  affine.for %i = 0 to 7 {
    %row = memref.subview %rows[%i, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
    %h = memref.subview %hs[%i, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %row into %h : !P into !H -> !ao.transfer<!H>
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    affine.store %v, %rows[(%i + 1) mod 8, 2] : memref<8x4xf32>
    ao.wait %t keep(%row : !P) : !ao.transfer<!H>
  }
  return
}

// -----

!P = memref<4xf32, strided<[1], offset: ?>>
!H = memref<4xf32, strided<[1], offset: ?>, #ao.host>

func.func @load(%rows: memref<8x4xf32>, %hs: memref<8x4xf32, #ao.host>) -> f32 {
  %c2 = arith.constant 2 : index
  %row = memref.subview %rows[%c2, 0] [1, 4] [1, 1] : memref<8x4xf32> to !P
  %h = memref.subview %hs[%c2, 0] [1, 4] [1, 1] : memref<8x4xf32, #ao.host> to !H
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %h into %row : !H into !P -> !ao.transfer<!P>
  %0 = affine.load %rows[symbol(%c2) + 1, 0] : memref<8x4xf32>
  // expected-error @+1 {{reads the destination of a transfer in flight}}
  %1 = affine.load %rows[symbol(%c2), 0] : memref<8x4xf32>
  ao.wait %t keep(%h : !H) into(%row : !P) : !ao.transfer<!P>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
