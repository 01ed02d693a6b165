// Bytes that a callback may allocate are live as long as it runs.
//
// REQUIRES: autograd
// RUN: ao-opt %s --ao-emit-trace=output=%t.json
// RUN: FileCheck %s < %t.json

// CHECK: "bytes":64,"def":0
func.func @step(%g: tensor<1024xf32>, %k: !autograd.hook<pre>) -> tensor<1024xf32> attributes {ao.step} {
  %1 = autograd.hook pre %k outs(%g : tensor<1024xf32>) {ao.workspace = 64 : i64} -> tensor<1024xf32> loc("hook")
  return %1 : tensor<1024xf32>
}
