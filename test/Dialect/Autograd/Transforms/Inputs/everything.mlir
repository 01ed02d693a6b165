!t = tensor<?x8xf32>
!p = tensor<8x8xf32>
func.func private @forward(%w: !p, %x: !t, %u: !p) -> (!p, !p) attributes {ao.aot_id = 0 : i64, ao.backward = @backward, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %u : !p loc("mul")
  return %y, %w : !p, !p
}
func.func private @backward(%w: !p, %saved: !p, %g: !p) -> (!p, !p, !p) {
  %a = arith.mulf %g, %w : !p loc("a")
  %b = arith.mulf %g, %a : !p loc("b")
  %c = arith.mulf %b, %saved : !p loc("c")
  %dead = math.exp %c : !p loc("dead")
  return %a, %b, %c : !p, !p, !p
}
func.func @train(%w: !p {ao.donated}, %v: !p, %x: !t, %u: !p, %rate: f32, %n: index {ao.size_of = [array<i64: 2, 0>]},
    %packed: !autograd.packed<!p>, %unpack: !autograd.hook<unpack>, %tensor: !autograd.hook<tensor_pre>, %pre: !autograd.hook<pre>,
    %acc: !autograd.hook<post_acc>, %post: !autograd.hook<post>) -> (!p, !p {autograd.gradient = 1 : i64}, index)
    attributes {autograd.tape, autograd.gradients = ["w", "v"]} {
  %y:2 = func.call @forward(%w, %x, %u) : (!p, !t, !p) -> (!p, !p)
  %d:3 = autograd.node 1 "CompiledFunctionBackward" -> !p, !p, !p {
    %p = autograd.hook unpack %unpack packed(%packed : !autograd.packed<!p>) -> !p
    %r:3 = func.call @backward(%y#1, %p, %y#0) : (!p, !p, !p) -> (!p, !p, !p)
    autograd.yield %r#0, %r#1, %r#2 : !p, !p, !p
  }
  %a0 = autograd.node 2 "AccumulateGrad" -> !p {
    %g = autograd.add_grad %d#0, %d#1 : !p
    %0 = autograd.hook tensor_pre %tensor outs(%g : !p) -> !p
    %1 = autograd.hook pre %pre outs(%0 : !p) -> !p
    %2 = autograd.accumulate_grad %1 slot 0 : !p
    %3 = autograd.hook post_acc %acc ins(%w : !p) outs(%2 : !p) -> !p
    autograd.hook post %post ins(%1 : !p)
    autograd.yield %3 : !p
  }
  %a1 = autograd.node 3 "AccumulateGrad" -> !p {
    %0 = autograd.hook pre %pre outs(%d#0 : !p) -> !p
    %1 = autograd.add_grad %0, %d#2 : !p
    %2 = autograd.accumulate_grad %1 slot 1 : !p
    autograd.yield %2 : !p
  }
  %zero = arith.constant 0 : index
  %rows = tensor.dim %x, %zero : !t
  %s = tensor.splat %rate : !p
  %m = arith.mulf %a0, %s : !p
  %w2 = arith.subf %w, %m : !p
  autograd.final_callbacks
  return %w2, %a1, %rows : !p, !p, index
}
