// A buffer that is freed by a parallel iteration or in a region without a control
// flow interface is freed after the op, and in the other iterations.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-verify-transfers --verify-diagnostics -o /dev/null

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @in_forall(%h: !H) {
  %x = memref.alloc() : !D
  scf.forall (%i) in (1) {
    // expected-note @below {{freed here}}
    memref.dealloc %x : !D
  }
  // expected-error@below {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  return
}

func.func @host_in_forall(%x: !D, %h: !H) {
  // expected-note@below {{allocated here}}
  %w = memref.alloc() : !H
  %u = ao.offload %x into %w : !D into !H -> !T
  ao.wait %u keep(%x : !D) : !T
  scf.forall (%i) in (1) {
    memref.dealloc %w : !H
  }
  // expected-error@below {{reads host memory that no offload has written}}
  %t = ao.reload %w into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %t keep(%w : !H) : !ao.transfer<!D>
  return
}

func.func @in_choice(%x: !D, %c: i1) {
  // expected-note@below {{allocated here}}
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !T
  ao.wait %t keep(%x : !D) : !T
  emitc.if %c {
    memref.dealloc %h : !H
  }
  // expected-error@below {{reads host memory that no offload has written}}
  %r = ao.reload %h into %x : !H into !D -> !ao.transfer<!D>
  ao.wait %r keep(%h : !H) : !ao.transfer<!D>
  return
}

// Each iteration frees the buffer that the previous one allocates; buffers that
// another loop frees do not affect the check of this one.
func.func @valid(%y: !D, %h: !H, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : !D
  linalg.fill ins(%v : f32) outs(%a : !D)
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a) -> (!D) {
    %made = memref.alloc() : !D
    linalg.fill ins(%v : f32) outs(%made : !D)
    memref.dealloc %x : !D
    scf.yield %made : !D
  }
  scf.forall (%i) in (4) {
    %own = memref.alloc() : !D
    linalg.exp ins(%y : !D) outs(%own : !D)
    %host = memref.alloc() : !H
    %t = ao.offload %own into %host : !D into !H -> !T
    ao.wait %t keep(%own : !D) : !T
    memref.dealloc %host : !H
    memref.dealloc %own : !D
  }
  %t = ao.offload %last into %h : !D into !H -> !T
  ao.wait %t keep(%last : !D) : !T
  memref.dealloc %last : !D
  return
}

// All rows are filled after the loop.
func.func @rows(%x: memref<4x4xf32>) {
  %h = memref.alloc() : memref<4x4xf32, #ao.host>
  scf.forall (%i) in (4) {
    %s = memref.subview %x[%i, 0] [1, 4] [1, 1]
       : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    %d = memref.subview %h[%i, 0] [1, 4] [1, 1]
       : memref<4x4xf32, #ao.host> to memref<4xf32, strided<[1], offset: ?>, #ao.host>
    %t = ao.offload %s into %d
       : memref<4xf32, strided<[1], offset: ?>> into memref<4xf32, strided<[1], offset: ?>, #ao.host>
       -> !ao.transfer<memref<4xf32, strided<[1], offset: ?>, #ao.host>>
    ao.wait %t keep(%s : memref<4xf32, strided<[1], offset: ?>>)
       : !ao.transfer<memref<4xf32, strided<[1], offset: ?>, #ao.host>>
  }
  %r = ao.reload %h into %x : memref<4x4xf32, #ao.host> into memref<4x4xf32> -> !ao.transfer<memref<4x4xf32>>
  ao.wait %r keep(%h : memref<4x4xf32, #ao.host>) : !ao.transfer<memref<4x4xf32>>
  return
}
