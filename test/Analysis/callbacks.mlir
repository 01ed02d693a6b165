// Hooks are ops of a step, and what they leave lies where it lay before.
//
// REQUIRES: autograd
// RUN: ao-opt %s --ao-emit-trace=output=%t.json
// RUN: FileCheck %s < %t.json

// CHECK: "name":"product"
// CHECK: "name":"hook",{{.*}}"inherited_bytes":4096
// CHECK: "name":"use"
func.func @step(%g: tensor<1024xf32>, %k: !autograd.hook<pre>) -> tensor<1024xf32> attributes {ao.step} {
  %0 = arith.mulf %g, %g : tensor<1024xf32> loc("product")
  %1 = autograd.hook pre %k outs(%0 : tensor<1024xf32>) -> tensor<1024xf32> loc("hook")
  %2 = arith.addf %1, %g : tensor<1024xf32> loc("use")
  return %2 : tensor<1024xf32>
}
