#id = affine_map<(i, j) -> (i, j)>
#swap = affine_map<(i, j) -> (j, i)>
#none = affine_map<(i, j) -> ()>
func.func @step(%x: tensor<32x32xf32>, %w: tensor<32x32xf32>) -> (tensor<32x32xf32>, tensor<f32>) attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %room = tensor.empty() : tensor<32x32xf32>
  %cleared = linalg.fill ins(%zero : f32) outs(%room : tensor<32x32xf32>) -> tensor<32x32xf32>
  %y = linalg.matmul ins(%x, %w : tensor<32x32xf32>, tensor<32x32xf32>) outs(%cleared : tensor<32x32xf32>) -> tensor<32x32xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<32x32xf32>) outs(%room : tensor<32x32xf32>) {
    ^bb0(%v: f32, %o: f32):
      %t = math.tanh %v : f32
      linalg.yield %t : f32
  } -> tensor<32x32xf32>
  %scalar = tensor.empty() : tensor<f32>
  %nothing = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32>
  %sum = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
      ins(%a : tensor<32x32xf32>) outs(%nothing : tensor<f32>) {
    ^bb0(%v: f32, %o: f32):
      %t = arith.addf %v, %o : f32
      linalg.yield %t : f32
  } -> tensor<f32>
  %read = tensor.extract %sum[] : tensor<f32>
  %large = arith.cmpf ogt, %read, %zero : f32
  %z = scf.if %large -> tensor<32x32xf32> {
    %b = linalg.matmul ins(%a, %w : tensor<32x32xf32>, tensor<32x32xf32>) outs(%cleared : tensor<32x32xf32>) -> tensor<32x32xf32>
    %c = linalg.matmul ins(%b, %a : tensor<32x32xf32>, tensor<32x32xf32>) outs(%cleared : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %c : tensor<32x32xf32>
  } else {
    %b = linalg.generic {indexing_maps = [#swap, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%a, %y : tensor<32x32xf32>, tensor<32x32xf32>) outs(%room : tensor<32x32xf32>) {
      ^bb0(%v: f32, %u: f32, %o: f32):
        %t = arith.subf %v, %u : f32
        linalg.yield %t : f32
    } -> tensor<32x32xf32>
    %c = linalg.matmul ins(%x, %b : tensor<32x32xf32>, tensor<32x32xf32>) outs(%cleared : tensor<32x32xf32>) -> tensor<32x32xf32>
    scf.yield %c : tensor<32x32xf32>
  }
  return %z, %sum : tensor<32x32xf32>, tensor<f32>
}
