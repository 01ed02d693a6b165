// Blocks that follow one another, in a loop and in a branch within blocks.
func.func @step(%x: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.extract %x[%c0] : tensor<64xf32>
  %p = arith.cmpf ogt, %e, %zero : f32
  %a = math.sin %x : tensor<64xf32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%carried = %a) -> tensor<64xf32> {
    %v = scf.execute_region -> tensor<64xf32> {
      %0 = math.exp %carried : tensor<64xf32>
      cf.br ^bb1(%0 : tensor<64xf32>)
    ^bb1(%1: tensor<64xf32>):
      %2 = math.cos %1 : tensor<64xf32>
      scf.yield %2 : tensor<64xf32>
    }
    %w = arith.addf %v, %carried : tensor<64xf32>
    scf.yield %w : tensor<64xf32>
  }
  %s = scf.execute_region -> tensor<64xf32> {
    %0 = math.tanh %r : tensor<64xf32>
    cf.br ^bb1(%0 : tensor<64xf32>)
  ^bb1(%1: tensor<64xf32>):
    %2 = scf.if %p -> tensor<64xf32> {
      %4 = scf.execute_region -> tensor<64xf32> {
        %5 = math.exp %1 : tensor<64xf32>
        %6 = arith.addf %5, %1 : tensor<64xf32>
        cf.br ^bb2(%6 : tensor<64xf32>)
      ^bb2(%7: tensor<64xf32>):
        %8 = math.exp %7 : tensor<64xf32>
        scf.yield %8 : tensor<64xf32>
      }
      scf.yield %4 : tensor<64xf32>
    } else {
      scf.yield %1 : tensor<64xf32>
    }
    %3 = arith.mulf %2, %1 : tensor<64xf32>
    scf.yield %3 : tensor<64xf32>
  }
  %d = arith.addf %s, %a : tensor<64xf32>
  return %d : tensor<64xf32>
}
