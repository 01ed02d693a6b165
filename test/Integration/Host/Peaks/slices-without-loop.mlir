// Iterations without a loop, in the body of a loop, compute slices in place, also
// where another op reads them before the next one.
func.func @step(%x: tensor<16xf32>, %init: tensor<2x16xf32>) -> (tensor<2x16xf32>, tensor<16xf32>) attributes {ao.step} {
  %around = math.exp %x : tensor<16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %loop:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %sum = %init) -> (tensor<16xf32>, tensor<2x16xf32>) {
    %empty = tensor.empty() : tensor<2x16xf32>
    %e0 = tensor.empty() : tensor<16xf32>
    %a = linalg.exp ins(%h : tensor<16xf32>) outs(%e0 : tensor<16xf32>) -> tensor<16xf32>
    %one = tensor.insert_slice %a into %empty[0, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
    %e1 = tensor.empty() : tensor<16xf32>
    %b = linalg.tanh ins(%a : tensor<16xf32>) outs(%e1 : tensor<16xf32>) -> tensor<16xf32>
    %e2 = tensor.empty() : tensor<16xf32>
    %c = linalg.exp ins(%b : tensor<16xf32>) outs(%e2 : tensor<16xf32>) -> tensor<16xf32>
    %two = tensor.insert_slice %c into %one[1, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<2x16xf32>
    %e3 = tensor.empty() : tensor<16xf32>
    %d = linalg.tanh ins(%c : tensor<16xf32>) outs(%e3 : tensor<16xf32>) -> tensor<16xf32>
    %s = linalg.add ins(%sum, %two : tensor<2x16xf32>, tensor<2x16xf32>) outs(%sum : tensor<2x16xf32>) -> tensor<2x16xf32>
    scf.yield %d, %s : tensor<16xf32>, tensor<2x16xf32>
  }
  %used = math.sin %around : tensor<16xf32>
  return %loop#1, %used : tensor<2x16xf32>, tensor<16xf32>
}
