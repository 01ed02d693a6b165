// Differences from the passes of PyTorch's compiled autograd, each by its name.
// The tests of single passes have more of them: all-missing and returned-gradient
// in ao-schedule-eager-order-post-hooks.mlir, second-accumulation in
// ao-schedule-eager-order-post-acc-hooks.mlir, unused-unpack, ordered-unpacks and
// prologue in ao-schedule-eager-order-unpacks.mlir, updates in
// ao-schedule-eager-order-updates.mlir, first-result-unused and missing-input in
// ao-finish-step-unused.mlir, names in ao-inline-callees-regions.mlir,
// unknown-broadcast in ao-finish-step.mlir, final-callbacks, lost-accumulation,
// unpack-sizes and base-with-holes in bad-tapes.mlir.
//
// DEFINE: %{pass} = --ao-schedule-eager-order --allow-unregistered-dialect
// RUN: ao-opt %s %{pass} -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once %{pass} | diff %t.once -

!t = tensor<4xf32>

// shared-gradient: hooks on one gradient keep their order.
// CHECK-LABEL: func.func @shared_gradient
// CHECK: arith.mulf
// CHECK-NEXT: autograd.hook tensor_pre {{.*}}ao.workspace = 1
// CHECK-NEXT: autograd.hook tensor_pre {{.*}}ao.workspace = 2
// CHECK-NEXT: autograd.hook tensor_pre {{.*}}ao.workspace = 3
// CHECK-NEXT: arith.addf
func.func @shared_gradient(%g: !t, %t: !autograd.hook<tensor_pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %g {ao.compiled_region = 0 : i64} : !t
  %1 = autograd.hook tensor_pre %t outs(%d : !t) {ao.workspace = 1 : i64} -> !t
  %2 = autograd.hook tensor_pre %t outs(%d : !t) {ao.workspace = 2 : i64} -> !t
  %3 = autograd.hook tensor_pre %t outs(%2 : !t) {ao.workspace = 3 : i64} -> !t
  return %e : !t
}

// one-tuple, tuple-access: so do accumulations of results of one op, which is
// not moved along.
// CHECK-LABEL: func.func @one_tuple
// CHECK: %[[D:.*]]:3 = "test.tuple"
// CHECK-NEXT: autograd.accumulate_grad %[[D]]#2 slot 0
// CHECK-NEXT: autograd.accumulate_grad %[[D]]#0 slot 1
// CHECK-NEXT: autograd.accumulate_grad %[[D]]#1 slot 2
// CHECK-NEXT: arith.addf
func.func @one_tuple(%g: !t) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b", "c"]} {
  %d:3 = "test.tuple"(%g) {ao.compiled_region = 0 : i64} : (!t) -> (!t, !t, !t)
  %e = arith.addf %g, %g {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d#2 slot 0 : !t
  %b = autograd.accumulate_grad %d#0 slot 1 : !t
  %c = autograd.accumulate_grad %d#1 slot 2 : !t
  return %e : !t
}

// input-access: a gradient that is an argument moves nothing.
// CHECK-LABEL: func.func @input_access
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: autograd.hook pre
// CHECK-NEXT: autograd.accumulate_grad
func.func @input_access(%g: !t, %h: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %1 = autograd.hook pre %h outs(%g : !t) {ao.node_call = 1 : i64} -> !t
  %a = autograd.accumulate_grad %1 slot 0 {ao.node_call = 1 : i64} : !t
  return %d : !t
}

// other-kinds: hooks are placed after the op of their node, whichever ops use the
// gradient.
// CHECK-LABEL: func.func @other_kinds
// CHECK: arith.mulf
// CHECK-NEXT: autograd.accumulate_grad {{.*}} slot 0
// CHECK-NEXT: autograd.hook post {{.*}}ao.node_call = 1
// CHECK-NEXT: autograd.hook tensor_pre
// CHECK-NEXT: autograd.accumulate_grad {{.*}} slot 1
// CHECK-NEXT: autograd.hook post {{.*}}ao.node_call = 2
// CHECK-NEXT: arith.addf
func.func @other_kinds(%g: !t, %t: !autograd.hook<tensor_pre>, %q: !autograd.hook<post>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b"]} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %g {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 1 : i64} : !t
  autograd.hook post %q ins(%d : !t) {ao.node_call = 1 : i64}
  %1 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 2 : i64} -> !t
  %b = autograd.accumulate_grad %1 slot 1 {ao.node_call = 2 : i64} : !t
  autograd.hook post %q ins(%d : !t) {ao.node_call = 2 : i64}
  return %e : !t
}

