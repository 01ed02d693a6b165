// Casts between signs are views: two parts of one tensor change places in a loop, under
// names of another type.
func.func @step(%x: tensor<64xf32>, %k: tensor<64xi32>) -> (tensor<64xf32>, tensor<32xi32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %kept = math.sin %x : tensor<64xf32>
  %away = math.cos %kept : tensor<64xf32>
  %e = tensor.empty() : tensor<64xi32>
  %both = linalg.add ins(%k, %k : tensor<64xi32>, tensor<64xi32>) outs(%e : tensor<64xi32>) -> tensor<64xi32>
  %first = tensor.extract_slice %both[0] [32] [1] : tensor<64xi32> to tensor<32xi32>
  %second = tensor.extract_slice %both[32] [32] [1] : tensor<64xi32> to tensor<32xi32>
  %f = tensor.empty() : tensor<32xi32>
  %sum = linalg.add ins(%first, %second : tensor<32xi32>, tensor<32xi32>) outs(%f : tensor<32xi32>) -> tensor<32xi32>
  %u0 = builtin.unrealized_conversion_cast %second : tensor<32xi32> to tensor<32xui32>
  %u1 = builtin.unrealized_conversion_cast %sum : tensor<32xi32> to tensor<32xui32>
  %u2 = builtin.unrealized_conversion_cast %first : tensor<32xi32> to tensor<32xui32>
  %l:4 = scf.for %i = %c0 to %c5 step %c1 iter_args(%p = %u0, %q = %u1, %r = %u2, %y = %away)
      -> (tensor<32xui32>, tensor<32xui32>, tensor<32xui32>, tensor<64xf32>) {
    %z = math.sin %y : tensor<64xf32>
    scf.yield %q, %r, %p, %z : tensor<32xui32>, tensor<32xui32>, tensor<32xui32>, tensor<64xf32>
  }
  %out = builtin.unrealized_conversion_cast %l#0 : tensor<32xui32> to tensor<32xi32>
  %m = arith.mulf %l#3, %kept : tensor<64xf32>
  return %m, %out : tensor<64xf32>, tensor<32xi32>
}
