// Buffers that come from somewhere, and ops that may know of a buffer that they
// are not given.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// Kept in memory and loaded again.
func.func @memref_of_memref(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %slot = memref.alloc() : memref<!D>
  memref.store %x, %slot[] : memref<!D>
  %p = memref.load %slot[] : memref<!D>
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

func.func @memref_of_memref(%x: !D, %z: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %slot = memref.alloc() : memref<!D>
  memref.store %z, %slot[] : memref<!D>
  %p = memref.load %slot[] : memref<!D>
  %t = ao.offload %x into %h : !D into !H -> !TH
  memref.store %f, %p[%c0] : !D
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @memref_slot_host(%x: !D, %h: !H, %g: !H, %z: !D) {
  %slot = memref.alloc() : memref<!H>
  // expected-error @+1 {{'memref.store' op uses operand 0, a value in host memory, in a computation}}
  memref.store %h, %slot[] : memref<!H>
  // expected-error @+1 {{'memref.load' op computes a value in host memory}}
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

func.func @unknown_region_arg(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  // expected-note @+1 {{iterations run at once here}}
  "test.region"(%x) ({
  ^bb0(%y: !D):
    // expected-error @+2 {{'ao.offload' op overwrites the destination of a transfer that may be in flight in another iteration}}
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !TH
    // expected-error @+1 {{'memref.store' op overwrites the source of a transfer in flight}}
    memref.store %f, %y[%c0] : !D
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
    "test.yield"() : () -> ()
  }) : (!D) -> ()
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// Whatever is called may overwrite a global, unless it is constant.
memref.global "private" @g : !D
func.func @call_indirect(%fn: () -> (), %h: !H) {
  %x = memref.get_global @g : !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'func.call_indirect' op calls a function that overwrites the source of a transfer in flight}}
  func.call_indirect %fn() : () -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

memref.global "private" constant @g : !D = dense<0.0>
func.func @call_indirect(%fn: () -> (), %h: !H) {
  %x = memref.get_global @g : !D
  %t = ao.offload %x into %h : !D into !H -> !TH
  func.call_indirect %fn() : () -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
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
  // expected-error @+1 {{'test.foo' op may know of a buffer and overwrites the source of a transfer in flight}}
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
  // expected-error @+1 {{'ao.offload' op stands outside of a function}}
  %t = ao.offload %x into %h : !D into !H -> !TH
}

// -----

// A callee puts the buffer where the caller finds it.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @stores(%a: !D, %tab: memref<1x!D>) {
  %c0 = arith.constant 0 : index
  memref.store %a, %tab[%c0] : memref<1x!D>
  return
}
func.func @stored_by_callee(%x: !D, %h: !H, %f: f32, %tab: memref<1x!D>) {
  %c0 = arith.constant 0 : index
  func.call @stores(%x, %tab) : (!D, memref<1x!D>) -> ()
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %b = memref.load %tab[%c0] : memref<1x!D>
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%b : !D)
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// An address leads back to the buffer.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @store_by_address(%x: !D, %h: !H, %f: f32) {
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %f, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// Through memory, and another function.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @follows(%addresses: memref<1xindex>, %f: f32) {
  %c0 = arith.constant 0 : index
  %i = memref.load %addresses[%c0] : memref<1xindex>
  %j = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %j : i64 to !llvm.ptr
  // expected-note @+1 {{the access}}
  llvm.store %f, %p : f32, !llvm.ptr
  return
}
func.func @stored_address(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %addresses = memref.alloca() : memref<1xindex>
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  memref.store %i, %addresses[%c0] : memref<1xindex>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{calls a function that overwrites the source of a transfer in flight}}
  func.call @follows(%addresses, %f) : (memref<1xindex>, f32) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// Addresses that are compared to know what is to be freed lead nowhere.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @unknown(%a: !D)
func.func @compared_addresses(%x: !D, %y: !D, %z: !D, %h: !H) {
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  %j = memref.extract_aligned_pointer_as_index %y : !D -> index
  %differ = arith.cmpi ne, %i, %j : index
  %t = ao.offload %x into %h : !D into !H -> !T
  func.call @unknown(%z) : (!D) -> ()
  ao.wait %t keep(%x : !D) : !T
  scf.if %differ {
    memref.dealloc %y : !D
  }
  return
}

// -----

// What a function returns of that, its caller knows.
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

// A global is found by everybody.
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

// -----

// No op here makes a pointer of numbers alone.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @address_as_offset(%x: !D, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %addresses = memref.alloca() : memref<1xindex>
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  memref.store %i, %addresses[%c0] : memref<1xindex>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %j = memref.load %addresses[%c0] : memref<1xindex>
  %k = arith.index_cast %j : index to i64
  %null = llvm.mlir.zero : !llvm.ptr
  %p = llvm.getelementptr %null[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %f, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @address_in_assembly(%x: !D, %h: !H) {
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  %k = arith.index_cast %i : index to i64
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.inline_asm has_side_effects "movl $$0, ($0)", "r" %k : (i64) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// What is returned leads to what was given.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @address(%a: !D) -> !llvm.ptr
func.func @returned_pointer(%x: !D, %h: !H, %f: f32) {
  %p = func.call @address(%x) : (!D) -> !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %f, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @returned_handle(%x: !D, %h: !H, %f: f32) {
  %p = "test.open"(%x) : (!D) -> !test.pointer
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  "test.write"(%p, %f) : (!test.pointer, f32) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

// Addresses in memory of the function's own that are only compared, by a callee
// too, lead nowhere.
!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @unknown(%a: !D)
func.func private @compares(%a: memref<?xindex>) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.load %a[%c0] : memref<?xindex>
  %j = memref.load %a[%c1] : memref<?xindex>
  %differ = arith.cmpi ne, %i, %j : index
  return %differ : i1
}
func.func @compared_in_memory(%x: !D, %y: !D, %z: !D, %h: !H) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %addresses = memref.alloc() : memref<2xindex>
  %i = memref.extract_aligned_pointer_as_index %x : !D -> index
  memref.store %i, %addresses[%c0] : memref<2xindex>
  %j = memref.extract_aligned_pointer_as_index %y : !D -> index
  memref.store %j, %addresses[%c1] : memref<2xindex>
  %all = memref.cast %addresses : memref<2xindex> to memref<?xindex>
  %differ = func.call @compares(%all) : (memref<?xindex>) -> i1
  %t = ao.offload %x into %h : !D into !H -> !T
  func.call @unknown(%z) : (!D) -> ()
  ao.wait %t keep(%x : !D) : !T
  scf.if %differ {
    memref.dealloc %y : !D
  }
  memref.dealloc %addresses : memref<2xindex>
  return
}
