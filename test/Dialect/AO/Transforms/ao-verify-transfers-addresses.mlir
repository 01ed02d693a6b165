// Addresses that come back as numbers from where nobody sees how.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @address(!D) -> i64
func.func @from_a_function_without_a_body(%x: !D, %h: !H, %v: f32) {
  %a = func.call @address(%x) : (!D) -> i64
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %p = llvm.inttoptr %a : i64 to !llvm.ptr
  // expected-error @below {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @from_an_op_of_no_dialect(%x: !D, %h: !H, %v: f32) {
  %a = "test.address"(%x) : (!D) -> index
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @below {{may know of a buffer and overwrites the source of a transfer in flight}}
  "test.poke"(%a, %v) : (index, f32) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// A number that only decides what is freed is no address, nor is a narrow one.
func.func private @count(!D) -> (i64, i32)
func.func @numbers(%x: !D, %y: !D, %h: !H, %v: f32, %p : !llvm.ptr, %q: memref<i32>) {
  %c0 = arith.constant 0 : i64
  %a, %n = func.call @count(%x) : (!D) -> (i64, i32)
  %b = arith.cmpi sgt, %a, %c0 : i64
  memref.store %n, %q[] : memref<i32>
  %t = ao.offload %x into %h : !D into !H -> !T
  llvm.store %v, %p : f32, !llvm.ptr
  scf.if %b {
    memref.dealloc %y : !D
  }
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// One that decides what is written may be known to whoever reads that.
func.func private @count(!D) -> i64
func.func @decides(%x: !D, %h: !H, %v: f32, %p : !llvm.ptr) {
  %c0 = arith.constant 0 : i64
  %a = func.call @count(%x) : (!D) -> i64
  %b = arith.cmpi sgt, %a, %c0 : i64
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  scf.if %b {
    // expected-error @below {{may know of a buffer and overwrites the source of a transfer in flight}}
    llvm.store %v, %p : f32, !llvm.ptr
  }
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// What a loop hands on comes back by its edges, whatever else it counts.
func.func @beside_a_buffer(%x: !D, %h: !H, %v: f32, %p : !llvm.ptr, %q: memref<i64>, %n: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i64
  %y, %m = scf.for %i = %c0 to %c4 step %c1 iter_args(%b = %x, %k = %n) -> (!D, i64) {
    %l = arith.addi %k, %one : i64
    scf.yield %b, %l : !D, i64
  }
  memref.store %m, %q[] : memref<i64>
  %t = ao.offload %x into %h : !D into !H -> !T
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}
