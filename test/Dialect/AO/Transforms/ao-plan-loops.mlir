// RUN: ao-opt %s --ao-plan-loops="policy=pytorch min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %s --ao-plan-loops="device-memory-budget=8000 min-bytes=0" | FileCheck %s --check-prefix=SOME
// RUN: ao-opt %s --ao-plan-loops="device-memory-budget=100% min-bytes=0" | FileCheck %s --check-prefix=NONE
// RUN: ao-opt %s --ao-plan-loops="min-bytes=0" | FileCheck %s --check-prefix=NONE
// RUN: ao-opt %s --ao-plan-loops="policy=layerwise num-layers=1 min-bytes=0" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=LAYERS
// RUN: ao-opt %s --ao-plan-loops="select=marked" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=SELECT
// RUN: ao-opt %s --ao-plan-loops="min-bytes=4096" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned device-memory-budget=8000 min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS

// A slice that the loop also yields is waited for within its iteration: plans
// may not assume a longer delay.
// RUN: ao-opt %s --ao-plan-loops="policy=pytorch min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: ao-opt %s --ao-emit-trace="loops output=%t.json min-bytes=0" -o /dev/null
// RUN: FileCheck %s --check-prefix=WITHIN --input-file=%t.json

// EARLY: Reason="the iteration yields the buffer of the slice", Remark="waited for within the iteration: 'layers#1'"
// WITHIN: "waits_within":true
// ALL-LABEL: func.func @step
// ALL-SAME: ao.unplanned_peak = 18432 : i64
// ALL: offload = [0, 16], prefetch = 1
// ALL-NOT: split = [
// ALL: return

// The fewest slices with which the step fits. An offloaded slice takes memory
// in its iteration and in those around its use.
// SOME: offload = [0, {{[0-9]+}}]
// SOME: return

// NONE-NOT: offload = [

// LAYERS: Reason="a slice has 256 elements, fewer than min-elements (262144)", Remark="kept on device: 'layers#1'"
// LAYERS-NOT: offload = [
// SELECT: Reason="'select' does not apply to slices", Remark="kept on device: 'layers#1'"
// SMALL: Reason="a slice has 1024 bytes, fewer than min-bytes (4096)", Remark="kept on device: 'layers#1'"
// SMALL: Reason="not profitable within the budget; the peak is 18.4 kB; {{.*}}", Remark="no slices offloaded"
// FITS: Remark="offloaded slice by slice: 'layers[0:{{[0-9]+}}]#1'"
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<16x256xf32>
  %y, %stack = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    scf.yield %a, %t : tensor<256xf32>, tensor<16x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
    %j = arith.subi %c15, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %b = arith.mulf %g, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
