// Reductions of every shape that a kernel has, over whole numbers: their sums
// are exact, in whatever order they are added up.
//
//   rows      contiguous along the reduction: a block for each row
//   short     rows shorter than a block
//   columns   contiguous across it: neighbours are columns
//   all       one element, with more threads
//   middle    two reduced loops around one that is kept
//   largest   not a sum
//   wide      f64 from f32, with a computation on the way
func.func @reductions(%x: tensor<40x300xf32>, %y: tensor<6x70x50xf32>) -> (tensor<40xf32>, tensor<240xf32>, tensor<300xf32>, tensor<f32>, tensor<70xf32>, tensor<40xf32>, tensor<40xf64>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %wide_zero = arith.constant 0.0 : f64
  %eight = arith.constant 8.0 : f32
  %e0 = tensor.empty() : tensor<40x300xf32>
  %u = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<40x300xf32>) outs(%e0 : tensor<40x300xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %eight : f32
    %1 = math.floor %0 : f32
    linalg.yield %1 : f32
  } -> tensor<40x300xf32>
  %e1 = tensor.empty() : tensor<6x70x50xf32>
  %v = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%y : tensor<6x70x50xf32>) outs(%e1 : tensor<6x70x50xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %eight : f32
    %1 = math.floor %0 : f32
    linalg.yield %1 : f32
  } -> tensor<6x70x50xf32>

  %e2 = tensor.empty() : tensor<40xf32>
  %f2 = linalg.fill ins(%one : f32) outs(%e2 : tensor<40xf32>) -> tensor<40xf32>
  %rows = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%u : tensor<40x300xf32>) outs(%f2 : tensor<40xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<40xf32>

  %parts = tensor.expand_shape %u [[0], [1, 2]] output_shape [40, 6, 50] : tensor<40x300xf32> into tensor<40x6x50xf32>
  %flat = tensor.collapse_shape %parts [[0, 1], [2]] : tensor<40x6x50xf32> into tensor<240x50xf32>
  %e3 = tensor.empty() : tensor<240xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<240xf32>) -> tensor<240xf32>
  %short = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%flat : tensor<240x50xf32>) outs(%f3 : tensor<240xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<240xf32>

  %e4 = tensor.empty() : tensor<300xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<300xf32>) -> tensor<300xf32>
  %columns = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%u : tensor<40x300xf32>) outs(%f4 : tensor<300xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<300xf32>

  %e5 = tensor.empty() : tensor<f32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<f32>) -> tensor<f32>
  %all = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction", "reduction"]}
      ins(%u : tensor<40x300xf32>) outs(%f5 : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<f32>

  %e6 = tensor.empty() : tensor<70xf32>
  %f6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<70xf32>) -> tensor<70xf32>
  %middle = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (j)>], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%v : tensor<6x70x50xf32>) outs(%f6 : tensor<70xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<70xf32>

  %e7 = tensor.empty() : tensor<40xf32>
  %f7 = linalg.fill ins(%low : f32) outs(%e7 : tensor<40xf32>) -> tensor<40xf32>
  %largest = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<40x300xf32>) outs(%f7 : tensor<40xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %out, %in : f32
    linalg.yield %0 : f32
  } -> tensor<40xf32>

  %e8 = tensor.empty() : tensor<40xf64>
  %f8 = linalg.fill ins(%wide_zero : f64) outs(%e8 : tensor<40xf64>) -> tensor<40xf64>
  %wide = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%u, %rows : tensor<40x300xf32>, tensor<40xf32>) outs(%f8 : tensor<40xf64>) {
  ^bb0(%in: f32, %row: f32, %out: f64):
    %0 = arith.mulf %in, %row : f32
    %1 = arith.extf %0 : f32 to f64
    %2 = arith.addf %out, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<40xf64>
  return %rows, %short, %columns, %all, %middle, %largest, %wide : tensor<40xf32>, tensor<240xf32>, tensor<300xf32>, tensor<f32>, tensor<70xf32>, tensor<40xf32>, tensor<40xf64>
}
