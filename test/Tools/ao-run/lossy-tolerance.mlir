// A comparison whose outputs differ by more than the tolerance is an error after
// the table.
//
// REQUIRES: ao-run
// RUN: not ao-run %s --compare --strategy=sync --min-bytes=1 --tolerance=1e-6 -O0 2>&1 | FileCheck %s
//
// CHECK: {{^}}error: sync: output {{[0-9]}} ({{.*}}) differs from element {{.*}} error of an output is {{.*}}, more than the tolerance

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
