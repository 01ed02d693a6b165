// Copies of residuals within loops: a first loop stacks its results, a second
// one reads them and stacks its own, a third one reads these. Offloads of the
// first loop are awaited in the next iteration, reloads are issued in the
// previous one.
func.func @train_step(%x: tensor<32x64xf32>, %w: tensor<64x64xf32>) -> tensor<32x64xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %e = tensor.empty() : tensor<32x64xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<32x64xf32>) -> tensor<32x64xf32>
  %stack = tensor.empty() : tensor<6x32x64xf32>
  %a:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %x, %s = %stack) -> (tensor<32x64xf32>, tensor<6x32x64xf32>) {
    %p = linalg.matmul ins(%h, %w : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = math.tanh %p : tensor<32x64xf32>
    %n = tensor.insert_slice %t into %s[%i, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<32x64xf32> into tensor<6x32x64xf32>
    %q = linalg.matmul ins(%t, %w : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<32x64xf32>) -> tensor<32x64xf32>
    scf.yield %q, %n : tensor<32x64xf32>, tensor<6x32x64xf32>
  } loc("first")
  %b:2 = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %a#0, %s = %stack) -> (tensor<32x64xf32>, tensor<6x32x64xf32>) {
    %j = arith.subi %c5, %i : index
    %r = tensor.extract_slice %a#1[%j, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<6x32x64xf32> to tensor<32x64xf32>
    %m = arith.mulf %h, %r : tensor<32x64xf32>
    %n = tensor.insert_slice %m into %s[%i, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<32x64xf32> into tensor<6x32x64xf32>
    %p = linalg.matmul ins(%m, %w : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<32x64xf32>) -> tensor<32x64xf32>
    %t = math.tanh %p : tensor<32x64xf32>
    scf.yield %t, %n : tensor<32x64xf32>, tensor<6x32x64xf32>
  } loc("second")
  %c = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %b#0) -> (tensor<32x64xf32>) {
    %j = arith.subi %c5, %i : index
    %r = tensor.extract_slice %b#1[%j, 0, 0] [1, 32, 64] [1, 1, 1] : tensor<6x32x64xf32> to tensor<32x64xf32>
    %m = arith.addf %h, %r : tensor<32x64xf32>
    %p = linalg.matmul ins(%m, %w : tensor<32x64xf32>, tensor<64x64xf32>) outs(%zeros : tensor<32x64xf32>) -> tensor<32x64xf32>
    scf.yield %p : tensor<32x64xf32>
  } loc("third")
  return %c : tensor<32x64xf32>
}
