// Hooks of a tape run: in the eager order, also in an executable, with the bits
// of the engine's order, and what they leave is what the step goes on with.
//
// REQUIRES: ao-run
// RUN: ao-run %s --order=both --strategy=none --hooks=log --hook-log=%t.log --print-outputs | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOG < %t.log
// CHECK: none (tape)
// CHECK: none {{.*}} yes
// CHECK: output 1: 64x64xf32 [[KEPT:.*]]
//
// The reference calls the unpack hook before the whole region.
// LOG: # none (tape)
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)
// LOG-NEXT: post_acc AccumulateGrad w1 (NodeCall 3)
// LOG-NEXT: # none
// LOG-NEXT: post_acc AccumulateGrad w1 (NodeCall 3)
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)
// LOG-NOT: {{.}}
//
// A hook that negates what it gets, in its own memory or in the step's.
// RUN: ao-run %s --order=both --strategy=none --hooks=replace --print-outputs | grep ^output > %t.replaced
// RUN: ao-run %s --strategy=none --hooks=scale:-1 --print-outputs | grep ^output > %t.scaled
// RUN: diff %t.replaced %t.scaled
// RUN: ao-run %s --strategy=none --print-outputs | grep ^output > %t.kept
// RUN: not diff %t.kept %t.scaled
//
// RUN: ao-run %s --compare --strategy=sync --min-bytes=1 --hooks=scale:2 | FileCheck %s --check-prefix=MOVED
// MOVED: sync {{.*}} yes
//
// RUN: not ao-run %s --strategy=none --hooks=fail:2 2>&1 | FileCheck %s --check-prefix=FAIL
// FAIL: error: hook 'CompiledFunctionBackward0 (NodeCall 1)' (unpack): requested to fail at call 2
//
// RUN: not ao-run %s --strategy=none --capture 2>&1 | FileCheck %s --check-prefix=CAPTURE
// CAPTURE: :[[@LINE+40]]:10: error: '@step' cannot be captured: 'ao.hook' runs on the host in each step
//
// RUN: not ao-run %s --hooks=scale 2>&1 | FileCheck %s --check-prefix=MODE
// MODE: error: unknown --hooks 'scale', expected log, scale:F, replace or fail:N
//
// RUN: ao-run %s --strategy=none --emit=exe -o %t.exe
// RUN: %t.exe --hooks=replace --hook-log=%t.exe.log --print-outputs | grep ^output > %t.exe.replaced
// RUN: diff %t.replaced %t.exe.replaced
// RUN: FileCheck %s --check-prefix=EXE < %t.exe.log
// EXE: post_acc AccumulateGrad w1 (NodeCall 3)
// EXE-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)

!t = tensor<64x64xf32>
func.func private @bwd0(%t: !t, %h: !t, %w1: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %dw1 = arith.mulf %g, %h : !t loc("mul")
  %dh = arith.mulf %g, %w1 : !t loc("mul_1")
  %c = math.tanh %t : !t loc("tanh")
  %dw0 = arith.mulf %dh, %c : !t loc("mul_2")
  return %dw0, %dw1 : !t, !t
}
func.func @step(%p: !ao.packed<!t>, %x: !t, %w1: !t, %g: !t, %old: !t {ao.donated, ao.gradient = 1 : i64},
                %u: !ao.hook<unpack>, %k: !ao.hook<post_acc>)
    -> (!t {ao.gradient = 0 : i64}, !t {ao.gradient = 1 : i64}, !t)
    attributes {ao.tape, ao.gradients = ["w0", "w1"]} {
  %h = math.tanh %x : !t loc("tanh")
  %long = math.exp %h : !t loc("exp")
  %y = arith.mulf %long, %w1 : !t loc("forward")
  %z = math.sqrt %y : !t loc("sqrt")
  %l = math.absf %z : !t loc("loss")
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
    %1 = ao.hook post_acc %k ins(%w1 : !t) outs(%0 : !t) {ao.workspace = 16384 : i64} -> !t
    ao.yield %1 : !t
  }
  ao.final_callbacks
  return %a0, %a1, %l : !t, !t, !t
}
