// A loop accumulates gradients in place in the buffers that it carries: the body
// needs no second buffer for them. So the peak of an iteration equals the peak of
// the step, without and with a plan.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-sums.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=7168" --remarks-filter=ao -o %t.mlir 2>&1 | FileCheck %s
// RUN: ao-opt %t.mlir --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// CHECK: Reason="peak of an iteration 10.2 kB -> 7.17 kB", Remark="values offloaded within an iteration of 'microbatches'"
// CHECK: peak_bytes=7168, unplanned_peak_bytes=10240
