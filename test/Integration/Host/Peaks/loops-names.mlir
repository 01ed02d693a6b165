// The third loop starts from what the second one passes on unchanged, and reads the same
// value under its other name: it copies.
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %4 = math.sin %x : tensor<64xf32>
  %8 = math.cos %y : tensor<64xf32>
  %16 = math.tanh %y : tensor<64xf32>
  %24:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%20 = %4, %21 = %4, %22 = %16) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    scf.yield %16, %20, %20 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  %32:3 = scf.for %i = %c0 to %c3 step %c1 iter_args(%28 = %24#1, %29 = %8, %30 = %y) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) {
    scf.yield %30, %29, %30 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
  }
  %39:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%36 = %32#1, %37 = %32#2) -> (tensor<64xf32>, tensor<64xf32>) {
    scf.yield %37, %8 : tensor<64xf32>, tensor<64xf32>
  }
  %45 = arith.addf %16, %32#0 : tensor<64xf32>
  %49 = arith.addf %32#0, %24#1 : tensor<64xf32>
  %53 = arith.addf %24#2, %45 : tensor<64xf32>
  %57 = arith.addf %53, %39#0 : tensor<64xf32>
  %58 = arith.addf %57, %49 : tensor<64xf32>
  %59 = arith.addf %58, %4 : tensor<64xf32>
  return %59 : tensor<64xf32>
}
