// The trace of a pair, on standard error or in a file; the module is not
// changed.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/pair.mlir --ao-emit-trace 2>&1 >/dev/null | FileCheck %t/pair.mlir
// RUN: ao-opt %t/pair.mlir --ao-emit-trace=output=%t/trace.json | FileCheck %t/pair.mlir --check-prefix=SAME && FileCheck %t/pair.mlir < %t/trace.json

//--- pair.mlir
// SAME: func.func @fwd
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
