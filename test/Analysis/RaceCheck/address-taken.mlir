// The address of a buffer was taken, so whoever has a number may write to it.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @f(%x: !D, %h: !H, %v: f32) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %p = llvm.inttoptr %number : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}
