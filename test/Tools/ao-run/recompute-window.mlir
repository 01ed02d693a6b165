// An op that takes a tensor without data for its shape runs once: the rest of
// the step may be recomputed around it.
//
// REQUIRES: ao-run
// RUN: ao-run %S/../../Integration/Host/Peaks/window.mlir --compare --strategy=knapsack --min-bytes=1 | FileCheck %s
// CHECK: knapsack{{.*}}yes
// CHECK: knapsack: rematerialized
//
// RUN: ao-opt %S/../../Integration/Host/Peaks/window.mlir --ao-emit-trace="recompute output=-" -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TRACE
// TRACE: "why_not":"opaque"
