// CompiledRegions that cannot be inlined into a tape.
//
// RUN: ao-opt %s --split-input-file --ao-whole-step-pipeline --verify-diagnostics

!t = tensor<4xf32>

// expected-note@+1 {{callee is here}}
func.func private @again(%g: !t) -> !t attributes {ao.aot_id = 0 : i64} {
  // expected-error@+1 {{a training step calls '@again', which is recursive}}
  %0 = func.call @again(%g) : (!t) -> !t
  return %0 : !t
}
func.func @train(%g: !t) -> !t attributes {autograd.tape, autograd.gradients = []} {
  %d = autograd.node 0 "CompiledFunctionBackward" -> !t {
    %0 = func.call @again(%g) : (!t) -> !t
    autograd.yield %0 : !t
  }
  return %d : !t
}
