func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %kept = math.exp %x : tensor<256xf32> loc("kept")
  %init = tensor.empty() : tensor<8x256xf32>
  %y:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<8x256xf32>
  } loc("writes")
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c7, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %c = arith.mulf %a, %b : tensor<256xf32>
    scf.yield %c : tensor<256xf32>
  }
  %r = arith.addf %z, %kept : tensor<256xf32>
  return %r : tensor<256xf32>
}
