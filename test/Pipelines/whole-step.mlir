// Compiled regions of an autograd engine become one step: in the order of the
// engine, or in that of an engine that runs the nodes of the regions one by one.
//
// RUN: ao-opt %s --ao-whole-step-pipeline | FileCheck %s --check-prefix=EAGER
// RUN: ao-opt %s --ao-whole-step-pipeline=order=tape | FileCheck %s --check-prefix=TAPE
// RUN: ao-opt %s --ao-whole-step-pipeline="unpack=keep updates=keep" | FileCheck %s --check-prefix=KEEP
// RUN: ao-opt %s --ao-whole-step-pipeline=scalars=device | FileCheck %s --check-prefix=SCALARS
// RUN: ao-opt %s --ao-whole-step-pipeline -o %t.once
// RUN: ao-opt %t.once --ao-whole-step-pipeline | diff %t.once -
// RUN: ao-opt %s --ao-offload-pipeline | FileCheck %s --check-prefix=PLANNED
// RUN: not ao-opt %s --ao-whole-step-pipeline=order=random 2>&1 | FileCheck %s --check-prefix=ERROR

// RUN: not ao-opt %s --ao-whole-step-pipeline="order=tape scalars=device" 2>&1 | FileCheck %s --check-prefix=DEVICE
// RUN: not ao-opt %s --ao-whole-step-pipeline="order=tape unpack=delay" 2>&1 | FileCheck %s --check-prefix=DELAY
// RUN: not ao-opt %s --ao-whole-step-pipeline="order=tape updates=hoist" 2>&1 | FileCheck %s --check-prefix=HOIST
// RUN: ao-opt %s --ao-whole-step-pipeline="order=tape scalars=keep unpack=keep updates=keep" | FileCheck %s --check-prefix=TAPE

// ERROR: order
// Options that reorder ops are errors with the order of the tape.
// DEVICE: 'scalars=device' needs 'order=eager': 'order=tape' reorders nothing
// DELAY: 'unpack=delay' needs 'order=eager': 'order=tape' reorders nothing
// HOIST: 'updates=hoist' needs 'order=eager': 'order=tape' reorders nothing

!t = tensor<1024x1024xf32>

// A compiled backward, a packed tensor, a hook.
func.func private @bwd0(%t: !t, %h: !t, %w1: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %dw1 = arith.mulf %g, %h : !t loc("mul")
  %dh = arith.mulf %g, %w1 : !t loc("mul_1")
  %c = math.cos %t : !t loc("cos")
  %dw0 = arith.mulf %dh, %c : !t loc("mul_2")
  return %dw0, %dw1 : !t, !t
}

// EAGER-LABEL: func.func @step(
// EAGER-SAME: attributes {ao.gradients = ["w0", "w1"], ao.step}
// EAGER-NEXT: %[[DW1:.*]] = arith.mulf %arg3, %arg1
// EAGER-NEXT: %[[S:.*]] = linalg.add {{.*}}ins(%arg4, %[[DW1]] : {{.*}}) outs(%arg4 :
// EAGER-NEXT: %[[A1:.*]] = ao.hook post_acc %arg6 ins(%arg2 : {{.*}}) outs(%[[S]] :
// EAGER-NEXT: %[[DH:.*]] = arith.mulf %arg3, %arg2
// EAGER-NEXT: %[[T:.*]] = ao.hook unpack
// EAGER-NEXT: %[[C:.*]] = math.cos %[[T]]
// EAGER-NEXT: %[[DW0:.*]] = arith.mulf %[[DH]], %[[C]]
// EAGER-NEXT: ao.final_callbacks
// EAGER-NEXT: return %[[DW0]], %[[A1]]
// TAPE-LABEL: func.func @step(
// TAPE-NEXT: ao.hook unpack
// TAPE-NEXT: arith.mulf
// TAPE-NEXT: arith.mulf
// TAPE-NEXT: math.cos
// TAPE-NEXT: arith.mulf
// TAPE-NEXT: linalg.add
// TAPE-NEXT: ao.hook post_acc
// TAPE-NEXT: ao.final_callbacks
// KEEP-LABEL: func.func @step(
// KEEP-NEXT: ao.hook unpack
// KEEP-NEXT: arith.mulf
// KEEP-NEXT: linalg.add
// PLANNED-LABEL: func.func @step(
// PLANNED: ao.hook post_acc {{.*}}ao.cost_ns
func.func @step(%p: !ao.packed<!t>, %h: !t, %w1: !t, %g: !t, %old: !t {ao.donated, ao.gradient = 1 : i64},
    %u: !ao.hook<unpack>, %k: !ao.hook<post_acc>) -> (!t {ao.gradient = 0 : i64}, !t {ao.gradient = 1 : i64})
    attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  %d:2 = ao.node 1 "CompiledFunctionBackward" -> !t, !t {
    %t = ao.hook unpack %u packed(%p : !ao.packed<!t>) -> !t
    %r:2 = func.call @bwd0(%t, %h, %w1, %g) : (!t, !t, !t, !t) -> (!t, !t)
    ao.yield %r#0, %r#1 : !t, !t
  }
  %a0 = ao.node 2 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d#0 slot 0 : !t
    ao.yield %0 : !t
  }
  %a1 = ao.node 3 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d#1 into %old slot 1 : !t
    %1 = ao.hook post_acc %k ins(%w1 : !t) outs(%0 : !t) -> !t
    ao.yield %1 : !t
  }
  ao.final_callbacks
  return %a0, %a1 : !t, !t
}

