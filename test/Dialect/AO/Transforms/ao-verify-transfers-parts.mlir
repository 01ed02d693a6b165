// Parts of one buffer, as activations are packed.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!D = memref<4xf32>

func.func @disjoint_arena(%x: !D, %z: !D, %h: memref<8xf32, #ao.host>) {
  %h0 = memref.subview %h[0] [4] [1] : memref<8xf32, #ao.host> to memref<4xf32, strided<[1]>, #ao.host>
  %h1 = memref.subview %h[4] [4] [1] : memref<8xf32, #ao.host> to memref<4xf32, strided<[1], offset: 4>, #ao.host>
  %t0 = ao.offload %x into %h0 : !D into memref<4xf32, strided<[1]>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1]>, #ao.host>>
  %t1 = ao.offload %z into %h1 : !D into memref<4xf32, strided<[1], offset: 4>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1], offset: 4>, #ao.host>>
  ao.wait %t0 keep(%x : !D) into(%h0 : memref<4xf32, strided<[1]>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1]>, #ao.host>>
  ao.wait %t1 keep(%z : !D) into(%h1 : memref<4xf32, strided<[1], offset: 4>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1], offset: 4>, #ao.host>>
  return
}

// -----

!D = memref<4xf32>

func.func @overlapping_parts(%x: !D, %z: !D, %h: memref<8xf32, #ao.host>) {
  %h0 = memref.subview %h[0] [4] [1] : memref<8xf32, #ao.host> to memref<4xf32, strided<[1]>, #ao.host>
  %h1 = memref.subview %h[3] [4] [1] : memref<8xf32, #ao.host> to memref<4xf32, strided<[1], offset: 3>, #ao.host>
  // expected-note @+1 {{the transfer}}
  %t0 = ao.offload %x into %h0 : !D into memref<4xf32, strided<[1]>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1]>, #ao.host>>
  // expected-error @+1 {{'ao.offload' op overwrites the destination of a transfer in flight}}
  %t1 = ao.offload %z into %h1 : !D into memref<4xf32, strided<[1], offset: 3>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1], offset: 3>, #ao.host>>
  ao.wait %t0 keep(%x : !D) into(%h0 : memref<4xf32, strided<[1]>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1]>, #ao.host>>
  ao.wait %t1 keep(%z : !D) into(%h1 : memref<4xf32, strided<[1], offset: 3>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1], offset: 3>, #ao.host>>
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// Views that begin at different bytes may have the same offset.
func.func @parts_of_a_view(%x: !D, %z: !D, %h: memref<64xi8, #ao.host>, %s: index) {
  %h0 = memref.view %h[%s][] : memref<64xi8, #ao.host> to memref<4xf32, #ao.host>
  %v = memref.view %h[%s][] : memref<64xi8, #ao.host> to memref<8xf32, #ao.host>
  %h1 = memref.subview %v[4] [4] [1] : memref<8xf32, #ao.host> to memref<4xf32, strided<[1], offset: 4>, #ao.host>
  // expected-note @+1 {{the transfer}}
  %t0 = ao.offload %x into %h0 : !D into !H -> !TH
  // expected-error @+1 {{'ao.offload' op overwrites the destination of a transfer in flight}}
  %t1 = ao.offload %z into %h1 : !D into memref<4xf32, strided<[1], offset: 4>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1], offset: 4>, #ao.host>>
  ao.wait %t0 keep(%x : !D) into(%h0 : !H) : !TH
  ao.wait %t1 keep(%z : !D) into(%h1 : memref<4xf32, strided<[1], offset: 4>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1], offset: 4>, #ao.host>>
  return
}

// Elements 7, 6, 5 and 4, and elements 4 and 5.
func.func @backwards(%x: memref<8xf32>, %h: memref<4xf32, #ao.host>, %f: f32) {
  %a = memref.subview %x[7] [4] [-1] : memref<8xf32> to memref<4xf32, strided<[-1], offset: 7>>
  %b = memref.subview %x[4] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: 4>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : memref<4xf32, strided<[-1], offset: 7>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%b : memref<2xf32, strided<[1], offset: 4>>)
  ao.wait %t keep(%a : memref<4xf32, strided<[-1], offset: 7>>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// By a stride that nobody knows it may be the same elements.
func.func @maybe_backwards(%x: memref<8xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %s: index) {
  %a = memref.subview %x[7] [4] [%s] : memref<8xf32> to memref<4xf32, strided<[?], offset: 7>>
  %b = memref.subview %x[4] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: 4>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : memref<4xf32, strided<[?], offset: 7>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%b : memref<2xf32, strided<[1], offset: 4>>)
  ao.wait %t keep(%a : memref<4xf32, strided<[?], offset: 7>>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}
