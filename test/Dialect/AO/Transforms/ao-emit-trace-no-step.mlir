// A trace needs one step: none and two are errors.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/none.mlir --ao-emit-trace 2>&1 | FileCheck %t/none.mlir
// RUN: not ao-opt %t/two.mlir --ao-emit-trace 2>&1 | FileCheck %t/two.mlir

//--- none.mlir
// CHECK: error: expected one training step, got 0
func.func @f() {
  return
}

//--- two.mlir
// CHECK: error: expected one training step, got 2; name one with 'step'
func.func @a() attributes {ao.step} {
  return
}
func.func @b() attributes {ao.step} {
  return
}
