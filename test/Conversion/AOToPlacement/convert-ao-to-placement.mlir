// RUN: ao-opt %s --convert-ao-to-placement --allow-unregistered-dialect | FileCheck %s

// The copies start at the offload and at the reload, which is held until the op
// before it has been computed. Nothing of the dialect is left.

// CHECK-NOT: ao.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[IN:.*]]: tensor<8xf32>) -> tensor<8xf32> {
func.func @step(%in: tensor<8xf32> {ao.donated}) -> (tensor<8xf32> {ao.slot = #ao.slot<0, 32>}) attributes {ao.step} {
  // CHECK-NEXT: %[[X:.*]] = "stablehlo.sine"(%[[IN]]) :
  %x = "stablehlo.sine"(%in) {ao.cost_ns = 5 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  // CHECK-NEXT: %[[H:.*]] = "stablehlo.custom_call"(%[[X]])
  // CHECK-SAME: call_target_name = "annotate_device_placement"
  // CHECK-SAME: has_side_effect = true
  // CHECK-SAME: mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}
  // CHECK-SAME: (tensor<8xf32>) -> tensor<8xf32>
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  // CHECK-NEXT: %[[Y:.*]] = "stablehlo.tanh"(%[[X]])
  %y = "stablehlo.tanh"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  // CHECK-NEXT: "stablehlo.constant"
  %c = "stablehlo.constant"() {value = dense<1.0> : tensor<8xf32>} : () -> tensor<8xf32>
  // CHECK-NEXT: %[[B:.*]]:2 = "stablehlo.optimization_barrier"(%[[H]], %[[Y]])
  // CHECK-SAME: (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %u = ao.reload %h : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  // CHECK-NEXT: %[[R:.*]] = "stablehlo.custom_call"(%[[B]]#0)
  // CHECK-SAME: mhlo.frontend_attributes = {_xla_buffer_placement = "device"}
  // CHECK-NEXT: %[[Z:.*]] = "stablehlo.exponential"(%[[Y]])
  %z = "stablehlo.exponential"(%y) : (tensor<8xf32>) -> tensor<8xf32>
  %r = ao.wait %u keep(%h : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  // CHECK-NEXT: "stablehlo.add"(%[[R]], %[[Z]])
  %s = "stablehlo.add"(%r, %z) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %v = "stablehlo.add"(%s, %c) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %v : tensor<8xf32>
}

// A second reload reads the same copy; nothing is before the first one that
// could be waited for.

// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[H:.*]] = "stablehlo.custom_call"(%[[X]])
// CHECK-NEXT: %[[R:.*]] = "stablehlo.custom_call"(%[[H]])
// CHECK-NEXT: %[[Y:.*]] = "stablehlo.tanh"(%[[R]])
// CHECK-NEXT: %[[B:.*]]:2 = "stablehlo.optimization_barrier"(%[[H]], %[[Y]])
// CHECK-NEXT: %[[S:.*]] = "stablehlo.custom_call"(%[[B]]#0)
// CHECK-NEXT: "stablehlo.add"(%[[Y]], %[[S]])
func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %u = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %r = ao.wait %u keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  %y = "stablehlo.tanh"(%r) : (tensor<4xf32>) -> tensor<4xf32>
  %v = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %s = ao.wait %v keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  %a = "stablehlo.add"(%y, %s) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// XLA copies a constant that a step returns.

// CHECK-LABEL: func.func @returned(
// CHECK-NEXT: %[[C:.*]] = "stablehlo.constant"
// CHECK-NEXT: return %[[C]]
func.func @returned() -> tensor<8xf32> attributes {ao.step} {
  %c = "stablehlo.constant"() {value = dense<1.0> : tensor<8xf32>} : () -> tensor<8xf32>
  %copy = bufferization.alloc_tensor() copy(%c) : tensor<8xf32>
  return %copy : tensor<8xf32>
}
