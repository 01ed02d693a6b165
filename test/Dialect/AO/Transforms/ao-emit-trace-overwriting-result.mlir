// A plan is read back that offloads a result right after the op that writes it
// over an eligible value, which is not offloaded.
//
// RUN: ao-opt %s --ao-emit-trace="output=%t.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.plan.json
//
// CHECK: "do":"offload","value":[[RESULT:[0-9]+]],"before":4
// CHECK: "do":"reload","value":[[RESULT]],"before":5
!host = tensor<4xf32, #ao.host>
func.func @step(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {ao.step} {
  %a = arith.addf %x, %x : tensor<4xf32>
  %b = math.exp %x : tensor<4xf32>
  %c = math.exp %b : tensor<4xf32>
  %d = linalg.exp ins(%x : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %t = ao.offload %d : tensor<4xf32> -> !ao.transfer<!host>
  %h = ao.wait %t keep(%d : tensor<4xf32>) : !ao.transfer<!host>
  %e = math.exp %c : tensor<4xf32>
  %r = ao.reload %h : !host -> !ao.transfer<tensor<4xf32>>
  %k = ao.wait %r keep(%h : !host) : !ao.transfer<tensor<4xf32>>
  %f = arith.mulf %k, %x : tensor<4xf32>
  return %e, %f : tensor<4xf32>, tensor<4xf32>
}