// Two layers, and an optimizer behind all of them: each parameter is updated
// in the middle of the region that makes its gradient.
func.func private @bwd1(%h: !t, %w1: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 1 : i64} {
  %dw1 = arith.mulf %g, %h : !t loc("mul")
  %dw0 = arith.divf %g, %w1 : !t loc("div")
  return %dw0, %dw1 : !t, !t
}
// EAGER-LABEL: func.func @train(
// EAGER-NEXT: arith.mulf
// EAGER-NEXT: arith.subf
// EAGER-NEXT: arith.divf
// EAGER-NEXT: arith.subf
// EAGER-NEXT: return
// KEEP-LABEL: func.func @train(
// KEEP-NEXT: arith.mulf
// KEEP-NEXT: arith.divf
// KEEP-NEXT: arith.subf
// KEEP-NEXT: arith.subf
func.func @train(%w0: !t {ao.donated}, %w1: !t, %h: !t, %g: !t) -> (!t, !t)
    attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  %d:2 = ao.node 1 "CompiledFunctionBackward" -> !t, !t {
    %r:2 = func.call @bwd1(%h, %w1, %g) : (!t, !t, !t) -> (!t, !t)
    ao.yield %r#0, %r#1 : !t, !t
  }
  %a0 = ao.node 2 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d#0 slot 0 : !t
    ao.yield %0 : !t
  }
  %a1 = ao.node 3 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d#1 slot 1 : !t
    ao.yield %0 : !t
  }
  ao.final_callbacks
  %n0 = arith.subf %w0, %a0 : !t
  %n1 = arith.subf %w1, %a1 : !t
  return %n0, %n1 : !t, !t
}

// The contract's example: one pair, two microbatches, a lifted scalar.
func.func private @f(%w: !t, %x: !t) -> (!t, !t)
    attributes {ao.aot_id = 2 : i64, ao.backward = @b, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %x : !t loc("mul")
  return %y, %x : !t, !t
}
func.func private @b(%x: !t, %g: !t) -> !t {
  %d = arith.mulf %g, %x : !t loc("mul")
  return %d : !t
}
// SCALARS-LABEL: func.func @microbatches(
// SCALARS-NEXT: %[[L:.*]] = ao.upload_scalars %arg3 : f32 -> tensor<f32>
// SCALARS-NEXT: arith.mulf {{.*}}ao.compiled_region = 0
// SCALARS-NEXT: %[[D0:.*]] = arith.mulf {{.*}}ao.compiled_region = 0
// SCALARS-NEXT: arith.mulf {{.*}}ao.compiled_region = 1
// SCALARS-NEXT: %[[D1:.*]] = arith.mulf {{.*}}ao.compiled_region = 1
// SCALARS-NEXT: linalg.add {{.*}}ins(%[[D0]], %[[D1]] : {{.*}}) outs(%[[D0]] :
// SCALARS-NEXT: tensor.empty()
// SCALARS-NEXT: linalg.broadcast ins(%[[L]] : tensor<f32>)
// SCALARS-NEXT: arith.mulf
// SCALARS-NEXT: arith.subf
// SCALARS-NEXT: return
// EAGER-LABEL: func.func @microbatches(
// EAGER-NOT: ao.upload_scalars
func.func @microbatches(%w: !t {ao.donated}, %x0: !t, %x1: !t, %lr: f32) -> !t attributes {ao.tape, ao.gradients = ["w"]} {
  %y0:2 = func.call @f(%w, %x0) : (!t, !t) -> (!t, !t)
  %d0 = ao.node 0 "CompiledFunctionBackward" -> !t {
    %0 = func.call @b(%y0#1, %y0#0) : (!t, !t) -> !t
    ao.yield %0 : !t
  }
  %a0 = ao.node 1 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d0 slot 0 : !t
    ao.yield %0 : !t
  }
  %y1:2 = func.call @f(%w, %x1) : (!t, !t) -> (!t, !t)
  %d1 = ao.node 2 "CompiledFunctionBackward" -> !t {
    %0 = func.call @b(%y1#1, %y1#0) : (!t, !t) -> !t
    ao.yield %0 : !t
  }
  %a1 = ao.node 3 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d1 into %a0 slot 0 : !t
    ao.yield %0 : !t
  }
  %r = tensor.splat %lr : !t
  %m = arith.mulf %a1, %r : !t
  %w2 = arith.subf %w, %m : !t
  return %w2 : !t
}
