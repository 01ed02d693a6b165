// A hook before a leaf with gradients of two compiled regions is called after the
// later gradient.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=hoist-pre-hooks | FileCheck %s

!t = tensor<4xf32>

// CHECK-LABEL: func.func @two_regions
// CHECK: arith.divf
// CHECK-NEXT: autograd.hook pre
// CHECK-NEXT: arith.addf
func.func @two_regions(%g: !t, %w: !t, %p: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %p0:2 = autograd.hook pre %p outs(%d, %e : !t, !t) {ao.node_call = 2 : i64} -> !t, !t
  %a = autograd.accumulate_grad %p0#0 slot 0 {ao.node_call = 2 : i64} : !t
  return %f : !t
}
