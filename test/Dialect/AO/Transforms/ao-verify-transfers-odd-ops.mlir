// Races over ops and index arithmetic that seldom come with transfers.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers

!D = memref<8xf32>
!H = memref<8xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @cast_to_vector(%d: !D, %h: !H, %v: f32) {
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %d into %h : !D into !H -> !T
  %q = vector.type_cast %d : !D to memref<vector<8xf32>>
  %w = vector.broadcast %v : f32 to vector<8xf32>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %w, %q[] : memref<vector<8xf32>>
  ao.wait %t keep(%d : !D) into(%h : !H) : !T
  return
}

func.func @scatter(%d: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %d into %h : !D into !H -> !T
  %w = vector.broadcast %v : f32 to vector<4xf32>
  %z = arith.constant dense<0> : vector<4xi32>
  %m = arith.constant dense<true> : vector<4xi1>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  vector.scatter %d[%c0] [%z], %m, %w : !D, vector<4xi32>, vector<4xi1>, vector<4xf32>
  ao.wait %t keep(%d : !D) into(%h : !H) : !T
  return
}

func.func @generic_atomic(%d: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %d into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  %0 = memref.generic_atomic_rmw %d[%c0] : !D {
  ^bb0(%x: f32):
    memref.atomic_yield %v : f32
  }
  ao.wait %t keep(%d : !D) into(%h : !H) : !T
  return
}

func.func @cf_switch(%d: !D, %e: !D, %h: !H, %k: i32, %v: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %d into %h : !D into !H -> !T
  cf.switch %k : i32, [ default: ^b(%e : !D), 3: ^b(%d : !D) ]
^b(%z: !D):
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %z[%c0] : !D
  ao.wait %t keep(%d : !D) into(%h : !H) : !T
  return
}

