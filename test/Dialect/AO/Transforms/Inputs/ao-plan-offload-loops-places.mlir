func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<16x256xf32>
  %other = tensor.empty() : tensor<16x256xf32>
  %y:3 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.tan %d : tensor<256xf32>
    scf.yield %e, %t, %u : tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c15, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %c = math.absf %b : tensor<256xf32>
    %d = arith.mulf %a, %c : tensor<256xf32>
    %e = math.cos %d : tensor<256xf32>
    %k = math.sin %e : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %l = arith.addf %k, %f : tensor<256xf32>
    scf.yield %l : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
