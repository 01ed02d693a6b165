// The body passes on one value twice, and what it was given in another place: it copies what
// stays where it is as well, and what it passes on for the last time but one.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.tanh %y : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %w:4 = scf.while (%i = %c0, %p = %b, %q = %b, %r = %a)
      : (index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
      -> (index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    %goes = arith.cmpi slt, %i, %c5 : index
    scf.condition(%goes) %i, %p, %q, %r : index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  } do {
  ^bb0(%i: index, %p: tensor<64xf32>, %q: tensor<64xf32>, %r: tensor<64xf32>):
    %next = arith.addi %i, %c1 : index
    %unused = arith.addf %q, %b : tensor<64xf32>
    scf.yield %next, %p, %p, %q : index, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  %d = arith.addf %w#1, %w#2 : tensor<64xf32>
  %e = arith.addf %d, %w#3 : tensor<64xf32>
  %f = arith.mulf %e, %a : tensor<64xf32>
  %g = arith.mulf %f, %c : tensor<64xf32>
  %h = arith.mulf %g, %kept : tensor<64xf32>
  return %h : tensor<64xf32>
}
