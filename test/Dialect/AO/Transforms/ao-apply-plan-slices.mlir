// Transfers before an op are written before the reloads of slices there. The
// buffer of a slice is live from that op on in the trace, in which the buffer of
// a value that is released there is free already.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --ao-apply-plan=plan=%t/plan.json --ao-verify-transfers | FileCheck %t/step.mlir

//--- step.mlir
// CHECK:      %[[H:.*]] = math.sin
// CHECK:      math.cos
// CHECK:      %[[HOST:.*]] = ao.wait %{{.*}} keep(%[[H]] :
// CHECK-NEXT: ao.reload
// CHECK-NEXT: math.exp
// CHECK:      ao.reload %[[HOST]] :
// CHECK-NEXT: ao.reload
// CHECK-NEXT: math.sin
!host = tensor<8xf32, #ao.host>
!stack = tensor<2x8xf32, #ao.host>
func.func @step(%x: tensor<8xf32>, %stack: !stack) -> tensor<8xf32> attributes {ao.step} {
  %h = math.sin %x : tensor<8xf32>
  %a = math.cos %x : tensor<8xf32>
  %first = tensor.extract_slice %stack[0, 0] [1, 8] [1, 1] : !stack to !host
  %t = ao.reload %first : !host -> !ao.transfer<tensor<8xf32>>
  %b = math.exp %a : tensor<8xf32>
  %v = ao.wait %t keep(%first : !host) : !ao.transfer<tensor<8xf32>>
  %c = arith.mulf %b, %v : tensor<8xf32>
  %second = tensor.extract_slice %stack[1, 0] [1, 8] [1, 1] : !stack to !host
  %t1 = ao.reload %second : !host -> !ao.transfer<tensor<8xf32>>
  %d = math.sin %c : tensor<8xf32>
  %v1 = ao.wait %t1 keep(%second : !host) : !ao.transfer<tensor<8xf32>>
  %e = arith.mulf %d, %v1 : tensor<8xf32>
  %f = arith.mulf %e, %h : tensor<8xf32>
  return %f : tensor<8xf32>
}

//--- plan.json
{
 "schema": "ao.plan",
 "version": 2,
 "trace": "step",
 "ops": 7,
 "values": 10,
 "machine": {
  "name": "m",
  "d2h_bandwidth": 1000000000000.0,
  "h2d_bandwidth": 1000000000000.0,
  "latency_us": 0
 },
 "options": {
  "policy": "planned",
  "min_bytes": 0
 },
 "commands": [
  {"do": "offload", "value": 1, "before": 1},
  {"do": "release", "value": 1, "before": 2},
  {"do": "reload", "value": 1, "before": 4},
  {"do": "wait", "value": 1, "before": 6}
 ]
}
