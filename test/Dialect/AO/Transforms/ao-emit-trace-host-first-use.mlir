// A stacked residual in host memory (32 bytes) exists from its first use on,
// wherever its tensor is created: bufferization allocates it there.
//
// RUN: ao-opt %s --ao-emit-trace="output=%t.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.plan.json
//
// CHECK: "host_peak_bytes":32,
!host = tensor<4xf32, #ao.host>
!stack = tensor<2x4xf32, #ao.host>
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %first = ao.host_empty : !stack
  %second = ao.host_empty : !stack
  %f1:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %first) -> (tensor<4xf32>, !stack) {
    %place = tensor.extract_slice %s[%i, 0] [1, 4] [1, 1] : !stack to !host
    %t = ao.offload %h into %place : tensor<4xf32> into !host -> !ao.transfer<!host>
    %next = arith.mulf %h, %x : tensor<4xf32>
    %w = ao.wait %t keep(%h : tensor<4xf32>) into(%place : !host) : !ao.transfer<!host>
    %n = tensor.insert_slice %w into %s[%i, 0] [1, 4] [1, 1] : !host into !stack
    scf.yield %next, %n : tensor<4xf32>, !stack
  }
  %b1 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %f1#0) -> tensor<4xf32> {
    %place = tensor.extract_slice %f1#1[%i, 0] [1, 4] [1, 1] : !stack to !host
    %t = ao.reload %place : !host -> !ao.transfer<tensor<4xf32>>
    %v = ao.wait %t keep(%place : !host) : !ao.transfer<tensor<4xf32>>
    %n = arith.addf %g, %v : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  %f2:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %b1, %s = %second) -> (tensor<4xf32>, !stack) {
    %place = tensor.extract_slice %s[%i, 0] [1, 4] [1, 1] : !stack to !host
    %t = ao.offload %h into %place : tensor<4xf32> into !host -> !ao.transfer<!host>
    %next = arith.mulf %h, %x : tensor<4xf32>
    %w = ao.wait %t keep(%h : tensor<4xf32>) into(%place : !host) : !ao.transfer<!host>
    %n = tensor.insert_slice %w into %s[%i, 0] [1, 4] [1, 1] : !host into !stack
    scf.yield %next, %n : tensor<4xf32>, !stack
  }
  %b2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %f2#0) -> tensor<4xf32> {
    %place = tensor.extract_slice %f2#1[%i, 0] [1, 4] [1, 1] : !stack to !host
    %t = ao.reload %place : !host -> !ao.transfer<tensor<4xf32>>
    %v = ao.wait %t keep(%place : !host) : !ao.transfer<tensor<4xf32>>
    %n = arith.addf %g, %v : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %b2 : tensor<4xf32>
}
