func.func @step(%x: tensor<1x256xf32>) -> tensor<1x256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init0 = tensor.empty() : tensor<8x256xf32>
  %y0:2 = scf.for %i0 = %c0 to %c8 step %c1 iter_args(%h0 = %x, %s0 = %init0) -> (tensor<1x256xf32>, tensor<8x256xf32>) {
    %o0_0 = math.sin %h0 : tensor<1x256xf32>
    %o0_1 = math.exp %o0_0 : tensor<1x256xf32>
    %o0_2 = math.cos %o0_1 : tensor<1x256xf32>
    %o0_3 = math.tanh %o0_2 : tensor<1x256xf32>
    %w0 = math.exp2 %o0_3 : tensor<1x256xf32>
    %n0 = tensor.insert_slice %w0 into %s0[%i0, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<8x256xf32>
    scf.yield %o0_3, %n0 : tensor<1x256xf32>, tensor<8x256xf32>
  }
  %init1 = tensor.empty() : tensor<8x256xf32>
  %y1:2 = scf.for %i1 = %c0 to %c8 step %c1 iter_args(%h1 = %y0#0, %s1 = %init1) -> (tensor<1x256xf32>, tensor<8x256xf32>) {
    %r1 = arith.subi %c7, %i1 : index
    %x1 = tensor.extract_slice %y0#1[%r1, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<1x256xf32>
    %m1 = arith.mulf %h1, %x1 : tensor<1x256xf32>
    %o1_0 = math.sin %m1 : tensor<1x256xf32>
    %o1_1 = math.exp %o1_0 : tensor<1x256xf32>
    %o1_2 = math.cos %o1_1 : tensor<1x256xf32>
    %o1_3 = math.tanh %o1_2 : tensor<1x256xf32>
    %w1 = math.exp2 %o1_3 : tensor<1x256xf32>
    %n1 = tensor.insert_slice %w1 into %s1[%i1, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<8x256xf32>
    scf.yield %o1_3, %n1 : tensor<1x256xf32>, tensor<8x256xf32>
  }
  %y2:1 = scf.for %i2 = %c0 to %c8 step %c1 iter_args(%h2 = %y1#0) -> (tensor<1x256xf32>) {
    %r2 = arith.subi %c7, %i2 : index
    %x2 = tensor.extract_slice %y1#1[%r2, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<1x256xf32>
    %m2 = arith.mulf %h2, %x2 : tensor<1x256xf32>
    %o2_0 = math.sin %m2 : tensor<1x256xf32>
    %o2_1 = math.exp %o2_0 : tensor<1x256xf32>
    %o2_2 = math.cos %o2_1 : tensor<1x256xf32>
    %o2_3 = math.tanh %o2_2 : tensor<1x256xf32>
    scf.yield %o2_3 : tensor<1x256xf32>
  }
  return %y2#0 : tensor<1x256xf32>
}
