// Values of an iteration of a loop over microbatches are offloaded within it.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefixes=MOVED,FREE
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0 device-memory-budget=90%%" --ao-verify-transfers | FileCheck %s --check-prefix=MOVED
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0 device-memory-budget=100%%" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %s --ao-plan-bodies="policy=pytorch min-bytes=0" | FileCheck %s --check-prefix=OTHER
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0 device-memory-budget=90%%" --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// The rest of the step is planned around it.
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=90%%" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=PIPELINE

// FREE: Remark="values offloaded within an iteration of 'microbatches'"
// MOVED: %[[A:.*]] = math.sin
// MOVED: ao.offload
// MOVED: arith.mulf
// MOVED: ao.wait
// MOVED: scf.yield
// FITS: Reason="not profitable within the budget"
// FITS-NOT: ao.offload
// OTHER-NOT: ao.offload
// PIPELINE: values offloaded within iterations
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
