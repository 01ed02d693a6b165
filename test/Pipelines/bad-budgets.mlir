// Budgets that are empty, or exclude each other: one error, exit status 1.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-offload-pipeline="max-slowdown="
// error: 'max-slowdown' is empty
//
// $ ao-opt %s --ao-offload-pipeline="max-slowdown=fast"
// error: 'max-slowdown': {{.*}}fast
//
// $ ao-opt %s --ao-offload-pipeline="max-slowdown=1% device-memory-budget=50%"
// error: 'max-slowdown' minimizes the peak: it excludes 'device-memory-budget'
//
// $ ao-opt %s --ao-offload-pipeline="device-memory-budget="
// error: 'device-memory-budget' is empty
//
// $ ao-opt %s --ao-offload-pipeline="host-memory-budget="
// error: 'host-memory-budget' is empty
//
// $ ao-opt %s --ao-plan-offload="device-memory-budget="
// bad-budgets.mlir:{{0:0|[0-9]+:1}}: error: 'device-memory-budget' is empty
//
// $ ao-opt %s --ao-plan-offload="host-memory-budget="
// $ ao-opt %s --ao-plan-offload="host-memory-budget="
// $ ao-opt %s --ao-plan-for-buffers="host-memory-budget="
// bad-budgets.mlir:{{0:0|[0-9]+:1}}: error: 'host-memory-budget' is empty
//
// $ ao-opt %s --ao-plan-for-buffers="device-memory-budget="
// bad-budgets.mlir:{{0:0|[0-9]+:1}}: error: 'device-memory-budget' is empty

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
