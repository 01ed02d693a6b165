func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x256xf32>
  %before = math.cos %x {ao.layer = 0 : i64} : tensor<256xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %before, %s = %init) -> (tensor<256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<4x256xf32>
  } {ao.layer = 0 : i64}
  %between = math.cos %y#0 {ao.layer = 1 : i64} : tensor<256xf32>
  %z:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %between, %s = %init) -> (tensor<256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<4x256xf32>
  } {ao.layer = 1 : i64}
  %g = math.exp %z#0 : tensor<256xf32>
  %u = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %g) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %z#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = arith.mulf %h, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } {ao.layer = 1 : i64}
  %v = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %u) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = arith.mulf %h, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } {ao.layer = 0 : i64}
  return %v : tensor<256xf32>
}
