!t = tensor<1024x1024xf32>

func.func private @bwd0(%t: !t, %h: !t, %w1: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64} {
  %dw1 = arith.mulf %g, %h : !t loc("mul")
  %dh = arith.mulf %g, %w1 : !t loc("mul_1")
  %c = math.cos %t : !t loc("cos")
  %dw0 = arith.mulf %dh, %c : !t loc("mul_2")
  return %dw0, %dw1 : !t, !t
}

func.func @step(%p: !autograd.packed<!t>, %h: !t, %w1: !t, %g: !t, %old: !t {ao.donated, autograd.gradient = 1 : i64},
    %u: !autograd.hook<unpack>, %k: !autograd.hook<post_acc>) -> (!t {autograd.gradient = 0 : i64}, !t {autograd.gradient = 1 : i64})
    attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
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
    %1 = autograd.hook post_acc %k ins(%w1 : !t) outs(%0 : !t) -> !t
    autograd.yield %1 : !t
  }
  autograd.final_callbacks
  return %a0, %a1 : !t, !t
}

func.func private @bwd1(%h: !t, %w1: !t, %g: !t) -> (!t, !t) attributes {ao.aot_id = 1 : i64} {
  %dw1 = arith.mulf %g, %h : !t loc("mul")
  %dw0 = arith.divf %g, %w1 : !t loc("div")
  return %dw0, %dw1 : !t, !t
}

func.func @train(%w0: !t {ao.donated}, %w1: !t, %h: !t, %g: !t) -> (!t, !t)
    attributes {autograd.tape, autograd.gradients = ["w0", "w1"]} {
  %d:2 = autograd.node 1 "CompiledFunctionBackward" -> !t, !t {
    %r:2 = func.call @bwd1(%h, %w1, %g) : (!t, !t, !t) -> (!t, !t)
    autograd.yield %r#0, %r#1 : !t, !t
  }
  %a0 = autograd.node 2 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d#0 slot 0 : !t
    autograd.yield %0 : !t
  }
  %a1 = autograd.node 3 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d#1 slot 1 : !t
    autograd.yield %0 : !t
  }
  autograd.final_callbacks
  %n0 = arith.subf %w0, %a0 : !t
  %n1 = arith.subf %w1, %a1 : !t
  return %n0, %n1 : !t, !t
}

func.func private @f(%w: !t, %x: !t) -> (!t, !t)
    attributes {ao.aot_id = 2 : i64, ao.backward = @b, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %x : !t loc("mul")
  return %y, %x : !t, !t
}
func.func private @b(%x: !t, %g: !t) -> !t {
  %d = arith.mulf %g, %x : !t loc("mul")
  return %d : !t
}

func.func @microbatches(%w: !t {ao.donated}, %x0: !t, %x1: !t, %lr: f32) -> !t attributes {autograd.tape, autograd.gradients = ["w"]} {
  %y0:2 = func.call @f(%w, %x0) : (!t, !t) -> (!t, !t)
  %d0 = autograd.node 0 "CompiledFunctionBackward" -> !t {
    %0 = func.call @b(%y0#1, %y0#0) : (!t, !t) -> !t
    autograd.yield %0 : !t
  }
  %a0 = autograd.node 1 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d0 slot 0 : !t
    autograd.yield %0 : !t
  }
  %y1:2 = func.call @f(%w, %x1) : (!t, !t) -> (!t, !t)
  %d1 = autograd.node 2 "CompiledFunctionBackward" -> !t {
    %0 = func.call @b(%y1#1, %y1#0) : (!t, !t) -> !t
    autograd.yield %0 : !t
  }
  %a1 = autograd.node 3 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d1 into %a0 slot 0 : !t
    autograd.yield %0 : !t
  }
  %r = tensor.splat %lr : !t
  %m = arith.mulf %a1, %r : !t
  %w2 = arith.subf %w, %m : !t
  return %w2 : !t
}
