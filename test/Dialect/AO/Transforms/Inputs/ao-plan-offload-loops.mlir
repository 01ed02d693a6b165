func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<16x256xf32>
  %y, %stack = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    scf.yield %a, %t : tensor<256xf32>, tensor<16x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
    %j = arith.subi %c15, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %b = arith.mulf %g, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
