// Without a budget, no slices are offloaded over a slow link.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "memory_bandwidth": 1e12, "peak_flops": {"f32": 1e13}}' > %t.json
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-free.mlir --ao-plan-offload=machine=%t.json | FileCheck %s

// CHECK-NOT: offload = [
