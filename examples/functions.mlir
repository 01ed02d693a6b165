// Two functions that run one after the other, for batches of up to 64 rows:
// examples/replay_functions.c.
func.func @encode(%x: tensor<?x16xf32> {ao.max_shape = array<i64: 64, 16>,
                                        graph.argument = #graph.argument<copied>},
                  %w: tensor<16x16xf32> {graph.argument = #graph.argument<static>})
    -> tensor<?x16xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %x, %c0 : tensor<?x16xf32>
  %room = tensor.empty(%rows) : tensor<?x16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%room : tensor<?x16xf32>) -> tensor<?x16xf32>
  %y = linalg.matmul ins(%x, %w : tensor<?x16xf32>, tensor<16x16xf32>)
      outs(%start : tensor<?x16xf32>) -> tensor<?x16xf32>
  %h = math.tanh %y : tensor<?x16xf32>
  return %h : tensor<?x16xf32>
}

// The mean square of each column.
func.func @score(%h: tensor<?x16xf32> {ao.max_shape = array<i64: 64, 16>})
    -> tensor<16xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %h, %c0 : tensor<?x16xf32>
  %word = arith.index_cast %rows : index to i64
  %count = arith.sitofp %word : i64 to f32
  %room = tensor.empty() : tensor<16xf32>
  %start = linalg.fill ins(%zero : f32) outs(%room : tensor<16xf32>) -> tensor<16xf32>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%h : tensor<?x16xf32>) outs(%start : tensor<16xf32>) {
    ^bb0(%v: f32, %s: f32):
      %square = arith.mulf %v, %v : f32
      %part = arith.divf %square, %count : f32
      %next = arith.addf %s, %part : f32
      linalg.yield %next : f32
  } -> tensor<16xf32>
  return %sum : tensor<16xf32>
}
