// If pinned memory is short, the values idle longest are copied to pageable
// memory: the type has the tier, from the plan to the call that allocates it.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --ao-estimate-costs="machine=%t/machine.json" --ao-plan-offload="machine=%t/machine.json min-bytes=0 device-memory-budget=12288 pinned-memory-budget=4096 plan-output=%t/plan.json" --ao-apply-plan --ao-verify-transfers -o %t/planned.mlir
// RUN: FileCheck %s --check-prefix=PLAN --input-file=%t/plan.json
// PLAN: "pinned_budget":4096
// PLAN: {"do":"offload","value":1,"before":1,"tier":"pageable"}
// PLAN: {"do":"offload","value":2,"before":2,"tier":"pageable"}
// PLAN: {"do":"offload","value":4,"before":4}
// PLAN: "requires":["tier"]
// PLAN: "host_peak_bytes":12288,"pinned_peak_bytes":4096
//
// RUN: FileCheck %s --input-file=%t/planned.mlir
// CHECK: ao.offload %{{.*}} : tensor<1024xf32> -> !ao.transfer<tensor<1024xf32, #ao.host<pageable>>>
// CHECK: ao.offload %{{.*}} : tensor<1024xf32> -> !ao.transfer<tensor<1024xf32, #ao.host>>
// CHECK: ao.reload %{{.*}} : tensor<1024xf32, #ao.host> -> !ao.transfer<tensor<1024xf32>>
// CHECK: ao.reload %{{.*}} : tensor<1024xf32, #ao.host<pageable>> -> !ao.transfer<tensor<1024xf32>>
//
// The plan is read back from the step as it is.
// RUN: ao-opt %t/planned.mlir --ao-emit-trace="machine=%t/machine.json plan-output=%t/rebuilt.json" -o /dev/null
// RUN: grep '"do"' %t/plan.json > %t/planned.txt
// RUN: grep '"do"' %t/rebuilt.json > %t/rebuilt.txt
// RUN: diff %t/planned.txt %t/rebuilt.txt
//
// RUN: ao-opt %t/planned.mlir --ao-bufferize-pipeline | FileCheck %s --check-prefix=BUFFER
// BUFFER-DAG: memref.alloc() {{.*}}: memref<1024xf32, #ao.host<pageable>>
// BUFFER-DAG: memref.alloc() {{.*}}: memref<1024xf32, #ao.host>
// BUFFER-DAG: ao.offload %{{.*}} into %{{.*}} : memref<1024xf32> into memref<1024xf32, #ao.host<pageable>>
//
// RUN: ao-opt %t/planned.mlir --ao-bufferize-pipeline --convert-ao-to-llvm | FileCheck %s --check-prefix=LLVM
// LLVM-DAG: llvm.call @aortStepHostAllocPageable
// LLVM-DAG: llvm.call @aortStepHostAlloc(
//
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="pinned-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY
// EMPTY: error: 'pinned-memory-budget' is empty
// RUN: not ao-opt %t/step.mlir --ao-plan-offload="pinned-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync pinned-memory-budget=1GB" 2>&1 | FileCheck %s --check-prefix=RULE
// RULE: error: 'pinned-memory-budget' is an option of strategy planned, the strategy is sync
//
// On a machine without rates for pageable memory, all limits are named.
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="min-bytes=0 device-memory-budget=12288 host-memory-budget=16384 pinned-memory-budget=4096" 2>&1 | FileCheck %s --check-prefix=LIMITS
// LIMITS: step.mlir:[[#]]:1: error: {{.*}}no plan fits the device memory budget of 12288 bytes, the host memory budget of 16384 bytes and the pinned memory limit of 4096 bytes{{.*}}the smallest feasible device memory budget is 20480 bytes{{.*}}the least pinned memory for this device memory budget 12288 bytes

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
