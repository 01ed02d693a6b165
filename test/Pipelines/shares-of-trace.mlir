// ao-plan resolves a host budget in percent as ao-opt does.
//
// REQUIRES: ao-plan, ao-run
// RUN: ao-opt %s --ao-emit-trace="output=%t.trace.json" -o /dev/null
// RUN: ao-plan %t.trace.json --min-bytes=0 --device-memory-budget=75%% --host-memory-budget=50%% -o %t.plan.json
// RUN: FileCheck %s --input-file=%t.plan.json

// CHECK: "device_budget":{{ *}}786432
// CHECK: "host_budget":{{ *}}524288
//
func.func @step(%x: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<256x256xf32>
  %b = math.cos %a : tensor<256x256xf32>
  %c = math.exp %b : tensor<256x256xf32>
  %d = math.exp %c : tensor<256x256xf32>
  %e = arith.mulf %d, %b : tensor<256x256xf32>
  %g = arith.mulf %e, %a : tensor<256x256xf32>
  return %g : tensor<256x256xf32>
}
