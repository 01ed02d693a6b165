// RUN: split-file %s %t
// RUN: ao-opt %t/pair.mlir --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/pair.mlir
// RUN: ao-opt %t/pair.mlir --ao-emit-trace=output=%t/trace.json | FileCheck %t/pair.mlir --check-prefix=SAME
// RUN: FileCheck %t/pair.mlir < %t/trace.json
// RUN: ao-opt %t/pair.mlir --ao-emit-trace="step=fwd min-bytes=17" 2>&1 >/dev/null | FileCheck %t/pair.mlir --check-prefix=MIN
// RUN: not ao-opt %t/pair.mlir --ao-emit-trace=step=nothing 2>&1 | FileCheck %t/pair.mlir --check-prefix=NAME
// RUN: not ao-opt %t/none.mlir --ao-emit-trace 2>&1 | FileCheck %t/none.mlir
// RUN: not ao-opt %t/two.mlir --ao-emit-trace 2>&1 | FileCheck %t/two.mlir
// RUN: ao-opt %t/two.mlir --ao-emit-trace=step=b 2>&1 >/dev/null | FileCheck %t/two.mlir --check-prefix=B
// RUN: not ao-opt %t/pair.mlir --ao-emit-trace=output=%t/no/such/folder/trace.json 2>&1 | FileCheck %t/pair.mlir --check-prefix=FOLDER
// RUN: ao-opt %t/kinds.mlir --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/kinds.mlir
// RUN: ao-opt %t/inherited.mlir --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/inherited.mlir

//--- pair.mlir
// NAME: error: no training step is called '@nothing'
// FOLDER: error: cannot open output file
// SAME: func.func @fwd
// MIN: "name":"cos",{{.*}}"offloadable":false
// CHECK: {"schema":"ao.step-trace","version":2,"name":"fwd","boundary":2,
// CHECK: {"name":"cos","duration_us":1.5,"kind":"matmul","phase":"forward","layer":3}
// CHECK: {"name":"sin","duration_us":0.001,"phase":"forward"}
// CHECK: "phase":"backward"
// CHECK: {"name":"fwd.arg0","bytes":16,"def":-1,"uses":[0,1],"offloadable":false,"obstacle":"argument","live_out":true}
// CHECK: {"name":"cos","bytes":16,"def":0,"uses":[2],"offloadable":true,"live_out":false,"slot":0}
// CHECK: {"name":"sin","bytes":16,"def":1,"uses":[],"offloadable":false,"obstacle":"output","live_out":true}
// CHECK: {"name":"bwd.cotangent0","bytes":16,"def":2,"uses":[],"offloadable":false,"obstacle":"argument","live_out":true}
func.func @fwd(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %0 = math.cos %x {ao.cost_ns = 1500 : i64, ao.kind = "matmul", ao.layer = 3 : i64} : tensor<4xf32> loc("cos")
  %1 = math.sin %x {ao.cost_ns = 1 : i64} : tensor<4xf32> loc("sin")
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- none.mlir
// CHECK: error: expected one training step, got 0
func.func @f() {
  return
}
//--- two.mlir
// CHECK: error: expected one training step, got 2; name one with 'step'
// B: "name":"b"
func.func @a() attributes {ao.step} {
  return
}
func.func @b() attributes {ao.step} {
  return
}
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
