func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %t = ao.offload %a : tensor<256xf32> -> !ao.transfer<tensor<256xf32, #ao.host>>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %h = ao.wait %t keep(%a : tensor<256xf32>) : !ao.transfer<tensor<256xf32, #ao.host>>
    %d = scf.for %j = %c0 to %c3 step %c1 iter_args(%e = %c) -> (tensor<256xf32>) { // inner
      %p = math.sin %e : tensor<256xf32>
      %v = ao.offload %p : tensor<256xf32> -> !ao.transfer<tensor<256xf32, #ao.host>>
      %k = ao.wait %v keep(%p : tensor<256xf32>) : !ao.transfer<tensor<256xf32, #ao.host>>
      %q = math.exp %e : tensor<256xf32>
      %o = ao.reload %k : tensor<256xf32, #ao.host> -> !ao.transfer<tensor<256xf32>>
      %n = ao.wait %o keep(%k : tensor<256xf32, #ao.host>) : !ao.transfer<tensor<256xf32>>
      %y = arith.mulf %q, %n : tensor<256xf32>
      scf.yield %y : tensor<256xf32>
    }
    %u = ao.reload %h : tensor<256xf32, #ao.host> -> !ao.transfer<tensor<256xf32>>
    %f = arith.mulf %d, %c {ao.phase = "backward"} : tensor<256xf32>
    %s = ao.wait %u keep(%h : tensor<256xf32, #ao.host>) : !ao.transfer<tensor<256xf32>>
    %l = arith.mulf %f, %s {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  }
  return %r : tensor<256xf32>
}
