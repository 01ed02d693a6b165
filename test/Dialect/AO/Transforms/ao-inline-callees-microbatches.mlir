// A joint step that runs a pair for two microbatches, both forwards first, is
// inlined, and planned by the rule of layers for each microbatch.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-inline-callees | FileCheck %s
// RUN: ao-opt %s --allow-unregistered-dialect --ao-offload-pipeline="strategy=layerwise num-layers=1 min-elements=1" \
// RUN:   | FileCheck %s --check-prefix=RULE

// CHECK-LABEL: func.func @step
// RULE-LABEL: func.func @step
func.func @step(%x: tensor<256xf32>, %y: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>) attributes {ao.step} {
  // CHECK-NEXT: "t.a"(%arg0) {ao.layer = 0 : i64, ao.microbatch = 0 : i64, ao.phase = "forward"}
  // CHECK-NEXT: "t.b"
  // CHECK-NEXT: "t.a"(%arg1) {ao.layer = 0 : i64, ao.microbatch = 1 : i64, ao.phase = "forward"}
  // CHECK-NEXT: "t.b"
  // CHECK-NEXT: "t.c"({{.*}}) {ao.layer = 1 : i64, ao.microbatch = 0 : i64, ao.phase = "backward"}
  // RULE-COUNT-2: ao.offload
  // RULE-COUNT-2: ao.reload
  // RULE-NOT: ao.reload
  %0:2 = call @fwd(%x) {ao.microbatch = 0 : i64} : (tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
  %1:2 = call @fwd(%y) {ao.microbatch = 1 : i64} : (tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
  %2 = call @bwd(%0#1, %0#0) {ao.microbatch = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  %3 = call @bwd(%1#1, %1#0) {ao.microbatch = 1 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %2, %3 : tensor<256xf32>, tensor<256xf32>
}

// CHECK-LABEL: func.func @fwd
// CHECK-NOT: ao.backward
func.func @fwd(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  %b = "t.b"(%a) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  return %b, %a : tensor<256xf32>, tensor<256xf32>
}
func.func @bwd(%a: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
  %0 = "t.c"(%g) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  %1 = "t.d"(%a, %0) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %1 : tensor<256xf32>
}
