// Budgets that are empty, or exclude each other: one error, exit status 1.
//
// RUN: not ao-opt %s --ao-offload-pipeline="max-slowdown=" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-EMPTY --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="max-slowdown=fast" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-FAST --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="max-slowdown=1% device-memory-budget=50%" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-BUDGET --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=" 2>&1 | FileCheck %s --check-prefix=NODEVICE --implicit-check-not=error:
// RUN: not ao-opt %s --ao-offload-pipeline="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=NOHOST --implicit-check-not=error:
// RUN: not ao-opt %s --ao-plan-offload="device-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-DEVICE
// RUN: not ao-opt %s --ao-plan-offload="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-HOST
// RUN: not ao-opt %s --ao-plan-loops="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-HOST
// RUN: not ao-opt %s --ao-plan-for-buffers="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-HOST
// RUN: not ao-opt %s --ao-plan-for-buffers="device-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-DEVICE

// SLOWDOWN-EMPTY: error: 'max-slowdown' is empty
// SLOWDOWN-FAST: error: 'max-slowdown': {{.*}}fast
// SLOWDOWN-BUDGET: error: 'max-slowdown' minimizes the peak: it excludes 'device-memory-budget'
// NODEVICE: error: 'device-memory-budget' is empty
// NOHOST: error: 'host-memory-budget' is empty
// EMPTY-DEVICE: bad-budgets.mlir:{{0:0|[0-9]+:1}}: error: 'device-memory-budget' is empty
// EMPTY-HOST: bad-budgets.mlir:{{0:0|[0-9]+:1}}: error: 'host-memory-budget' is empty

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
