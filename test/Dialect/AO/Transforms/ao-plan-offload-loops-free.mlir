// Without a budget, as many slices are offloaded as add no time: all but those
// that hide the reloads of the first ones.
//
// RUN: echo '{"d2h_bandwidth": 5e11, "h2d_bandwidth": 5e11, "memory_bandwidth": 1e13, "peak_flops": {"f32": 6e13}}' > %t.json
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-free.mlir --ao-plan-offload=machine=%t.json | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-free.mlir --ao-offload-pipeline=machine=%t.json --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=DONE

// CHECK: unplanned_peak_bytes
// CHECK: offload = [0, 7], prefetch = 1
// DONE: Reason="1 stacked residual offloaded slice by slice; otherwise nothing offloaded: {{.*}}; peak 54.5 MB -> 25.2 MB{{.*}}exposed_us=0.0
// DONE: ao.host_empty
// DONE: !ao.transfer
