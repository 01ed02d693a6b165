// The test of a loop passes on two values for one that it is given.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w:3 = scf.while (%i = %c0, %p = %a) : (index, tensor<64xf32>) -> (index, tensor<64xf32>, tensor<64xf32>) {
    %goes = arith.cmpi slt, %i, %c2 : index
    %n = math.tanh %p : tensor<64xf32>
    %m = math.sin %p : tensor<64xf32>
    scf.condition(%goes) %i, %n, %m : index, tensor<64xf32>, tensor<64xf32>
  } do {
  ^bb0(%i: index, %p: tensor<64xf32>, %q: tensor<64xf32>):
    %next = arith.addi %i, %c1 : index
    %u = math.exp %p : tensor<64xf32>
    %v = math.cos %q : tensor<64xf32>
    %s = arith.addf %u, %v : tensor<64xf32>
    %t = arith.mulf %s, %p : tensor<64xf32>
    %o = arith.mulf %t, %q : tensor<64xf32>
    scf.yield %next, %o : index, tensor<64xf32>
  }
  %b = arith.addf %w#1, %w#2 : tensor<64xf32>
  %c = arith.mulf %b, %kept : tensor<64xf32>
  return %c : tensor<64xf32>
}
