// The pass ends with a summary: the offloaded slices and their benefit, or, as
// a warning, the reason why none is. If the rest of the step is planned next,
// the planning pass prints it once.
//
// RUN: ao-opt %s --ao-plan-loops="device-memory-budget=100%% min-bytes=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FITS
// RUN: ao-opt %s --ao-plan-loops="min-bytes=1MiB" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: ao-opt %s --ao-plan-loops="policy=sync" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SYNC
// RUN: ao-opt %s --ao-plan-loops="policy=none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %s --ao-plan-loops="policy=pytorch min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: ao-opt %s --ao-plan-loops="summary=false" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: ao-opt %s --ao-offload-pipeline="device-memory-budget=100%% min-bytes=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
//
// FITS: remark: '@step': no slices offloaded: not profitable within the budget; the peak is 41.0 kB; 2 kept: the loop does not yield a tensor with an inserted slice
// FITS: remark: '@stackless': no slices offloaded: no loop-carried value is an eligible stacked residual; 1 kept: the loop does not yield a tensor with an inserted slice
// FITS: remark: '@straight': no slices offloaded: there are no loops
// SMALL: '@step': no slices offloaded: not profitable within the budget; the peak is 41.0 kB; 2 kept: the loop does not yield a tensor with an inserted slice; 1 kept: a slice has 4096 bytes, fewer than min-bytes (1048576)
// SYNC: remark: '@step': no slices offloaded: policy 'sync' offloads no stacked residuals
// NONE-NOT: remark:
// MOVED: Reason="peak 41.0 kB -> {{[0-9.]+}} kB, {{[0-9.]+ [mu]?s}} added", Remark="loops planned"
// MOVED: Reason="no loop-carried value is an eligible stacked residual; 1 kept: the loop does not yield a tensor with an inserted slice", Remark="no slices offloaded"
// ONCE-COUNT-3: remark: '@{{.*}}nothing offloaded
// ONCE-NOT: remark:
func.func @step(%x: tensor<1x1024xf32>) -> tensor<1x1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x1024xf32>
  %y, %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x1024xf32>, tensor<8x1024xf32>) {
    %a = math.sin %h : tensor<1x1024xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 1024] [1, 1] : tensor<1x1024xf32> into tensor<8x1024xf32>
    scf.yield %a, %t : tensor<1x1024xf32>, tensor<8x1024xf32>
  }
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y) -> (tensor<1x1024xf32>) {
    %j = arith.subi %c7, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 1024] [1, 1] : tensor<8x1024xf32> to tensor<1x1024xf32>
    %b = arith.mulf %g, %a : tensor<1x1024xf32>
    scf.yield %b : tensor<1x1024xf32>
  }
  return %z : tensor<1x1024xf32>
}
func.func @stackless(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %y = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x) -> (tensor<1024xf32>) {
    %a = math.sin %h : tensor<1024xf32>
    scf.yield %a : tensor<1024xf32>
  }
  return %y : tensor<1024xf32>
}
func.func @straight(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  return %a : tensor<1024xf32>
}
