// Policy layerwise without a budget and a number of layers: the most that add no
// time, which depends on the link.
//
// RUN: echo '{"d2h_bandwidth": 4e9, "h2d_bandwidth": 4e9, "latency_us": 0, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.fast.json && \
// RUN:   sed 's/4e9/1e6/g' %t.fast.json > %t.slow.json
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-estimate-costs=machine=%t.fast.json --ao-plan-offload="policy=layerwise min-elements=0 min-bytes=0 machine=%t.fast.json" | FileCheck %s --check-prefix=FAST
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-layers.mlir --ao-estimate-costs=machine=%t.slow.json --ao-plan-offload="policy=layerwise min-elements=0 min-bytes=0 machine=%t.slow.json" | FileCheck %s --check-prefix=SLOW

// FAST: num_layers\22:1}
// FAST: offload = [0, 5]
// SLOW: num_layers\22:0}
// SLOW-NOT: offload = [
