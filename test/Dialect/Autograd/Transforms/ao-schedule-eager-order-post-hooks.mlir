// all-missing, returned-gradient: a hook without gradients is not moved, and a
// hook after a returned gradient is called before the return. Numbers of nodes are
// the engine's, of any size.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=hoist-accumulations,place-post-hooks | FileCheck %s

!t = tensor<4xf32>

// CHECK-LABEL: func.func @returned_gradient
// CHECK: arith.mulf
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: autograd.hook post %{{.*}} ins
// CHECK-NEXT: autograd.hook post %{{.*}} missing [0]
// CHECK-NEXT: arith.addf
// CHECK-NEXT: autograd.hook pre %{{.*}} missing [0]
// CHECK-NEXT: return
func.func @returned_gradient(%g: !t, %w: !t, %q: !autograd.hook<post>, %p: !autograd.hook<pre>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 9223372036854775806 : i64} : !t
  autograd.hook post %q ins(%d : !t) {ao.node_call = 9223372036854775806 : i64}
  autograd.hook post %q missing [0] {ao.node_call = 9223372036854775806 : i64}
  autograd.hook pre %p missing [0] {ao.node_call = 9 : i64}
  return %f, %a : !t, !t
}
