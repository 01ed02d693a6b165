// An address in memory goes through callees in whichever order they are called, and
// out of a function to all that call it.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @copy(%from: memref<i64>, %to: memref<i64>) {
  %number = memref.load %from[] : memref<i64>
  memref.store %number, %to[] : memref<i64>
  return
}
func.func @first_in_then_out(%x: !D, %h: !H, %v: f32) {
  %u = memref.alloca() : memref<i64>
  %t = memref.alloca() : memref<i64>
  %z = memref.alloca() : memref<i64>
  func.call @copy(%u, %t) : (memref<i64>, memref<i64>) -> ()
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  memref.store %number, %t[] : memref<i64>
  func.call @copy(%t, %z) : (memref<i64>, memref<i64>) -> ()
  %again = memref.load %z[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %copy = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %copy keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @copy(%from: memref<i64>, %to: memref<i64>) {
  %number = memref.load %from[] : memref<i64>
  memref.store %number, %to[] : memref<i64>
  return
}
func.func @last_in_then_out(%x: !D, %h: !H, %v: f32) {
  %u = memref.alloca() : memref<i64>
  %t = memref.alloca() : memref<i64>
  %z = memref.alloca() : memref<i64>
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  memref.store %number, %t[] : memref<i64>
  func.call @copy(%t, %z) : (memref<i64>, memref<i64>) -> ()
  %again = memref.load %z[] : memref<i64>
  func.call @copy(%u, %t) : (memref<i64>, memref<i64>) -> ()
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %copy = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %copy keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @swap(%a: memref<i64>, %b: memref<i64>) {
  %first = memref.load %a[] : memref<i64>
  %second = memref.load %b[] : memref<i64>
  memref.store %first, %b[] : memref<i64>
  memref.store %second, %a[] : memref<i64>
  return
}
func.func @from_one_to_the_next(%x: !D, %h: !H, %v: f32) {
  %r = memref.alloca() : memref<i64>
  %s = memref.alloca() : memref<i64>
  %t = memref.alloca() : memref<i64>
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  memref.store %number, %r[] : memref<i64>
  func.call @swap(%r, %s) : (memref<i64>, memref<i64>) -> ()
  func.call @swap(%t, %s) : (memref<i64>, memref<i64>) -> ()
  %again = memref.load %t[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %copy = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %copy keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// The function that takes the address calls itself, and so do others call it.
func.func private @get(%x: !D, %m: memref<i64>, %again: i1) -> i64 {
  %false = arith.constant false
  %zero = arith.constant 0 : i64
  %t = memref.alloca() : memref<i64>
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %sum = arith.addi %number, %zero : i64
  memref.store %number, %t[] : memref<i64>
  scf.if %again {
    %ignored = func.call @get(%x, %t, %false) : (!D, memref<i64>, i1) -> i64
  }
  return %sum : i64
}
func.func @returned(%x: !D, %h: !H, %v: f32) {
  %true = arith.constant true
  %m = memref.alloca() : memref<i64>
  %again = func.call @get(%x, %m, %true) : (!D, memref<i64>, i1) -> i64
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %copy = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %copy keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// Into memory that it is given.
func.func private @put(%x: !D, %m: memref<i64>, %again: i1) {
  %false = arith.constant false
  %t = memref.alloca() : memref<i64>
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  memref.store %number, %t[] : memref<i64>
  scf.if %again {
    func.call @put(%x, %t, %false) : (!D, memref<i64>, i1) -> ()
  }
  memref.store %number, %m[] : memref<i64>
  return
}
func.func @stored(%x: !D, %h: !H, %v: f32) {
  %true = arith.constant true
  %m = memref.alloca() : memref<i64>
  func.call @put(%x, %m, %true) : (!D, memref<i64>, i1) -> ()
  %again = memref.load %m[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %copy = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %copy keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// What comes out of a callee that only compares is no address.
func.func private @same(%numbers: memref<2xi64>, %result: memref<i1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.load %numbers[%c0] : memref<2xi64>
  %second = memref.load %numbers[%c1] : memref<2xi64>
  %is = arith.cmpi eq, %first, %second : i64
  memref.store %is, %result[] : memref<i1>
  return
}
func.func @compared_twice(%x: !D, %y: !D, %h: !H, %v: f32, %p: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %numbers = memref.alloca() : memref<2xi64>
  %others = memref.alloca() : memref<2xi64>
  %result = memref.alloca() : memref<i1>
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  memref.store %number, %numbers[%c0] : memref<2xi64>
  func.call @same(%others, %result) : (memref<2xi64>, memref<i1>) -> ()
  func.call @same(%numbers, %result) : (memref<2xi64>, memref<i1>) -> ()
  %is = memref.load %result[] : memref<i1>
  %copy = ao.offload %x into %h : !D into !H -> !T
  llvm.store %v, %p : f32, !llvm.ptr
  scf.if %is {
    memref.dealloc %y : !D
  }
  ao.wait %copy keep(%x : !D) : !T
  return
}
