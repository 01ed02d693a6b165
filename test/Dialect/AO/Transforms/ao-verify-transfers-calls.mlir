// Effects of callees on their arguments, and buffers with two names.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func private @reads(%x: !D) -> f32 {
  %c0 = arith.constant 0 : index
  %v = memref.load %x[%c0] : !D
  return %v : f32
}
func.func @call_reads(%x: !D, %h: !H) {
  %t = ao.offload %x into %h : !D into !H -> !TH
  %v = func.call @reads(%x) : (!D) -> f32
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func private @looks(%x: !D) -> f32 {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the access}}
  %v = memref.load %x[%c0] : !D
  return %v : f32
}
func.func @call_reads_destination(%x: !D, %h: !H) {
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %h into %x : !H into !D -> !TD
  // expected-error @+1 {{'func.call' op reads the destination of a transfer in flight}}
  %v = func.call @looks(%x) : (!D) -> f32
  ao.wait %t keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func private @callee_alias(%x: !D, %z: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-note @+1 {{the access}}
  memref.store %f, %z[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
func.func @call_alias(%x: !D, %h: !H, %f: f32) {
  // expected-error @+1 {{'func.call' op passes a buffer under two names, and the callee accesses one while the other may be in flight}}
  func.call @callee_alias(%x, %x, %h, %f) : (!D, !D, !H, f32) -> ()
  return
}
func.func @other_good(%x: !D, %z: !D, %h: !H, %f: f32) {
  func.call @callee_alias(%x, %z, %h, %f) : (!D, !D, !H, f32) -> ()
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// A chain of calls, and a view.
func.func private @moves(%x: !D, %z: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-note @+1 {{the access}}
  memref.store %f, %z[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
func.func private @hands_on(%x: !D, %z: !D, %h: !H, %f: f32) {
  func.call @moves(%z, %x, %h, %f) : (!D, !D, !H, f32) -> ()
  return
}
func.func @alias_through_a_chain(%x: !D, %h: !H, %f: f32) {
  %y = memref.cast %x : !D to memref<?xf32>
  %z = memref.cast %y : memref<?xf32> to !D
  // expected-error @+1 {{'func.call' op passes a buffer under two names, and the callee accesses one while the other may be in flight}}
  func.call @hands_on(%x, %z, %h, %f) : (!D, !D, !H, f32) -> ()
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

memref.global "private" @shared : !D = uninitialized
func.func private @writes_shared(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @shared : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-note @+1 {{the access}}
  memref.store %f, %g[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
func.func @global_handed_over(%h: !H, %f: f32) {
  %g = memref.get_global @shared : !D
  // expected-error @+1 {{'func.call' op passes a buffer under two names, and the callee accesses one while the other may be in flight}}
  func.call @writes_shared(%g, %h, %f) : (!D, !H, f32) -> ()
  return
}

// -----

// Nothing happens while the callee's transfer is in flight.

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func private @copies_then_writes(%x: !D, %z: !D, %h: !H, %f: f32) {
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) : !TH
  linalg.fill ins(%f : f32) outs(%z : !D)
  return
}
func.func @one_after_the_other(%x: !D, %h: !H, %f: f32) {
  func.call @copies_then_writes(%x, %x, %h, %f) : (!D, !D, !H, f32) -> ()
  return
}

// -----

// One iteration copies while another writes.

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func private @copies_at_once(%x: !D, %z: !D, %f: f32) {
  scf.forall (%i) in (4) {
    %h = memref.alloc() : !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) : !TH
    // expected-note @+1 {{the access}}
    linalg.fill ins(%f : f32) outs(%z : !D)
  }
  return
}
func.func @at_once(%x: !D, %f: f32) {
  // expected-error @+1 {{passes a buffer under two names}}
  func.call @copies_at_once(%x, %x, %f) : (!D, !D, f32) -> ()
  return
}
