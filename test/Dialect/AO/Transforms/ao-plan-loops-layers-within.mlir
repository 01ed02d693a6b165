// Policy layerwise: the slices of a loop over time within a layer are offloaded
// with it. Here each of two layers has one, which has the attribute itself, and
// ops around it.
//
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=1 min-elements=0" | FileCheck %s --check-prefix=ONE
// RUN: not ao-opt %s --ao-plan-loops="policy=layerwise num-layers=2 min-elements=0" 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: ao-opt %s --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=0" --ao-verify-transfers | FileCheck %s --check-prefix=MOVED
//
// The most that add no time, and the fewest with which the step fits.
// RUN: echo '{"d2h_bandwidth": 1e13, "h2d_bandwidth": 1e13, "latency_us": 1e-3, "memory_bandwidth": 2e9, "peak_flops": {"f32": 1e9}}' > %t.json
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise min-elements=0 machine=%t.json" | FileCheck %s --check-prefix=ONE
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise min-elements=0 machine=%t.json device-memory-budget=85%%" | FileCheck %s --check-prefix=ONE
// RUN: sed 's/h2d_bandwidth": 1e13/h2d_bandwidth": 1e3/' %t.json > %t.slow.json
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise min-elements=0 machine=%t.slow.json" | FileCheck %s --check-prefix=NONE
//
// ONE: ao.num_layers = 1 : i64
// ONE: offload = [0, 4]
// ONE-NOT: offload = [
// MORE: error: 'num-layers' must be between 0 and 1, one less than the step has layers, got 2
// MOVED: ao.host_empty : tensor<4x256xf32, #ao.host>
// MOVED-NOT: ao.host_empty
// NONE-NOT: offload = [
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x256xf32>
  %before = math.cos %x {ao.layer = 0 : i64} : tensor<256xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %before, %s = %init) -> (tensor<256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<4x256xf32>
  } {ao.layer = 0 : i64}
  %between = math.cos %y#0 {ao.layer = 1 : i64} : tensor<256xf32>
  %z:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %between, %s = %init) -> (tensor<256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<4x256xf32>
  } {ao.layer = 1 : i64}
  %g = math.exp %z#0 : tensor<256xf32>
  %u = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %g) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %z#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = arith.mulf %h, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } {ao.layer = 1 : i64}
  %v = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %u) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = arith.mulf %h, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } {ao.layer = 0 : i64}
  return %v : tensor<256xf32>
}
