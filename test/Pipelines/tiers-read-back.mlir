// The tiers of a plan are read back from the step.
//
// RUN: split-file %s %t && ao-opt %t/step.mlir --ao-estimate-costs="machine=%t/machine.json" --ao-plan-offload="machine=%t/machine.json min-bytes=0 device-memory-budget=12288 pinned-memory-budget=4096 plan-output=%t/plan.json" --ao-apply-plan --ao-verify-transfers -o %t/planned.mlir
// RUN: ao-opt %t/planned.mlir --ao-emit-trace="machine=%t/machine.json plan-output=%t/rebuilt.json" -o /dev/null
// RUN: grep '"do"' %t/plan.json > %t/planned.txt && grep '"do"' %t/rebuilt.json | diff %t/planned.txt -

//--- machine.json
{"name": "tiny", "d2h_bandwidth": 4e9, "h2d_bandwidth": 4e9,
 "pageable_d2h_bandwidth": 1e9, "pageable_h2d_bandwidth": 2e9, "latency_us": 0,
 "memory_bandwidth": 1e9, "peak_flops": {"f32": 1e9}}

//--- step.mlir
func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  %c = math.exp %b : tensor<1024xf32>
  %d = math.tanh %c : tensor<1024xf32>
  %e = math.sqrt %d : tensor<1024xf32>
  %f = math.absf %e : tensor<1024xf32>
  %g = arith.mulf %f, %e : tensor<1024xf32>
  %h = arith.mulf %g, %d : tensor<1024xf32>
  %i = arith.mulf %h, %b : tensor<1024xf32>
  %j = arith.mulf %i, %a : tensor<1024xf32>
  return %j : tensor<1024xf32>
}
