// A pipeline that runs on a nested module finds the steps in there.
//
// RUN: ao-opt %s --pass-pipeline="builtin.module(builtin.module(ao-offload-pipeline{strategy=pytorch select=all min-bytes=1}))" 2>&1 \
// RUN:   | FileCheck %s --implicit-check-not=warning

// CHECK-LABEL: module @inner
// CHECK: ao.offload
module {
  module @inner {
    func.func @nested(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
      %0 = math.sin %x : tensor<4xf32>
      %1 = math.cos %0 : tensor<4xf32>
      %2 = math.exp %1 : tensor<4xf32>
      %3 = arith.addf %2, %0 : tensor<4xf32>
      return %3 : tensor<4xf32>
    }
  }
}
