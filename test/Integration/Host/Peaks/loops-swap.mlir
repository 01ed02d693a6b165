// A loop that swaps what it carries copies one of both aside at the end of its
// body, wherever it stands. A value computed before it is used after it.
func.func @step(%x0: tensor<256xf32>, %y0: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %k = math.sin %x0 : tensor<256xf32>
  %l = math.sin %k : tensor<256xf32>
  %m = math.sin %l : tensor<256xf32>
  %o:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %x0, %a = %m) -> (tensor<256xf32>, tensor<256xf32>) {
    %n:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %a, %q = %x) -> (tensor<256xf32>, tensor<256xf32>) {
      scf.yield %q, %p : tensor<256xf32>, tensor<256xf32>
    }
    scf.yield %x, %n#0 : tensor<256xf32>, tensor<256xf32>
  }
  %s = arith.addf %o#0, %o#1 : tensor<256xf32>
  %t = arith.mulf %s, %l : tensor<256xf32>
  %u = arith.mulf %t, %k : tensor<256xf32>
  return %o#0, %o#1, %u : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>
}
