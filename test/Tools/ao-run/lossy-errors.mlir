// A comparison of lossy values needs a tolerance that the error of the outputs
// does not exceed.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: ao-run %t/pair.mlir --emit=exe -o %t/pair --compare --strategy=sync --min-bytes=1 -O0
// RUN: %check_errors %s %t
//
// $ ao-run %t/pair.mlir --compare --strategy=planned,sync --min-bytes=1
// error: --compare needs --tolerance: values of the step are marked 'ao.lossy'
//
// $ ao-run %t/pair.mlir --compare --strategy=sync --min-bytes=1 --tolerance=-1
// error: --tolerance must be a number from 0 on
//
// $ ao-run %t/pair.mlir --strategy=sync --tolerance=1
// error: --tolerance needs --compare
//
// $ %t/pair --compare
// error: --compare needs --tolerance: values of the step are marked 'ao.lossy'

//--- pair.mlir
func.func @fwd(%x: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<1024xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %y = math.sin %x {ao.lossy = "f8E4M3FN"} : tensor<16x64xf32> loc("y")
  %z = math.cos %y : tensor<16x64xf32>
  %w = math.cos %z : tensor<16x64xf32>
  %flat = tensor.collapse_shape %y [[0, 1]] : tensor<16x64xf32> into tensor<1024xf32>
  return %w, %y, %flat : tensor<16x64xf32>, tensor<16x64xf32>, tensor<1024xf32>
}
func.func @bwd(%y: tensor<16x64xf32>, %flat: tensor<1024xf32>, %g: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<1024xf32>) {
  %s = math.cos %flat : tensor<1024xf32>
  %d = arith.mulf %g, %y : tensor<16x64xf32>
  return %d, %s : tensor<16x64xf32>, tensor<1024xf32>
}
