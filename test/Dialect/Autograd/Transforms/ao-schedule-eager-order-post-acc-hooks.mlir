// second-accumulation: a hook is called after the accumulation whose result it
// takes, not after the first one of the parameter.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=hoist-accumulations,place-post-acc-hooks | FileCheck %s

!t = tensor<4xf32>

// CHECK-LABEL: func.func @second_accumulation
// CHECK: arith.mulf
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: arith.divf
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: autograd.hook post_acc
// CHECK-NEXT: arith.addf
func.func @second_accumulation(%g: !t, %w: !t, %k: !autograd.hook<post_acc>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  %b = autograd.accumulate_grad %e into %a slot 0 {ao.node_call = 3 : i64} : !t
  %h = autograd.hook post_acc %k ins(%w : !t) outs(%b : !t) {ao.node_call = 3 : i64} -> !t
  return %f : !t
}
