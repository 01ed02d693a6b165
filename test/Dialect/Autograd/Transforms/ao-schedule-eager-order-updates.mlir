// Parameters are updated right after their gradients are computed.
//
// RUN: ao-opt %s --ao-schedule-eager-order=moves=hoist-updates -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once --ao-schedule-eager-order=moves=hoist-updates | diff %t.once -

!t = tensor<4xf32>

// updates: gradient descent; the tensor of the rate is moved with the first update.
// CHECK-LABEL: func.func @descent
// CHECK: autograd.accumulate_grad {{.*}} slot 0
// CHECK-NEXT: tensor.splat
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: arith.divf
// CHECK-NEXT: autograd.accumulate_grad {{.*}} slot 1
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: return
func.func @descent(%g: !t, %w0: !t {ao.donated}, %w1: !t {ao.donated}, %lr: f32) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b"]} {
  %d = arith.negf %g {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %d {ao.compiled_region = 0 : i64} : !t
  %b = autograd.accumulate_grad %e slot 1 {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %d {ao.compiled_region = 0 : i64} : !t
  %r = tensor.splat %lr : !t
  %m0 = arith.mulf %a, %r : !t
  %n0 = arith.subf %w0, %m0 : !t
  %m1 = arith.mulf %b, %r : !t
  %n1 = arith.subf %w1, %m1 : !t
  return %n0, %n1, %f : !t, !t, !t
}

// Momentum: both results of a parameter are moved together, with its decay.
// CHECK-LABEL: func.func @momentum
// CHECK: autograd.accumulate_grad
// CHECK-NEXT: arith.mulf {{.*}}ao.compiled_region = 0
// CHECK-NEXT: arith.addf {{.*}}ao.compiled_region = 0
// CHECK-NEXT: arith.addf {{.*}}ao.compiled_region = 0
// CHECK-NEXT: arith.subf {{.*}}ao.compiled_region = 0
// CHECK-NEXT: arith.divf
func.func @momentum(%g: !t, %w: !t {ao.donated}, %m: !t {ao.donated}) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.negf %g {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.compiled_region = 0 : i64} : !t
  %f = arith.divf %g, %d {ao.compiled_region = 0 : i64} : !t
  %decay = arith.mulf %w, %w : !t
  %v = arith.addf %m, %a : !t
  %x = arith.addf %v, %decay : !t
  %n = arith.subf %w, %x : !t
  return %n, %v, %f : !t, !t, !t
}

// Updates that depend on a norm of all gradients run after all gradients.
// CHECK-LABEL: func.func @norm
// CHECK: autograd.accumulate_grad {{.*}} slot 0
// CHECK-NEXT: arith.divf
// CHECK-NEXT: autograd.accumulate_grad {{.*}} slot 1
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: arith.addf
func.func @norm(%g: !t, %w0: !t {ao.donated}, %w1: !t {ao.donated}) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b"]} {
  %d = arith.negf %g {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %d {ao.compiled_region = 0 : i64} : !t
  %b = autograd.accumulate_grad %e slot 1 {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %d {ao.compiled_region = 0 : i64} : !t
  %norm = arith.mulf %a, %b : !t
  %n0 = arith.subf %w0, %norm : !t
  %n1 = arith.subf %w1, %norm : !t
  return %n0, %n1, %f : !t, !t, !t
}

// A parameter that the region reads again is overwritten after that read.
// CHECK-LABEL: func.func @shared
// CHECK: autograd.accumulate_grad
// CHECK-NEXT: arith.divf
// CHECK-NEXT: arith.subf
// CHECK-NEXT: arith.addf
func.func @shared(%g: !t, %w: !t {ao.donated}) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %e, %g {ao.compiled_region = 0 : i64} : !t
  %n = arith.subf %w, %a : !t
  return %n, %f : !t, !t
}

// Nothing crosses the final callbacks, which may replace gradients.
// CHECK-LABEL: func.func @end
// CHECK: autograd.final_callbacks
// CHECK-NEXT: arith.subf
func.func @end(%g: !t, %w: !t) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 0 : i64} : !t
  autograd.final_callbacks
  %n = arith.subf %w, %a : !t
  return %n, %e : !t, !t
}

// The result of a gradient hook is a gradient.
// CHECK-LABEL: func.func @hooked
// CHECK: autograd.hook post_acc
// CHECK-NEXT: arith.subf
// CHECK-NEXT: arith.divf
func.func @hooked(%g: !t, %w: !t, %k: !autograd.hook<post_acc>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.compiled_region = 0 : i64} : !t
  %b = autograd.hook post_acc %k ins(%w : !t) outs(%a : !t) {ao.compiled_region = 0 : i64} -> !t
  %e = arith.divf %g, %g {ao.compiled_region = 0 : i64} : !t
  %n = arith.subf %w, %b : !t
  return %n, %e : !t, !t
}
