// A budget of pinned memory that is empty, or that the strategy ignores. On a
// machine without rates for pageable memory, all limits are named.
//
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="pinned-memory-budget="
// $ ao-opt %t/step.mlir --ao-plan-offload="pinned-memory-budget="
// error: 'pinned-memory-budget' is empty
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync pinned-memory-budget=1GB"
// error: 'pinned-memory-budget' requires strategy planned, got sync
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="min-bytes=0 device-memory-budget=12288 host-memory-budget=16384 pinned-memory-budget=4096"
// .mlir:{{[0-9]+}}:1: error: {{.*}}no plan fits the device memory budget of 12288 bytes, the host memory budget of 16384 bytes and the pinned memory limit of 4096 bytes{{.*}}the smallest feasible device memory budget is 20480 bytes{{.*}}the smallest pinned memory budget under the given device memory budget is 12288 bytes
// func.func @step(

//--- step.mlir
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  %c = math.exp %b : tensor<1024xf32>
  %d = math.tanh %c : tensor<1024xf32>
  %e = math.sqrt %d : tensor<1024xf32>
  %f = math.absf %e : tensor<1024xf32>
  %g = arith.mulf %f, %e : tensor<1024xf32>
  %h = arith.mulf %g, %d : tensor<1024xf32>
  %i = arith.mulf %h, %b : tensor<1024xf32>
  %j = arith.mulf %i, %a : tensor<1024xf32>
  return %j : tensor<1024xf32>
}