func.func @rows_shifted(%d: memref<8x4xf32>, %h: memref<4xf32, #ao.host>, %i: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.shli %i, %c1 : index
  %y = arith.muli %i, %c2 : index
  %s = memref.subview %d[%x, 0][1, 4][1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %s into %h : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %d[%y, %c0] : memref<8x4xf32>
  ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

func.func @rows_divided(%d: memref<8x4xf32>, %h: memref<4xf32, #ao.host>, %i: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = affine.apply affine_map<(a) -> (a floordiv 2)>(%i)
  %i1 = arith.addi %i, %c1 : index
  %y = affine.apply affine_map<(a) -> (a floordiv 2)>(%i1)
  %s = memref.subview %d[%x, 0][1, 4][1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %s into %h : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %d[%y, %c0] : memref<8x4xf32>
  ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

func.func @rows_modulo(%d: memref<8x4xf32>, %h: memref<4xf32, #ao.host>, %i: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %x = affine.apply affine_map<(a) -> (a mod 2)>(%i)
  %i1 = arith.addi %i, %c2 : index
  %y = affine.apply affine_map<(a) -> (a mod 2)>(%i1)
  %s = memref.subview %d[%x, 0][1, 4][1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %s into %h : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %d[%y, %c0] : memref<8x4xf32>
  ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

func.func @rows_clamped(%d: memref<8x4xf32>, %h: memref<4xf32, #ao.host>, %i: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.minui %i, %c2 : index
  %x1 = arith.addi %i, %c1 : index
  %y = arith.minui %x1, %c2 : index
  %s = memref.subview %d[%x, 0][1, 4][1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %s into %h : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %d[%y, %c0] : memref<8x4xf32>
  ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

func.func @rows_chosen(%d: memref<8x4xf32>, %h: memref<4xf32, #ao.host>, %i: index, %j: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %cc = arith.cmpi slt, %i, %j : index
  %x = arith.select %cc, %c1, %c2 : index
  %y = arith.select %cc, %c1, %c3 : index
  %s = memref.subview %d[%x, 0][1, 4][1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %s into %h : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %d[%y, %c0] : memref<8x4xf32>
  ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

func.func @dynamic_stride(%d: !D, %h: memref<4xf32, #ao.host>, %v: f32, %s: index) {
  %c0 = arith.constant 0 : index
  %a = memref.subview %d[0][4][%s] : !D to memref<4xf32, strided<[?]>>
  %b = memref.subview %d[4][4][1] : !D to memref<4xf32, strided<[1], offset: 4>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : memref<4xf32, strided<[?]>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %b[%c0] : memref<4xf32, strided<[1], offset: 4>>
  ao.wait %t keep(%a : memref<4xf32, strided<[?]>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

func.func @beyond_the_view(%d: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %r = memref.subview %d[0][2][1] : !D to memref<2xf32, strided<[1]>>
  %q = memref.reinterpret_cast %r to offset: [6], sizes: [2], strides: [1] : memref<2xf32, strided<[1]>> to memref<2xf32, strided<[1], offset: 6>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %d into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  memref.store %v, %q[%c0] : memref<2xf32, strided<[1], offset: 6>>
  ao.wait %t keep(%d : !D) into(%h : !H) : !T
  return
}

func.func @parallel_rows(%d: memref<8x4xf32>, %h: memref<4x4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c2 = arith.constant 2 : index
  // expected-note @+1 {{iterations run at once here}}
  scf.parallel (%k) = (%c0) to (%c8) step (%c1) {
    %q = arith.divui %k, %c2 : index
    %s = memref.subview %d[%k, 0][1, 4][1, 1] : memref<8x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %r = memref.subview %h[%q, 0][1, 4][1, 1] : memref<4x4xf32, #ao.host> to memref<4xf32, strided<[1], offset: ?>, #ao.host>
    // expected-error @+2 {{overwrites the destination of a transfer that may be in flight in another iteration}}
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %s into %r : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, strided<[1], offset: ?>, #ao.host> -> !ao.transfer<memref<4xf32, strided<[1], offset: ?>, #ao.host>>
    ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>) into(%r : memref<4xf32, strided<[1], offset: ?>, #ao.host>) : !ao.transfer<memref<4xf32, strided<[1], offset: ?>, #ao.host>>
    scf.reduce
  }
  return
}

func.func @shape_in_flight(%d: !D, %h: memref<2xindex, #ao.host>, %shape: memref<2xindex>) {
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %h into %shape : memref<2xindex, #ao.host> into memref<2xindex> -> !ao.transfer<memref<2xindex>>
  // expected-error @+1 {{reads the destination of a transfer in flight}}
  %q = memref.reshape %d(%shape) : (!D, memref<2xindex>) -> memref<?x?xf32>
  ao.wait %t keep(%h : memref<2xindex, #ao.host>) into(%shape : memref<2xindex>) : !ao.transfer<memref<2xindex>>
  return
}

// As a signed number 200 is less than zero in eight bits: row 128 - %i is at
// times row 100.
func.func @unsigned_loop(%d: memref<512x4xf32>, %h: memref<4xf32, #ao.host>, %v: f32) {
  %lower = arith.constant 0 : i8
  %upper = arith.constant 200 : i8
  %step = arith.constant 1 : i8
  %c128 = arith.constant 128 : index
  %a = memref.subview %d[100, 0] [1, 4] [1, 1] : memref<512x4xf32> to memref<4xf32, strided<[1], offset: 400>>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : memref<4xf32, strided<[1], offset: 400>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  scf.for unsigned %i = %lower to %upper step %step : i8 {
    %j = arith.index_cast %i : i8 to index
    %row = arith.subi %c128, %j : index
    %b = memref.subview %d[%row, 0] [1, 4] [1, 1] : memref<512x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    linalg.fill ins(%v : f32) outs(%b : memref<4xf32, strided<[1], offset: ?>>)
  }
  ao.wait %t keep(%a : memref<4xf32, strided<[1], offset: 400>>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// As an unsigned number -8 is more than zero: nothing is filled.
func.func @unsigned_loop_of_no_iterations(%d: !D) {
  %lower = arith.constant -8 : index
  %upper = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  // expected-note @+1 {{allocated here}}
  %h = memref.alloc() : !H
  scf.for unsigned %i = %lower to %upper step %c1 {
    %j = arith.addi %i, %c8 : index
    %a = memref.subview %d[%j] [1] [1] : !D to memref<1xf32, strided<[1], offset: ?>>
    %b = memref.subview %h[%j] [1] [1] : !H to memref<1xf32, strided<[1], offset: ?>, #ao.host>
    %t = ao.offload %a into %b : memref<1xf32, strided<[1], offset: ?>> into memref<1xf32, strided<[1], offset: ?>, #ao.host> -> !ao.transfer<memref<1xf32, strided<[1], offset: ?>, #ao.host>>
    ao.wait %t keep(%a : memref<1xf32, strided<[1], offset: ?>>) into(%b : memref<1xf32, strided<[1], offset: ?>, #ao.host>) : !ao.transfer<memref<1xf32, strided<[1], offset: ?>, #ao.host>>
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %h into %d : !H into !D -> !ao.transfer<!D>
  ao.wait %r keep(%h : !H) into(%d : !D) : !ao.transfer<!D>
  return
}
