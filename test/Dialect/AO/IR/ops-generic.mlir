// The generic form of ops.
//
// RUN: ao-opt --mlir-print-op-generic %S/ops.mlir | FileCheck %S/ops.mlir --check-prefix=GENERIC
