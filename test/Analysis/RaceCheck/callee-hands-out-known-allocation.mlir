// A callee hands out memory of its own that others find as well: in a table
// that another dialect writes, through its address, or as a pointer.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @make(%table: memref<1x!D>, %v: f32) -> !D {
  %a = memref.alloc() : !D
  linalg.fill ins(%v : f32) outs(%a : !D)
  affine.store %a, %table[0] : memref<1x!D>
  return %a : !D
}

func.func @f(%h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %table = memref.alloc() : memref<1x!D>
  %x = func.call @make(%table, %v) : (memref<1x!D>, f32) -> !D
  // expected-note@+1 {{}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %b = memref.load %table[%c0] : memref<1x!D>
  // expected-error@+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  linalg.fill ins(%v : f32) outs(%b : !D)
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @make(%table: memref<1xindex>, %v: f32) -> !D {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : !D
  linalg.fill ins(%v : f32) outs(%a : !D)
  %p = memref.extract_aligned_pointer_as_index %a : !D -> index
  memref.store %p, %table[%c0] : memref<1xindex>
  return %a : !D
}

func.func @f(%h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %table = memref.alloc() : memref<1xindex>
  %x = func.call @make(%table, %v) : (memref<1xindex>, f32) -> !D
  // expected-note@+1 {{}}
  %t = ao.offload %x into %h : !D into !H -> !T
  %p = memref.load %table[%c0] : memref<1xindex>
  %i = arith.index_cast %p : index to i64
  %q = llvm.inttoptr %i : i64 to !llvm.ptr
  // expected-error@+1 {{'llvm.store' op may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %q : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @make(%table: !llvm.ptr, %v: f32) -> !D {
  %a = memref.alloc() : !D
  linalg.fill ins(%v : f32) outs(%a : !D)
  %p = builtin.unrealized_conversion_cast %a : !D to !llvm.ptr
  llvm.store %p, %table : !llvm.ptr, !llvm.ptr
  return %a : !D
}

func.func @f(%h: !H, %v: f32, %table: !llvm.ptr) {
  %x = func.call @make(%table, %v) : (!llvm.ptr, f32) -> !D
  // expected-note@+1 {{}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error@+1 {{'llvm.load' op may know of a buffer and overwrites the source of a transfer in flight}}
  %p = llvm.load %table : !llvm.ptr -> !llvm.ptr
  // expected-error@+1 {{'llvm.store' op may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}
