// The body passes on what it has made twice, and does not read what it was given for the
// second: the test has made a copy of that all the same, before it goes.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.tanh %y : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w:3 = scf.while (%i = %c0, %p = %b, %q = %c)
      : (index, tensor<64xf32>, tensor<64xf32>) -> (index, tensor<64xf32>, tensor<64xf32>) {
    %goes = arith.cmpi slt, %i, %c2 : index
    scf.condition(%goes) %i, %p, %q : index, tensor<64xf32>, tensor<64xf32>
  } do {
  ^bb0(%i: index, %p: tensor<64xf32>, %q: tensor<64xf32>):
    %next = arith.addi %i, %c1 : index
    %made = math.cos %p : tensor<64xf32>
    scf.yield %next, %p, %made : index, tensor<64xf32>, tensor<64xf32>
  }
  %d = arith.addf %w#1, %w#2 : tensor<64xf32>
  %e = arith.mulf %d, %a : tensor<64xf32>
  %f = arith.mulf %e, %b : tensor<64xf32>
  %g = arith.mulf %f, %kept : tensor<64xf32>
  return %g : tensor<64xf32>
}
