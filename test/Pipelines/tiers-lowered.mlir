// The memory space of a buffer has the tier, down to the call that allocates
// it.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --ao-estimate-costs="machine=%t/machine.json" --ao-plan-offload="machine=%t/machine.json min-bytes=0 device-memory-budget=12288 pinned-memory-budget=4096 plan-output=%t/plan.json" --ao-apply-plan --ao-verify-transfers -o %t/planned.mlir
// RUN: ao-opt %t/planned.mlir --ao-bufferize-pipeline | FileCheck %s --check-prefix=BUFFER
// RUN: ao-opt %t/planned.mlir --ao-bufferize-pipeline --convert-ao-to-llvm | FileCheck %s --check-prefix=LLVM

// BUFFER-DAG: memref.alloc() {{.*}}: memref<1024xf32, #ao.host<pageable>>
// BUFFER-DAG: memref.alloc() {{.*}}: memref<1024xf32, #ao.host>
// BUFFER-DAG: ao.offload %{{.*}} into %{{.*}} : memref<1024xf32> into memref<1024xf32, #ao.host<pageable>>
//
// LLVM-DAG: llvm.call @aortStepHostAllocPageable
// LLVM-DAG: llvm.call @aortStepHostAlloc(

//--- machine.json
{"name": "tiny", "d2h_bandwidth": 4e9, "h2d_bandwidth": 4e9,
 "pageable_d2h_bandwidth": 1e9, "pageable_h2d_bandwidth": 2e9, "latency_us": 0,
 "memory_bandwidth": 1e9, "peak_flops": {"f32": 1e9}}

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
