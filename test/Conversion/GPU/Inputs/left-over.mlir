func.func @f(%x: tensor<64xi32>) -> tensor<64xi32> attributes {ao.step} {
  %e = tensor.empty() : tensor<64xi32>
  %y = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<64xi32>) outs(%e : tensor<64xi32>) {
  ^bb0(%a: i32, %b: i32):
    %v = vector.broadcast %a : i32 to vector<2xi32>
    vector.print %v : vector<2xi32>
    %0 = vector.extract %v[0] : i32 from vector<2xi32>
    linalg.yield %0 : i32
  } -> tensor<64xi32>
  return %y : tensor<64xi32>
}
