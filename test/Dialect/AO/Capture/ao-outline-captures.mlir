// RUN: ao-opt %s --ao-outline-captures | FileCheck %s

// The functions of a step stay; their copies are no step.
// CHECK-LABEL: func.func @fwd(
// CHECK-SAME:    ao.backward = @bwd
// CHECK-LABEL: func.func private @fwd.0(
// CHECK-SAME:    {ao.class = "copied"}
// CHECK-SAME:    attributes {ao.capture = "forward"}
// CHECK-NOT:     aortStepRange
// CHECK:         return
// CHECK-LABEL: func.func @bwd(
// CHECK-LABEL: func.func private @bwd.0(
// CHECK-SAME:    attributes {ao.capture = "backward"}
llvm.func @aortStepRangeEnd()
func.func @fwd(%x: memref<4xf32> {ao.class = "copied"}) -> (memref<4xf32>, memref<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64, ao.arenas = #ao.arenas<device = 256, host = 0>} {
  llvm.call @aortStepRangeEnd() : () -> ()
  return %x, %x : memref<4xf32>, memref<4xf32>
}
func.func @bwd(%x: memref<4xf32>) {
  return
}

// CHECK-LABEL: func.func @joint(
// CHECK-SAME:    ao.step
// CHECK-LABEL: func.func private @joint.0(
// CHECK-SAME:    attributes {ao.capture = "inference"}
func.func @joint(%x: memref<4xf32>) attributes {ao.step} {
  return
}

// CHECK-LABEL: func.func @other(
// CHECK-NOT:   @other.0
func.func @other(%x: memref<4xf32>) {
  return
}
