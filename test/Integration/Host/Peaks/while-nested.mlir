// The body of a loop yields a value from outside, which is copied: a loop in
// the test may start with it, and free it.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %kept = math.exp %x : tensor<64xf32>
  %a = math.sin %kept : tensor<64xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %w:2 = scf.while (%i = %c0, %p = %a) : (index, tensor<64xf32>) -> (index, tensor<64xf32>) {
    %goes = arith.cmpi slt, %i, %c3 : index
    %v:2 = scf.while (%j = %c0, %q = %p) : (index, tensor<64xf32>) -> (index, tensor<64xf32>) {
      %again = arith.cmpi slt, %j, %c3 : index
      scf.condition(%again) %j, %q : index, tensor<64xf32>
    } do {
    ^bb0(%j: index, %q: tensor<64xf32>):
      %next = arith.addi %j, %c1 : index
      %u = math.exp %q : tensor<64xf32>
      %v = math.cos %q : tensor<64xf32>
      %made = arith.mulf %u, %v : tensor<64xf32>
      %other = arith.addf %made, %x : tensor<64xf32>
      scf.yield %next, %other : index, tensor<64xf32>
    }
    scf.condition(%goes) %i, %v#1 : index, tensor<64xf32>
  } do {
  ^bb0(%i: index, %p: tensor<64xf32>):
    %next = arith.addi %i, %c1 : index
    scf.yield %next, %y : index, tensor<64xf32>
  }
  %b = math.tanh %w#1 : tensor<64xf32>
  %c = arith.mulf %b, %kept : tensor<64xf32>
  return %c : tensor<64xf32>
}
