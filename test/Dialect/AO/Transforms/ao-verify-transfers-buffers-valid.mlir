// Programs on buffers that the race check accepts.
//
// RUN: ao-opt %s --ao-verify-transfers --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @round_trip
func.func @round_trip(%x: memref<4xf32>, %f: f32) {
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  %r = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %r keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  memref.dealloc %h : memref<4xf32, #ao.host>
  %c0 = arith.constant 0 : index
  %0 = memref.load %x[%c0] : memref<4xf32>
  return
}

// `keep` through a view: the allocation counts.
// CHECK-LABEL: @keep_through_a_view
func.func @keep_through_a_view(%x: memref<8xf32>, %h: memref<4xf32, #ao.host>) {
  %v = memref.subview %x[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  %w = memref.cast %v : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
  %t = ao.offload %v into %h : memref<4xf32, strided<[1]>> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%w : memref<4xf32, strided<[?], offset: ?>>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// Two host buffers made ahead of the loop, used in turn.
// CHECK-LABEL: @double_buffer
func.func @double_buffer(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> !ao.transfer<memref<4xf32, #ao.host>> {
    ao.wait %a keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    %b = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<memref<4xf32, #ao.host>>
  }
  ao.wait %e keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// A software pipeline whose body allocates: the buffers of this iteration and
// those still in flight from the one before are different allocations.
// CHECK-LABEL: @pipelined_allocations
func.func @pipelined_allocations(%x: memref<4xf32>, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  %e:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %k = %x, %m = %h)
      -> (!ao.transfer<memref<4xf32, #ao.host>>, memref<4xf32>, memref<4xf32, #ao.host>) {
    %y = memref.alloc() : memref<4xf32>
    linalg.fill ins(%f : f32) outs(%y : memref<4xf32>)
    %g = memref.alloc() : memref<4xf32, #ao.host>
    %b = ao.offload %y into %g : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %a keep(%k : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    memref.dealloc %m : memref<4xf32, #ao.host>
    scf.yield %b, %y, %g : !ao.transfer<memref<4xf32, #ao.host>>, memref<4xf32>, memref<4xf32, #ao.host>
  }
  ao.wait %e#0 keep(%e#1 : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  memref.dealloc %e#2 : memref<4xf32, #ao.host>
  return
}

// Prefetch: the reload of the next iteration is in flight while this one computes.
// CHECK-LABEL: @prefetch_loop
func.func @prefetch_loop(%h: memref<4xf32, #ao.host>, %n: index, %s: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.alloc() : memref<4xf32>
  %t = ao.reload %h into %d : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %d)
      -> (!ao.transfer<memref<4xf32>>, memref<4xf32>) {
    ao.wait %a keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
    %next = memref.alloc() : memref<4xf32>
    %u = ao.reload %h into %next : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    linalg.map { math.sin } ins(%b : memref<4xf32>) outs(%s : memref<4xf32>)
    memref.dealloc %b : memref<4xf32>
    scf.yield %u, %next : !ao.transfer<memref<4xf32>>, memref<4xf32>
  }
  ao.wait %e#0 keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  memref.dealloc %e#1 : memref<4xf32>
  return
}

// The same as a graph of blocks.
// CHECK-LABEL: @prefetch_blocks
func.func @prefetch_blocks(%h: memref<4xf32, #ao.host>, %c: i1, %s: memref<4xf32>) {
  %d = memref.alloc() : memref<4xf32>
  %t = ao.reload %h into %d : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  cf.br ^head(%t, %d : !ao.transfer<memref<4xf32>>, memref<4xf32>)
^head(%a: !ao.transfer<memref<4xf32>>, %b: memref<4xf32>):
  ao.wait %a keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  cf.cond_br %c, ^body, ^exit
^body:
  %next = memref.alloc() : memref<4xf32>
  %u = ao.reload %h into %next : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  linalg.map { math.sin } ins(%b : memref<4xf32>) outs(%s : memref<4xf32>)
  memref.dealloc %b : memref<4xf32>
  cf.br ^head(%u, %next : !ao.transfer<memref<4xf32>>, memref<4xf32>)
^exit:
  memref.dealloc %b : memref<4xf32>
  return
}

// Filled by an offload on either branch, then reloaded.
// CHECK-LABEL: @written_on_both_branches
func.func @written_on_both_branches(%x: memref<4xf32>, %z: memref<4xf32>, %c: i1) {
  %h = memref.alloc() : memref<4xf32, #ao.host>
  scf.if %c {
    %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  } else {
    %t = ao.offload %z into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%z : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  }
  %r = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %r keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// A host buffer that the first part of a while loop fills and the second reads.
// CHECK-LABEL: @while_loop
func.func @while_loop(%x: memref<4xf32>, %c: i1) {
  scf.while : () -> (memref<4xf32, #ao.host>) {
    %h = memref.alloc() : memref<4xf32, #ao.host>
    %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    scf.condition(%c) %h : memref<4xf32, #ao.host>
  } do {
  ^bb0(%m: memref<4xf32, #ao.host>):
    %r = ao.reload %m into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    ao.wait %r keep(%m : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
    memref.dealloc %m : memref<4xf32, #ao.host>
    scf.yield
  }
  return
}
memref.global "private" @sent : memref<4xf32> = uninitialized
// CHECK-LABEL: @global_is_read_in_a_callee
func.func @global_is_read_in_a_callee(%h: memref<4xf32, #ao.host>, %f: f32) {
  %g = memref.get_global @sent : memref<4xf32>
  %t = ao.offload %g into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  func.call @callee(%f) : (f32) -> ()
  ao.wait %t keep(%g : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// After a region comes what its exits leave, whichever block is visited last.
func.func @loop_of_blocks_in_a_region(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  scf.execute_region {
    cf.br ^header
  ^header:
    cf.cond_br %c, ^body, ^exit
  ^body:
    cf.br ^header
  ^exit:
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    scf.yield
  }
  memref.store %f, %x[%c0] : memref<4xf32>
  return
}
func.func private @callee(%f: f32) {
  return
}
