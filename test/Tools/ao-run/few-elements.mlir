// By 'layerwise', values of few elements stay unless 'min-elements' says
// otherwise: both tools say so, in the same words. Without markers, 'manual'
// moves nothing.
//
// REQUIRES: ao-run
// RUN: ao-run %s -O0 --strategy=layerwise 2>/dev/null | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline=strategy=layerwise -o /dev/null 2>&1 | FileCheck %s
// RUN: ao-run %s -O0 --strategy=manual 2>/dev/null | FileCheck %s --check-prefix=MANUAL
//
// CHECK: nothing offloaded: no value is eligible; peak 65.5 kB, 0 ms exposed; of the peak, 100.0 % is not eligible: 50.0 % values without an idle interval, 25.0 % arguments, 25.0 % values below min-elements (262144)
// MANUAL: nothing offloaded: no marker has an eligible value
func.func @step(%x: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %a = math.sin %x {ao.layer = 0 : i64} : tensor<64x64xf32>
  %b = math.cos %a {ao.layer = 1 : i64} : tensor<64x64xf32>
  %c = math.exp %b {ao.layer = 1 : i64} : tensor<64x64xf32>
  %d = arith.mulf %c, %b {ao.layer = 1 : i64, ao.phase = "backward"} : tensor<64x64xf32>
  %e = arith.mulf %d, %a {ao.layer = 0 : i64, ao.phase = "backward"} : tensor<64x64xf32>
  return %e : tensor<64x64xf32>
}
