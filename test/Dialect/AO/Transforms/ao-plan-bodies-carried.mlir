// Bodies that yield more than sums of gradients, and that call functions, are
// planned like others. For any budget, the budget of the body is reduced by the
// bytes that the step lacks: if one offloaded value less is not enough, by two.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=7168" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=7100" | FileCheck %s --check-prefix=TWO
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=6144" | FileCheck %s --check-prefix=TWO
// RUN: not ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=6143" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %if ao-run %{ ao-run %s --compare --strategy=planned --machine=%t.json --min-bytes=0 --device-memory-budget=7100 | FileCheck %s --check-prefix=SAME %}
//
// The plan of the body is read back as the one that the pipeline has made.
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=7100 plan-output=%t.plan.json" --mlir-print-debuginfo -o %t.moved.mlir
// RUN: ao-opt %t.moved.mlir --ao-emit-trace="machine=%t.json step=step/microbatches output=%t.trace.json plan-output=%t.read.json" -o /dev/null
// RUN: %python -c "import json, sys; a, b = (json.load(open(f)) for f in sys.argv[1:]); assert a['commands'] and a['commands'] == b['commands'] and a['predicted']['peak_bytes'] == b['predicted']['peak_bytes'] and a['predicted']['makespan_us'] == b['predicted']['makespan_us']" %t.plan-step-microbatches.json %t.read.json
//
// ONE-COUNT-1: ao.offload
// ONE-NOT: ao.offload
// TWO-COUNT-2: ao.offload
// TWO-NOT: ao.offload
// NONE: the smallest feasible device memory budget is 6144 bytes
// SAME: planned{{ +}}6144{{ +}}6144 {{.*}} yes
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x, %s = %w) -> (tensor<256xf32>, tensor<256xf32>) {
    %a = math.sin %s {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = func.call @layer(%b) {ao.phase = "forward"} : (tensor<256xf32>) -> tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %g {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m, %b : tensor<256xf32>, tensor<256xf32>
  } loc("microbatches")
  return %r#0, %r#1 : tensor<256xf32>, tensor<256xf32>
}
func.func private @layer(%x: tensor<256xf32>) -> tensor<256xf32> {
  %y = math.cos %x : tensor<256xf32>
  return %y : tensor<256xf32>
}
