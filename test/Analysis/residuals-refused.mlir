// For each value that is not a stacked residual, a remark names the failing
// rule and the op.
//
// RUN: ao-test-opt %s --split-input-file --allow-unregistered-dialect --test-print-stacks -o /dev/null | FileCheck %s --match-full-lines

// CHECK-LABEL: @sign
// CHECK-NEXT: beyond: 0 iterations
// CHECK-NEXT:   beyond is not a stacked residual: the loop counts beyond the signed numbers of its type, at beyond
// CHECK-NEXT: far: 0 iterations
// CHECK-NEXT:   far is not a stacked residual: the loop counts beyond the signed numbers of its type, at far
// CHECK-NEXT: within: 4 iterations
// CHECK-NEXT:   writes within in order
func.func @sign(%x: tensor<1x8xf32>, %a: tensor<4x8xf32>) {
  %c126 = arith.constant 126 : i8
  %c130 = arith.constant -126 : i8
  %c1 = arith.constant 1 : i8
  %f = arith.constant 9223372036854775806 : i64
  %t = arith.constant -9223372036854775806 : i64
  %o = arith.constant 1 : i64
  %c200 = arith.constant -56 : i8
  %c204 = arith.constant -52 : i8
  scf.for unsigned %i = %c126 to %c130 step %c1 iter_args(%s = %a) -> (tensor<4x8xf32>) : i8 {
    %d = arith.subi %i, %c126 : i8
    %j = arith.index_cast %d : i8 to index
    %s1 = tensor.insert_slice %x into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s1 : tensor<4x8xf32>
  } loc("beyond")
  scf.for unsigned %i = %f to %t step %o iter_args(%s = %a) -> (tensor<4x8xf32>) : i64 {
    %d = arith.subi %i, %f : i64
    %j = arith.index_cast %d : i64 to index
    %s1 = tensor.insert_slice %x into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s1 : tensor<4x8xf32>
  } loc("far")
  scf.for unsigned %i = %c200 to %c204 step %c1 iter_args(%s = %a) -> (tensor<4x8xf32>) : i8 {
    %d = arith.subi %i, %c200 : i8
    %j = arith.index_cast %d : i8 to index
    %s1 = tensor.insert_slice %x into %s[%j, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %s1 : tensor<4x8xf32>
  } loc("within")
  return
}

// -----

// CHECK-LABEL: @trips
// CHECK-NEXT: none: 0 iterations
// CHECK-NEXT:   none is not a stacked residual: the loop has fewer than two iterations, at none
// CHECK-NEXT: once: 0 iterations
// CHECK-NEXT:   once is not a stacked residual: the loop has fewer than two iterations, at once
// CHECK-NEXT: downwards: 0 iterations
// CHECK-NEXT:   downwards is not a stacked residual: the step of the loop is not positive, at downwards
// CHECK-NEXT: dynamic: 0 iterations
// CHECK-NEXT:   dynamic is not a stacked residual: the number of iterations is not known, at dynamic
// CHECK-NEXT: endless: 0 iterations
// CHECK-NEXT:   endless is not a stacked residual: the loop has more than 65536 iterations, at endless
// CHECK-NEXT: long: 4 iterations
// CHECK-NEXT:   long is not a stacked residual: the trip count differs from the number of slices, at insert
func.func @trips(%x: tensor<1x8xf32>, %a: tensor<5x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %down = arith.constant -1 : index
  %many = arith.constant 100000 : index
  scf.for %i = %c4 to %c0 step %c1 iter_args(%s = %a) -> (tensor<5x8xf32>) {
    %s1 = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    scf.yield %s1 : tensor<5x8xf32>
  } loc("none")
  scf.for %i = %c0 to %c1 step %c1 iter_args(%s = %a) -> (tensor<5x8xf32>) {
    %s1 = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    scf.yield %s1 : tensor<5x8xf32>
  } loc("once")
  scf.for %i = %c4 to %c0 step %down iter_args(%s = %a) -> (tensor<5x8xf32>) {
    %s1 = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    scf.yield %s1 : tensor<5x8xf32>
  } loc("downwards")
  scf.for %i = %c0 to %n step %c1 iter_args(%s = %a) -> (tensor<5x8xf32>) {
    %s1 = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    scf.yield %s1 : tensor<5x8xf32>
  } loc("dynamic")
  scf.for %i = %c0 to %many step %c1 iter_args(%s = %a) -> (tensor<5x8xf32>) {
    %s1 = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    scf.yield %s1 : tensor<5x8xf32>
  } loc("endless")
  scf.for %i = %c0 to %c4 step %c1 iter_args(%s = %a) -> (tensor<5x8xf32>) {
    %s1 = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32> loc("insert")
    scf.yield %s1 : tensor<5x8xf32>
  } loc("long")
  return
}

// -----

// CHECK-LABEL: @slices
// CHECK-NEXT: loop: 2 iterations
// CHECK-NEXT:   loop#0 is not a stacked residual: the slice covers more than one row, at rows
// CHECK-NEXT:   loop#1 is not a stacked residual: the slice must cover all dimensions but one, at corner
// CHECK-NEXT:   loop#2 is not a stacked residual: the slice is the whole tensor, at all
// CHECK-NEXT:   loop#3 is not a stacked residual: the slice has strides other than 1, at comb
// CHECK-NEXT:   loop#4 is not a stacked residual: the shape of the stacked residual is not known, at unknown
// CHECK-NEXT:   loop#5 is not a stacked residual: the offset of the slice is not the iteration number, at same
// CHECK-NEXT:   loop#6 is not a stacked residual: the offset of the slice is not the iteration number, at given
func.func @slices(%x: tensor<2x4xf32>, %a: tensor<4x4xf32>, %row: tensor<1x4xf32>, %b: tensor<2x4xf32>, %corner: tensor<1x2xf32>,
                  %d: tensor<2x?xf32>, %size: index, %column: tensor<1x?xf32>, %given: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 iter_args(%s0 = %a, %s1 = %b, %s2 = %b, %s3 = %b, %s4 = %d, %s5 = %b, %s6 = %b)
      -> (tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x?xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %j = arith.muli %i, %c2 : index
    %t0 = tensor.insert_slice %x into %s0[%j, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<4x4xf32> loc("rows")
    %t1 = tensor.insert_slice %corner into %s1[%i, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<2x4xf32> loc("corner")
    %t2 = tensor.insert_slice %x into %s2[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x4xf32> loc("all")
    %t3 = tensor.insert_slice %corner into %s3[%i, 0] [1, 2] [1, 2] : tensor<1x2xf32> into tensor<2x4xf32> loc("comb")
    %t4 = tensor.insert_slice %column into %s4[%i, 0] [1, %size] [1, 1] : tensor<1x?xf32> into tensor<2x?xf32> loc("unknown")
    %t5 = tensor.insert_slice %row into %s5[%c1, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32> loc("same")
    %t6 = tensor.insert_slice %row into %s6[%given, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32> loc("given")
    scf.yield %t0, %t1, %t2, %t3, %t4, %t5, %t6 : tensor<4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x?xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  } loc("loop")
  return
}

// -----

// CHECK-LABEL: @uses
// CHECK-NEXT: loop: 2 iterations
// CHECK-NEXT:   loop#0 is not a stacked residual: an iteration inserts two slices, at second
// CHECK-NEXT:   loop#1 is not a stacked residual: stacked residual has other uses in the producing loop, at before
// CHECK-NEXT:   loop#2 is not a stacked residual: the loop uses it after the insertion of the slice, at after
// CHECK-NEXT:   loop#3 is not a stacked residual: the slice is not inserted into a loop-carried tensor, at other
// CHECK-NEXT:   loop#4 is not a stacked residual: the loop does not yield a tensor with an inserted slice, at loop
func.func @uses(%row: tensor<1x4xf32>, %b: tensor<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 iter_args(%s0 = %b, %s1 = %b, %s2 = %b, %s3 = %b, %s4 = %b)
      -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %t = tensor.insert_slice %row into %s0[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32> loc("first")
    %t0 = tensor.insert_slice %row into %t[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32> loc("second")
    %r = tensor.extract_slice %s1[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32> loc("before")
    %t1 = tensor.insert_slice %r into %s1[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32>
    %t2 = tensor.insert_slice %row into %s2[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32>
    "test.use"(%t2) : (tensor<2x4xf32>) -> () loc("after")
    %t3 = tensor.insert_slice %row into %b[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32> loc("other")
    %t4 = arith.addf %s4, %s4 : tensor<2x4xf32>
    scf.yield %t0, %t1, %t2, %t3, %t4 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  } loc("loop")
  return
}

// -----

// CHECK-LABEL: @reads
// CHECK-NEXT: loop: 2 iterations
// CHECK-NEXT:   a is not a stacked residual: stacked residual has other uses in the consuming loop, at whole
// CHECK-NEXT:   b is not a stacked residual: an iteration reads different slices of it, at {{second|first}}
// CHECK-NEXT:   c is not a stacked residual: stacked residual has other uses in the consuming loop, at hidden
func.func @reads(%a: tensor<2x4xf32> loc("a"), %b: tensor<2x4xf32> loc("b"), %c: tensor<2x4xf32> loc("c"), %if: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %c2 step %c1 {
    %j = arith.subi %c1, %i : index
    %0 = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
    "test.use"(%a) : (tensor<2x4xf32>) -> () loc("whole")
    %1 = tensor.extract_slice %b[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32> loc("first")
    %2 = tensor.extract_slice %b[%j, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32> loc("second")
    %3 = tensor.extract_slice %c[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
    scf.if %if {
      %4 = tensor.extract_slice %c[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32> loc("hidden")
      "test.use"(%0, %1, %2, %3, %4) : (tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>) -> ()
    }
  } loc("loop")
  return
}

// -----

// Loops that do not count, counters that are none, and bodies of several
// blocks.
// CHECK-LABEL: @counters
// CHECK-NEXT: while: 0 iterations
// CHECK-NEXT:   while#1 is not a stacked residual: the loop has no single induction variable, at while
// CHECK-NEXT: doubled: 4 iterations
// CHECK-NEXT:   doubled#1 is not a stacked residual: the offset of the slice is not the iteration number, at insert
// CHECK-NEXT: data: 4 iterations
// CHECK-NEXT:   data#1 is not a stacked residual: the offset of the slice is not the iteration number, at insert
func.func @counters(%row: tensor<1x4xf32>, %a: tensor<4x4xf32>, %next: tensor<index>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.while (%n = %c0, %s = %a) : (index, tensor<4x4xf32>) -> (index, tensor<4x4xf32>) {
    %go = "test.go"(%n) : (index) -> i1
    scf.condition(%go) %n, %s : index, tensor<4x4xf32>
  } do {
  ^bb0(%n: index, %s: tensor<4x4xf32>):
    %t = tensor.insert_slice %row into %s[%n, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    %m = arith.addi %n, %c1 : index
    scf.yield %m, %t : index, tensor<4x4xf32>
  } loc("while")
  scf.for %i = %c0 to %c4 step %c1 iter_args(%n = %c1, %s = %a) -> (index, tensor<4x4xf32>) {
    %t = tensor.insert_slice %row into %s[%n, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32> loc("insert")
    %m = arith.addi %n, %n : index
    scf.yield %m, %t : index, tensor<4x4xf32>
  } loc("doubled")
  scf.for %i = %c0 to %c4 step %c1 iter_args(%n = %next, %s = %a) -> (tensor<index>, tensor<4x4xf32>) {
    %k = tensor.extract %n[] : tensor<index>
    %t = tensor.insert_slice %row into %s[%k, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32> loc("insert")
    scf.yield %n, %t : tensor<index>, tensor<4x4xf32>
  } loc("data")
  return
}

// -----

// CHECK-LABEL: @parallel
// CHECK-NEXT: loop: 0 iterations
// CHECK-NEXT:   loop is not a stacked residual: the loop has no order of iterations, at loop
func.func @parallel(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = scf.forall (%i) in (4) shared_outs(%s = %b) -> (tensor<4x8xf32>) {
    %r = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %r into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    }
  } loc("loop")
  return %0 : tensor<4x8xf32>
}

// -----

// A reduced value of a loop is not carried.
// CHECK-LABEL: @reduced
// CHECK-NEXT: loop: 0 iterations
func.func @reduced(%a: tensor<4x8xf32>) -> f32 {
  %0 = affine.parallel (%i) = (0) to (4) reduce ("addf") -> (f32) {
    %r = tensor.extract_slice %a[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %e = "test.reduce"(%r) : (tensor<1x8xf32>) -> f32
    affine.yield %e : f32
  } loc("loop")
  return %0 : f32
}
