// Each fault on buffers.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

func.func @overwrites_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @stores_into_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32) {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'memref.store' op overwrites the source of a transfer in flight}}
  memref.store %f, %x[%c0] : memref<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @stores_through_a_view(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32) {
  %c0 = arith.constant 0 : index
  %v = memref.subview %x[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'memref.store' op overwrites the source of a transfer in flight}}
  memref.store %f, %v[%c0] : memref<2xf32, strided<[1], offset: 1>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @copies_over_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %z: memref<4xf32>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'memref.copy' op overwrites the source of a transfer in flight}}
  memref.copy %z, %x : memref<4xf32> to memref<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @frees_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'memref.dealloc' op frees the source of a transfer in flight}}
  memref.dealloc %x : memref<4xf32>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @frees_the_host_destination(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'memref.dealloc' op frees the destination of a transfer in flight}}
  memref.dealloc %h : memref<4xf32, #ao.host>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @frees_the_source_of_a_reload(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'memref.dealloc' op frees the source of a transfer in flight}}
  memref.dealloc %h : memref<4xf32, #ao.host>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @reads_before_arrival(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'memref.load' op reads the destination of a transfer in flight}}
  %0 = memref.load %x[%c0] : memref<4xf32>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @reads_a_view_before_arrival(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  %v = memref.cast %x : memref<4xf32> to memref<?xf32>
  // expected-error@+1 {{'memref.load' op reads the destination of a transfer in flight}}
  %0 = memref.load %v[%c0] : memref<?xf32>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @writes_before_arrival(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32) {
  %c0 = arith.constant 0 : index
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'memref.store' op overwrites the destination of a transfer in flight}}
  memref.store %f, %x[%c0] : memref<4xf32>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @frees_the_destination(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'memref.dealloc' op frees the destination of a transfer in flight}}
  memref.dealloc %x : memref<4xf32>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @unknown_op_on_the_source(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'test.op' op overwrites the source of a transfer in flight}}
  "test.op"(%x) : (memref<4xf32>) -> ()
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func private @callee(memref<4xf32>)

