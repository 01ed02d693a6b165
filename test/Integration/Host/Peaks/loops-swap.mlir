// A loop that swaps what it carries copies both at the end of its body, one after
// the other, wherever it stands.
func.func @step(%x0: tensor<256xf32>, %y0: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %o:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %x0, %a = %y0) -> (tensor<256xf32>, tensor<256xf32>) {
    %n:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %a, %q = %x) -> (tensor<256xf32>, tensor<256xf32>) {
      scf.yield %q, %p : tensor<256xf32>, tensor<256xf32>
    }
    scf.yield %x, %n#0 : tensor<256xf32>, tensor<256xf32>
  }
  return %o#0, %o#1 : tensor<256xf32>, tensor<256xf32>
}
