// A comparison of a pair with lossy values measures the error of its outputs.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: env AO_POISON=1 AO_INTERLEAVING_SEED=5 ao-run %t/pair.mlir --compare --strategy=sync,pytorch --min-bytes=1 --tolerance=0.0625 -O0 --json=%t/pair.json | FileCheck %s --check-prefix=PAIR
// RUN: FileCheck %s --check-prefix=JSON < %t/pair.json

// PAIR: sync {{.*}} NO
// PAIR: none {{.*}} - -
// PAIR: sync {{.*}} 0.0
// JSON: "same_bits":false,"difference":"{{.*}}","relative_error":0.0

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
