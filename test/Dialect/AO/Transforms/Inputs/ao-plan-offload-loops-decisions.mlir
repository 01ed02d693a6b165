func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x256xf32>
  %other = tensor.empty() : tensor<8x256xf32>
  %small = tensor.empty() : tensor<8x4xf32>
  %y:4 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init, %r = %other, %m = %small) -> (tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x4xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %few = tensor.extract_slice %a[0] [4] [1] : tensor<256xf32> to tensor<4xf32>
    %n = math.cos %few : tensor<4xf32>
    %v = tensor.insert_slice %n into %m[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    %e = math.tan %b : tensor<256xf32>
    scf.yield %e, %t, %u, %v : tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x4xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c7, %i : index
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %d = arith.mulf %g, %b : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %l = arith.addf %d, %f : tensor<256xf32>
    %n = tensor.extract_slice %y#3[%j, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
    %o = tensor.insert_slice %n into %l[0] [4] [1] : tensor<4xf32> into tensor<256xf32>
    scf.yield %o : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
