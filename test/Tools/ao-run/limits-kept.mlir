// Without limits a step runs and writes no file.
//
// REQUIRES: ao-run
// DEFINE: %{run} = ao-run %s --min-bytes=0 --machine=%ao_src_root/examples/small-device.json -O0
// RUN: rm -rf %t && mkdir %t
// RUN: %{run} --strategy=sync | FileCheck %s --check-prefix=FITS
// RUN: ls %t | count 0

// FITS: sync
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %c = linalg.exp ins(%b : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %d = linalg.exp ins(%c : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %f = linalg.add ins(%d, %a : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %g = linalg.add ins(%f, %b : tensor<1024xf32>, tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  return %g : tensor<1024xf32>
}
