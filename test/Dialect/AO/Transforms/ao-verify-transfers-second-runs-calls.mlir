// Second runs, and functions that are called beside them.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

func.func private @use(%a: memref<4xf32>, %y: memref<4xf32>) {
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @read(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-note @below {{freed here}}
  call @use(%a, %y) : (memref<4xf32>, memref<4xf32>) -> ()
  %b = memref.alloc() : memref<4xf32>
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
  // expected-error @below {{reads a buffer that has been freed}}
  linalg.add ins(%a, %y : memref<4xf32>, memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %b : memref<4xf32>
  return
}

// -----

// By what the callee calls; and what the caller hands on.
func.func private @free(%a: memref<4xf32>) {
  memref.dealloc %a : memref<4xf32>
  return
}
func.func private @finish(%a: memref<4xf32>) {
  call @free(%a) : (memref<4xf32>) -> ()
  return
}
func.func @returned(%x: memref<4xf32>, %y: memref<4xf32>) -> memref<4xf32> attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-note @below {{freed here}}
  call @finish(%a) : (memref<4xf32>) -> ()
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-error @below {{hands on a buffer that has been freed}}
  return %a : memref<4xf32>
}

// -----

// Nobody has its body, but what it is given is its own.
func.func private @take(memref<4xf32> {ao.donated})
func.func @taken(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-note @below {{freed here}}
  call @take(%a) : (memref<4xf32>) -> ()
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-error @below {{reads a buffer that has been freed}}
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func private @tanh(%a: memref<4xf32>, %y: memref<4xf32>) {
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}
func.func @read_by_a_call(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-note @below {{freed here}}
  memref.dealloc %a : memref<4xf32>
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-error @below {{reads a buffer that has been freed}}
  call @tanh(%a, %y) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func private @free(%a: memref<4xf32>) {
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @freed_twice(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-note @below {{freed here}}
  call @free(%a) : (memref<4xf32>) -> ()
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-error @below {{frees a buffer that has been freed}}
  call @free(%a) : (memref<4xf32>) -> ()
  return
}

// -----

// Each makes its own, which the callee frees.
func.func private @use(%a: memref<4xf32>, %y: memref<4xf32>) {
  linalg.tanh ins(%a : memref<4xf32>) outs(%y : memref<4xf32>)
  memref.dealloc %a : memref<4xf32>
  return
}
func.func @valid(%x: memref<4xf32>, %y: memref<4xf32>) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %a = memref.alloc() : memref<4xf32>
  linalg.exp ins(%x : memref<4xf32>) outs(%a : memref<4xf32>)
  call @use(%a, %y) : (memref<4xf32>, memref<4xf32>) -> ()
  %b = memref.alloc() : memref<4xf32>
  linalg.exp {ao.recompute = 0 : i64} ins(%x : memref<4xf32>) outs(%b : memref<4xf32>)
  call @use(%b, %y) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// Where a part begins may be computed in many steps, of which the next ones use
// each twice: both runs read the same part all the same.
func.func @long_offsets(%x: memref<64xf32>, %y: memref<4xf32>, %k: index) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  %i1 = arith.muli %k, %k : index
  %i2 = arith.addi %i1, %i1 : index
  %i3 = arith.muli %i2, %i2 : index
  %i4 = arith.addi %i3, %i3 : index
  %i5 = arith.muli %i4, %i4 : index
  %i6 = arith.addi %i5, %i5 : index
  %i7 = arith.muli %i6, %i6 : index
  %i8 = arith.addi %i7, %i7 : index
  %i9 = arith.muli %i8, %i8 : index
  %i10 = arith.addi %i9, %i9 : index
  %i11 = arith.muli %i10, %i10 : index
  %i12 = arith.addi %i11, %i11 : index
  %i13 = arith.muli %i12, %i12 : index
  %i14 = arith.addi %i13, %i13 : index
  %i15 = arith.muli %i14, %i14 : index
  %i16 = arith.addi %i15, %i15 : index
  %i17 = arith.muli %i16, %i16 : index
  %i18 = arith.addi %i17, %i17 : index
  %i19 = arith.muli %i18, %i18 : index
  %i20 = arith.addi %i19, %i19 : index
  %i21 = arith.muli %i20, %i20 : index
  %i22 = arith.addi %i21, %i21 : index
  %i23 = arith.muli %i22, %i22 : index
  %i24 = arith.addi %i23, %i23 : index
  %i25 = arith.muli %i24, %i24 : index
  %i26 = arith.addi %i25, %i25 : index
  %i27 = arith.muli %i26, %i26 : index
  %i28 = arith.addi %i27, %i27 : index
  %i29 = arith.muli %i28, %i28 : index
  %i30 = arith.addi %i29, %i29 : index
  %i31 = arith.muli %i30, %i30 : index
  %i32 = arith.addi %i31, %i31 : index
  %i33 = arith.muli %i32, %i32 : index
  %i34 = arith.addi %i33, %i33 : index
  %i35 = arith.muli %i34, %i34 : index
  %i36 = arith.addi %i35, %i35 : index
  %i37 = arith.muli %i36, %i36 : index
  %i38 = arith.addi %i37, %i37 : index
  %i39 = arith.muli %i38, %i38 : index
  %i40 = arith.addi %i39, %i39 : index
  %i41 = arith.muli %i40, %i40 : index
  %i42 = arith.addi %i41, %i41 : index
  %i43 = arith.muli %i42, %i42 : index
  %i44 = arith.addi %i43, %i43 : index
  %i45 = arith.muli %i44, %i44 : index
  %i46 = arith.addi %i45, %i45 : index
  %i47 = arith.muli %i46, %i46 : index
  %i48 = arith.addi %i47, %i47 : index
  %i49 = arith.muli %i48, %i48 : index
  %i50 = arith.addi %i49, %i49 : index
  %i51 = arith.muli %i50, %i50 : index
  %i52 = arith.addi %i51, %i51 : index
  %i53 = arith.muli %i52, %i52 : index
  %i54 = arith.addi %i53, %i53 : index
  %i55 = arith.muli %i54, %i54 : index
  %i56 = arith.addi %i55, %i55 : index
  %i57 = arith.muli %i56, %i56 : index
  %i58 = arith.addi %i57, %i57 : index
  %i59 = arith.muli %i58, %i58 : index
  %i60 = arith.addi %i59, %i59 : index
  %v = memref.subview %x[%i60] [4] [1] : memref<64xf32> to memref<4xf32, strided<[1], offset: ?>>
  linalg.exp ins(%v : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  // expected-note @below {{overwritten here}}
  linalg.tanh ins(%y : memref<4xf32>) outs(%v : memref<4xf32, strided<[1], offset: ?>>)
  %j1 = arith.muli %k, %k : index
  %j2 = arith.addi %j1, %j1 : index
  %j3 = arith.muli %j2, %j2 : index
  %j4 = arith.addi %j3, %j3 : index
  %j5 = arith.muli %j4, %j4 : index
  %j6 = arith.addi %j5, %j5 : index
  %j7 = arith.muli %j6, %j6 : index
  %j8 = arith.addi %j7, %j7 : index
  %j9 = arith.muli %j8, %j8 : index
  %j10 = arith.addi %j9, %j9 : index
  %j11 = arith.muli %j10, %j10 : index
  %j12 = arith.addi %j11, %j11 : index
  %j13 = arith.muli %j12, %j12 : index
  %j14 = arith.addi %j13, %j13 : index
  %j15 = arith.muli %j14, %j14 : index
  %j16 = arith.addi %j15, %j15 : index
  %j17 = arith.muli %j16, %j16 : index
  %j18 = arith.addi %j17, %j17 : index
  %j19 = arith.muli %j18, %j18 : index
  %j20 = arith.addi %j19, %j19 : index
  %j21 = arith.muli %j20, %j20 : index
  %j22 = arith.addi %j21, %j21 : index
  %j23 = arith.muli %j22, %j22 : index
  %j24 = arith.addi %j23, %j23 : index
  %j25 = arith.muli %j24, %j24 : index
  %j26 = arith.addi %j25, %j25 : index
  %j27 = arith.muli %j26, %j26 : index
  %j28 = arith.addi %j27, %j27 : index
  %j29 = arith.muli %j28, %j28 : index
  %j30 = arith.addi %j29, %j29 : index
  %j31 = arith.muli %j30, %j30 : index
  %j32 = arith.addi %j31, %j31 : index
  %j33 = arith.muli %j32, %j32 : index
  %j34 = arith.addi %j33, %j33 : index
  %j35 = arith.muli %j34, %j34 : index
  %j36 = arith.addi %j35, %j35 : index
  %j37 = arith.muli %j36, %j36 : index
  %j38 = arith.addi %j37, %j37 : index
  %j39 = arith.muli %j38, %j38 : index
  %j40 = arith.addi %j39, %j39 : index
  %j41 = arith.muli %j40, %j40 : index
  %j42 = arith.addi %j41, %j41 : index
  %j43 = arith.muli %j42, %j42 : index
  %j44 = arith.addi %j43, %j43 : index
  %j45 = arith.muli %j44, %j44 : index
  %j46 = arith.addi %j45, %j45 : index
  %j47 = arith.muli %j46, %j46 : index
  %j48 = arith.addi %j47, %j47 : index
  %j49 = arith.muli %j48, %j48 : index
  %j50 = arith.addi %j49, %j49 : index
  %j51 = arith.muli %j50, %j50 : index
  %j52 = arith.addi %j51, %j51 : index
  %j53 = arith.muli %j52, %j52 : index
  %j54 = arith.addi %j53, %j53 : index
  %j55 = arith.muli %j54, %j54 : index
  %j56 = arith.addi %j55, %j55 : index
  %j57 = arith.muli %j56, %j56 : index
  %j58 = arith.addi %j57, %j57 : index
  %j59 = arith.muli %j58, %j58 : index
  %j60 = arith.addi %j59, %j59 : index
  %w = memref.subview %x[%j60] [4] [1] : memref<64xf32> to memref<4xf32, strided<[1], offset: ?>>
  // expected-error @below {{runs a second time and reads a buffer that has been overwritten since it ran first}}
  linalg.exp {ao.recompute = 0 : i64} ins(%w : memref<4xf32, strided<[1], offset: ?>>) outs(%y : memref<4xf32>)
  return
}
