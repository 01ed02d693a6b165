// Nodes end up in their place and nothing moves; calls of regions get numbers,
// ops the names of their nodes.
//
// RUN: ao-opt %s --ao-form-step | FileCheck %s
// RUN: ao-opt %s --ao-form-step --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=NAME
// RUN: ao-opt %s --ao-form-step --remarks-filter=ao --remark-format=emitRemark 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

!t = tensor<8xf32>

// A forward function of two calls, and its backward function.
// CHECK: func.func private @f(
// CHECK-SAME: attributes {ao.aot_id = 0 : i64}
func.func @f(%w: !t, %x: !t) -> (!t, !t)
    attributes {ao.aot_id = 0 : i64, ao.backward = @b, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %x : !t
  return %y, %x : !t, !t
}
// CHECK: func.func private @b(
// CHECK-SAME: attributes {ao.aot_id = 0 : i64}
func.func @b(%x: !t, %g: !t) -> !t {
  %d = arith.mulf %g, %x : !t
  return %d : !t
}

// CHECK-LABEL: func.func @train(
// CHECK-SAME: attributes {ao.step, autograd.engine_order, autograd.gradients = ["w"]}
// REMARK: remark: {{.*}}recompiled: shape of input 1
// REMARK: remark: {{.*}}recompiled: a hook was added
func.func @train(%w: !t {ao.donated}, %x0: !t, %x1: !t, %k: !autograd.hook<post_acc>) -> !t
    attributes {autograd.tape, autograd.gradients = ["w"], autograd.reasons = ["shape of input 1", "a hook was added"]} {
  // CHECK: call @f({{.*}}) {ao.compiled_region = 0 : i64, ao.phase = "forward"}
  // CHECK: call @f({{.*}}) {ao.compiled_region = 1 : i64, ao.phase = "forward"}
  %y0:2 = func.call @f(%w, %x0) : (!t, !t) -> (!t, !t)
  %y1:2 = func.call @f(%w, %x1) : (!t, !t) -> (!t, !t)
  // The call that comes first takes what the second has saved.
  // CHECK: call @b(%{{.*}}) {ao.compiled_region = 1 : i64, ao.layer = 4 : i64, ao.node_call = 7 : i64, ao.phase = "backward"}
  // NAME: call @b({{.*}} loc("CompiledFunctionBackward0 (NodeCall 7)"(
  %d1 = autograd.node 7 "CompiledFunctionBackward" -> !t attributes {ao.layer = 4 : i64} {
    %0 = func.call @b(%y1#1, %y1#0) : (!t, !t) -> !t
    autograd.yield %0 : !t
  }
  // CHECK: autograd.accumulate_grad %{{.*}} slot 0 {ao.node_call = 2 : i64}
  // NAME: autograd.accumulate_grad {{.*}} loc("AccumulateGrad w (NodeCall 2)"(
  %a0 = autograd.node 2 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d1 slot 0 : !t
    autograd.yield %0 : !t
  }
  // CHECK: call @b(%{{.*}}) {ao.compiled_region = 0 : i64, ao.node_call = 3 : i64, ao.phase = "backward"}
  // CHECK: arith.negf {{.*}}ao.node_call = 3
  // NAME: arith.negf {{.*}} loc(callsite("negation" at "CompiledFunctionBackward0 (NodeCall 3)"
  %d0 = autograd.node 3 "CompiledFunctionBackward" -> !t {
    %0 = func.call @b(%y0#1, %y0#0) : (!t, !t) -> !t
    %1 = arith.negf %0 : !t loc("negation")
    autograd.yield %1 : !t
  }
  // CHECK: autograd.accumulate_grad %{{.*}} into %{{.*}} slot 0 {ao.node_call = 5 : i64}
  // CHECK: autograd.hook post_acc
  %a1 = autograd.node 5 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d0 into %a0 slot 0 : !t
    %1 = autograd.hook post_acc %k ins(%w : !t) outs(%0 : !t) -> !t
    autograd.yield %1 : !t
  }
  // CHECK: autograd.final_callbacks
  autograd.final_callbacks
  // CHECK: arith.subf
  %w2 = arith.subf %w, %a1 : !t
  return %w2 : !t
}

// Without a callback, nothing can have been queued.
// CHECK-LABEL: func.func @nothing_queued
func.func @nothing_queued(%g: !t) -> (!t {autograd.gradient = 0 : i64}) attributes {autograd.tape, autograd.gradients = ["w"]} {
  %a = autograd.accumulate_grad %g slot 0 : !t
  // CHECK-NOT: autograd.final_callbacks
  %b = autograd.final_callbacks outs(%a : !t) -> !t
  return %b : !t
}

// A hook inside of a region is one.
// CHECK-LABEL: func.func @queued_in_a_region
func.func @queued_in_a_region(%g: !t, %s: !autograd.hook_table) attributes {autograd.tape} {
  func.call @with_table(%g, %s) : (!t, !autograd.hook_table) -> ()
  // CHECK: autograd.final_callbacks
  autograd.final_callbacks
  return
}
func.func private @with_table(%g: !t, %s: !autograd.hook_table) attributes {ao.aot_id = 1 : i64} {
  %h = autograd.table_hook %s[0] : !autograd.hook<pre>
  %0 = autograd.hook pre %h outs(%g : !t) -> !t
  return
}

// CHECK-LABEL: func.func @slices
// CHECK-SAME: %[[G:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>
func.func @slices(%g: !t, %w: tensor<4xf32>) -> (!t, tensor<4xf32>) attributes {autograd.tape} {
  // CHECK-NEXT: %[[PART:.*]] = autograd.gather_view %[[G]] base [1] view [4] [2] 1 {ao.node_call = 9 : i64}
  // CHECK-NEXT: %[[A:.*]] = arith.mulf %[[PART]], %[[W]] {ao.node_call = 9 : i64}
  // CHECK-NEXT: %[[B:.*]] = arith.addf %[[PART]], %[[W]] {ao.node_call = 9 : i64}
  // CHECK-NEXT: %[[ALL:.*]] = autograd.scatter_view %[[A]] into %[[G]] base [1] view [4] [2] 1 {ao.node_call = 9 : i64}
  // CHECK-NEXT: return %[[ALL]], %[[B]]
  %0:2 = autograd.node 9 "CopySlices" -> !t, tensor<4xf32> {
    %1:2 = autograd.copy_slices %g base [8] [1] 2 view [4] [2] 3 needs [true, true, true] absent [2]
        : !t -> !t, tensor<4xf32> {
    ^bb0(%s: tensor<4xf32>):
      %2 = arith.mulf %s, %w : tensor<4xf32>
      %3 = arith.addf %s, %w : tensor<4xf32>
      autograd.yield %2, %3 : tensor<4xf32>, tensor<4xf32>
    }
    autograd.yield %1#0, %1#1 : !t, tensor<4xf32>
  }
  return %0#0, %0#1 : !t, tensor<4xf32>
}
