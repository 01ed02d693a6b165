// A joint step of eight 1 MiB values, used again in reverse order. A machine
// that copies 1 MiB in about 1 ms, and ops of 2 ms: every transfer hides.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect --split-input-file \
// RUN:   --ao-plan-offload="machine=%t/machine.json device-memory-budget=5MiB plan-output=%t/plan.json" \
// RUN:   -o %t/decided.mlir
// The decision is an attribute, and nothing else has changed.
// RUN: FileCheck %s --check-prefix=DECIDED < %t/decided.mlir
// RUN: ao-opt %t/decided.mlir --allow-unregistered-dialect --split-input-file \
// RUN:   --ao-apply-plan --ao-verify-transfers | FileCheck %t/step.mlir
// RUN: FileCheck %s --check-prefix=PLAN < %t/plan.json
// A percentage of the peak of 6 MiB, and no budget at all.
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="machine=%t/machine.json device-memory-budget=84%% plan-output=%t/share.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=SHARE < %t/share.json
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="machine=%t/machine.json plan-output=%t/free.json report=%t/report.html" -o /dev/null
// RUN: FileCheck %s --check-prefix=FREE < %t/free.json
// RUN: grep -q '<html' %t/report.html
// Remarks about offloaded and kept values, with reasons.
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect --remarks-filter=ao --remark-format=emitRemark \
// RUN:   --ao-plan-offload="machine=%t/machine.json device-memory-budget=5MiB" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK
// Budgets that cannot be met, or read.
// RUN: not ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="machine=%t/machine.json device-memory-budget=1MiB" 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: not ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="device-memory-budget=lots" 2>&1 | FileCheck %s --check-prefix=LOTS
// RUN: not ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="device-memory-budget=-1" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="effort=99" 2>&1 | FileCheck %s --check-prefix=EFFORT
// RUN: not ao-opt %t/step.mlir --allow-unregistered-dialect \
// RUN:   --ao-plan-offload="machine=no-such-machine" 2>&1 | FileCheck %s --check-prefix=MACHINE

// DECIDED: func.func @step({{.*}}) -> {{.*}} attributes {ao.plan = "{\22schema\22:\22ao.plan\22,
// DECIDED-NOT: ao.offload
// PLAN: "device_budget":5242880
// PLAN: "exposed_us":0,"peak_bytes":{{[345][0-9]+}},"unplanned_peak_bytes":6291472
// SHARE: "device_budget":5284836
// FREE: "device_budget":null
// FREE: "exposed_us":0,

// REMARK-DAG: [Passed] plan-offload {{.*}}Reason="offload before {{.*}}; release before {{.*}}, where its memory is needed; reload before {{.*}}; wait before {{.*}}, its next use", Remark="offloaded {{.*}}bytes=1048576
// REMARK-DAG: [Analysis] plan-offload {{.*}}peak_bytes={{[345][0-9]+}}

// SMALL: error: cannot plan '@step': {{.*}}; the smallest feasible device memory budget is {{[0-9]+}} bytes; of the peak {{.*}} % is eligible
// SMALL: note: {{.*}} needs at once
// LOTS: error: 'device-memory-budget': expected bytes, a size such as 16GB or 16GiB, or a percentage, got 'lots'
// NEGATIVE: error: 'device-memory-budget': expected bytes
// EFFORT: error: 'effort' must be between 0 and
// MACHINE: error: machine 'no-such-machine'

//--- machine.json
{"name": "slow", "d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0}
//--- step.mlir
// CHECK-LABEL: func.func @step
// CHECK:         %[[A:.*]] = "t.a"
// CHECK:         %[[T:.*]] = ao.offload %[[A]]
// CHECK:         %[[H:.*]] = ao.wait %[[T]] keep(%[[A]]
// CHECK:         %[[R:.*]] = ao.reload %[[H]]
// CHECK:         %[[Y:.*]] = ao.wait %[[R]] keep(%[[H]]
// CHECK:         "u.a"(%{{.*}}, %[[Y]])
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
