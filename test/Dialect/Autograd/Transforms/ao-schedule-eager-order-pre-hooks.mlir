// Hooks before a node are called right before the node, also where it has other
// operands.
//
// DEFINE: %{pass} = --ao-schedule-eager-order=moves=sink-pre-hooks,hoist-pre-hooks,hoist-accumulations
// RUN: ao-opt %s %{pass} -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once %{pass} | diff %t.once -

!t = tensor<4xf32>

// The leaf accumulates into an old gradient, which is computed late.
// CHECK-LABEL: func.func @late
// CHECK: arith.mulf
// CHECK-NEXT: arith.divf
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: autograd.hook pre {{.*}}ao.workspace = 1
// CHECK-NEXT: autograd.hook pre {{.*}}ao.workspace = 2
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: arith.addf
func.func @late(%g: !t, %w: !t, %p: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %a = autograd.accumulate_grad %e slot 0 {ao.node_call = 2 : i64} : !t
  %h = autograd.hook pre %p outs(%d : !t) {ao.node_call = 3 : i64, ao.workspace = 1 : i64} -> !t
  %i = autograd.hook pre %p outs(%h : !t) {ao.node_call = 3 : i64, ao.workspace = 2 : i64} -> !t
  %b = autograd.accumulate_grad %i into %a slot 0 {ao.node_call = 3 : i64} : !t
  return %f : !t
}
