// The storages that buffers may be in, and the way from there: which outcome a
// choice had, and how many iterations ago a storage was made, or into which
// iteration it came.
//
// RUN: ao-test-opt %s --allow-unregistered-dialect --test-print-alias-roots -o /dev/null | FileCheck %s --match-full-lines

!D = memref<4xf32>

// Views are what they are views of.
// CHECK-LABEL: @views
// CHECK-NEXT: x: x;
// CHECK-NEXT: view: x;
// CHECK-NEXT: cast: x;
func.func @views(%x: !D loc("x")) {
  %v = memref.subview %x[0] [2] [1] : !D to memref<2xf32, strided<[1]>> loc("view")
  %w = memref.cast %v : memref<2xf32, strided<[1]>> to memref<?xf32, strided<[1]>> loc("cast")
  return
}

// If one holds the storage of the last iteration, the other holds the one
// before: the property of a swap in a loop.
// CHECK-LABEL: @swap
// CHECK-NEXT: a: a;
// CHECK-NEXT: b: b;
// CHECK-NEXT: loop#0: a [loop came to 0]; b [loop came to 1]; a [loop came to 2]; b [loop came to 3]; a [loop came to 0 + n * 2]; b [loop came to 1 + n * 2];
// CHECK-NEXT: loop#1: b [loop came to 0]; a [loop came to 1]; b [loop came to 2]; a [loop came to 3]; b [loop came to 0 + n * 2]; a [loop came to 1 + n * 2];
// CHECK-NEXT: argument 1: a [loop came to 1]; b [loop came to 2]; a [loop came to 3]; b [loop came to 4]; a [loop came to 1 + n * 2]; b [loop came to 2 + n * 2];
// CHECK-NEXT: argument 2: b [loop came to 1]; a [loop came to 2]; b [loop came to 3]; a [loop came to 4]; b [loop came to 1 + n * 2]; a [loop came to 2 + n * 2];
func.func @swap(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : !D loc("a")
  %b = memref.alloc() : !D loc("b")
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!D, !D) {
    scf.yield %q, %p : !D, !D
  } loc("loop")
  return
}

// CHECK-LABEL: @shift
// CHECK-NEXT: a: a;
// CHECK-NEXT: b: b;
// CHECK-NEXT: loop#0: a [loop came to 0]; b [loop came to 1]; m [loop ago 1];
// CHECK-NEXT: loop#1: b [loop came to 0]; m;
// CHECK-NEXT: argument 1: a [loop came to 1]; b [loop came to 2]; m [loop ago 2];
// CHECK-NEXT: argument 2: b [loop came to 1]; m [loop ago 1];
// CHECK-NEXT: m: m;
func.func @shift(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : !D loc("a")
  %b = memref.alloc() : !D loc("b")
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (!D, !D) {
    %m = memref.alloc() : !D loc("m")
    scf.yield %q, %m : !D, !D
  } loc("loop")
  return
}

// The outcome of this iteration's choice stands; that of an earlier one is
// forgotten.
// CHECK-LABEL: @choice
// CHECK-NEXT: bits: bits;
// CHECK-NEXT: a: a;
// CHECK-NEXT: b: b;
// CHECK-NEXT: loop: a [loop came to 0]; a [c took 1]; b [c took 0];
// CHECK-NEXT: argument 1: a [loop came to 1]; a; b;
// CHECK-NEXT: if: a [c took 1]; b [c took 0];
func.func @choice(%n: index, %bits: memref<?xi1> loc("bits")) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : !D loc("a")
  %b = memref.alloc() : !D loc("b")
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %a) -> !D {
    %c = memref.load %bits[%i] : memref<?xi1> loc("c")
    %s = scf.if %c -> !D {
      scf.yield %a : !D
    } else {
      scf.yield %b : !D
    } loc("if")
    scf.yield %s : !D
  } loc("loop")
  return
}

// CHECK-LABEL: @irreducible
// CHECK-NEXT: a: a;
// CHECK-NEXT: left: m [unknown]; a [unknown]; a;
// CHECK-NEXT: m: m;
// CHECK-NEXT: right: m; a;
func.func @irreducible(%c: i1) {
  %a = memref.alloc() : !D loc("a")
  cf.cond_br %c, ^left(%a : !D), ^right(%a : !D)
^left(%l: !D loc("left")):
  %m = memref.alloc() : !D loc("m")
  cf.br ^right(%m : !D)
^right(%r: !D loc("right")):
  cf.cond_br %c, ^left(%r : !D), ^exit
^exit:
  return
}

// A buffer that is loaded from memory, or returned by an unknown op, is
// unknown; a loaded one may also be any buffer that was stored there.
// CHECK-LABEL: @unknown
// CHECK-NEXT: table: table;
// CHECK-NEXT: a: a;
// CHECK-NEXT: loaded: table; unknown;
// CHECK-NEXT: unregistered: unknown;
func.func @unknown(%table: memref<1xmemref<4xf32>> loc("table")) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : !D loc("a")
  %l = memref.load %table[%c0] : memref<1xmemref<4xf32>> loc("loaded")
  %u = "test.unknown"() : () -> !D loc("unregistered")
  return
}
