// Compiled regions that were inlined into a tape are erased, and with them the
// regions that only they call. Functions with other uses are kept.
//
// RUN: ao-opt %S/ao-inline-callees-regions.mlir --ao-form-step --ao-inline-callees -o %t.once
// RUN: FileCheck %s --implicit-check-not="func.func private" < %t.once
// RUN: ao-opt %t.once --ao-inline-callees | diff %t.once -

// CHECK: func.func private @helper
// CHECK: func.func @kept
// CHECK: func.func private @named
// CHECK-LABEL: func.func @twice
// CHECK-NOT: call @
// CHECK: return
