// RUN: ao-opt %s --allow-unregistered-dialect --ao-inline-callees | FileCheck %s

// CHECK-LABEL: func.func private @layer
func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "test.sin"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// Callees of callees, several calls, and calls in regions.
func.func private @two_layers(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @layer(%0) : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// CHECK-LABEL: func.func @step
func.func @step(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> attributes {ao.step} {
  // CHECK-NEXT: %[[A:.*]] = "test.sin"(%arg0)
  // CHECK-NEXT: %[[B:.*]] = "test.sin"(%[[A]])
  // CHECK-NEXT: scf.if
  // CHECK-NEXT: "test.sin"(%[[B]])
  // CHECK-NOT: call
  // CHECK: return
  %0 = call @two_layers(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = func.call @layer(%0) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}
// Both functions of a pair.
// CHECK-LABEL: func.func @fwd
func.func @fwd(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK-NEXT: "test.sin"
  %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-LABEL: func.func @bwd
func.func @bwd(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: "test.sin"
  %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// Functions that are no steps keep their calls.
// CHECK-LABEL: func.func @elsewhere
func.func @elsewhere(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NEXT: call @layer
  %0 = call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// Calls in regions of ops that are not known.
// CHECK-LABEL: func.func @foreign
func.func @foreign(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // CHECK-NEXT: "test.while"
  // CHECK: ^bb0(%[[A:.*]]: tensor<4xf32>):
  // CHECK-NEXT: %[[S:.*]] = "test.sin"(%[[A]])
  // CHECK-NEXT: "test.yield"(%[[S]])
  %0 = "test.while"(%x) ({
    "test.condition"() : () -> ()
  }, {
  ^bb0(%a: tensor<4xf32>):
    %1 = func.call @layer(%a) : (tensor<4xf32>) -> tensor<4xf32>
    "test.yield"(%1) : (tensor<4xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
