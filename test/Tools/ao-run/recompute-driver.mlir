// Ops recomputed in one microbatch of a pair are recomputed in all, within a budget
// of all of them: equal bits in less memory, and the predicted peak. The summary
// starts from the peak of the driver before planning.
//
// REQUIRES: ao-run
// RUN: env AO_POISON=1 ao-run %s -O0 --entry=drive --compare --strategy=planned --recompute \
// RUN:   --min-bytes=1 --device-memory-budget=80% | FileCheck %s
// RUN: env AO_POISON=1 ao-run %s -O0 --entry=drive --compare --strategy=greedy-remat \
// RUN:   --min-bytes=1 --device-memory-budget=80% | FileCheck %s --check-prefix=RULE
// RUN: not ao-run %s -O0 --entry=drive --strategy=planned --recompute \
// RUN:   --min-bytes=1 --device-memory-budget=16KiB 2>&1 | FileCheck %s --check-prefix=LITTLE
//
// CHECK: none {{ *}}163840 {{ *}}163840
// CHECK: planned {{ *}}131072 {{ *}}131072 {{.*}} yes
// CHECK: planned: rematerialized 2 values (32.8 kB); peak 164 kB -> 131 kB
// RULE: greedy-remat {{ *}}131072 {{ *}}131072 {{.*}} yes
// LITTLE: error: cannot plan '@fwd': its 2 microbatches in flight need 114688 bytes at once, above the device memory budget of 16384 bytes
func.func @fwd(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.cos %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}
func.func @drive(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %f0:3 = call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %f1:3 = call @fwd(%y, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %b0 = call @bwd(%f0#1, %f0#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %b1 = call @bwd(%f1#1, %f1#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %s = arith.addf %b0, %b1 : tensor<64x64xf32>
  return %s : tensor<64x64xf32>
}
