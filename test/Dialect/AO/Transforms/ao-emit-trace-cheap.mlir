// A plan that offloads a value which depends on constants alone is read back:
// canonicalize makes such a value of one that depends on the iteration of a
// loop, which it inlines.
//
// RUN: ao-opt %s --ao-emit-trace="output=%t.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.plan.json
//
// CHECK: "do":"offload","value":1,"before":1
// CHECK: "do":"reload","value":1,"before":2
!host = tensor<4xf32, #ao.host>
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %one = arith.constant 1.0 : f32
  %f = tensor.splat %one : tensor<4xf32>
  %t = ao.offload %f : tensor<4xf32> -> !ao.transfer<!host>
  %a = arith.addf %f, %x : tensor<4xf32>
  %h = ao.wait %t keep(%f : tensor<4xf32>) : !ao.transfer<!host>
  %r = ao.reload %h : !host -> !ao.transfer<tensor<4xf32>>
  %b = math.exp %a : tensor<4xf32>
  %k = ao.wait %r keep(%h : !host) : !ao.transfer<tensor<4xf32>>
  %c = arith.mulf %b, %k : tensor<4xf32>
  return %c : tensor<4xf32>
}
