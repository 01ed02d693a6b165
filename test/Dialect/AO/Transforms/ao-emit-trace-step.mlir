// The options `step` and `min-bytes` of a trace.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/pair.mlir --ao-emit-trace="step=fwd min-bytes=17" 2>&1 >/dev/null | FileCheck %t/pair.mlir --check-prefix=MIN
// RUN: ao-opt %t/two.mlir --ao-emit-trace=step=b 2>&1 >/dev/null | FileCheck %t/two.mlir --check-prefix=B

//--- pair.mlir
// MIN: "name":"cos",{{.*}}"offloadable":false
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

//--- two.mlir
// B: "name":"b"
func.func @a() attributes {ao.step} {
  return
}
func.func @b() attributes {ao.step} {
  return
}