// pre-before-unpack: hooks before a node are called before it unpacks.
// CHECK-LABEL: func.func @pre_before_unpack
// CHECK: autograd.hook pre
// CHECK-NEXT: autograd.hook unpack
// CHECK-NEXT: arith.mulf
func.func @pre_before_unpack(%g: !t, %p: !autograd.packed<!t>, %u: !autograd.hook<unpack>, %h: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %1 = autograd.hook pre %h outs(%g : !t) {ao.node_call = 1 : i64} -> !t
  %2 = autograd.hook unpack %u packed(%p : !autograd.packed<!t>) {ao.node_call = 1 : i64} -> !t
  %d = arith.mulf %1, %2 {ao.node_call = 1 : i64} : !t
  return %d : !t
}

// fan-in-of-regions: a leaf of a sum of gradients is hoisted into the region, too.
// CHECK-LABEL: func.func @fan_in_of_regions
// CHECK: arith.divf
// CHECK-NEXT: autograd.add_grad
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: arith.addf
func.func @fan_in_of_regions(%g: !t) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %g {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %g {ao.compiled_region = 1 : i64} : !t
  %s = autograd.add_grad %d, %e : !t
  %a = autograd.accumulate_grad %s slot 0 {ao.node_call = 1 : i64} : !t
  return %f : !t
}

// no-region: ops that belong to no region keep the order of the engine, also where
// an accumulation and its hooks come late.
// CHECK-LABEL: func.func @no_region
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: math.cos
// CHECK-NEXT: autograd.hook tensor_pre
// CHECK-NEXT: autograd.hook pre
// CHECK-NEXT: autograd.accumulate_grad
// CHECK-NEXT: autograd.hook post_acc
// CHECK-NEXT: autograd.hook post
// CHECK-NEXT: return
func.func @no_region(%x: !t, %g: !t, %w: !t, %t: !autograd.hook<tensor_pre>, %p: !autograd.hook<pre>, %k: !autograd.hook<post_acc>, %q: !autograd.hook<post>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["w"]} {
  %d = arith.mulf %g, %x {ao.node_call = 1 : i64} : !t
  %e = math.cos %g {ao.node_call = 2 : i64} : !t
  %0 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 3 : i64} -> !t
  %1 = autograd.hook pre %p outs(%0 : !t) {ao.node_call = 3 : i64} -> !t
  %2 = autograd.accumulate_grad %1 slot 0 {ao.node_call = 3 : i64} : !t
  %3 = autograd.hook post_acc %k ins(%w : !t) outs(%2 : !t) {ao.node_call = 3 : i64} -> !t
  autograd.hook post %q ins(%1 : !t) {ao.node_call = 3 : i64}
  return %3, %e : !t, !t
}

// tensor-pre-nonleaf: a hook of a gradient that goes into another node than a
// leaf is called when the engine runs that node.
// CHECK-LABEL: func.func @tensor_pre_nonleaf
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: math.cos
// CHECK-NEXT: autograd.hook tensor_pre
// CHECK-NEXT: math.sin
func.func @tensor_pre_nonleaf(%x: !t, %g: !t, %t: !autograd.hook<tensor_pre>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %d = arith.mulf %g, %x {ao.compiled_region = 0 : i64} : !t
  %c = math.cos %g {ao.compiled_region = 0 : i64} : !t
  %h = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 2 : i64} -> !t
  %e = math.sin %h {ao.node_call = 2 : i64} : !t
  return %e, %c : !t, !t
}
