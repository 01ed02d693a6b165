// Values that are overwritten and read later by a view, selected by a scalar,
// yielded by one branch only, or carried unchanged.
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @step(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %q: tensor<64x64xf32> {ao.donated}) -> tensor<64x64xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0.0 : f32
  %k = arith.constant dense<1.0> : tensor<64x64xf32>
  %a = math.tanh %x : tensor<64x64xf32>
  %top = tensor.extract_slice %a[0, 0] [32, 64] [1, 1] : tensor<64x64xf32> to tensor<32x64xf32>
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<64x64xf32>) outs(%a : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<64x64xf32>
  %t = math.exp %top : tensor<32x64xf32>
  %e = tensor.extract %t[%c0, %c0] : tensor<32x64xf32>
  %p = arith.cmpf ogt, %e, %zero : f32
  %chosen = arith.select %p, %a, %b : tensor<64x64xf32>
  %same = arith.select %p, %b, %b : tensor<64x64xf32>
  %unused = tensor.extract %q[%c0, %c0] : tensor<64x64xf32>
  %f = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<64x64xf32>) outs(%chosen : tensor<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.mulf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<64x64xf32>
  %g = scf.if %p -> tensor<64x64xf32> {
    %y = math.cos %f : tensor<64x64xf32>
    scf.yield %y : tensor<64x64xf32>
  } else {
    scf.yield %x : tensor<64x64xf32>
  }
  %h = math.exp %g : tensor<64x64xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %h, %u = %w) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
    %s = arith.mulf %c, %u : tensor<64x64xf32>
    scf.yield %s, %u : tensor<64x64xf32>, tensor<64x64xf32>
  }
  %i0 = tensor.insert_slice %top into %k[0, 0] [32, 64] [1, 1] : tensor<32x64xf32> into tensor<64x64xf32>
  %j = arith.addf %r#0, %i0 : tensor<64x64xf32>
  %l = arith.addf %j, %same : tensor<64x64xf32>
  return %l : tensor<64x64xf32>
}
