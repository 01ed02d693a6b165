func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x256xf32>
  %other = tensor.empty() : tensor<8x256xf32>
  %y:3 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] {ao.offload_delay = 2 : i64} : tensor<256xf32> into tensor<8x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.tan %d : tensor<256xf32>
    scf.yield %e, %t, %u : tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], rematerialize = [0, 0, 8], prefetch = 1>}
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c7, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %d = arith.mulf %a, %b : tensor<256xf32>
    %k = math.sin %d : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] {ao.prefetch_distance = 1 : i64} : tensor<8x256xf32> to tensor<256xf32>
    %l = arith.addf %k, %f : tensor<256xf32>
    scf.yield %l : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
