// If nothing is offloaded within any iteration, the pass ends with a warning
// that gives the reason, unless the rest of the step is planned next. Remarks
// about offloaded values give the benefit.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0 device-memory-budget=100%%" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %s --ao-plan-bodies="policy=sync" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SYNC
// RUN: ao-opt %s --ao-plan-bodies="select=marked" -o /dev/null 2>&1 | FileCheck %s --check-prefix=MARKED
// RUN: ao-opt %s --ao-plan-bodies="policy=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0 device-memory-budget=100%% summary=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=100%%" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
//
// FITS: remark: '@step': nothing offloaded within iterations: 'microbatches': not profitable within the budget
// FITS: remark: '@straight': nothing offloaded within iterations: no loop has both forward and backward ops
// SYNC: remark: '@step': nothing offloaded within iterations: policy 'sync' does not plan iterations
// MARKED: remark: '@step': nothing offloaded within iterations: 'select' does not apply to values within iterations
// NONE-NOT: remark:
// MOVED: Reason="peak of an iteration {{[0-9.]+}} kB -> {{[0-9.]+}} kB", Remark="values offloaded within an iteration of 'microbatches'"
// ONCE-COUNT-2: remark: '@{{.*}}nothing offloaded
// ONCE-NOT: remark:
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("microbatches")
  return %r : tensor<256xf32>
}
func.func @straight(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<256xf32>
  return %a : tensor<256xf32>
}
