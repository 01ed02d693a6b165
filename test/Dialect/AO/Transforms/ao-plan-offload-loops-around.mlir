// Slices alone would meet the budget, 14 of 16. Their copies are not hidden, so
// that the value that is idle while the loops run is offloaded first.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=65%%" --ao-apply-plan --ao-verify-transfers | FileCheck %s
//
// CHECK: ao.offload {{.*}} : tensor<512xf32>
// CHECK: tensor<8x64xf32, #ao.host>
func.func @step(%x: tensor<1x64xf32>, %w: tensor<16x64xf32>) -> (tensor<1x64xf32>, tensor<1xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %idle = "test.define"() {ao.cost_ns = 1000 : i64} : () -> tensor<512xf32>
  %m = "test.long"(%x) {ao.cost_ns = 100000000 : i64} : (tensor<1x64xf32>) -> tensor<1x64xf32>
  %e = tensor.empty() : tensor<16x64xf32>
  %l:2 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %m, %s = %e) -> (tensor<1x64xf32>, tensor<16x64xf32>) {
    %v = tensor.extract_slice %w[%i, 0] [1, 64] [1, 1] : tensor<16x64xf32> to tensor<1x64xf32>
    %a = math.sin %v {ao.cost_ns = 10 : i64} : tensor<1x64xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<16x64xf32>
    %b = arith.mulf %h, %a {ao.cost_ns = 10 : i64} : tensor<1x64xf32>
    scf.yield %b, %t : tensor<1x64xf32>, tensor<16x64xf32>
  }
  %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %l#0) -> (tensor<1x64xf32>) {
    %j = arith.subi %c15, %i : index
    %a = tensor.extract_slice %l#1[%j, 0] [1, 64] [1, 1] : tensor<16x64xf32> to tensor<1x64xf32>
    %b = arith.mulf %g, %a {ao.cost_ns = 10 : i64} : tensor<1x64xf32>
    scf.yield %b : tensor<1x64xf32>
  }
  %n = "test.long"(%z) {ao.cost_ns = 100000000 : i64} : (tensor<1x64xf32>) -> tensor<1x64xf32>
  %r = "test.use"(%idle) {ao.cost_ns = 1000 : i64} : (tensor<512xf32>) -> tensor<1xf32>
  return %n, %r : tensor<1x64xf32>, tensor<1xf32>
}
