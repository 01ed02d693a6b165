// A remark states that the peak is within the budget, on tensors and for
// buffers.
//
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=100%%" 2>&1 >/dev/null | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=100%% fit-buffers" 2>&1 >/dev/null | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=100%%" --remarks-filter=ao 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// FITS: remark: '@step': nothing offloaded: the peak is within the budget; peak 16.4 kB of a budget of 16.4 kB, 0 ms exposed; of the peak, 50.0 % is not eligible: 25.0 % arguments, 25.0 % values without an idle interval
// FITS-NOT: remark:
// REMARK: Reason="nothing offloaded: the peak is within the budget; {{.*}}Remark=planned{{.*}}declined=fits
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  %c = math.exp %b : tensor<1024xf32>
  %d = math.exp %c : tensor<1024xf32>
  %e = arith.mulf %d, %b : tensor<1024xf32>
  %g = arith.mulf %e, %a : tensor<1024xf32>
  return %g : tensor<1024xf32>
}