func.func @call_with_the_destination(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'func.call' op overwrites the destination of a transfer in flight}}
  call @callee(%x) : (memref<4xf32>) -> ()
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @reloads_what_is_still_leaving(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %z: memref<4xf32>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.reload' op reads the destination of a transfer in flight}}
  %u = ao.reload %h into %z : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %u keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @two_offloads_into_one_buffer(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %z: memref<4xf32>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.offload' op overwrites the destination of a transfer in flight}}
  %u = ao.offload %z into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %u keep(%z : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @two_reloads_into_one_buffer(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'ao.reload' op overwrites the destination of a transfer in flight}}
  %u = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  ao.wait %u keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @offloads_what_has_not_arrived(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %i: memref<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  // expected-error@+1 {{'ao.offload' op reads the destination of a transfer in flight}}
  %u = ao.offload %x into %i : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  ao.wait %u keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @reload_before_offload(%x: memref<4xf32>) {
  // expected-note@+1 {{allocated here}}
  %h = memref.alloc() : memref<4xf32, #ao.host>
  // expected-error@+1 {{'ao.reload' op reads host memory that no offload has written}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @reload_of_what_one_branch_has_written(%x: memref<4xf32>, %c: i1) {
  // expected-note@+1 {{allocated here}}
  %h = memref.alloc() : memref<4xf32, #ao.host>
  scf.if %c {
    %u = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %u keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  }
  // expected-error@+1 {{'ao.reload' op reads host memory that no offload has written}}
  %t = ao.reload %h into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %t keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @overwrites_on_one_branch(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %c: i1) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  scf.if %c {
    // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
    linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  }
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @overwrites_in_a_loop(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  scf.for %i = %c0 to %n step %c1 {
    // expected-error@+1 {{'memref.store' op overwrites the source of a transfer in flight}}
    memref.store %f, %x[%c0] : memref<4xf32>
  }
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @overwrites_in_a_block(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %c: i1) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  cf.cond_br %c, ^a, ^b
^a:
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  cf.br ^b
^b:
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// expected-note @below {{the buffer is from a path on which this is true}}
func.func @overwrites_either(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %z: memref<4xf32>, %f: f32, %c: i1) {
  %s = arith.select %c, %x, %z : memref<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%s : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

// expected-note @below {{the buffer is from a path on which this is true}}
func.func @overwrites_behind_a_branch(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %z: memref<4xf32>, %f: f32, %c: i1) {
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %x : memref<4xf32>
  } else {
    scf.yield %z : memref<4xf32>
  }
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%s : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @overwrites_what_a_loop_carries(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-note@+1 {{the transfer}}
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> !ao.transfer<memref<4xf32, #ao.host>> {
    scf.yield %a : !ao.transfer<memref<4xf32, #ao.host>>
  }
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%x : memref<4xf32>)
  ao.wait %e keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @one_buffer_for_two_copies_of_a_loop(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-note@+1 {{the transfer}}
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> !ao.transfer<memref<4xf32, #ao.host>> {
    // expected-error@+1 {{'ao.offload' op overwrites the destination of a transfer in flight}}
    %b = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %a keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<memref<4xf32, #ao.host>>
  }
  ao.wait %e keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @never_waited_for(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-error@+1 {{transfer is never waited for}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_twice(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-note@+1 {{first wait}}
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{transfer is waited for more than once}}
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_on_one_branch(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %c: i1) {
  // expected-error@+1 {{transfer is waited for on one branch only}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-note @below {{control may pass this op without a wait}}
  scf.if %c {
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  }
  return
}

// -----

func.func @waited_for_in_a_loop(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  scf.for %i = %c0 to %n step %c1 {
    // expected-error@+1 {{transfer from outside a loop is waited for in the loop}}
    ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  }
  return
}

// -----

func.func @keeps_something_else(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %z: memref<4xf32>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{expected 'keep' to be the source of the transfer}}
  ao.wait %t keep(%z : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @host_buffer_in_compute(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32) {
  // expected-error@+1 {{'linalg.fill' op cannot compute with operand 1, which is in host memory; reload it first}}
  linalg.fill ins(%f : f32) outs(%h : memref<4xf32, #ao.host>)
  return
}

// -----

func.func @host_buffer_is_loaded(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{'memref.load' op cannot compute with operand 0, which is in host memory; reload it first}}
  %0 = memref.load %h[%c0] : memref<4xf32, #ao.host>
  return
}

// -----

func.func @host_buffer_is_copied(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-error@+1 {{'memref.copy' op cannot compute with operand 0, which is in host memory; reload it first}}
  memref.copy %h, %x : memref<4xf32, #ao.host> to memref<4xf32>
  return
}

// -----

memref.global "private" @buffer : memref<4xf32> = uninitialized

func.func private @overwrites_the_global(%f: f32) {
  %g = memref.get_global @buffer : memref<4xf32>
  // expected-note@+1 {{the access}}
  linalg.fill ins(%f : f32) outs(%g : memref<4xf32>)
  return
}
func.func private @calls_what_overwrites_it(%f: f32) {
  func.call @overwrites_the_global(%f) : (f32) -> ()
  return
}
func.func @global_is_overwritten_in_a_callee(%h: memref<4xf32, #ao.host>, %f: f32) {
  %g = memref.get_global @buffer : memref<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %g into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'func.call' op calls a function that overwrites the source of a transfer in flight}}
  func.call @calls_what_overwrites_it(%f) : (f32) -> ()
  ao.wait %t keep(%g : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

memref.global "private" @buffer : memref<4xf32> = uninitialized

func.func @global_is_overwritten_in_the_next_iteration(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %f: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t0 = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-note@+1 {{the transfer}}
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %t0, %k = %x) -> (!ao.transfer<memref<4xf32, #ao.host>>, memref<4xf32>) {
    %g = memref.get_global @buffer : memref<4xf32>
    // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
    linalg.fill ins(%f : f32) outs(%g : memref<4xf32>)
    ao.wait %t keep(%k : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
    %u = ao.offload %g into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    scf.yield %u, %g : !ao.transfer<memref<4xf32, #ao.host>>, memref<4xf32>
  }
  ao.wait %r#0 keep(%r#1 : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

memref.global "private" @buffer : memref<4xf32> = uninitialized

func.func @global_with_other_discardable_attributes(%h: memref<4xf32, #ao.host>, %f: f32) {
  %x = memref.get_global @buffer : memref<4xf32>
  %y = "memref.get_global"() <{name = @buffer}> {note} : () -> memref<4xf32>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%y : memref<4xf32>)
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}
