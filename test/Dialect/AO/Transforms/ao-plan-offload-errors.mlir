// Budgets that cannot be met, and options that cannot be read.
//
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/step.mlir --allow-unregistered-dialect --ao-plan-offload="machine=%t/machine.json device-memory-budget=1MiB"
// error: cannot plan '@step': {{.*}}; the smallest feasible device memory budget is {{[0-9]+}} bytes; of the peak, {{.*}} % is not eligible
// note: {{.*}} needs these values at once
//
// $ ao-opt %t/step.mlir --allow-unregistered-dialect --ao-plan-offload="device-memory-budget=lots"
// error: 'device-memory-budget': expected bytes, a size such as 16GB or 16GiB, or a percentage, got 'lots'
//
// $ ao-opt %t/step.mlir --allow-unregistered-dialect --ao-plan-offload="device-memory-budget=-1"
// error: 'device-memory-budget': expected bytes
//
// $ ao-opt %t/step.mlir --allow-unregistered-dialect --ao-plan-offload="effort=99"
// error: 'effort' must be between 0 and
//
// $ ao-opt %t/step.mlir --allow-unregistered-dialect --ao-plan-offload="machine=no-such-machine"
// error: machine 'no-such-machine'

//--- machine.json
{"name": "slow", "d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0}

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = "t.a"(%x) {ao.cost_ns = 2000000 : i64} : (tensor<4xf32>) -> tensor<512x512xf32>
  %b = "t.b"(%a) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %c = "t.c"(%b) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %d = "t.d"(%c) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %e = "t.e"(%d) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %f = "u.e"(%e) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>) -> tensor<512x512xf32>
  %g = "u.d"(%f, %d) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %h = "u.c"(%g, %c) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %i = "u.b"(%h, %b) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %j = "u.a"(%i, %a) {ao.cost_ns = 2000000 : i64} : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<4xf32>
  return %j : tensor<4xf32>
}
