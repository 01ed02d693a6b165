func.func @step(%x: tensor<1024x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x1024x1024xf32>
  %y, %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1024x1024xf32>, tensor<8x1024x1024xf32>) {
    %e = tensor.empty() : tensor<1024x1024xf32>
    %a = linalg.matmul ins(%h, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %t = tensor.insert_slice %a into %s[%i, 0, 0] [1, 1024, 1024] [1, 1, 1] : tensor<1024x1024xf32> into tensor<8x1024x1024xf32>
    %f = tensor.empty() : tensor<1024x1024xf32>
    %b = linalg.matmul ins(%a, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%f : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    scf.yield %b, %t : tensor<1024x1024xf32>, tensor<8x1024x1024xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y) -> (tensor<1024x1024xf32>) {
    %j = arith.subi %c7, %i : index
    %a = tensor.extract_slice %stack[%j, 0, 0] [1, 1024, 1024] [1, 1, 1] : tensor<8x1024x1024xf32> to tensor<1024x1024xf32>
    %e = tensor.empty() : tensor<1024x1024xf32>
    %b = linalg.matmul ins(%g, %a : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %f = tensor.empty() : tensor<1024x1024xf32>
    %c = linalg.matmul ins(%b, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%f : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    scf.yield %c : tensor<1024x1024xf32>
  }
  return %z : tensor<1024x1024xf32>
}
