// A trace of a step that is not in the module, and one that cannot be written.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/pair.mlir --ao-emit-trace=step=nothing 2>&1 | FileCheck %t/pair.mlir --check-prefix=NAME
// RUN: not ao-opt %t/pair.mlir --ao-emit-trace=output=%t/no/such/folder/trace.json 2>&1 | FileCheck %t/pair.mlir --check-prefix=FOLDER

//--- pair.mlir
// NAME: error: no training step is called '@nothing'
// FOLDER: error: cannot open output file
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
