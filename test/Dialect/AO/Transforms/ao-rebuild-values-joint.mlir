// A value that both parts of a step use is rematerialized before its first use
// in the backward part; a second run of the pass changes nothing.
//
// RUN: ao-opt %s --ao-rebuild-values="min-bytes=0 min-gap=2" | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values="min-bytes=0 min-gap=2" --ao-rebuild-values="min-bytes=0 min-gap=2" | FileCheck %s

// A value that both parts of a step use is rematerialized before its first use
// in the backward part, including uses through views and in regions.
// CHECK-LABEL: func.func @joint
// KEPT-LABEL: func.func @joint
func.func @joint(%x: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<2x2xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  // CHECK: %[[FIRST:.*]] = linalg.fill
  // KEPT: %[[FIRST:.*]] = linalg.fill
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %view = tensor.expand_shape %ones [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  // CHECK: arith.addf %{{.*}}, %[[FIRST]]
  %a = arith.addf %x, %ones : tensor<4xf32>
  %b = math.sin %a : tensor<4xf32>
  %c = math.cos %b : tensor<4xf32>
  %d = math.cos %c {ao.phase = "backward"} : tensor<4xf32>
  // CHECK: "backward"
  // CHECK: %[[SECOND:.*]] = linalg.fill {ao.phase = "backward"}
  // CHECK-NEXT: %[[VIEW:.*]] = tensor.expand_shape %[[SECOND]]
  // CHECK: scf.for
  // CHECK: arith.addf %{{.*}}, %[[SECOND]]
  // KEPT-NOT: linalg.fill
  // KEPT: arith.addf %{{.*}}, %[[FIRST]]
  %i = scf.for %k = %c0 to %n step %c1 iter_args(%l = %d) -> (tensor<4xf32>) {
    %m = arith.addf %l, %ones : tensor<4xf32>
    scf.yield %m : tensor<4xf32>
  } {ao.phase = "backward"}
  %f = math.sin %i {ao.phase = "backward"} : tensor<4xf32>
  %g = math.sin %f {ao.phase = "backward"} : tensor<4xf32>
  %h = math.sin %g {ao.phase = "backward"} : tensor<4xf32>
  // Far from that, but in the same part.
  // CHECK-NOT: linalg.fill
  // CHECK: math.sin %[[VIEW]]
  %o = math.sin %view {ao.phase = "backward"} : tensor<2x2xf32>
  return %h, %o : tensor<4xf32>, tensor<2x2xf32>
}

// A value that only the backward part uses is not made earlier.
// CHECK-LABEL: func.func @backward_only
// CHECK-NOT: linalg.fill
// CHECK: math.sin
// CHECK: math.sin
// CHECK: math.sin
func.func @backward_only(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %a = math.sin %x : tensor<4xf32>
  %b = math.sin %a : tensor<4xf32>
  %c = math.sin %b : tensor<4xf32>
  // CHECK: linalg.fill
  // CHECK-NEXT: arith.addf
  // CHECK-NOT: linalg.fill
  %d = arith.addf %c, %ones {ao.phase = "backward"} : tensor<4xf32>
  return %d : tensor<4xf32>
}
