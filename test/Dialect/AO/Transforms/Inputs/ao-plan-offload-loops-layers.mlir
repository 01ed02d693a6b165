func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %p = math.exp %x {ao.layer = 0 : i64} : tensor<256xf32>
  %q = math.sin %p {ao.layer = 1 : i64} : tensor<256xf32>
  %init = tensor.empty() : tensor<6x256xf32>
  %y, %stack = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %q, %s = %init) -> (tensor<256xf32>, tensor<6x256xf32>) {
    %a = math.sin %h {ao.layer = 2 : i64} : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<6x256xf32>
    scf.yield %a, %t : tensor<256xf32>, tensor<6x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c6 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
    %j = arith.subi %c5, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<6x256xf32> to tensor<256xf32>
    %b = arith.mulf %g, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  }
  %r = arith.mulf %z, %q {ao.layer = 1 : i64} : tensor<256xf32>
  %u = arith.mulf %r, %p {ao.layer = 0 : i64} : tensor<256xf32>
  return %u : tensor<256xf32>
}
