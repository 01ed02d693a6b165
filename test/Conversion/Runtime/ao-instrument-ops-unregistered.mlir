// An op of no known dialect at the end of its block may be its terminator.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-instrument-ops | FileCheck %s

// CHECK-LABEL: func.func @terminator(
// CHECK: llvm.call @aortStepRangeBegin
// CHECK: "foo.op"
// CHECK: llvm.call @aortStepRangeEnd
// CHECK: "onnx.Return"
// CHECK-NEXT: }
func.func @terminator(%a: memref<4xf32>) {
  "foo.op"(%a) : (memref<4xf32>) -> ()
  "onnx.Return"(%a) : (memref<4xf32>) -> ()
}
