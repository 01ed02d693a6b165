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
// CHECK-SAME: attributes {ao.engine_order, ao.gradients = ["w"], ao.step}
// REMARK: remark: {{.*}}recompiled: shape of input 1
// REMARK: remark: {{.*}}recompiled: a hook was added
func.func @train(%w: !t {ao.donated}, %x0: !t, %x1: !t, %k: !ao.hook<post_acc>) -> !t
    attributes {ao.tape, ao.gradients = ["w"], ao.reasons = ["shape of input 1", "a hook was added"]} {
  // CHECK: call @f({{.*}}) {ao.compiled_region = 0 : i64, ao.phase = "forward"}
  // CHECK: call @f({{.*}}) {ao.compiled_region = 1 : i64, ao.phase = "forward"}
  %y0:2 = func.call @f(%w, %x0) : (!t, !t) -> (!t, !t)
  %y1:2 = func.call @f(%w, %x1) : (!t, !t) -> (!t, !t)
  // The call that comes first takes what the second has saved.
  // CHECK: call @b(%{{.*}}) {ao.compiled_region = 1 : i64, ao.layer = 4 : i64, ao.node_call = 7 : i64, ao.phase = "backward"}
  // NAME: call @b({{.*}} loc("CompiledFunctionBackward0 (NodeCall 7)"(
  %d1 = ao.node 7 "CompiledFunctionBackward" -> !t attributes {ao.layer = 4 : i64} {
    %0 = func.call @b(%y1#1, %y1#0) : (!t, !t) -> !t
    ao.yield %0 : !t
  }
  // CHECK: ao.accumulate_grad %{{.*}} slot 0 {ao.node_call = 2 : i64}
  // NAME: ao.accumulate_grad {{.*}} loc("AccumulateGrad w (NodeCall 2)"(
  %a0 = ao.node 2 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d1 slot 0 : !t
    ao.yield %0 : !t
  }
  // CHECK: call @b(%{{.*}}) {ao.compiled_region = 0 : i64, ao.node_call = 3 : i64, ao.phase = "backward"}
  // CHECK: arith.negf {{.*}}ao.node_call = 3
  // NAME: arith.negf {{.*}} loc(callsite("negation" at "CompiledFunctionBackward0 (NodeCall 3)"
  %d0 = ao.node 3 "CompiledFunctionBackward" -> !t {
    %0 = func.call @b(%y0#1, %y0#0) : (!t, !t) -> !t
    %1 = arith.negf %0 : !t loc("negation")
    ao.yield %1 : !t
  }
  // CHECK: ao.accumulate_grad %{{.*}} into %{{.*}} slot 0 {ao.node_call = 5 : i64}
  // CHECK: ao.hook post_acc
  %a1 = ao.node 5 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d0 into %a0 slot 0 : !t
    %1 = ao.hook post_acc %k ins(%w : !t) outs(%0 : !t) -> !t
    ao.yield %1 : !t
  }
  // CHECK: ao.final_callbacks
  ao.final_callbacks
  // CHECK: arith.subf
  %w2 = arith.subf %w, %a1 : !t
  return %w2 : !t
}

// Without a callback, nothing can have been queued.
// CHECK-LABEL: func.func @nothing_queued
func.func @nothing_queued(%g: !t) -> (!t {ao.gradient = 0 : i64}) attributes {ao.tape, ao.gradients = ["w"]} {
  %a = ao.accumulate_grad %g slot 0 : !t
  // CHECK-NOT: ao.final_callbacks
  %b = ao.final_callbacks outs(%a : !t) -> !t
  return %b : !t
}

// A hook inside of a region is one.
// CHECK-LABEL: func.func @queued_in_a_region
func.func @queued_in_a_region(%g: !t, %s: !ao.hook_table) attributes {ao.tape} {
  func.call @with_table(%g, %s) : (!t, !ao.hook_table) -> ()
  // CHECK: ao.final_callbacks
  ao.final_callbacks
  return
}
func.func private @with_table(%g: !t, %s: !ao.hook_table) attributes {ao.aot_id = 1 : i64} {
  %h = ao.table_hook %s[0] : !ao.hook<pre>
  %0 = ao.hook pre %h outs(%g : !t) -> !t
  return
}

// CHECK-LABEL: func.func @slices
// CHECK-SAME: %[[G:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<4xf32>
func.func @slices(%g: !t, %w: tensor<4xf32>) -> (!t, tensor<4xf32>) attributes {ao.tape} {
  // CHECK-NEXT: %[[PART:.*]] = ao.gather_view %[[G]] base [1] view [4] [2] 1 {ao.node_call = 9 : i64}
  // CHECK-NEXT: %[[A:.*]] = arith.mulf %[[PART]], %[[W]] {ao.node_call = 9 : i64}
  // CHECK-NEXT: %[[B:.*]] = arith.addf %[[PART]], %[[W]] {ao.node_call = 9 : i64}
  // CHECK-NEXT: %[[ALL:.*]] = ao.scatter_view %[[A]] into %[[G]] base [1] view [4] [2] 1 {ao.node_call = 9 : i64}
  // CHECK-NEXT: return %[[ALL]], %[[B]]
  %0:2 = ao.node 9 "CopySlices" -> !t, tensor<4xf32> {
    %1:2 = ao.copy_slices %g base [8] [1] 2 view [4] [2] 3 needs [true, true, true] absent [2]
        : !t -> !t, tensor<4xf32> {
    ^bb0(%s: tensor<4xf32>):
      %2 = arith.mulf %s, %w : tensor<4xf32>
      %3 = arith.addf %s, %w : tensor<4xf32>
      ao.yield %2, %3 : tensor<4xf32>, tensor<4xf32>
    }
    ao.yield %1#0, %1#1 : !t, tensor<4xf32>
  }
  return %0#0, %0#1 : !t, tensor<4xf32>
}
