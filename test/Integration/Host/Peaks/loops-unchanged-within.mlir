// A value that a loop carries unchanged, and that has no use after it, is not
// carried: it ends before the loop.
func.func @step(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %h = math.exp %x : tensor<256xf32>
  %g = math.sin %h : tensor<256xf32>
  %v = math.sin %g : tensor<256xf32>
  %w = math.cos %v : tensor<256xf32>
  %o:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %v, %b = %w) -> (tensor<256xf32>, tensor<256xf32>) {
    %n = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %a) -> tensor<256xf32> {
      scf.yield %p : tensor<256xf32>
    }
    %s = math.sin %b : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %e = math.exp %b : tensor<256xf32>
    %u = arith.mulf %s, %c : tensor<256xf32>
    %k = arith.mulf %u, %e : tensor<256xf32>
    %t = arith.addf %k, %b : tensor<256xf32>
    scf.yield %n, %t : tensor<256xf32>, tensor<256xf32>
  }
  %r = math.exp %o#1 : tensor<256xf32>
  %q = arith.addf %r, %o#1 : tensor<256xf32>
  %y = arith.mulf %q, %g : tensor<256xf32>
  %z = arith.mulf %y, %h : tensor<256xf32>
  return %z, %r : tensor<256xf32>, tensor<256xf32>
}
