// A host budget in percent is a share of the step's peak on the device without
// a plan: of 1048576 bytes here. test_modules.py tests C and Python.
//
// REQUIRES: ao-plan, ao-run
// RUN: ao-opt %s --ao-offload-pipeline="min-bytes=0 device-memory-budget=75%% host-memory-budget=50%% plan-output=%t.json" -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: not ao-run %s --strategy=sync --min-bytes=0 --host-memory-budget=10%% -O0 2>&1 | FileCheck %s --check-prefix=RUNTIME

// CHECK: "device_budget":{{ *}}786432
// CHECK: "host_budget":{{ *}}524288
//
// RUNTIME: error: host budget exceeded: {{.*}} 0 of 104857 bytes are in use

func.func @step(%x: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<256x256xf32>
  %b = math.cos %a : tensor<256x256xf32>
  %c = math.exp %b : tensor<256x256xf32>
  %d = math.exp %c : tensor<256x256xf32>
  %e = arith.mulf %d, %b : tensor<256x256xf32>
  %g = arith.mulf %e, %a : tensor<256x256xf32>
  return %g : tensor<256x256xf32>
}
