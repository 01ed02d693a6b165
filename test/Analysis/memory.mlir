// The memory of a step: results in the bytes of other values, and allocations
// of regions at one time.
//
// RUN: ao-test-opt %s --split-input-file --test-print-step -o /dev/null | FileCheck %s

// Ops on whole tensors are written over their first operand, the one with a gap
// before them from the next op on.
// CHECK-LABEL: @elementwise joint
// CHECK: storage a: 64 bytes, def 0, uses 1 4
// CHECK-NEXT: storage b: 64 bytes, def 1, uses,
// CHECK-NEXT: storage c: 64 bytes, def 2, uses,
// CHECK-NEXT: storage d: 64 bytes, def 3, uses 4
// CHECK-NEXT: storage e: 0 bytes, def 4
func.func @elementwise(%x: tensor<16xf32> loc("x")) -> tensor<16xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<16xf32> loc("a")
  %b = math.cos %a : tensor<16xf32> loc("b")
  %c = math.exp %b : tensor<16xf32> loc("c")
  %d = math.exp %c : tensor<16xf32> loc("d")
  %e = arith.mulf %a, %d : tensor<16xf32> loc("e")
  return %e : tensor<16xf32>
}

// -----

// A value read only by dead scalars, at any distance, is dead; one of several
// live scalars is not.
// CHECK-LABEL: @scalars joint
// CHECK: storage a: 64 bytes, def 0, uses,
// CHECK: storage b: 64 bytes, def 2, uses 4
func.func @scalars(%x: tensor<16xf32>, %i: index) -> (tensor<16xf32>, f32) attributes {ao.step} {
  %a = math.sin %x : tensor<16xf32> loc("a")
  %r = math.cos %a : tensor<16xf32>
  %b = math.exp %x : tensor<16xf32> loc("b")
  %0 = tensor.extract %a[%i] : tensor<16xf32>
  %1 = tensor.extract %b[%i] : tensor<16xf32>
  %2 = arith.mulf %0, %0 : f32
  %3 = arith.addf %1, %2 : f32
  %4 = arith.mulf %1, %1 : f32
  return %r, %4 : tensor<16xf32>, f32
}

// -----

// The larger branch counts, less what becomes the result.
// CHECK-LABEL: @branch joint
// CHECK: storage r: 64 bytes, def 0
// CHECK: storage r.temporaries: 64 bytes, def 0
func.func @branch(%x: tensor<16xf32>, %p: i1) -> tensor<16xf32> attributes {ao.step} {
  %r = scf.if %p -> tensor<16xf32> {
    %0 = math.sin %x : tensor<16xf32>
    %1 = math.cos %x : tensor<16xf32>
    %2 = arith.addf %0, %1 : tensor<16xf32>
    %3 = math.exp %2 : tensor<16xf32>
    scf.yield %3 : tensor<16xf32>
  } else {
    %0 = math.exp %x : tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  } loc("r")
  return %r : tensor<16xf32>
}

// -----

// A branch that does not pass on a value frees it: it is one of the branch's.
// CHECK-LABEL: @handed joint
// CHECK: storage a: 64 bytes, def 0, uses 1,
// CHECK-NEXT: storage between: 64 bytes, def 1
// CHECK-NEXT: storage r: 64 bytes, def 2
// CHECK-NOT: temporaries
func.func @handed(%x: tensor<16xf32>, %p: i1) -> (tensor<16xf32>, tensor<16xf32>) attributes {ao.step} {
  %a = math.sin %x : tensor<16xf32> loc("a")
  %b = math.cos %x : tensor<16xf32> loc("between")
  %r = scf.if %p -> tensor<16xf32> {
    %0 = math.exp %x : tensor<16xf32>
    scf.yield %0 : tensor<16xf32>
  } else {
    scf.yield %a : tensor<16xf32>
  } loc("r")
  return %r, %b : tensor<16xf32>, tensor<16xf32>
}

// -----

// One iteration counts. The first sum is written over the value that it starts
// with, the second starts with a copy.
// CHECK-LABEL: @loop joint
// CHECK: storage z: 64 bytes, def 0, uses,
// CHECK-NEXT: storage g#0: 64 bytes, def 1
// CHECK-NEXT: storage g#1: 64 bytes, def 1
// CHECK-NEXT: storage g.temporaries: 64 bytes, def 1
func.func @loop(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = math.sin %x : tensor<16xf32> loc("z")
  %g:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %z, %t = %z) -> (tensor<16xf32>, tensor<16xf32>) {
    %0 = math.cos %x : tensor<16xf32>
    %1 = math.exp %0 : tensor<16xf32>
    %2 = arith.addf %s, %1 : tensor<16xf32>
    %3 = math.tanh %x : tensor<16xf32>
    %4 = arith.addf %t, %3 : tensor<16xf32>
    scf.yield %2, %4 : tensor<16xf32>, tensor<16xf32>
  } loc("g")
  return %g#0, %g#1 : tensor<16xf32>, tensor<16xf32>
}

// -----

