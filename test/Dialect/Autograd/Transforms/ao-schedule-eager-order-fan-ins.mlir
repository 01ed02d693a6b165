// Sums of the gradients of tied weights are hoisted to the second gradient.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=hoist-fan-ins | FileCheck %s

!t = tensor<4xf32>

// CHECK-LABEL: func.func @tied
// CHECK: arith.mulf
// CHECK-NEXT: arith.divf
// CHECK-NEXT: autograd.add_grad
// CHECK-NEXT: autograd.validate_output
// CHECK-NEXT: arith.addf
// CHECK-NEXT: autograd.accumulate_grad
func.func @tied(%g: !t, %w: !t) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %s = autograd.add_grad %d, %e {ao.node_call = 2 : i64} : !t
  %v = autograd.validate_output %s {ao.node_call = 2 : i64} : !t to tensor<1xf32>
  %a = autograd.accumulate_grad %v slot 0 {ao.node_call = 3 : i64} : tensor<1xf32>
  return %f : !t
}
