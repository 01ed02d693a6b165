func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %empty = tensor.empty() : tensor<16x256xf32>
  %f:2 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %empty) -> (tensor<256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %u = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %u : tensor<256xf32>, tensor<16x256xf32>
  } {ao.whole_residuals} loc("layers")
  %g = scf.for %i = %c0 to %c16 step %c1 iter_args(%d = %f#0) -> (tensor<256xf32>) {
    %row = arith.subi %c15, %i : index
    %c = math.cos %d : tensor<256xf32>
    %a = tensor.extract_slice %f#1[%row, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %e = arith.mulf %c, %a : tensor<256xf32>
    scf.yield %e : tensor<256xf32>
  } {ao.whole_residuals} loc("back")
  return %g : tensor<256xf32>
}
