// Copies out that are in flight when the next iteration begins: on tensors and on
// buffers, as they should be, and with one fault each.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

// Each is waited for in the next iteration, the last one after the loop.
func.func @right(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %stack = ao.host_empty : tensor<4x8xf32, #ao.host>
  %first = math.sin %x : tensor<1x8xf32>
  %slot = tensor.extract_slice %stack[0, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %started = ao.offload %first into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  %y:3 = scf.for %i = %c1 to %c4 step %c1 iter_args(%s = %stack, %t = %started, %k = %first) -> (tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>) {
    %j = arith.subi %i, %c1 : index
    %before = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %w = ao.wait %t keep(%k : tensor<1x8xf32>) into(%before : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %u = tensor.insert_slice %w into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    %a = math.sin %x : tensor<1x8xf32>
    %next = tensor.extract_slice %u[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %o = ao.offload %a into %next : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    scf.yield %u, %o, %a : tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>
  }
  %last = tensor.extract_slice %y#0[3, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %v = ao.wait %y#1 keep(%y#2 : tensor<1x8xf32>) into(%last : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  %z = tensor.insert_slice %v into %y#0[3, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %q = tensor.extract_slice %z[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %a = ao.wait %t keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %r : tensor<1x8xf32>
}

// -----

// The slot of the slice that comes next.
func.func @other_row(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %stack = ao.host_empty : tensor<4x8xf32, #ao.host>
  %first = math.sin %x : tensor<1x8xf32>
  %slot = tensor.extract_slice %stack[0, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %started = ao.offload %first into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // expected-note @below {{the transfer}}
  %y:3 = scf.for %i = %c1 to %c4 step %c1 iter_args(%s = %stack, %t = %started, %k = %first) -> (tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>) {
    %j = arith.subi %i, %c1 : index
    %before = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    // expected-error @below {{expected 'into' to be the destination of the transfer}}
    %w = ao.wait %t keep(%k : tensor<1x8xf32>) into(%before : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %u = tensor.insert_slice %w into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    %a = math.sin %x : tensor<1x8xf32>
    %next = tensor.extract_slice %u[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %o = ao.offload %a into %next : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    scf.yield %u, %o, %a : tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>
  }
  %last = tensor.extract_slice %y#0[3, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %v = ao.wait %y#1 keep(%y#2 : tensor<1x8xf32>) into(%last : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  %z = tensor.insert_slice %v into %y#0[3, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %q = tensor.extract_slice %z[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %a = ao.wait %t keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %r : tensor<1x8xf32>
}

// -----

// The source of the first iteration's copy.
func.func @other_source(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %stack = ao.host_empty : tensor<4x8xf32, #ao.host>
  %first = math.sin %x : tensor<1x8xf32>
  %slot = tensor.extract_slice %stack[0, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %started = ao.offload %first into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // expected-note @below {{the transfer}}
  %y:3 = scf.for %i = %c1 to %c4 step %c1 iter_args(%s = %stack, %t = %started, %k = %first) -> (tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>) {
    %j = arith.subi %i, %c1 : index
    %before = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    // expected-error @below {{expected 'keep' to be the source of the transfer}}
    %w = ao.wait %t keep(%x : tensor<1x8xf32>) into(%before : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %u = tensor.insert_slice %w into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    %a = math.sin %x : tensor<1x8xf32>
    %next = tensor.extract_slice %u[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %o = ao.offload %a into %next : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    scf.yield %u, %o, %a : tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>
  }
  %last = tensor.extract_slice %y#0[3, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %v = ao.wait %y#1 keep(%y#2 : tensor<1x8xf32>) into(%last : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  %z = tensor.insert_slice %v into %y#0[3, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %q = tensor.extract_slice %z[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %a = ao.wait %t keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %r : tensor<1x8xf32>
}

// -----

// The last slice but one.
func.func @other_last(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %stack = ao.host_empty : tensor<4x8xf32, #ao.host>
  %first = math.sin %x : tensor<1x8xf32>
  %slot = tensor.extract_slice %stack[0, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %started = ao.offload %first into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // expected-note @below {{the transfer}}
  %y:3 = scf.for %i = %c1 to %c4 step %c1 iter_args(%s = %stack, %t = %started, %k = %first) -> (tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>) {
    %j = arith.subi %i, %c1 : index
    %before = tensor.extract_slice %s[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %w = ao.wait %t keep(%k : tensor<1x8xf32>) into(%before : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %u = tensor.insert_slice %w into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    %a = math.sin %x : tensor<1x8xf32>
    %next = tensor.extract_slice %u[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %o = ao.offload %a into %next : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    scf.yield %u, %o, %a : tensor<4x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32, #ao.host>>, tensor<1x8xf32>
  }
  %last = tensor.extract_slice %y#0[2, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  // expected-error @below {{expected 'into' to be the destination of the transfer}}
  %v = ao.wait %y#1 keep(%y#2 : tensor<1x8xf32>) into(%last : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  %z = tensor.insert_slice %v into %y#0[3, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %j = arith.subi %c3, %i : index
    %q = tensor.extract_slice %z[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %a = ao.wait %t keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %r : tensor<1x8xf32>
}

// -----

// On buffers: the slice that has left is freed after the wait.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @right(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  %y:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    memref.dealloc %k : !row
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[3, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host> to !any
  ao.wait %y#0 keep(%y#1 : !row) into(%last : !any) : !ao.transfer<!any>
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}

// -----

// The slot of the slice that comes next.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @other_row(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  // expected-note @below {{the transfer}}
  %y:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    // expected-error @below {{expected 'into' to be the destination of the transfer}}
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    memref.dealloc %k : !row
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[3, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host> to !any
  ao.wait %y#0 keep(%y#1 : !row) into(%last : !any) : !ao.transfer<!any>
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}

// -----

// Freed before the wait.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @freed_early(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  // expected-note @below {{the transfer}}
  // expected-note @below {{the buffer is from iteration 1 of this loop}}
  %y:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    // expected-error @below {{frees the source of a transfer in flight}}
    memref.dealloc %k : !row
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[3, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host> to !any
  ao.wait %y#0 keep(%y#1 : !row) into(%last : !any) : !ao.transfer<!any>
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}

// -----

// Its source is used again before the wait.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @overwritten(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  // expected-note @below {{the transfer}}
  // expected-note @below {{the buffer is from iteration 1 of this loop}}
  %y:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %f = arith.constant 0.0 : f32
    // expected-error @below {{overwrites the source of a transfer in flight}}
    memref.store %f, %k[%c0, %c0] : !row
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    memref.dealloc %k : !row
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[3, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host> to !any
  ao.wait %y#0 keep(%y#1 : !row) into(%last : !any) : !ao.transfer<!any>
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}

// -----

// Its slot is read before the wait.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @read_early(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  // expected-note @below {{the transfer}}
  %y:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    // expected-error @below {{reads the destination of a transfer in flight}}
    %r = ao.reload %before into %back : !any into !row -> !ao.transfer<!row>
    ao.wait %r keep(%before : !any) into(%back : !row) : !ao.transfer<!row>
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    memref.dealloc %k : !row
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[3, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host> to !any
  ao.wait %y#0 keep(%y#1 : !row) into(%last : !any) : !ao.transfer<!any>
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}

// -----

// The last transfer has no wait.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @no_last(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  // expected-error @below {{transfer is never waited for}}
  %y:2 = scf.for %i = %c1 to %c4 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    memref.dealloc %k : !row
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[3, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 24>, #ao.host> to !any
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}

// -----

// One slice fewer than are read.
!row = memref<1x8xf32>
!host = memref<4x8xf32, #ao.host>
!slot = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
!any = memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>
func.func @too_few(%back: memref<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  // expected-note @below {{allocated here}}
  %stack = memref.alloc() : !host
  %first = memref.alloc() : !row
  %at0 = memref.subview %stack[%c0, 0] [1, 8] [1, 1] : !host to !slot
  %slot = memref.cast %at0 : !slot to !any
  %started = ao.offload %first into %slot : !row into !any -> !ao.transfer<!any>
  %y:2 = scf.for %i = %c1 to %c3 step %c1 iter_args(%t = %started, %k = %first) -> (!ao.transfer<!any>, !row) {
    %j = arith.subi %i, %c1 : index
    %atJ = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    %before = memref.cast %atJ : !slot to !any
    ao.wait %t keep(%k : !row) into(%before : !any) : !ao.transfer<!any>
    memref.dealloc %k : !row
    %a = memref.alloc() : !row
    %atI = memref.subview %stack[%i, 0] [1, 8] [1, 1] : !host to !slot
    %next = memref.cast %atI : !slot to !any
    %o = ao.offload %a into %next : !row into !any -> !ao.transfer<!any>
    scf.yield %o, %a : !ao.transfer<!any>, !row
  }
  %at3 = memref.subview %stack[2, 0] [1, 8] [1, 1] : !host to memref<1x8xf32, strided<[8, 1], offset: 16>, #ao.host>
  %last = memref.cast %at3 : memref<1x8xf32, strided<[8, 1], offset: 16>, #ao.host> to !any
  ao.wait %y#0 keep(%y#1 : !row) into(%last : !any) : !ao.transfer<!any>
  memref.dealloc %y#1 : !row
  scf.for %i = %c0 to %c4 step %c1 {
    %j = arith.subi %c3, %i : index
    %slice = memref.subview %stack[%j, 0] [1, 8] [1, 1] : !host to !slot
    // expected-error @below {{reads host memory that no offload has written}}
    %t = ao.reload %slice into %back : !slot into !row -> !ao.transfer<!row>
    ao.wait %t keep(%slice : !slot) into(%back : !row) : !ao.transfer<!row>
  }
  memref.dealloc %stack : !host
  return
}
