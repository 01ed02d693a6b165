// One program for each row of the table of the closed world in
// docs/Explanation/RaceCheck.md. Each depends on the treatment that the row names:
// a race that is found only with it or, for ops that access no memory, a program
// that is accepted.
//
// REQUIRES: autograd
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Ops without buffers only compute values, also with a region that no interface
// describes.
func.func @values(%x: !D, %h: !H, %a: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.offload %x into %h : !D into !H -> !TH
  %b = "test.reduce"(%a) ({
  ^bb0(%left: f32, %right: f32):
    "test.return"(%left) : (f32) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %b : tensor<4xf32>
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Memory effects, also through a view. A read of the source is no race.
func.func @effects(%x: !D, %h: !H, %v: f32, %i: index) -> f32 {
  %part = memref.subview %x[2] [2] [1] : !D to memref<2xf32, strided<[1], offset: 2>>
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  %read = memref.load %x[%i] : !D
  // expected-error @below {{'memref.store' op overwrites the source of a transfer in flight; wait for the transfer first}}
  memref.store %v, %part[%i] : memref<2xf32, strided<[1], offset: 2>>
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %read : f32
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Control flow interfaces: the result of a branch may alias either buffer.
// expected-note @below {{the buffer is from a path on which this is true}}
func.func @choice(%x: !D, %y: !D, %h: !H, %c: i1, %v: f32) {
  %either = scf.if %c -> !D {
    scf.yield %x : !D
  } else {
    scf.yield %y : !D
  }
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%v : f32) outs(%either : !D)
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A loop that swaps two buffers: each was the other one in the iteration before,
// in which the transfer started. Without the distance in iterations, the first
// write would be a race.
func.func @iterations(%x: !D, %y: !D, %h: !H, %n: index, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = ao.offload %x into %h : !D into !H -> !TH
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %first, %a = %x, %b = %y) -> (!TH, !D, !D) {
    linalg.fill ins(%v : f32) outs(%b : !D)
    ao.wait %t keep(%a : !D) into(%h : !H) : !TH
    %next = ao.offload %b into %h : !D into !H -> !TH
    scf.yield %next, %b, %a : !TH, !D, !D
  }
  ao.wait %r#0 keep(%r#1 : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Parallel iterations: in each iteration, the write is before the transfer.
func.func @parallel(%x: !D, %v: f32) {
  // expected-note @below {{iterations run at once here}}
  scf.forall (%i) in (4) {
    %h = memref.alloc() : !H
    // expected-error @below {{overwrites the source of a transfer that may be in flight in another iteration; use a part of its own in each}}
    linalg.fill ins(%v : f32) outs(%x : !D)
    // expected-note @below {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  }
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TD = !ao.transfer<!D>

// A structured op reads its inputs.
func.func @structured(%x: !D, %y: !D, %h: !H) {
  // expected-note @below {{the transfer}}
  %t = ao.reload %h into %x : !H into !D -> !TD
  // expected-error @below {{'linalg.exp' op reads the destination of a transfer in flight}}
  linalg.exp ins(%x : !D) outs(%y : !D)
  ao.wait %t keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Branches: a loop of blocks carries the transfer.
func.func @blocks(%x: !D, %h: !H, %v: f32, %c: i1) {
  %first = ao.offload %x into %h : !D into !H -> !TH
  cf.br ^loop(%first : !TH)
// expected-note @below {{the transfer}}
^loop(%t: !TH):
  // expected-error @below {{'linalg.fill' op overwrites the source of a transfer in flight}}
  // expected-note @below {{the transfer is from the iteration of this loop before}}
  linalg.fill ins(%v : f32) outs(%x : !D)
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  %next = ao.offload %x into %h : !D into !H -> !TH
  cf.cond_br %c, ^loop(%next : !TH), ^end(%next : !TH)
^end(%last: !TH):
  ao.wait %last keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A call has the effects of the body.
func.func private @writes(%y: !D, %v: f32) {
  // expected-note @below {{the access}}
  linalg.fill ins(%v : f32) outs(%y : !D)
  return
}
func.func @call(%x: !D, %h: !H, %v: f32) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'func.call' op overwrites the source of a transfer in flight}}
  func.call @writes(%x, %v) : (!D, f32) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A declared function writes its buffers and all buffers that escaped, and may
// return any of its buffers.
memref.global "private" @global : !D = dense<0.0>
func.func private @unknown(%y: !D) -> !D
func.func @declaration(%x: !D, %y: !D, %h: !H, %v: f32) {
  %z = func.call @unknown(%x) : (!D) -> !D
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%v : f32) outs(%z : !D)
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  %g = memref.get_global @global : !D
  // expected-note @below {{the transfer}}
  %u = ao.offload %g into %h : !D into !H -> !TH
  // expected-error @below {{'func.call' op calls a function that overwrites the source of a transfer in flight}}
  %w = func.call @unknown(%y) : (!D) -> !D
  ao.wait %u keep(%g : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// Work with a token is in flight until its wait.
func.func @token(%x: !D, %h: !H, %v: f32) {
  %started = gpu.wait async
  // expected-error @below {{'gpu.memset' (an asynchronous op, before the gpu.wait for which a transfer starts)}}
  %token = gpu.memset async [%started] %x, %v : !D, f32
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  gpu.wait [%token]
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// An unregistered op writes its buffers and all buffers whose address is taken.
func.func @unregistered(%x: !D, %y: !D, %h: !H) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'test.use' op overwrites the source of a transfer in flight}}
  "test.use"(%x) : (!D) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  %address = memref.extract_aligned_pointer_as_index %y : !D -> index
  // expected-note @below {{the transfer}}
  %u = ao.offload %y into %h : !D into !H -> !TH
  // expected-error @below {{'test.use' op may access an unknown buffer and overwrites the source of a transfer in flight}}
  "test.use"(%address) : (index) -> ()
  ao.wait %u keep(%y : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// An assertion accesses no memory, although its effect names no value.
memref.global "private" @global : !D = dense<0.0>
func.func @assertion(%h: !H, %c: i1) {
  %x = memref.get_global @global : !D
  %t = ao.offload %x into %h : !D into !H -> !TH
  cf.assert %c, "no buffer is reached"
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>

// A callback writes the buffers that it receives.
func.func @callback(%x: !D, %h: !H) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @below {{'autograd.final_callbacks' op overwrites the source of a transfer in flight}}
  autograd.final_callbacks outs(%x : !D)
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
