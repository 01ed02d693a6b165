// A strategy that offloads values emits its summary as a remark on request;
// without a strategy there is none.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=none" 2>&1 >/dev/null | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %s --ao-offload-pipeline="strategy=sync" --remarks-filter=ao 2>&1 >/dev/null | FileCheck %s --check-prefix=MOVED

// NONE-NOT: offloaded
// MOVED: Reason="offloaded 2 values (8.19 kB); peak 16.4 kB -> {{.*}} exposed, at least {{.*}} under any plan; of the peak, {{.*}}Remark=planned
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  %c = math.exp %b : tensor<1024xf32>
  %d = math.exp %c : tensor<1024xf32>
  %e = arith.mulf %d, %b : tensor<1024xf32>
  %g = arith.mulf %e, %a : tensor<1024xf32>
  return %g : tensor<1024xf32>
}
