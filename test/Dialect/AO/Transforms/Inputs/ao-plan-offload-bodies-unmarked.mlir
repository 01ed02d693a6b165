func.func @microbatches(%x: tensor<3x256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %w) -> (tensor<256xf32>) {
    %s = tensor.extract_slice %x[%i, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<256xf32>
    %a = math.sin %s : tensor<256xf32>
    %b = math.exp %a : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.exp %d : tensor<256xf32>
    %f = arith.mulf %e, %d : tensor<256xf32>
    %h = arith.mulf %f, %c : tensor<256xf32>
    %k = arith.mulf %h, %b : tensor<256xf32>
    %l = arith.mulf %k, %a : tensor<256xf32>
    %m = arith.addf %l, %g : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("microbatches")
  return %r : tensor<256xf32>
}

func.func @layers(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %init = tensor.empty() : tensor<3x256xf32>
  %y, %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x, %t = %init) -> (tensor<256xf32>, tensor<3x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %b = math.exp %a : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = arith.mulf %c, %b : tensor<256xf32>
    %e = arith.mulf %d, %a : tensor<256xf32>
    %n = tensor.insert_slice %a into %t[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<3x256xf32>
    scf.yield %e, %n : tensor<256xf32>, tensor<3x256xf32>
  }
  %z = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
    %a = tensor.extract_slice %s[%i, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<256xf32>
    %b = math.sin %g : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = arith.mulf %c, %a : tensor<256xf32>
    %e = arith.mulf %d, %b : tensor<256xf32>
    scf.yield %e : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
