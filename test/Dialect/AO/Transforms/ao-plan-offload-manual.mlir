// Layers that are offloaded where markers are.
//
// RUN: ao-opt %s --allow-unregistered-dialect --split-input-file \
// RUN:   --ao-offload-pipeline="strategy=manual min-bytes=0" 2> %t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID < %t.err

// A pair: the offloads of layer 0 start once their values exist, after the
// marker, and the reloads have the order of use.
// CHECK-LABEL: func.func @fwd
func.func @fwd(%x: tensor<256xf32>) -> (tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  ao.start_offload layer 0
  // CHECK: %[[A:.*]] = "t.a"
  // CHECK-NEXT: %[[TA:.*]] = ao.offload %[[A]]
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: %[[B:.*]] = "t.b"
  // CHECK-NEXT: %[[TB:.*]] = ao.offload %[[B]]
  %b = "t.b"(%a) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: %[[C:.*]] = "t.c"
  %c = "t.c"(%b) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: ao.wait %[[TA]]
  // CHECK-NEXT: ao.wait %[[TB]]
  ao.release layer 0
  // CHECK-NEXT: "t.d"
  %d = "t.d"(%c) {ao.layer = 1 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK: return {{.*}}tensor<256xf32, #ao.host>, tensor<256xf32, #ao.host>, tensor<256xf32>
  return %d, %a, %b, %c : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>
}
// CHECK-LABEL: func.func @bwd
// CHECK-SAME: (%[[HA:.*]]: tensor<256xf32, #ao.host>, %[[HB:.*]]: tensor<256xf32, #ao.host>,
func.func @bwd(%a: tensor<256xf32>, %b: tensor<256xf32>, %c: tensor<256xf32>, %g: tensor<256xf32>) -> tensor<256xf32> {
  // CHECK-NEXT: %[[RB:.*]] = ao.reload %[[HB]]
  // CHECK-NEXT: %[[RA:.*]] = ao.reload %[[HA]]
  ao.start_reload layer 0
  // CHECK-NEXT: "t.e"
  %0 = "t.e"(%c, %g) {ao.layer = 1 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: ao.wait %[[RB]]
  // CHECK-NEXT: "t.f"
  %1 = "t.f"(%b, %0) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: ao.wait %[[RA]]
  // CHECK-NEXT: "t.g"
  %2 = "t.g"(%a, %1) {ao.layer = 0 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %2 : tensor<256xf32>
}
// CHECK-NOT: ao.start_

// -----

// A joint step: a use between release and reload keeps the copy that long, and
// layer 7 saves nothing.
// SAID: remark: '{{.*}}' of layer 0 is released after its last use before the reload
// SAID: warning: layer 7 saves no eligible value
// CHECK-LABEL: func.func @step
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  ao.start_offload layer 7
  ao.release layer 7
  // CHECK: %[[A:.*]] = "t.a"
  %a = "t.a"(%x) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: %[[T:.*]] = ao.offload %[[A]]
  ao.start_offload layer 0
  // CHECK-NEXT: "t.b"
  %b = "t.b"(%a) {ao.layer = 0 : i64} : (tensor<256xf32>) -> tensor<256xf32>
  ao.release layer 0
  // CHECK-NEXT: "t.c"
  %c = "t.c"(%a, %b) {ao.layer = 1 : i64} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: ao.wait %[[T]] keep(%[[A]]
  // CHECK-NEXT: "t.d"
  %d = "t.d"(%c) {ao.layer = 1 : i64, ao.phase = "backward"} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: ao.reload
  ao.start_reload layer 0
  // CHECK-NEXT: "t.e"
  %e = "t.e"(%d) {ao.layer = 1 : i64, ao.phase = "backward"} : (tensor<256xf32>) -> tensor<256xf32>
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "t.f"
  %f = "t.f"(%a, %e) {ao.layer = 0 : i64, ao.phase = "backward"} : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %f : tensor<256xf32>
}
