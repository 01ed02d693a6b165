// An address is as good as taken apart: by comparisons, by branches on them, and by
// bits that are kept.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @compared(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  %again = arith.select %isHigh, %high, %low : i64
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @one_bit(%x: !D, %h: !H, %v: f32) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %bit = arith.trunci %number : i64 to i1
  %again = arith.extui %bit : i1 to i64
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @what_a_branch_stores(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %kept = memref.alloca() : memref<i64>
  memref.store %low, %kept[] : memref<i64>
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  scf.if %isHigh {
    memref.store %high, %kept[] : memref<i64>
  }
  %again = memref.load %kept[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @what_a_branch_results_in(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  %again = scf.if %isHigh -> i64 {
    scf.yield %high : i64
  } else {
    scf.yield %low : i64
  }
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @where_a_branch_leads(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  cf.cond_br %isHigh, ^next(%high : i64), ^next(%low : i64)
^next(%again: i64):
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// As deallocation does it: a helper compares addresses in memory that it is given,
// and memory is freed.
func.func private @helper(%addresses: memref<2xindex>, %differs: memref<1xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  memref.store %false, %differs[%c0] : memref<1xi1>
  %first = memref.load %addresses[%c0] : memref<2xindex>
  %second = memref.load %addresses[%c1] : memref<2xindex>
  %is = arith.cmpi ne, %first, %second : index
  scf.if %is {
    %known = memref.load %differs[%c0] : memref<1xi1>
    %now = arith.ori %known, %is : i1
    memref.store %now, %differs[%c0] : memref<1xi1>
  }
  return
}
func.func @frees(%x: !D, %h: !H, %v: f32, %p: !llvm.ptr) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %y = memref.alloc() : !D
  %a = memref.extract_aligned_pointer_as_index %x : !D -> index
  %b = memref.extract_aligned_pointer_as_index %y : !D -> index
  %addresses = memref.alloc() : memref<2xindex>
  memref.store %a, %addresses[%c0] : memref<2xindex>
  memref.store %b, %addresses[%c1] : memref<2xindex>
  %differs = memref.alloc() : memref<1xi1>
  func.call @helper(%addresses, %differs) : (memref<2xindex>, memref<1xi1>) -> ()
  %is = memref.load %differs[%c0] : memref<1xi1>
  %t = ao.offload %x into %h : !D into !H -> !T
  llvm.store %v, %p : f32, !llvm.ptr
  scf.if %is {
    memref.dealloc %y : !D
  }
  ao.wait %t keep(%x : !D) : !T
  memref.dealloc %addresses : memref<2xindex>
  memref.dealloc %differs : memref<1xi1>
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// The same as branches.
func.func @frees_on_a_branch(%x: !D, %h: !H, %v: f32, %p: !llvm.ptr) {
  %y = memref.alloc() : !D
  %a = memref.extract_aligned_pointer_as_index %x : !D -> index
  %b = memref.extract_aligned_pointer_as_index %y : !D -> index
  %is = arith.cmpi ne, %a, %b : index
  %t = ao.offload %x into %h : !D into !H -> !T
  llvm.store %v, %p : f32, !llvm.ptr
  cf.cond_br %is, ^free, ^next
^free:
  memref.dealloc %y : !D
  cf.br ^next
^next:
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @what_a_way_leads_to(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  cf.cond_br %isHigh, ^higher, ^next(%low : i64)
^higher:
  cf.br ^next(%high : i64)
^next(%again: i64):
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @what_a_way_stores(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %kept = memref.alloca() : memref<i64>
  memref.store %low, %kept[] : memref<i64>
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  cf.cond_br %isHigh, ^higher, ^next
^higher:
  memref.store %high, %kept[] : memref<i64>
  cf.br ^next
^next:
  %again = memref.load %kept[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// How often a loop of branches goes round is not followed.
func.func @how_often(%x: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  cf.br ^again(%c0 : index)
^again(%i: index):
  %next = arith.addi %i, %c1 : index
  %goesOn = arith.cmpi ult, %next, %address : index
  cf.cond_br %goesOn, ^again(%next : index), ^done
^done:
  %number = arith.index_cast %i : index to i64
  %p = llvm.inttoptr %number : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @what_a_way_stores_within(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %true = arith.constant true
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %kept = memref.alloca() : memref<i64>
  memref.store %low, %kept[] : memref<i64>
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  cf.cond_br %isHigh, ^higher, ^next
^higher:
  scf.if %true {
    memref.store %high, %kept[] : memref<i64>
  }
  cf.br ^next
^next:
  %again = memref.load %kept[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

// The branch of no dialect may store it.
func.func @how_a_way_ends(%x: !D, %h: !H, %v: f32, %middle: i64, %low: i64, %high: i64) {
  %true = arith.constant true
  %address = memref.extract_aligned_pointer_as_index %x : !D -> index
  %number = arith.index_cast %address : index to i64
  %kept = memref.alloca() : memref<i64>
  memref.store %low, %kept[] : memref<i64>
  %isHigh = arith.cmpi ugt, %number, %middle : i64
  cf.cond_br %isHigh, ^higher, ^next
^higher:
  "test.go"(%kept, %high)[^next] : (memref<i64>, i64) -> ()
^next:
  %again = memref.load %kept[] : memref<i64>
  %p = llvm.inttoptr %again : i64 to !llvm.ptr
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @+1 {{may know of a buffer and overwrites the source of a transfer in flight}}
  llvm.store %v, %p : f32, !llvm.ptr
  ao.wait %t keep(%x : !D) : !T
  return
}
