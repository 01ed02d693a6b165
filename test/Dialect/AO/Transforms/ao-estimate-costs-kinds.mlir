// A cost without a kind counts as compute, in a profile and in an attribute: as
// the kind of the op's own cost model, if that is compute, else as no other
// kind.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --allow-unregistered-dialect --ao-estimate-costs="profile=%t/profile.json" --ao-emit-trace="output=%t/profile.trace.json" -o /dev/null
// RUN: sed 's/COST/ao.cost_ns/' %t/step.mlir | ao-opt --allow-unregistered-dialect --ao-emit-trace="output=%t/attribute.trace.json" -o /dev/null
// RUN: diff %t/profile.trace.json %t/attribute.trace.json && FileCheck %s --input-file=%t/attribute.trace.json

// CHECK: "name":"product","duration_us":0.007,"kind":"matmul"
// CHECK: "name":"sine","duration_us":0.009
// CHECK-NOT: "kind"
// CHECK: "name":"unknown","duration_us":0.011
// CHECK-NOT: "kind"

//--- step.mlir
func.func @step(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>) -> tensor<64x64xf32> attributes {ao.step} {
  %0 = linalg.matmul {COST = 7 : i64} ins(%a, %b : tensor<64x64xf32>, tensor<64x64xf32>) outs(%a : tensor<64x64xf32>) -> tensor<64x64xf32> loc("product")
  %1 = math.sin %0 {COST = 9 : i64} : tensor<64x64xf32> loc("sine")
  %2 = "test.op"(%1) {COST = 11 : i64} : (tensor<64x64xf32>) -> tensor<64x64xf32> loc("unknown")
  return %2 : tensor<64x64xf32>
}

//--- profile.json
{"schema": "ao.profile", "version": 1, "ops": {"linalg.matmul": 7, "math.sin": 9, "test.op": 11}}
