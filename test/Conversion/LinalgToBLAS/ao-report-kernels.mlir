// The kernels of a step, the longest first. The product runs in each iteration
// of the loop, and counts two operations a point; the contraction at the end
// has no library call.
//
// RUN: ao-opt %S/Inputs/ao-report-kernels.mlir --ao-report-kernels=machine=h100-pcie5 -o /dev/null 2>&1 | FileCheck %s
// RUN: ao-opt %S/Inputs/ao-report-kernels.mlir --ao-report-kernels="machine=h100-pcie5 output=%t.json" | FileCheck %s --check-prefix=SAME
// RUN: FileCheck %s --input-file=%t.json

// The longest first. The product runs in each iteration of the loop, and counts
// two operations a point; the contraction at the end has no library to run it.
// CHECK:      {"schema":"ao.kernels","version":1,"step_ns":{{[0-9]+}},"product_flops":12885426176,"kernels":[
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.matmul","product":true,"executions":3,"bytes":16777216,"flops":2147483648,"ns":96156,"share":0.36{{[0-9]*}}},
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.matmul","product":true,"executions":3,
// CHECK-NEXT: {"name":"{{.*}}","op":"memref.copy","product":false,"executions":1,"bytes":134217728,"flops":0,"ns":40065,"share":0.15{{[0-9]*}}},
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.generic","product":false,"executions":1,"bytes":100663296,"flops":8388608,"ns":30049,"share":0.11{{[0-9]*}}},
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.generic","product":false,"executions":1,"bytes":65536,"flops":786432,
// CHECK-NEXT: ]}

// SAME:     func.func @step(
// SAME-NOT: ao.
