// The edges by which values come to where several are merged: out of a choice
// with its outcome, into a loop for its first iteration or past it, around it.
//
// RUN: ao-test-opt %s --test-print-control-path -o /dev/null | FileCheck %s --match-full-lines

// Two choices by one condition are one fork.
// CHECK-LABEL: @choices
// CHECK-NEXT: if: x choice of c = 1; y choice of c = 0;
// CHECK-NEXT: if not: y choice of c = 1; x choice of c = 0;
// CHECK-NEXT: switch: y choice of switch = 0; x choice of switch = 1;
func.func @choices(%c: i1 loc("c"), %i: index, %x: f32 loc("x"), %y: f32 loc("y")) {
  %a = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  } loc("if")
  %b = scf.if %c -> f32 {
    scf.yield %y : f32
  } else {
    scf.yield %x : f32
  } loc("if not")
  %d = scf.index_switch %i -> f32
  case 7 {
    scf.yield %x : f32
  }
  default {
    scf.yield %y : f32
  } loc("switch")
  return
}

// CHECK-LABEL: @loops
// CHECK-NEXT: for: x entry of for = 0; z plain;
// CHECK-NEXT: argument 1: x entry of for = 1; z repeat of for;
// CHECK-NEXT: while: a plain;
// CHECK-NEXT: argument 0: x entry of while = 1; t repeat of while;
// CHECK-NEXT: t: a plain;
func.func @loops(%c: i1, %n: index, %x: f32 loc("x")) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> f32 {
    %z = arith.negf %p : f32 loc("z")
    scf.yield %z : f32
  } loc("for")
  %s = scf.while (%q = %x) : (f32) -> f32 {
    %a = arith.negf %q : f32 loc("a")
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%t: f32 loc("t")):
    scf.yield %t : f32
  } loc("while")
  return
}

// A loop of blocks goes by its header. An unreachable predecessor is not an
// edge.
// CHECK-LABEL: @blocks
// CHECK-NEXT: head: body repeat of head; x entry of head = 1;
// CHECK-NEXT: body: head plain;
// CHECK-NEXT: exit: head plain;
func.func @blocks(%c: i1, %x: f32 loc("x"), %y: f32 loc("y")) {
  cf.br ^head(%x : f32)
^head(%h: f32 loc("head")):
  cf.cond_br %c, ^body(%h : f32), ^exit(%h : f32)
^body(%b: f32 loc("body")):
  cf.br ^head(%b : f32)
^exit(%e: f32 loc("exit")):
  return
^unreachable:
  cf.br ^head(%y : f32)
}

// A cycle with two ways in is no loop: the number of its iterations is not known.
// CHECK-LABEL: @irreducible
// CHECK-NEXT: left: right unknown; x plain;
// CHECK-NEXT: right: left plain; y plain;
func.func @irreducible(%c: i1, %x: f32 loc("x"), %y: f32 loc("y")) {
  cf.cond_br %c, ^left(%x : f32), ^right(%y : f32)
^left(%l: f32 loc("left")):
  cf.br ^right(%l : f32)
^right(%r: f32 loc("right")):
  cf.cond_br %c, ^left(%r : f32), ^exit
^exit:
  return
}
