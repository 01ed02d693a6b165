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