// Constants take nothing, and are not written over; what is chosen by a scalar
// is computed over the first of its sources; a donated argument without uses
// goes at once.
// CHECK-LABEL: @others joint
// CHECK: storage unused: 0 bytes
// CHECK-NEXT: storage a: 64 bytes, def 0
// CHECK-NEXT: storage b: 64 bytes, def 1
// CHECK-NEXT: storage chosen: 0 bytes, def 2
func.func @others(%x: tensor<16xf32>, %y: tensor<16xf32> {ao.donated} loc("unused"), %p: i1) -> (tensor<16xf32>, tensor<16xf32>)
    attributes {ao.step} {
  %k = arith.constant dense<2.0> : tensor<16xf32>
  %a = arith.mulf %k, %x : tensor<16xf32> loc("a")
  %b = math.sin %x : tensor<16xf32> loc("b")
  %c = arith.select %p, %a, %b : tensor<16xf32> loc("chosen")
  %d = math.exp %c : tensor<16xf32> loc("d")
  return %d, %x : tensor<16xf32>, tensor<16xf32>
}

// -----

// Values that branches pass between blocks are not followed: all allocations
// there count, besides the result.
// CHECK-LABEL: @blocks joint
// CHECK: storage r: 64 bytes, def 0
// CHECK: storage r.temporaries: 128 bytes, def 0
func.func @blocks(%x: tensor<16xf32>, %p: i1) -> tensor<16xf32> attributes {ao.step} {
  %r = scf.execute_region -> tensor<16xf32> {
    cf.cond_br %p, ^sin, ^cos
  ^sin:
    %0 = math.sin %x : tensor<16xf32>
    cf.br ^end(%0 : tensor<16xf32>)
  ^cos:
    %1 = math.cos %x : tensor<16xf32>
    cf.br ^end(%1 : tensor<16xf32>)
  ^end(%2: tensor<16xf32>):
    scf.yield %2 : tensor<16xf32>
  } loc("r")
  return %r : tensor<16xf32>
}

// -----

// A value received by an iteration is dead before the iteration's peak: from
// then on the loop takes less than before it, except for 16 bytes and 512.
// CHECK-LABEL: @freed_early joint
// CHECK: storage loop.temporaries: 272 bytes, def 0
func.func @freed_early(%x: tensor<64xf32>, %y: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %out = ao.offload %x : tensor<64xf32> -> !ao.transfer<tensor<64xf32, #ao.host>> loc("out")
  %host = ao.wait %out keep(%x : tensor<64xf32>) : !ao.transfer<tensor<64xf32, #ao.host>> loc("host")
  %first = ao.reload %host : tensor<64xf32, #ao.host> -> !ao.transfer<tensor<64xf32>> loc("first")
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%arriving = %first, %h = %y) -> (!ao.transfer<tensor<64xf32>>, tensor<4xf32>) {
    %v = ao.wait %arriving keep(%host : tensor<64xf32, #ao.host>) : !ao.transfer<tensor<64xf32>>
    %part = tensor.extract_slice %v[0] [4] [1] : tensor<64xf32> to tensor<4xf32>
    %e0 = tensor.empty() : tensor<4xf32>
    %small = linalg.add ins(%part, %h : tensor<4xf32>, tensor<4xf32>) outs(%e0 : tensor<4xf32>) -> tensor<4xf32>
    %e1 = tensor.empty() : tensor<32x4xf32>
    %large = linalg.broadcast ins(%small : tensor<4xf32>) outs(%e1 : tensor<32x4xf32>) dimensions = [0]
    %e2 = tensor.empty() : tensor<4xf32>
    %next = linalg.reduce {arith.addf} ins(%large : tensor<32x4xf32>) outs(%small : tensor<4xf32>) dimensions = [0]
    %coming = ao.reload %host : tensor<64xf32, #ao.host> -> !ao.transfer<tensor<64xf32>>
    scf.yield %coming, %next : !ao.transfer<tensor<64xf32>>, tensor<4xf32>
  } loc("loop")
  %last = ao.wait %loop#0 keep(%host : tensor<64xf32, #ao.host>) : !ao.transfer<tensor<64xf32>> loc("last")
  %s = tensor.extract_slice %last[0] [4] [1] : tensor<64xf32> to tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %z = linalg.add ins(%s, %loop#1 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("z")
  return %z : tensor<4xf32>
}

// -----

// With other signs a tensor is the one it was: of constants nothing is made, and
// what is computed is used on.
// CHECK-LABEL: @signs joint
// CHECK-NEXT: op 0: a
// CHECK-NEXT: op 1: b
// CHECK-NEXT: storage signs.arg0
// CHECK-NEXT: storage a: 64 bytes, def 0, uses 1
// CHECK-NEXT: storage b: 64 bytes, def 1
// CHECK-NOT: {{^ *}}storage
func.func @signs(%x: tensor<16xi32>) -> tensor<16xui32> attributes {ao.step} {
  %k = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<16xi32>
  %c = builtin.unrealized_conversion_cast %k : tensor<16xi32> to tensor<16xui32>
  %e = tensor.empty() : tensor<16xi32>
  %a = linalg.add ins(%x, %x : tensor<16xi32>, tensor<16xi32>) outs(%e : tensor<16xi32>) -> tensor<16xi32> loc("a")
  %u = builtin.unrealized_conversion_cast %a : tensor<16xi32> to tensor<16xui32>
  %f = tensor.empty() : tensor<16xui32>
  %b = linalg.map ins(%u, %c : tensor<16xui32>, tensor<16xui32>) outs(%f : tensor<16xui32>)
      (%one: ui32, %other: ui32, %out: ui32) {
    linalg.yield %other : ui32
  } loc("b")
  return %b : tensor<16xui32>
}
