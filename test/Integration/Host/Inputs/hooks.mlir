!t = tensor<64x64xf32>
func.func private @bwd0(%t: !t, %h: !t, %w1: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %dw1 = arith.mulf %g, %h : !t loc("mul")
  %dh = arith.mulf %g, %w1 : !t loc("mul_1")
  %c = math.tanh %t : !t loc("tanh")
  %dw0 = arith.mulf %dh, %c : !t loc("mul_2")
  return %dw0, %dw1 : !t, !t
}
func.func @step(%p: !autograd.packed<!t>, %x: !t, %w1: !t, %g: !t, %old: !t {ao.donated, autograd.gradient = 1 : i64},
                %u: !autograd.hook<unpack>, %k: !autograd.hook<post_acc>)
    -> (!t {autograd.gradient = 0 : i64}, !t {autograd.gradient = 1 : i64}, !t)
    attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
  %h = math.tanh %x : !t loc("tanh")
  %long = math.exp %h : !t loc("exp")
  %y = arith.mulf %long, %w1 : !t loc("forward")
  %z = math.sqrt %y : !t loc("sqrt")
  %l = math.absf %z : !t loc("loss")
  %d:2 = autograd.node 1 "CompiledFunctionBackward" -> !t, !t {
    %t = autograd.hook unpack %u packed(%p : !autograd.packed<!t>) -> !t
    %r:2 = func.call @bwd0(%t, %h, %w1, %g) : (!t, !t, !t, !t) -> (!t, !t)
    autograd.yield %r#0, %r#1 : !t, !t
  }
  %a0 = autograd.node 2 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d#0 slot 0 : !t
    autograd.yield %0 : !t
  }
  %a1 = autograd.node 3 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d#1 into %old slot 1 : !t
    %1 = autograd.hook post_acc %k ins(%w1 : !t) outs(%0 : !t) {ao.workspace = 16384 : i64} -> !t
    autograd.yield %1 : !t
  }
  autograd.final_callbacks
  return %a0, %a1, %l : !t, !t, !t
}
