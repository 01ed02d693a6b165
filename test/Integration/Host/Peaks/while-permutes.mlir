// Tests that pass on what they are given in other places, or twice, and bodies that do: a test
// copies what it passes on, a body what it passes on for the last time but one.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.tanh %y : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v:4 = scf.while (%i = %c0, %p = %a, %q = %b, %r = %c)
      : (index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
      -> (index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %goes = arith.cmpi slt, %i, %c3 : index
    scf.condition(%goes) %i, %q, %r, %p : index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  } do {
  ^bb0(%i: index, %p: tensor<64xf32>, %q: tensor<64xf32>, %r: tensor<64xf32>):
    %next = arith.addi %i, %c1 : index
    %made = math.sin %q : tensor<64xf32>
    %other = arith.addf %made, %r : tensor<64xf32>
    scf.yield %next, %p, %p, %other : index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  %d = arith.addf %v#1, %v#2 : tensor<64xf32>
  %e = arith.mulf %d, %v#3 : tensor<64xf32>
  %f = arith.mulf %e, %kept : tensor<64xf32>
  return %f : tensor<64xf32>
}
