// Calls by the address of one function are plain calls, in functions that are
// no steps as well: those of a pair are then found, and steps inlined.
//
// RUN: ao-opt %s --ao-inline-callees | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline=strategy=sync --ao-bufferize-pipeline | FileCheck %s --check-prefix=MOVED

// CHECK-LABEL: func.func @main
// CHECK-NOT: constant @
// CHECK: %[[F:.*]]:2 = call @fwd(%{{.*}}) {ao.microbatch = 0 : i64} : (tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
// CHECK: call @bwd(%[[F]]#1, %[[F]]#0)
// CHECK-LABEL: func.func @step
// CHECK-NOT: call
// CHECK: math.exp
// CHECK-LABEL: func.func @unknown
// CHECK: call_indirect
// MOVED: call @bwd(%{{.*}}, %{{.*}}) : (memref<1024xf32, #ao.host>, memref<1024xf32>)
func.func @fwd(%x: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  return %b, %a : tensor<1024xf32>, tensor<1024xf32>
}
func.func @bwd(%a: tensor<1024xf32>, %g: tensor<1024xf32>) -> tensor<1024xf32> {
  %r = arith.mulf %a, %g : tensor<1024xf32>
  return %r : tensor<1024xf32>
}
func.func @main(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %f = func.constant @fwd : (tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
  %b = func.constant @bwd : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  %y, %s = func.call_indirect %f(%x) {ao.microbatch = 0 : i64} : (tensor<1024xf32>) -> (tensor<1024xf32>, tensor<1024xf32>)
  %r = func.call_indirect %b(%s, %y) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %r : tensor<1024xf32>
}
func.func private @exp(%x: tensor<1024xf32>) -> tensor<1024xf32> {
  %y = math.exp %x : tensor<1024xf32>
  return %y : tensor<1024xf32>
}
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %f = func.constant @exp : (tensor<1024xf32>) -> tensor<1024xf32>
  %y = func.call_indirect %f(%x) : (tensor<1024xf32>) -> tensor<1024xf32>
  return %y : tensor<1024xf32>
}
func.func @unknown(%x: f32, %f: (f32) -> f32) -> f32 {
  %y = func.call_indirect %f(%x) : (f32) -> f32
  return %y : f32
}
