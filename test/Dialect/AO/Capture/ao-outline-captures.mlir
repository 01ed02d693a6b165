// RUN: ao-opt %s --ao-outline-captures | FileCheck %s
// RUN: ao-opt %s --ao-outline-captures=steps=fwd | FileCheck %s --check-prefix=ONE --implicit-check-not=@joint.0
// RUN: not ao-opt %s --ao-outline-captures=steps=joint,bwd 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: ao-opt %s --ao-outline-captures="steps=fwd mode=split" | FileCheck %s --check-prefix=SPLIT


// Callers call what will be left of a function that is cut.
// SPLIT: func.func @fwd.split({{.*}}attributes {ao.cut = "forward"}
// SPLIT: func.func @bwd.split({{.*}}attributes {ao.cut = "backward"}

// A pair goes by the name of its forward function.
// ONE: @fwd.0(
// ONE: @bwd.0(
// NONE: error: there is no step '@bwd'

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
