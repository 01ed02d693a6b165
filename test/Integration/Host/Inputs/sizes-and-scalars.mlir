!t = tensor<?x4xf32>
func.func @train(%w: !t {ao.donated}, %g: !t, %n: index {ao.size_of = [array<i64: 0, 0>, array<i64: 1, 0>]} loc("n"),
                 %lr: f32 loc("lr"), %decay: f32 loc("decay")) -> !t
    attributes {ao.tape, ao.gradients = ["w"]} {
  %c0 = arith.constant 0 : index
  %d = ao.node 0 "MulBackward0" -> !t {
    %0 = arith.mulf %g, %g : !t
    ao.yield %0 : !t
  }
  %a = ao.node 1 "AccumulateGrad" -> !t {
    %0 = ao.accumulate_grad %d slot 0 : !t
    ao.yield %0 : !t
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
    attributes {ao.tape, ao.gradients = []} {
  %z = math.absf %x : !t
  return %z : !t
}

func.func @validated(%x: !t) -> tensor<4x4xf32> attributes {ao.tape, ao.gradients = []} {
  %d = ao.node 0 "SumBackward0" -> tensor<4x4xf32> {
    %0 = math.absf %x : !t
    %1 = ao.validate_output %0 : !t to tensor<4x4xf32>
    ao.yield %1 : tensor<4x4xf32>
  }
  return %d : tensor<4x4xf32>
}
