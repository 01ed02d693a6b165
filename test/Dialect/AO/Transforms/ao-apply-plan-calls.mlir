// Calls of a pair follow its signatures: host copies and slots that come and go
// are results of the forward passes, each of which has its own.
//
// RUN: ao-opt %s --ao-plan-offload="policy=sync min-bytes=0" --ao-apply-plan --ao-verify-transfers --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s --check-prefix=REBUILT

// Two microbatches in flight, the second of which is the first to end. Values
// that are not saved are not moved.
// CHECK-LABEL: func.func @fwd
// CHECK-SAME: -> (tensor<64xf32>, tensor<64xf32, #ao.host>, tensor<64xf32, #ao.host>)
// CHECK-LABEL: func.func @bwd
// CHECK-SAME: (%{{.*}}: tensor<64xf32, #ao.host>, %{{.*}}: tensor<64xf32, #ao.host>, %{{.*}}: tensor<64xf32>)
func.func @fwd(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  %c = math.exp %b : tensor<64xf32>
  %d = math.exp %c : tensor<64xf32>
  return %d, %a, %b : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%a: tensor<64xf32>, %b: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = math.exp %g : tensor<64xf32>
  %1 = arith.mulf %0, %b : tensor<64xf32>
  %2 = arith.mulf %1, %a : tensor<64xf32>
  return %2 : tensor<64xf32>
}
// CHECK-LABEL: func.func @drive
// CHECK: %[[F0:.*]]:3 = call @fwd(%arg0) {ao.layer = 3 : i64} : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32, #ao.host>, tensor<64xf32, #ao.host>)
// CHECK: %[[F1:.*]]:3 = call @fwd(%arg1) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32, #ao.host>, tensor<64xf32, #ao.host>)
// CHECK: %[[B1:.*]] = call @bwd(%[[F1]]#1, %[[F1]]#2, %[[F0]]#0) : (tensor<64xf32, #ao.host>, tensor<64xf32, #ao.host>, tensor<64xf32>) -> tensor<64xf32>
// CHECK: %[[B0:.*]] = call @bwd(%[[F0]]#1, %[[F0]]#2, %[[B1]]) :
// CHECK: return %[[F1]]#0, %[[B0]]
func.func @drive(%x: tensor<64xf32>, %y: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
  %f0:3 = call @fwd(%x) {ao.layer = 3 : i64} : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %f1:3 = call @fwd(%y) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
  %b1 = call @bwd(%f1#1, %f1#2, %f0#0) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  %b0 = call @bwd(%f0#1, %f0#2, %b1) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
  return %f1#0, %b0 : tensor<64xf32>, tensor<64xf32>
}

// -----

// A slot that is removed: of two views of one storage, one is rematerialized.
// And in a loop, whose iterations are a microbatch each.
// REBUILT-LABEL: func.func @fwd_loop
// REBUILT-SAME: -> (tensor<64xf32>, tensor<64xf32>)
// REBUILT-LABEL: func.func @drive_loop
// REBUILT: scf.for
// REBUILT: %[[F:.*]]:2 = {{.*}}call @fwd_loop(%{{.*}}) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>)
// REBUILT: call @bwd_loop(%[[F]]#1, %[[F]]#0) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
// CHECK-LABEL: func.func @drive_loop
func.func @fwd_loop(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd_loop, ao.num_outputs = 1 : i64} {
  %ones = arith.constant dense<1.0> : tensor<64xf32>
  %a = math.sin %x : tensor<64xf32>
  %b = math.cos %a : tensor<64xf32>
  return %b, %ones, %a : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>
}
func.func @bwd_loop(%ones: tensor<64xf32>, %a: tensor<64xf32>, %g: tensor<64xf32>) -> tensor<64xf32> {
  %0 = arith.mulf %g, %ones : tensor<64xf32>
  %1 = arith.mulf %0, %a : tensor<64xf32>
  return %1 : tensor<64xf32>
}
func.func @drive_loop(%x: tensor<64xf32>, %n: index) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> tensor<64xf32> {
    %f:3 = func.call @fwd_loop(%x) : (tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>)
    %b = func.call @bwd_loop(%f#1, %f#2, %f#0) : (tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %s = arith.addf %acc, %b : tensor<64xf32>
    scf.yield %s : tensor<64xf32>
  }
  return %r : tensor<64xf32>
}
