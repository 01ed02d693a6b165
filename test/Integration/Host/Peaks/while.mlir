// The test of a loop copies what it passes on and the body makes anew; what both
// leave in place is in one buffer.
func.func @step(%x: tensor<32x64xf32>, %y: tensor<64xf32>) -> tensor<32x64xf32> attributes {ao.step} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %a = math.sin %x : tensor<32x64xf32>
  %b = math.cos %y : tensor<64xf32>
  %w:3 = scf.while (%i = %zero, %t = %a, %k = %b) : (index, tensor<32x64xf32>, tensor<64xf32>)
      -> (index, tensor<32x64xf32>, tensor<64xf32>) {
    %c = arith.cmpi slt, %i, %three : index
    scf.condition(%c) %i, %t, %k : index, tensor<32x64xf32>, tensor<64xf32>
  } do {
  ^bb0(%i: index, %t: tensor<32x64xf32>, %k: tensor<64xf32>):
    %n = arith.addi %i, %one : index
    %u = math.cos %t : tensor<32x64xf32>
    %v = math.exp %t : tensor<32x64xf32>
    %z = arith.addf %u, %v : tensor<32x64xf32>
    %l = math.sin %k : tensor<64xf32>
    scf.yield %n, %z, %l : index, tensor<32x64xf32>, tensor<64xf32>
  }
  %d = arith.mulf %w#1, %x : tensor<32x64xf32>
  return %d : tensor<32x64xf32>
}
