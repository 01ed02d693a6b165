// The host peak of a step with a stacked residual in host memory (32 bytes)
// counts two copies of values (16 bytes each) that exist between two ops.
//
// RUN: ao-opt %s --ao-emit-trace="output=%t.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.plan.json
//
// CHECK: "host_peak_bytes":64,
!host = tensor<4xf32, #ao.host>
!stack = tensor<2x4xf32, #ao.host>
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %empty = ao.host_empty : !stack
  %f:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %empty) -> (tensor<4xf32>, !stack) {
    %v = arith.mulf %h, %x : tensor<4xf32>
    %place = tensor.extract_slice %s[%i, 0] [1, 4] [1, 1] : !stack to !host
    %t = ao.offload %v into %place : tensor<4xf32> into !host -> !ao.transfer<!host>
    %w = ao.wait %t keep(%v : tensor<4xf32>) into(%place : !host) : !ao.transfer<!host>
    %n = tensor.insert_slice %w into %s[%i, 0] [1, 4] [1, 1] : !host into !stack
    %next = arith.addf %v, %x : tensor<4xf32>
    scf.yield %next, %n : tensor<4xf32>, !stack
  }
  %a = arith.mulf %f#0, %x : tensor<4xf32>
  %ta = ao.offload %a : tensor<4xf32> -> !ao.transfer<!host>
  %ha = ao.wait %ta keep(%a : tensor<4xf32>) : !ao.transfer<!host>
  %b = arith.addf %f#0, %x : tensor<4xf32>
  %tb = ao.offload %b : tensor<4xf32> -> !ao.transfer<!host>
  %hb = ao.wait %tb keep(%b : tensor<4xf32>) : !ao.transfer<!host>
  %ra = ao.reload %ha : !host -> !ao.transfer<tensor<4xf32>>
  %a2 = ao.wait %ra keep(%ha : !host) : !ao.transfer<tensor<4xf32>>
  %c = arith.mulf %a2, %f#0 : tensor<4xf32>
  %rb = ao.reload %hb : !host -> !ao.transfer<tensor<4xf32>>
  %b2 = ao.wait %rb keep(%hb : !host) : !ao.transfer<tensor<4xf32>>
  %d = arith.mulf %b2, %c : tensor<4xf32>
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %d) -> tensor<4xf32> {
    %place = tensor.extract_slice %f#1[%i, 0] [1, 4] [1, 1] : !stack to !host
    %t = ao.reload %place : !host -> !ao.transfer<tensor<4xf32>>
    %v = ao.wait %t keep(%place : !host) : !ao.transfer<tensor<4xf32>>
    %n = arith.mulf %g, %v : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
