// RUN: ao-opt %s --convert-ao-to-placement --allow-unregistered-dialect \
// RUN:   | FileCheck %s --implicit-check-not=ao. --implicit-check-not=scf. --implicit-check-not=tensor. --implicit-check-not=arith.

// A residual in host memory: each slice is placed there before it is inserted,
// and on the device where it has been extracted; the residual itself is not. A
// copy that is in flight in the next iteration is a value that the loop
// carries.

// CHECK-LABEL: func.func @stream(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>
// CHECK: %[[ZERO:.*]] = "stablehlo.constant"() {value = dense<0.000000e+00> : tensor<f32>}
// CHECK: %[[STACK:.*]] = "stablehlo.broadcast_in_dim"(%[[ZERO]]) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x8xf32>
// CHECK: %[[W:.*]]:3 = "stablehlo.while"(%{{.*}}, %[[X]], %[[STACK]]) ({
// CHECK: ^bb0(%[[I:[^:]*]]: tensor<i32>, %[[H:[^:]*]]: tensor<8xf32>, %[[S:[^:]*]]: tensor<4x8xf32>):
// CHECK: %[[Y:.*]] = "stablehlo.tanh"(%[[H]])
// CHECK: %[[SLICE:.*]] = "stablehlo.reshape"(%[[Y]]) : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK-NOT: "stablehlo.dynamic_slice"
// CHECK: %[[OUT:.*]] = "stablehlo.custom_call"(%[[SLICE]])
// CHECK-SAME: _xla_buffer_placement = "pinned_host"
// CHECK: "stablehlo.dynamic_update_slice"(%[[S]], %[[OUT]], %[[I]], %{{.*}}) : (tensor<4x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
// CHECK: %[[READ:.*]] = "stablehlo.dynamic_slice"(%[[W]]#2, %{{.*}}) {slice_sizes = array<i64: 1, 8>}
// CHECK: %[[FIRST:.*]] = "stablehlo.custom_call"(%[[READ]])
// CHECK-SAME: _xla_buffer_placement = "device"
// CHECK: %[[BACK:.*]]:3 = "stablehlo.while"(%{{.*}}, %{{.*}}, %[[FIRST]]) ({
// CHECK: ^bb0(%[[I:[^:]*]]: tensor<i32>, %[[G:[^:]*]]: tensor<8xf32>, %[[CARRIED:[^:]*]]: tensor<1x8xf32>):
// CHECK: %[[ROW:.*]] = "stablehlo.subtract"(%{{.*}}, %[[I]])
// CHECK: %[[NEXT:.*]] = "stablehlo.dynamic_slice"(%[[W]]#2, %[[ROW]], %{{.*}})
// CHECK: %[[PLACED:.*]] = "stablehlo.custom_call"(%[[NEXT]])
// CHECK-SAME: _xla_buffer_placement = "device"
// CHECK-NOT: stablehlo.optimization_barrier
// CHECK: %[[FLAT:.*]] = "stablehlo.reshape"(%[[CARRIED]]) : (tensor<1x8xf32>) -> tensor<8xf32>
// CHECK: %[[SUM:.*]] = "stablehlo.add"(%[[G]], %[[FLAT]])
// CHECK: "stablehlo.return"(%{{.*}}, %[[SUM]], %[[PLACED]])
// CHECK: "stablehlo.reshape"(%[[BACK]]#2)
func.func @stream(%x: tensor<8xf32>) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %host = ao.host_empty : tensor<4x8xf32, #ao.host>
  %f:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %host) -> (tensor<8xf32>, tensor<4x8xf32, #ao.host>) {
    %y = "stablehlo.tanh"(%h) : (tensor<8xf32>) -> tensor<8xf32>
    %slice = tensor.expand_shape %y [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %slot = tensor.extract_slice %s[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %t = ao.offload %slice into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    %d = ao.wait %t keep(%slice : tensor<1x8xf32>) into(%slot : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %u = tensor.insert_slice %d into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    scf.yield %y, %u : tensor<8xf32>, tensor<4x8xf32, #ao.host>
  }
  %last = tensor.extract_slice %f#1[3, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %first = ao.reload %last : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
  %b:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %f#0, %r = %first) -> (tensor<8xf32>, !ao.transfer<tensor<1x8xf32>>) {
    %row = arith.subi %c2, %i : index
    %before = tensor.extract_slice %f#1[%row, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %next = ao.reload %before : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %s = ao.wait %r keep(%last : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    %flat = tensor.collapse_shape %s [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %sum = "stablehlo.add"(%g, %flat) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    scf.yield %sum, %next : tensor<8xf32>, !ao.transfer<tensor<1x8xf32>>
  }
  %s = ao.wait %b#1 keep(%last : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
  %flat = tensor.collapse_shape %s [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
  %sum = "stablehlo.add"(%b#0, %flat) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %sum : tensor<8xf32>
}

// The test of a loop passes on other values than the loop carries: its ops are
// computed in the body as well, and again after the loop.

// CHECK-LABEL: func.func @passed_on(
// CHECK: %[[W:.*]] = "stablehlo.while"(%{{.*}}) ({
// CHECK-NEXT: ^bb0(%[[A:.*]]: tensor<4xf32>):
// CHECK-NEXT: %{{.*}} = "stablehlo.tanh"(%[[A]])
// CHECK-NEXT: "stablehlo.return"(%{{.*}}) : (tensor<i1>) -> ()
// CHECK: ^bb0(%[[B:.*]]: tensor<4xf32>):
// CHECK-NEXT: %[[T:.*]] = "stablehlo.tanh"(%[[B]])
// CHECK-NEXT: %[[S:.*]] = "stablehlo.sine"(%[[T]])
// CHECK-NEXT: "stablehlo.return"(%[[S]])
// CHECK: %[[END:.*]] = "stablehlo.tanh"(%[[W]])
// CHECK: return %[[END]]
func.func @passed_on(%x: tensor<4xf32>, %go: tensor<i1>) -> tensor<4xf32> {
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %t = "stablehlo.tanh"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    %c = tensor.extract %go[] : tensor<i1>
    scf.condition(%c) %t : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    %s = "stablehlo.sine"(%b) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
