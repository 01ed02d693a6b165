// Policy layerwise: iterations of loops that stack residuals are layers, here 2
// to 7, after two others.
//
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=6 min-elements=0" | FileCheck %s --check-prefix=SIX
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=6 min-elements=256" | FileCheck %s --check-prefix=SIX
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=6 min-elements=257" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=6" | FileCheck %s --check-prefix=SMALL
// RUN: not ao-opt %s --ao-plan-loops="policy=layerwise num-layers=8 min-elements=0" 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: sed 's/ao.layer = 1 /ao.layer = 3 /' %s > %t.mlir
// RUN: not ao-opt %t.mlir --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=0" 2>&1 | FileCheck %s --check-prefix=MEET
//
// The result of the pipeline: one value of the layers before the loop, and
// slices.
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=MOVED-ONE
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=6 min-elements=0" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=MOVED
//
// Without a number: the fewest with which the step fits.
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise device-memory-budget=100%% min-elements=0" | FileCheck %s --check-prefix=NOTHING
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise device-memory-budget=80%% min-elements=0" | FileCheck %s --check-prefix=FITS
//
// Without a budget: the most that add no time, which depends on the link.
// RUN: echo '{"d2h_bandwidth": 4e9, "h2d_bandwidth": 4e9, "latency_us": 0, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.fast.json
// RUN: sed 's/4e9/1e6/g' %t.fast.json > %t.slow.json
// RUN: ao-opt %s --ao-estimate-costs=machine=%t.fast.json --ao-plan-loops="policy=layerwise min-elements=0 min-bytes=0 machine=%t.fast.json" | FileCheck %s --check-prefix=FAST
// RUN: ao-opt %s --ao-estimate-costs=machine=%t.slow.json --ao-plan-loops="policy=layerwise min-elements=0 min-bytes=0 machine=%t.slow.json" | FileCheck %s --check-prefix=SLOW
//
// With zero layers, the remark gives that as the reason.
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=0 min-elements=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=0 min-elements=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ZERO
//
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=layerwise device-memory-budget=5%% min-elements=0" 2>&1 | FileCheck %s --check-prefix=NONE

// ONE: ao.num_layers = 1 : i64
// ONE-NOT: offload = [
// SIX: ao.num_layers = 2 : i64
// SIX: scf.for
// SIX-NOT: ao.layer
// SIX: offload = [0, 4]
// SMALL-NOT: offload = [
// MORE: error: 'num-layers' must be between 0 and 7, one less than the step has layers, got 8
// MEET: error: layer 3 of {{.*}} is also an iteration of loop 'layers', whose layers are 2 to 7
// MEET: note: {{.*}} is here

// NOTHING-NOT: ao.offload
// FITS: offload = [0, {{[2-6]}}]
// FAST: ao.num_layers = 2 : i64
// FAST: offload = [0, 5]
// SLOW: ao.num_layers = 0 : i64
// SLOW-NOT: offload = [
// ZERO: remark: '@step': {{.*}}'num-layers' is 0;
// NONE: error: cannot plan '@step': no number of layers fits the device memory budget of {{[0-9]+}} bytes; the smallest feasible device memory budget is {{[0-9]+}} bytes

// MOVED-ONE-NOT: ao.num_layers
// MOVED-ONE: ao.offload
// MOVED-ONE-NOT: ao.offload
// MOVED: Remark="offloaded slice by slice: 'layers[0:4]#1'"
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %p = math.exp %x {ao.layer = 0 : i64} : tensor<256xf32>
  %q = math.sin %p {ao.layer = 1 : i64} : tensor<256xf32>
  %init = tensor.empty() : tensor<6x256xf32>
  %y, %stack = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %q, %s = %init) -> (tensor<256xf32>, tensor<6x256xf32>) {
    %a = math.sin %h {ao.layer = 2 : i64} : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<6x256xf32>
    scf.yield %a, %t : tensor<256xf32>, tensor<6x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c6 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
    %j = arith.subi %c5, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<6x256xf32> to tensor<256xf32>
    %b = arith.mulf %g, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  }
  %r = arith.mulf %z, %q {ao.layer = 1 : i64} : tensor<256xf32>
  %u = arith.mulf %r, %p {ao.layer = 0 : i64} : tensor<256xf32>
  return %u : tensor<256xf32>
}
