// A loop in a branch has a buffer for each iteration, and frees the value with which it starts
// in the first one.
func.func @step(%x: tensor<64xf32>, %flag: i1) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %b = math.cos %kept : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %joined = scf.if %flag -> tensor<64xf32> {
    %w:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %a, %q = %b)
        -> (tensor<64xf32>, tensor<64xf32>) {
      %u = math.exp %p : tensor<64xf32>
      %v = arith.mulf %u, %q : tensor<64xf32>
      scf.yield %v, %u : tensor<64xf32>, tensor<64xf32>
    }
    %s = math.sqrt %w#1 : tensor<64xf32>
    %large = tensor.empty() : tensor<64x64xf32>
    %spread = linalg.broadcast ins(%s : tensor<64xf32>) outs(%large : tensor<64x64xf32>) dimensions = [0]
    %small = tensor.empty() : tensor<64xf32>
    %init = linalg.fill ins(%zero : f32) outs(%small : tensor<64xf32>) -> tensor<64xf32>
    %sum = linalg.reduce { arith.addf } ins(%spread : tensor<64x64xf32>) outs(%init : tensor<64xf32>) dimensions = [1]
    scf.yield %sum : tensor<64xf32>
  } else {
    %s = math.exp %b : tensor<64xf32>
    scf.yield %s : tensor<64xf32>
  }
  %c = arith.mulf %joined, %kept : tensor<64xf32>
  return %c : tensor<64xf32>
}
