func.func @step(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<16x256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %large = tensor.empty() : tensor<16x256xf32>
  %small = tensor.empty() : tensor<16x256xi8>
  %y, %saved, %flags = scf.for %i = %c0 to %c16 step %c1
      iter_args(%h = %x, %s = %large, %f = %small) -> (tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xi8>) {
    %a = math.sin %h {ao.cost_ns = 20000 : i64} : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %flag = arith.fptosi %a {ao.cost_ns = 20000 : i64} : tensor<256xf32> to tensor<256xi8>
    %u = tensor.insert_slice %flag into %f[%i, 0] [1, 256] [1, 1] : tensor<256xi8> into tensor<16x256xi8>
    %b = math.cos %a {ao.cost_ns = 20000 : i64} : tensor<256xf32>
    scf.yield %b, %t, %u : tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xi8>
  } loc("layers")
  %empty = tensor.empty() : tensor<16x256xf32>
  %z, %grads = scf.for %i = %c0 to %c16 step %c1
      iter_args(%g = %y, %w = %empty) -> (tensor<256xf32>, tensor<16x256xf32>) {
    %j = arith.subi %c15, %i : index
    %flag = tensor.extract_slice %flags[%j, 0] [1, 256] [1, 1] : tensor<16x256xi8> to tensor<256xi8>
    %scale = arith.sitofp %flag {ao.cost_ns = 20000 : i64} : tensor<256xi8> to tensor<256xf32>
    %a = tensor.extract_slice %saved[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %p = arith.mulf %g, %a {ao.cost_ns = 20000 : i64} : tensor<256xf32>
    %q = arith.mulf %p, %scale {ao.cost_ns = 20000 : i64} : tensor<256xf32>
    %grad = math.exp %q {ao.cost_ns = 20000 : i64} : tensor<256xf32>
    %v = tensor.insert_slice %grad into %w[%j, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    scf.yield %q, %v : tensor<256xf32>, tensor<16x256xf32>
  }
  return %z, %grads : tensor<256xf32>, tensor<16x256xf32>
}
