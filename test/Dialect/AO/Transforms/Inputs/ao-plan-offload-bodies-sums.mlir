func.func @step(%x: tensor<256xf32>, %w0: tensor<256xf32> {ao.donated}, %w1: tensor<256xf32> {ao.donated}, %w2: tensor<256xf32> {ao.donated}, %w3: tensor<256xf32> {ao.donated}) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:4 = scf.for %i = %c0 to %c3 step %c1 iter_args(%s0 = %w0, %s1 = %w1, %s2 = %w2, %s3 = %w3) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) {
    %a = math.sin %x {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %t0 = arith.addf %s0, %f {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %t1 = arith.addf %s1, %h {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %t2 = arith.addf %s2, %k {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %t3 = arith.addf %s3, %l {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %t0, %t1, %t2, %t3 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>
  } loc("microbatches")
  return %r#0, %r#1, %r#2, %r#3 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>
}
