// Layers from names of ops, which inlined ops inherit from their call.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-mark-layers='pattern=block([0-9]+) backward=^bwd/' \
// RUN:   --mlir-print-local-scope | FileCheck %s
// RUN: ao-opt %s --allow-unregistered-dialect --ao-mark-layers='pattern=block([0-9]+)' --ao-inline-callees \
// RUN:   | FileCheck %s --check-prefix=INLINED

// CHECK-LABEL: func.func @step
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  // CHECK: "t.a"(%{{.*}}) {ao.layer = 0 : i64}
  %a = "t.a"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("model/block0/a")
  // CHECK: "t.b"(%{{.*}}) {ao.layer = 12 : i64}
  %b = "t.b"(%a) : (tensor<4xf32>) -> tensor<4xf32> loc(fused["other", "block12/b"])
  // Existing marks are kept.
  // CHECK: "t.c"(%{{.*}}) {ao.layer = 5 : i64}
  %c = "t.c"(%b) {ao.layer = 5 : i64} : (tensor<4xf32>) -> tensor<4xf32> loc("block2/c")
  // CHECK: "t.d"(%{{.*}}) : (tensor<4xf32>)
  %d = "t.d"(%c) : (tensor<4xf32>) -> tensor<4xf32> loc("head")
  // CHECK: "t.e"(%{{.*}}) {ao.layer = 1 : i64, ao.phase = "backward"}
  %e = "t.e"(%d) : (tensor<4xf32>) -> tensor<4xf32> loc("bwd/block1/e")
  // CHECK: call @inner(%{{.*}}) {ao.layer = 7 : i64}
  %f = call @inner(%e) : (tensor<4xf32>) -> tensor<4xf32> loc("block7")
  return %f : tensor<4xf32>
}

func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "t.g"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// INLINED-LABEL: func.func @step
// INLINED: "t.g"(%{{.*}}) {ao.layer = 7 : i64}
