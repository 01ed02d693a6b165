// Durations on a preset machine.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/example.mlir --ao-estimate-costs="machine=h100-pcie5" | FileCheck %t/example.mlir

//--- example.mlir
// The example of the pass.
// CHECK-LABEL: @example
func.func @example(%a: tensor<4096x4096xbf16>, %b: tensor<4096x4096xbf16>, %i: tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16> attributes {ao.step} {
  // CHECK: linalg.matmul {ao.cost_ns = 138968 : i64, ao.kind = "matmul"}
  %y = linalg.matmul ins(%a, %b : tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) outs(%i : tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  return %y : tensor<4096x4096xbf16>
}
