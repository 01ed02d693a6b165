// A plan that reloads the place of a slice is read back: bufferization moves
// the read of the place before the op that computes the slice in it, but not
// before the wait for the reload.
//
// RUN: ao-opt %s --ao-emit-trace="output=%t.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.plan.json
//
// CHECK: "do":"offload","value":[[PLACE:[0-9]+]],"before":2
// CHECK: "do":"reload","value":[[PLACE]],"before":3
// CHECK: "do":"wait","value":[[PLACE]],"before":3
!host = tensor<i64, #ao.host>
func.func @step(%x: tensor<1x4xf32>, %n: tensor<i64>) -> tensor<8x4xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %empty = tensor.empty() : tensor<8x4xf32>
  %most = scf.for %i = %c0 to %c7 step %c1 iter_args(%c = %empty) -> tensor<8x4xf32> {
    %slice = tensor.empty() : tensor<1x4xf32>
    %y = linalg.exp ins(%x : tensor<1x4xf32>) outs(%slice : tensor<1x4xf32>) -> tensor<1x4xf32>
    %next = tensor.insert_slice %y into %c[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
    scf.yield %next : tensor<8x4xf32>
  }
  %p = arith.addi %n, %n : tensor<i64>
  %t = ao.offload %p : tensor<i64> -> !ao.transfer<!host>
  %h = ao.wait %t keep(%p : tensor<i64>) : !ao.transfer<!host>
  %z = math.exp %x : tensor<1x4xf32>
  %r = ao.reload %h : !host -> !ao.transfer<tensor<i64>>
  %k = ao.wait %r keep(%h : !host) : !ao.transfer<tensor<i64>>
  %slice = tensor.empty() : tensor<1x4xf32>
  %y = linalg.add ins(%z, %x : tensor<1x4xf32>, tensor<1x4xf32>) outs(%slice : tensor<1x4xf32>) -> tensor<1x4xf32>
  %read = tensor.extract %k[] : tensor<i64>
  %place = arith.index_cast %read : i64 to index
  %all = tensor.insert_slice %y into %most[%place, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x4xf32>
  return %all : tensor<8x4xf32>
}
