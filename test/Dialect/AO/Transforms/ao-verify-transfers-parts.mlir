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

// By an unknown stride it may be the same elements.
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

// -----

// A cast counts from where a `memref.view` begins, in elements of that: these
// are the same bytes of an arena.
func.func @cast_of_a_view(%arena: memref<1024xi8>, %h: memref<64xf32, #ao.host>) {
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0 : i8
  %view = memref.view %arena[%c256][] : memref<1024xi8> to memref<64xf32>
  %x = memref.reinterpret_cast %view to offset: [0], sizes: [64], strides: [1] : memref<64xf32> to memref<64xf32>
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : memref<64xf32> into memref<64xf32, #ao.host> -> !ao.transfer<memref<64xf32, #ao.host>>
  %part = memref.subview %arena[256] [256] [1] : memref<1024xi8> to memref<256xi8, strided<[1], offset: 256>>
  // expected-error @below {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%zero : i8) outs(%part : memref<256xi8, strided<[1], offset: 256>>)
  ao.wait %t keep(%x : memref<64xf32>) : !ao.transfer<memref<64xf32, #ao.host>>
  return
}

// -----

func.func @casts_of_two_views(%arena: memref<1024xi8>, %h: memref<64xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  %c256 = arith.constant 256 : index
  %zero = arith.constant 0.0 : f32
  %view = memref.view %arena[%c256][] : memref<1024xi8> to memref<64xf32>
  %x = memref.reinterpret_cast %view to offset: [0], sizes: [64], strides: [1] : memref<64xf32> to memref<64xf32>
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : memref<64xf32> into memref<64xf32, #ao.host> -> !ao.transfer<memref<64xf32, #ao.host>>
  %all = memref.view %arena[%c0][] : memref<1024xi8> to memref<128xf32>
  %part = memref.reinterpret_cast %all to offset: [64], sizes: [64], strides: [1] : memref<128xf32> to memref<64xf32, strided<[1], offset: 64>>
  // expected-error @below {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%zero : f32) outs(%part : memref<64xf32, strided<[1], offset: 64>>)
  ao.wait %t keep(%x : memref<64xf32>) : !ao.transfer<memref<64xf32, #ao.host>>
  return
}

// -----

// Views of the bytes of one buffer.

!B = memref<64xi8>
!D = memref<8xf32>
!H = memref<8xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @bytes_behind(%b: !B, %h: !H, %f: f32, %i: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %x = memref.view %b[%c0][] : !B to !D
  %y = memref.view %b[%c32][] : !B to memref<4xf64>
  %part = memref.subview %y[%i] [1] [1] : memref<4xf64> to memref<1xf64, strided<[1], offset: ?>>
  %t = ao.offload %x into %h : !D into !H -> !T
  %g = arith.extf %f : f32 to f64
  memref.store %g, %y[%i] : memref<4xf64>
  linalg.fill ins(%g : f64) outs(%part : memref<1xf64, strided<[1], offset: ?>>)
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func @bytes_overlap(%b: !B, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %c28 = arith.constant 28 : index
  %x = memref.view %b[%c0][] : !B to !D
  %y = memref.view %b[%c28][] : !B to !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %f, %y[%c0] : !D
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func @bytes_somewhere(%b: !B, %h: !H, %f: f32, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %behind = arith.addi %i, %c32 : index
  %x = memref.view %b[%i][] : !B to !D
  %y = memref.view %b[%behind][] : !B to !D
  %z = memref.view %b[%j][] : !B to !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  memref.store %f, %y[%c0] : !D
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %f, %z[%c0] : !D
  ao.wait %t keep(%x : !D) : !T
  return
}

// A cast may lead out of the view.
func.func @bytes_left(%b: !B, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %x = memref.view %b[%c0][] : !B to !D
  %y = memref.view %b[%c32][] : !B to !D
  %z = memref.reinterpret_cast %x to offset: [8], sizes: [8], strides: [1] : !D to memref<8xf32, strided<[1], offset: 8>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %y into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %f, %z[%c0] : memref<8xf32, strided<[1], offset: 8>>
  ao.wait %t keep(%y : !D) : !T
  return
}

// -----

// Elements of less than a byte take one each, those of 80 bits take what the
// target says: they are not apart for being so in bits.
func.func @bits(%x: memref<8xi1>, %host: memref<8xi1, #ao.host>, %bytes: memref<64xi8>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.view %bytes[%c0][] : memref<64xi8> to memref<8xi1>
  %b = memref.view %bytes[%c1][] : memref<64xi8> to memref<8xi1>
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %host into %a : memref<8xi1, #ao.host> into memref<8xi1> -> !ao.transfer<memref<8xi1>>
  // expected-error @+1 {{reads the destination of a transfer in flight}}
  %v = memref.load %b[%c0] : memref<8xi1>
  ao.wait %t keep(%host : memref<8xi1, #ao.host>) into(%a : memref<8xi1>) : !ao.transfer<memref<8xi1>>
  return %v : i1
}
func.func @f80(%host: memref<4xf80, #ao.host>, %bytes: memref<128xi8>) -> f80 {
  %c0 = arith.constant 0 : index
  %c48 = arith.constant 48 : index
  %a = memref.view %bytes[%c0][] : memref<128xi8> to memref<4xf80>
  %b = memref.view %bytes[%c48][] : memref<128xi8> to memref<4xf80>
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %host into %a : memref<4xf80, #ao.host> into memref<4xf80> -> !ao.transfer<memref<4xf80>>
  // expected-error @+1 {{reads the destination of a transfer in flight}}
  %v = memref.load %b[%c0] : memref<4xf80>
  ao.wait %t keep(%host : memref<4xf80, #ao.host>) into(%a : memref<4xf80>) : !ao.transfer<memref<4xf80>>
  return %v : f80
}

// -----

!D = memref<8x4xf32>
!P = memref<4xf32, strided<[1], offset: 24>>
!H = memref<4xf32, #ao.host>
!B = memref<8x4xf32, strided<[-4, 1], offset: 28>>

// The rows of %r go backwards: its second one is row 6 of %x.
func.func @vector_of_backward_rows(%x: !D, %h: !H, %v: vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %p = memref.subview %x[6, 0] [1, 4] [1, 1] : !D to !P
  // expected-note @below {{the transfer}}
  %t = ao.offload %p into %h : !P into !H -> !ao.transfer<!H>
  %r = memref.subview %x[7, 0] [8, 4] [-1, 1] : !D to !B
  // expected-error @below {{overwrites the source of a transfer in flight}}
  vector.store %v, %r[%c0, %c0] : !B, vector<2x4xf32>
  ao.wait %t keep(%p : !P) into(%h : !H) : !ao.transfer<!H>
  return
}
