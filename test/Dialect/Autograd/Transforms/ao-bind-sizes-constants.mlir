// Sizes given by `sizes=` become constants, with which the arguments are compared
// at the entry of the step.
//
// DEFINE: %{pass} = --allow-unregistered-dialect --ao-bind-sizes=sizes=n:32 --mlir-print-debuginfo
// RUN: ao-opt %S/ao-bind-sizes.mlir %{pass} -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once %{pass} | diff %t.once -

// CHECK-LABEL: func.func @shape_only(
// CHECK-SAME: %{{[^:]*}}: tensor<?xf32> {ao.donated} loc({{.*}}), %[[N:[^:]*]]: index
// CHECK: ao.check_size %[[N]], %{{.*}} "size 'n'" "argument 0"
// CHECK: %[[C:.*]] = arith.constant 32 : index
// CHECK-NEXT: ao.check_size %[[N]], %[[C]] "size 'n'" "the plan"
// CHECK: tensor.empty(%[[C]])
