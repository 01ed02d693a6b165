func.func @square(%x: tensor<4x1xf32>, %w: tensor<4x4xf32>) -> tensor<4x1xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> (tensor<4x4xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<1x4xf32>
    %a = math.sin %v : tensor<1x4xf32>
    %t1 = tensor.insert_slice %a into %t[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<4x4xf32>
    scf.yield %t1 : tensor<4x4xf32>
  } {ao.loop = #ao.loop<split = [1]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<4x1xf32>) {
    %a = tensor.extract_slice %s[0, %i] [4, 1] [1, 1] : tensor<4x4xf32> to tensor<4x1xf32>
    %g1 = arith.mulf %g, %a : tensor<4x1xf32>
    scf.yield %g1 : tensor<4x1xf32>
  }
  return %z : tensor<4x1xf32>
}

// -----

func.func @wide(%x: tensor<4x1xf32>, %w: tensor<4x8xf32>) -> tensor<4x1xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %e = tensor.empty() : tensor<4x8xf32>
  %s = scf.for %i = %c0 to %c4 step %c1 iter_args(%t = %e) -> (tensor<4x8xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = math.sin %v : tensor<1x8xf32>
    %t1 = tensor.insert_slice %a into %t[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %t1 : tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [1]>}
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %x) -> (tensor<4x1xf32>) {
    %a = tensor.extract_slice %s[0, %i] [4, 1] [1, 1] : tensor<4x8xf32> to tensor<4x1xf32>
    %g1 = arith.mulf %g, %a : tensor<4x1xf32>
    scf.yield %g1 : tensor<4x1xf32>
  }
  return %z : tensor<4x1xf32>
}
