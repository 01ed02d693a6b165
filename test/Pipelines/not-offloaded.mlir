// A remark states the reason why no value is offloaded.
//
// RUN: ao-opt %s --ao-offload-pipeline="min-bytes=1MiB" 2>&1 >/dev/null | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %s --ao-offload-pipeline="machine=%S/Inputs/unified.json" 2>&1 >/dev/null | FileCheck %s --check-prefix=UNIFIED
// RUN: ao-opt %s --ao-offload-pipeline 2>&1 >/dev/null | FileCheck %s --check-prefix=GAIN

// SMALL: nothing offloaded: no value is eligible; peak 16.4 kB, 0 ms exposed; of the peak, 100.0 % is not eligible: 50.0 % values below min-bytes (1.05 MB), 25.0 % arguments, 25.0 % values without an idle interval
// UNIFIED: nothing offloaded: host memory is device memory
// GAIN: nothing offloaded: no eligible value is idle at the peak, or its offload would be late
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  %c = math.exp %b : tensor<1024xf32>
  %d = math.exp %c : tensor<1024xf32>
  %e = arith.mulf %d, %b : tensor<1024xf32>
  %g = arith.mulf %e, %a : tensor<1024xf32>
  return %g : tensor<1024xf32>
}
