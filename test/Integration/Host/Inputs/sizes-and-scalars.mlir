!t = tensor<?x4xf32>
func.func @train(%w: !t {ao.donated}, %g: !t, %n: index {ao.size_of = [array<i64: 0, 0>, array<i64: 1, 0>]} loc("n"),
                 %lr: f32 loc("lr"), %decay: f32 loc("decay")) -> !t
    attributes {autograd.tape, autograd.gradients = ["w"]} {
  %c0 = arith.constant 0 : index
  %d = autograd.node 0 "MulBackward0" -> !t {
    %0 = arith.mulf %g, %g : !t
    autograd.yield %0 : !t
  }
  %a = autograd.node 1 "AccumulateGrad" -> !t {
    %0 = autograd.accumulate_grad %d slot 0 : !t
    autograd.yield %0 : !t
  }
  %size = tensor.dim %a, %c0 : !t
  %r = tensor.splat %lr[%size] : !t
  %m = arith.mulf %a, %r : !t
  %e = tensor.empty(%size) : !t
  %k = linalg.fill ins(%decay : f32) outs(%e : !t) -> !t
  %w1 = arith.mulf %w, %k : !t
  %w2 = arith.subf %w1, %m : !t
  return %w2 : !t
}

func.func @fixed(%x: !t, %y: tensor<48x4xf32>,
                 %n: index {ao.size_of = [array<i64: 0, 0>, array<i64: 1, 0>]} loc("n")) -> !t
    attributes {autograd.tape, autograd.gradients = []} {
  %z = math.absf %x : !t
  return %z : !t
}

func.func @validated(%x: !t) -> tensor<4x4xf32> attributes {autograd.tape, autograd.gradients = []} {
  %d = autograd.node 0 "SumBackward0" -> tensor<4x4xf32> {
    %0 = math.absf %x : !t
    %1 = autograd.validate_output %0 : !t to tensor<4x4xf32>
    autograd.yield %1 : tensor<4x4xf32>
  }
  return %d : tensor<4x4xf32>
}
