// A callback that reads a buffer is called after the writes to the buffer, and
// after the wait for a copy of it.
//
// RUN: ao-opt %s --ao-whole-step-pipeline | FileCheck %s
// RUN: ao-opt %s --ao-whole-step-pipeline --ao-verify-transfers -o /dev/null

!t = tensor<4xf32>
!m = memref<4xf32>
!h = memref<4xf32, #ao.host>

func.func private @bwd(%g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %d = arith.mulf %g, %g : !t
  %e = arith.addf %d, %g : !t
  return %d, %e : !t, !t
}

// CHECK-LABEL: func.func @post_acc
// CHECK: ao.wait
// CHECK: memref.store
// CHECK: autograd.hook post_acc
func.func @post_acc(%w: !m, %s: !h, %v: f32, %i: index, %g: !t, %k: !autograd.hook<post_acc>) -> (!t, !t)
    attributes {autograd.tape, autograd.gradients = ["w"]} {
  %c = ao.reload %s into %w : !h into !m -> !ao.transfer<!m>
  %d:2 = autograd.node 0 "CompiledFunctionBackward" -> !t, !t {
    %0:2 = func.call @bwd(%g) : (!t) -> (!t, !t)
    autograd.yield %0#0, %0#1 : !t, !t
  }
  ao.wait %c keep(%s : !h) into(%w : !m) : !ao.transfer<!m>
  memref.store %v, %w[%i] : !m
  %a = autograd.node 1 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d#0 slot 0 : !t
    %1 = autograd.hook post_acc %k ins(%w : !m) outs(%0 : !t) -> !t
    autograd.yield %1 : !t
  }
  autograd.final_callbacks
  return %a, %d#1 : !t, !t
}

// A pre hook is not sunk to a place after a store.
// CHECK-LABEL: func.func @pre
// CHECK: autograd.hook pre
// CHECK: memref.store
func.func @pre(%w: !m, %v: f32, %i: index, %g: !t, %k: !autograd.hook<pre>) -> !t
    attributes {autograd.tape, autograd.gradients = ["w"]} {
  %a = autograd.node 1 "MulBackward0" -> !t {
    %0 = autograd.hook pre %k ins(%w : !m) outs(%g : !t) -> !t
    memref.store %v, %w[%i] : !m
    %1 = arith.mulf %0, %0 : !t
    autograd.yield %1 : !t
  }
  autograd.final_callbacks
  return %a : !t
}
