// All moves together preserve the order of the engine.
//
// RUN: ao-opt %s --ao-schedule-eager-order -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once --ao-schedule-eager-order | diff %t.once -

!t = tensor<4xf32>

// Three leaves of one gradient, two of them with hooks: the ops hoisted to the
// same place keep the order of the tape.
// CHECK-LABEL: func.func @two_leaves
// CHECK: arith.mulf
// CHECK-NEXT: autograd.accumulate_grad {{.*}}slot 2 {{.*}}ao.node_call = 1
// CHECK-NEXT: autograd.hook tensor_pre {{.*}}ao.node_call = 2
// CHECK-NEXT: autograd.hook pre {{.*}}ao.node_call = 2
// CHECK-NEXT: autograd.accumulate_grad {{.*}}slot 0 {{.*}}ao.node_call = 2
// CHECK-NEXT: autograd.hook post_acc {{.*}}ao.node_call = 2
// CHECK-NEXT: autograd.hook post {{.*}}ao.node_call = 2
// CHECK-NEXT: autograd.hook tensor_pre {{.*}}ao.node_call = 3
// CHECK-NEXT: autograd.accumulate_grad {{.*}}slot 1 {{.*}}ao.node_call = 3
// CHECK-NEXT: arith.addf
// CHECK-NEXT: autograd.final_callbacks
func.func @two_leaves(%g: !t, %w: !t, %t: !autograd.hook<tensor_pre>, %p: !autograd.hook<pre>, %k: !autograd.hook<post_acc>,
    %q: !autograd.hook<post>) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b", "c"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a2 = autograd.accumulate_grad %d slot 2 {ao.node_call = 1 : i64} : !t
  %t0 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 2 : i64} -> !t
  %p0 = autograd.hook pre %p outs(%t0 : !t) {ao.node_call = 2 : i64} -> !t
  %a0 = autograd.accumulate_grad %p0 slot 0 {ao.node_call = 2 : i64} : !t
  %k0 = autograd.hook post_acc %k ins(%w : !t) outs(%a0 : !t) {ao.node_call = 2 : i64} -> !t
  autograd.hook post %q ins(%p0 : !t) {ao.node_call = 2 : i64}
  %t1 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 3 : i64} -> !t
  %a1 = autograd.accumulate_grad %t1 slot 1 {ao.node_call = 3 : i64} : !t
  autograd.final_callbacks
  return %k0, %a1, %a2 : !t, !t, !t
}

// Accumulations of gradients that belong to no compiled region are not moved, and
// neither are hooks of nodes that are not leaves.
// CHECK-LABEL: func.func @no_region
// CHECK: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: autograd.hook pre
// CHECK-NEXT: arith.negf
func.func @no_region(%g: !t, %w: !t, %p: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.node_call = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  %h = autograd.hook pre %p outs(%f : !t) {ao.node_call = 3 : i64} -> !t
  %n = arith.negf %h {ao.node_call = 3 : i64} : !t
  return %n : !t
}

// Steps without a tape, and finished steps, are not changed.
// CHECK-LABEL: func.func @finished
// CHECK: arith.addf
// CHECK-NEXT: autograd.accumulate_grad
func.func @finished(%g: !t, %w: !t) -> !t attributes {ao.step, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  return %f : !t
}

// A hook of a tensor that is no leaf is called when the engine runs its node.
// CHECK-LABEL: func.func @another_node
// CHECK: arith.addf
// CHECK-NEXT: autograd.hook tensor_pre
func.func @another_node(%g: !t, %t: !autograd.hook<tensor_pre>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %g {ao.compiled_region = 0 : i64} : !t
  %1 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 2 : i64} -> !t
  %f = arith.subf %1, %1 {ao.node_call = 2 : i64} : !t
  return %e, %f : !t, !t
}

// A handle from a table is moved with the hooks that use it.
// CHECK-LABEL: func.func @from_table
// CHECK: %[[K:.*]] = autograd.table_hook
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: autograd.accumulate_grad {{.*}}slot 0
// CHECK-NEXT: autograd.hook post_acc %[[K]]
// CHECK-NEXT: autograd.accumulate_grad {{.*}}slot 1
// CHECK-NEXT: autograd.hook post_acc %[[K]]
// CHECK-NEXT: arith.addf
func.func @from_table(%g: !t, %w: !t, %table: !autograd.hook_table) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a0 = autograd.accumulate_grad %d slot 0 {ao.node_call = 1 : i64} : !t
  %k = autograd.table_hook %table[0] {ao.node_call = 1 : i64} : !autograd.hook<post_acc>
  %h0 = autograd.hook post_acc %k ins(%w : !t) outs(%a0 : !t) {ao.node_call = 1 : i64} -> !t
  %a1 = autograd.accumulate_grad %d slot 1 {ao.node_call = 2 : i64} : !t
  %h1 = autograd.hook post_acc %k ins(%w : !t) outs(%a1 : !t) {ao.node_call = 2 : i64} -> !t
  return %e : !t
}
