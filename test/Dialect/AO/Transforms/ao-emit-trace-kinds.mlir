// The kinds of ops in a trace, and inherited attributes.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/kinds.mlir --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/kinds.mlir
// RUN: ao-opt %t/inherited.mlir --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/inherited.mlir

//--- kinds.mlir
// The dialect and the planner list the kinds each for itself, and agree.
// CHECK: "kind":"matmul"
// CHECK-NEXT: "kind":"conv"
// CHECK-NEXT: "kind":"attention"
// CHECK-NEXT: "kind":"memory"
// CHECK-NEXT: "kind":"collective"
// CHECK-NEXT: "kind":"other"
func.func @kinds(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x {ao.kind = "matmul"} : tensor<4xf32>
  %1 = math.sin %0 {ao.kind = "conv"} : tensor<4xf32>
  %2 = math.sin %1 {ao.kind = "attention"} : tensor<4xf32>
  %3 = math.sin %2 {ao.kind = "memory"} : tensor<4xf32>
  %4 = math.sin %3 {ao.kind = "collective"} : tensor<4xf32>
  %5 = math.sin %4 {ao.kind = "other"} : tensor<4xf32>
  return %5 : tensor<4xf32>
}

//--- inherited.mlir
// A result that is written over a value which ends there has its bytes before
// the op starts; one that is written over a value which may be away until the
// op needs it, before the next one.
// CHECK: "name":"a"
// CHECK-NOT: inherited_bytes
// CHECK-SAME: },
// CHECK-NEXT: "name":"b",{{.*}}"inherited_bytes":16}
// CHECK-NEXT: "name":"c"
// CHECK-NOT: inherited_bytes
// CHECK-SAME: },
// CHECK-NEXT: "name":"d"
// CHECK-NOT: inherited_bytes
// CHECK-SAME: },
// CHECK-NEXT: "name":"e",{{.*}}"inherited_bytes":16}
func.func @inherited(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<4xf32> loc("a")
  %b = math.sin %a : tensor<4xf32> loc("b")
  %c = arith.addf %x, %x : tensor<4xf32> loc("c")
  %d = math.sin %b : tensor<4xf32> loc("d")
  %e = arith.addf %d, %c : tensor<4xf32> loc("e")
  return %e : tensor<4xf32>
}
