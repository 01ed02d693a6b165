// One remark names the ops without a cost model, by kind and by their share of
// the step's bytes: also those in loops, and custom calls by their targets.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-estimate-costs --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s

// CHECK: estimate-costs | Category:ao | Function=step | Reason="'ao.cost_ns' or a profile gives their durations", Remark="no cost model for 4 ops of 3 kinds, 61.5 % of the step's bytes: 'my.product' (2), 'my.call' (1), 'my.in_loop' (1)"
// CHECK-NOT: Remark=
func.func @step(%x: tensor<16xf32>, %y: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = "my.product"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %1 = "my.product"(%0) : (tensor<16xf32>) -> tensor<16xf32>
  %2 = "stablehlo.custom_call"(%1) <{call_target_name = "my.call"}> : (tensor<16xf32>) -> tensor<16xf32>
  %3 = scf.for %i = %c0 to %c4 step %c1 iter_args(%c = %2) -> tensor<16xf32> {
    %4 = "my.in_loop"(%c) : (tensor<16xf32>) -> tensor<16xf32>
    scf.yield %4 : tensor<16xf32>
  }
  %5 = math.sin %3 : tensor<16xf32>
  %6 = "my.measured"(%5) {ao.cost_ns = 7 : i64} : (tensor<16xf32>) -> tensor<16xf32>
  return %6 : tensor<16xf32>
}

// A step of which all costs are known has no remark.
func.func @known(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<16xf32>
  %1 = "stablehlo.tanh"(%0) : (tensor<16xf32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
