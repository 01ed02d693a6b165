// Policy layerwise with loops over time within layers, without a budget: the most
// layers that add no time.
//
// RUN: echo '{"d2h_bandwidth": 1e13, "h2d_bandwidth": 1e13, "latency_us": 1e-3, "memory_bandwidth": 2e9, "peak_flops": {"f32": 1e9}}' > %t.json && \
// RUN:   sed 's/h2d_bandwidth": 1e13/h2d_bandwidth": 1e3/' %t.json > %t.slow.json
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers-within.mlir --ao-plan-offload="policy=layerwise min-elements=0 machine=%t.json" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers-within.mlir --ao-plan-offload="policy=layerwise min-elements=0 machine=%t.slow.json" | FileCheck %s --check-prefix=NONE
//
// ONE: num_layers\22:1}
// ONE: offload = [0, 4]
// ONE-NOT: offload = [
// NONE-NOT: offload = [
