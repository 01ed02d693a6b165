// RUN: ao-opt %s --allow-unregistered-dialect --ao-sink-waits --ao-verify-transfers | FileCheck %s

// Waits sink to the terminator, in their order.
// CHECK-LABEL: @in_order
func.func @in_order(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32, #ao.host>, tensor<4xf32, #ao.host>) {
  // CHECK-NEXT: %[[T:.*]] = ao.offload %[[X:.*]] :
  // CHECK-NEXT: %[[U:.*]] = ao.offload %[[Y:.*]] :
  // CHECK-NEXT: %[[Z:.*]] = "test.compute"
  // CHECK-NEXT: %[[H:.*]] = ao.wait %[[T]] keep(%[[X]] :
  // CHECK-NEXT: %[[I:.*]] = ao.wait %[[U]] keep(%[[Y]] :
  // CHECK-NEXT: return %[[Z]], %[[H]], %[[I]]
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %u = ao.offload %y : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %i = ao.wait %u keep(%y : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %z = "test.compute"(%y) : (tensor<4xf32>) -> tensor<4xf32>
  return %z, %h, %i : tensor<4xf32>, tensor<4xf32, #ao.host>, tensor<4xf32, #ao.host>
}

// Not beyond the first user of the result, in a region or not.
// CHECK-LABEL: @first_user
func.func @first_user(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: "test.compute"
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: scf.if
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  "test.compute"() : () -> ()
  %0 = scf.if %c -> tensor<4xf32> {
    %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    // CHECK: ao.reload
    // CHECK-NEXT: %{{.*}} = ao.wait
    // CHECK-NEXT: "test.inner"
    %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    "test.inner"() : () -> ()
    scf.yield %y : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  "test.compute"() : () -> ()
  return %0 : tensor<4xf32>
}

// A pinned wait is not moved, and neither is a wait on buffers.
// CHECK-LABEL: @stays
func.func @stays(%x: tensor<4xf32>, %b: memref<4xf32>, %m: memref<4xf32, #ao.host>) -> tensor<4xf32, #ao.host> {
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.compute"
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) {ao.blocking} : !ao.transfer<tensor<4xf32, #ao.host>>
  %u = ao.offload %b into %m : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %u keep(%b : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  "test.compute"() : () -> ()
  return %h : tensor<4xf32, #ao.host>
}

// Inside a region the wait sinks to the region's terminator.
// CHECK-LABEL: @in_a_region
func.func @in_a_region(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: scf.for
  // CHECK-NEXT: ao.offload
  // CHECK-NEXT: "test.compute"
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: }
  scf.for %i = %c0 to %n step %c1 {
    %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    "test.compute"() : () -> ()
  }
  return
}

// In a block without a terminator, the wait is not moved.
"test.graph"() ({
  // CHECK: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.compute"
  %x = "test.source"() : () -> tensor<4xf32>
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  "test.compute"() : () -> ()
}) : () -> ()
