// A loop in a branch of a branch frees the value with which it starts, and that another branch
// yields: each branch frees the value after its last use of it.
func.func @step(%x: tensor<64xf32>, %outer: i1, %inner: i1) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %joined = scf.if %outer -> tensor<64xf32> {
    %within = scf.if %inner -> tensor<64xf32> {
      %w:2 = scf.while (%i = %c0, %p = %a) : (index, tensor<64xf32>) -> (index, tensor<64xf32>) {
        %goes = arith.cmpi slt, %i, %c3 : index
        scf.condition(%goes) %i, %p : index, tensor<64xf32>
      } do {
      ^bb0(%i: index, %p: tensor<64xf32>):
        %next = arith.addi %i, %c1 : index
        %u = math.exp %p : tensor<64xf32>
        %v = math.cos %p : tensor<64xf32>
        %made = arith.mulf %u, %v : tensor<64xf32>
        scf.yield %next, %made : index, tensor<64xf32>
      }
      scf.yield %w#1 : tensor<64xf32>
    } else {
      scf.yield %a : tensor<64xf32>
    }
    %s = math.sqrt %within : tensor<64xf32>
    %large = tensor.empty() : tensor<64x64xf32>
    %spread = linalg.broadcast ins(%s : tensor<64xf32>) outs(%large : tensor<64x64xf32>) dimensions = [0]
    %small = tensor.empty() : tensor<64xf32>
    %init = linalg.fill ins(%zero : f32) outs(%small : tensor<64xf32>) -> tensor<64xf32>
    %sum = linalg.reduce { arith.addf } ins(%spread : tensor<64x64xf32>) outs(%init : tensor<64xf32>) dimensions = [1]
    scf.yield %sum : tensor<64xf32>
  } else {
    %s = math.cos %x : tensor<64xf32>
    scf.yield %s : tensor<64xf32>
  }
  %b = arith.mulf %joined, %kept : tensor<64xf32>
  return %b : tensor<64xf32>
}
