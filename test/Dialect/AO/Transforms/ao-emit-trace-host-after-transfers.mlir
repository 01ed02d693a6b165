// A loop's stacked residual in host memory (32 bytes) is allocated after the
// transfers before the loop: of the two host copies there (16 bytes each), that of
// the value which is reloaded for the loop is free by then.
//
// RUN: ao-opt %s --ao-emit-trace="output=%t.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.plan.json
//
// CHECK: "do":"offload","value":2,"before":3
// CHECK: "host_peak_bytes":48,
!host = tensor<4xf32, #ao.host>
!stack = tensor<2x4xf32, #ao.host>
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %stack = ao.host_empty : !stack
  %v = math.sin %x : tensor<4xf32>
  %t = ao.offload %v : tensor<4xf32> -> !ao.transfer<!host>
  %a = math.cos %x : tensor<4xf32>
  %copy = ao.wait %t keep(%v : tensor<4xf32>) : !ao.transfer<!host>
  %b = math.exp %a : tensor<4xf32>
  %t_a = ao.offload %a : tensor<4xf32> -> !ao.transfer<!host>
  %copy_a = ao.wait %t_a keep(%a : tensor<4xf32>) : !ao.transfer<!host>
  %r = ao.reload %copy : !host -> !ao.transfer<tensor<4xf32>>
  %again = ao.wait %r keep(%copy : !host) : !ao.transfer<tensor<4xf32>>
  %f:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %b, %s = %stack) -> (tensor<4xf32>, !stack) {
    %place = tensor.extract_slice %s[%i, 0] [1, 4] [1, 1] : !stack to !host
    %o = ao.offload %h into %place : tensor<4xf32> into !host -> !ao.transfer<!host>
    %next = arith.mulf %h, %again : tensor<4xf32>
    %w = ao.wait %o keep(%h : tensor<4xf32>) into(%place : !host) : !ao.transfer<!host>
    %n = tensor.insert_slice %w into %s[%i, 0] [1, 4] [1, 1] : !host into !stack
    scf.yield %next, %n : tensor<4xf32>, !stack
  }
  %g = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %f#0) -> tensor<4xf32> {
    %place = tensor.extract_slice %f#1[%i, 0] [1, 4] [1, 1] : !stack to !host
    %l = ao.reload %place : !host -> !ao.transfer<tensor<4xf32>>
    %u = ao.wait %l keep(%place : !host) : !ao.transfer<tensor<4xf32>>
    %n = arith.addf %g, %u : tensor<4xf32>
    scf.yield %n : tensor<4xf32>
  }
  %r_a = ao.reload %copy_a : !host -> !ao.transfer<tensor<4xf32>>
  %again_a = ao.wait %r_a keep(%copy_a : !host) : !ao.transfer<tensor<4xf32>>
  %sum = arith.addf %g, %again_a : tensor<4xf32>
  return %sum : tensor<4xf32>
}
