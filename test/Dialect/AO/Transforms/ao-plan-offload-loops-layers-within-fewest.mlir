// Policy layerwise with loops over time within layers, with a budget: the fewest
// layers with which the step fits.
//
// RUN: echo '{"d2h_bandwidth": 1e13, "h2d_bandwidth": 1e13, "latency_us": 1e-3, "memory_bandwidth": 2e9, "peak_flops": {"f32": 1e9}}' > %t.json
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers-within.mlir --ao-plan-offload="policy=layerwise min-elements=0 machine=%t.json device-memory-budget=85%%" | FileCheck %s --check-prefix=ONE
//
// ONE: num_layers\22:1}
// ONE: offload = [0, 4]
// ONE-NOT: offload = [
