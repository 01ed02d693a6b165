// The positions of a plan's commands between ops that are not part of the step:
// an offload directly after the last use, all others directly before their op;
// commands of one position in the plan's order.
//
// RUN: ao-opt %s --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="policy=sync min-bytes=0" --ao-apply-plan --ao-verify-transfers \
// RUN:   | FileCheck %s --check-prefixes=CHECK,SYNC
// RUN: ao-opt %s --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="policy=pytorch min-bytes=0" --ao-apply-plan --ao-verify-transfers \
// RUN:   | FileCheck %s --check-prefixes=CHECK,PYTORCH

// CHECK-LABEL: func.func @fwd
// CHECK:         %[[A:.*]] = "t.a"
// CHECK-NEXT:    %[[TA:.*]] = ao.offload %[[A]]
// SYNC-NEXT:     ao.wait %[[TA]] keep(%[[A]] {{.*}}) {ao.blocking}
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[B:.*]] = "t.b"
// CHECK-NEXT:    %[[TB:.*]] = ao.offload %[[B]]
// SYNC-NEXT:     ao.wait %[[TB]] keep(%[[B]] {{.*}}) {ao.blocking}
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    "t.c"
// PYTORCH-NEXT:  ao.wait %[[TA]] keep(%[[A]]
// PYTORCH-NOT:   ao.blocking
// PYTORCH-NEXT:  ao.wait %[[TB]] keep(%[[B]]
// CHECK-NEXT:    return
func.func @fwd(%x: tensor<4x8xf32>)
    -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "t.a"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %b = "t.b"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %f = tensor.empty() : tensor<4x8xf32>
  %c = "t.c"(%x, %e, %f) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %c, %a, %b : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @bwd
// SYNC:          "t.d"
// SYNC-NEXT:     tensor.empty
// SYNC-NEXT:     ao.reload
// SYNC-NEXT:     ao.wait {{.*}} {ao.blocking}
// SYNC-NEXT:     "t.e"
// PYTORCH-NEXT:  ao.reload
// PYTORCH-NEXT:  ao.reload
// PYTORCH-NEXT:  ao.wait
// PYTORCH-NEXT:  "t.d"
// PYTORCH-NEXT:  tensor.empty
// PYTORCH-NEXT:  ao.wait
// PYTORCH-NEXT:  "t.e"
func.func @bwd(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %d = "t.d"(%g, %b) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = "t.e"(%d, %a, %e) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
