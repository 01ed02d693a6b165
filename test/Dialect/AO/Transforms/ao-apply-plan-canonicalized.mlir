// Passes between planning and applying may change ops: the plan is read and
// proved again.
//
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=1" --canonicalize --ao-apply-plan | FileCheck %s

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
