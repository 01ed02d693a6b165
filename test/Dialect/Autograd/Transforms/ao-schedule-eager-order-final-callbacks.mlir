// Accumulations are not hoisted over the final callbacks.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=hoist-accumulations | FileCheck %s

!t = tensor<4xf32>

// CHECK-LABEL: func.func @end
// CHECK: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: autograd.final_callbacks
// CHECK-NEXT: autograd.accumulate_grad
func.func @end(%g: !t, %w: !t) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  autograd.final_callbacks
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  return %f : !t
}
