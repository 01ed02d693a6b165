func.func @step(%x: tensor<1x1024xf32>) -> tensor<1x1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x1024xf32>
  %y, %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x1024xf32>, tensor<8x1024xf32>) {
    %a = math.sin %h : tensor<1x1024xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 1024] [1, 1] : tensor<1x1024xf32> into tensor<8x1024xf32>
    scf.yield %a, %t : tensor<1x1024xf32>, tensor<8x1024xf32>
  }
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y) -> (tensor<1x1024xf32>) {
    %j = arith.subi %c7, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 1024] [1, 1] : tensor<8x1024xf32> to tensor<1x1024xf32>
    %b = arith.mulf %g, %a : tensor<1x1024xf32>
    scf.yield %b : tensor<1x1024xf32>
  }
  return %z : tensor<1x1024xf32>
}
func.func @stackless(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %y = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x) -> (tensor<1024xf32>) {
    %a = math.sin %h : tensor<1024xf32>
    scf.yield %a : tensor<1024xf32>
  }
  return %y : tensor<1024xf32>
}
func.func @straight(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  return %a : tensor<1024xf32>
}
