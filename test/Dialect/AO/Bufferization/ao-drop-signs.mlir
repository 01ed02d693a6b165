// RUN: ao-opt %s --ao-drop-signs --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @step(%arg0: tensor<4xi32>, %arg1: index) -> (tensor<4xi32>, tensor<2xi8>, f32)
// CHECK-NOT: ui
// CHECK-NOT: si
// CHECK-NOT: cast
// CHECK: return
func.func @step(%x: tensor<4xui32>, %n: index) -> (tensor<4xui32>, tensor<2xsi8>, f32) {
  %y = builtin.unrealized_conversion_cast %x : tensor<4xui32> to tensor<4xi32>
  %z = arith.addi %y, %y : tensor<4xi32>
  %u = builtin.unrealized_conversion_cast %z : tensor<4xi32> to tensor<4xui32>
  %r = scf.for %i = %n to %n step %n iter_args(%a = %u) -> tensor<4xui32> {
    %b = builtin.unrealized_conversion_cast %a : tensor<4xui32> to tensor<4xi32>
    %c = arith.muli %b, %y : tensor<4xi32>
    %d = builtin.unrealized_conversion_cast %c : tensor<4xi32> to tensor<4xui32>
    scf.yield %d : tensor<4xui32>
  }
  %s, %f = "test.other"(%r) : (tensor<4xui32>) -> (tensor<2xsi8>, f32)
  return %r, %s, %f : tensor<4xui32>, tensor<2xsi8>, f32
}

// Other casts stay.
// CHECK-LABEL: func.func @other
// CHECK: builtin.unrealized_conversion_cast
func.func @other(%x: tensor<4xui32>) -> f32 {
  %y = builtin.unrealized_conversion_cast %x : tensor<4xui32> to f32
  return %y : f32
}
