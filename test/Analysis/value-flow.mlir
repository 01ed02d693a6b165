// The values that reach the arguments of blocks and the results of region ops,
// in an order that is the same for all values of one merge.
//
// RUN: ao-test-opt %s --allow-unregistered-dialect --test-print-value-flow -o /dev/null | FileCheck %s --match-full-lines

// CHECK-LABEL: @loop
// CHECK-NEXT: loop#0: x by scf.for; argument 2 by scf.yield;
// CHECK-NEXT: loop#1: y by scf.for; z by scf.yield;
// CHECK-NEXT: argument 1: x by scf.for; argument 2 by scf.yield;
// CHECK-NEXT: argument 2: y by scf.for; z by scf.yield;
func.func @loop(%n: index, %x: f32 loc("x"), %y: f32 loc("y")) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1
      iter_args(%p = %x, %q = %y) -> (f32, f32) {
    %z = arith.addf %p, %q : f32 loc("z")
    scf.yield %q, %z : f32, f32
  } loc("loop")
  return
}

// The condition of a while loop passes on to the body and out of the op.
// CHECK-LABEL: @while
// CHECK-NEXT: while: a by scf.condition;
// CHECK-NEXT: argument 0: x by scf.while; b by scf.yield;
// CHECK-NEXT: q: a by scf.condition;
func.func @while(%c: i1, %x: f32 loc("x")) {
  %r = scf.while (%p = %x) : (f32) -> f32 {
    %a = arith.negf %p : f32 loc("a")
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%q: f32 loc("q")):
    %b = arith.negf %q : f32 loc("b")
    scf.yield %b : f32
  } loc("while")
  return
}

// CHECK-LABEL: @choices
// CHECK-NEXT: if: x by scf.yield; y by scf.yield;
// CHECK-NEXT: switch: z by scf.yield; x by scf.yield;
// CHECK-NEXT: execute: z by scf.yield;
func.func @choices(%c: i1, %i: index, %x: f32 loc("x"), %y: f32 loc("y"), %z: f32 loc("z")) {
  %a = scf.if %c -> f32 {
    scf.yield %x : f32
  } else {
    scf.yield %y : f32
  } loc("if")
  %b = scf.index_switch %i -> f32
  case 2 {
    scf.yield %x : f32
  }
  default {
    scf.yield %z : f32
  } loc("switch")
  %d = scf.execute_region -> f32 {
    scf.yield %z : f32
  } loc("execute")
  return
}

// Both edges of one branch lead to one block. An unreachable block counts:
// reachability is not part of this analysis.
// CHECK-LABEL: @blocks
// CHECK-NEXT: merge: z by cf.br; y by cf.cond_br; x by cf.cond_br;
func.func @blocks(%c: i1, %x: f32 loc("x"), %y: f32 loc("y"), %z: f32 loc("z")) {
  cf.cond_br %c, ^merge(%x : f32), ^merge(%y : f32)
^merge(%m: f32 loc("merge")):
  return
^unreachable:
  cf.br ^merge(%z : f32)
}

// Neither the arguments of a function, nor induction variables, nor what an
// unknown op passes to its regions.
// CHECK-LABEL: @no_merges
// CHECK-NOT: {{.}}
func.func @no_merges(%n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  }
  "test.unknown"() ({
  ^bb0(%a: f32):
    "test.end"() : () -> ()
  }) : () -> ()
  func.call @loop(%n, %x, %x) : (index, f32, f32) -> ()
  return
}
