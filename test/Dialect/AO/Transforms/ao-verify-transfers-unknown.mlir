// Buffers that come from somewhere, and ops that may know of a buffer that they
// are not given.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @memref_slot_host(%x: !D, %h: !H, %g: !H, %z: !D) {
  %slot = memref.alloc() : memref<!H>
  // expected-error @+1 {{'memref.store' op cannot compute with operand 0, which is in host memory; reload it first}}
  memref.store %h, %slot[] : memref<!H>
  // expected-error @+1 {{'memref.load' op cannot compute a result in host memory}}
  %p = memref.load %slot[] : memref<!H>
  %t = ao.offload %x into %h : !D into !H -> !TH
  %u = ao.offload %z into %p : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  ao.wait %u keep(%z : !D) into(%p : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @unrealized(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %i = builtin.unrealized_conversion_cast %x : !D to i64
  %p = builtin.unrealized_conversion_cast %i : i64 to !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'memref.store' op overwrites the source of a transfer in flight}}
  memref.store %f, %p[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @distinct(%x: !D, %z: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %p, %q = memref.distinct_objects %x, %z : !D, !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'memref.store' op overwrites the source of a transfer in flight}}
  memref.store %f, %p[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

memref.global "private" @kept : !D = uninitialized
func.func @distinct_objects(%x: !D, %z: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %p, %q = memref.distinct_objects %x, %z : !D, !D
  %t = ao.offload %p into %h : !D into !H -> !TH
  memref.store %f, %q[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @call_result_global(%h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %x = memref.get_global @gg : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  %p = func.call @get() : () -> !D
  // expected-error @+1 {{'memref.store' op overwrites the source of a transfer in flight}}
  memref.store %f, %p[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
memref.global @gg : !D
func.func private @get() -> !D {
  %x = memref.get_global @gg : !D
  return %x : !D
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

memref.global @g : !D
func.func private @ext()
func.func @external(%h: !H) {
  %x = memref.get_global @g : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'func.call' op calls a function that overwrites the source of a transfer in flight}}
  func.call @ext() : () -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

memref.global @g : !D
func.func @unregistered(%h: !H) {
  %x = memref.get_global @g : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'test.foo' op may access an unknown buffer and overwrites the source of a transfer in flight}}
  "test.foo"() : () -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// An op that names nothing has its effect on something else.
memref.global @g : !D
func.func @assert(%h: !H, %c: i1) {
  %x = memref.get_global @g : !D
  %t = ao.offload %x into %h : !D into !H -> !TH
  cf.assert %c, "no"
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

module @toplevel {
  %x = memref.alloc() : !D
  %h = memref.alloc() : !H
  // expected-error @+1 {{'ao.offload' op expected to be in a function}}
  %t = ao.offload %x into %h : !D into !H -> !TH
}

// -----

// A caller knows the buffers that a function returns from these.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @unknown(%a: !D)
func.func @returned_comparison(%x: !D, %y: !D, %z: !D, %h: !H) -> i1 {
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  %j = memref.extract_aligned_pointer_as_index %y : !D -> index
  %same = arith.cmpi eq, %i, %j : index
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{calls a function that overwrites the source of a transfer in flight}}
  func.call @unknown(%z) : (!D) -> ()
  ao.wait %t keep(%x : !D) : !T
  return %same : i1
}

// -----

// Who is given memory with an address in it may follow that.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @external(%a: memref<1xindex>)
func.func @address_in_memory_of_callee(%x: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %addresses = memref.alloca() : memref<1xindex>
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  memref.store %i, %addresses[%c0] : memref<1xindex>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{calls a function that overwrites the source of a transfer in flight}}
  func.call @external(%addresses) : (memref<1xindex>) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// A global is visible to all functions.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

memref.global "private" @addresses : memref<1xindex>
func.func private @external()
func.func @address_in_global(%x: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %addresses = memref.get_global @addresses : memref<1xindex>
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  memref.store %i, %addresses[%c0] : memref<1xindex>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{calls a function that overwrites the source of a transfer in flight}}
  func.call @external() : () -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}
