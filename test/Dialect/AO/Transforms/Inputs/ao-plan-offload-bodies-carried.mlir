func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x, %s = %w) -> (tensor<256xf32>, tensor<256xf32>) {
    %a = math.sin %s {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = func.call @layer(%b) {ao.phase = "forward"} : (tensor<256xf32>) -> tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %g {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m, %b : tensor<256xf32>, tensor<256xf32>
  } loc("microbatches")
  return %r#0, %r#1 : tensor<256xf32>, tensor<256xf32>
}
func.func private @layer(%x: tensor<256xf32>) -> tensor<256xf32> {
  %y = math.cos %x : tensor<256xf32>
  return %y : tensor<256xf32>
}
