// A plan that is applied by the pass manager that made it, and one that is read
// from the text of the attribute, give the same module.
//
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=1" --ao-apply-plan > %t.once
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=1" | ao-opt --ao-apply-plan > %t.twice
// RUN: FileCheck %s < %t.once && diff %t.once %t.twice

// CHECK: ao.offload
// CHECK: ao.reload
// CHECK-NOT: ao.plan
func.func @step(%x: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  %d = arith.mulf %c, %a : tensor<64xf32>
  return %d : tensor<64xf32>
}
