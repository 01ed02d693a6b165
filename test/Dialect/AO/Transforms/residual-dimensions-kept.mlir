// A residual of rows that another loop reads by columns is not offloaded slice by
// slice.
//
// RUN: ao-opt %S/Inputs/residual-dimensions.mlir --split-input-file --ao-stream-residuals=min-bytes=0 | FileCheck %s
// RUN: ao-opt %S/Inputs/residual-dimensions.mlir --split-input-file --ao-stream-residuals=min-bytes=0 --remarks-filter=ao -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=REMARK

// REMARK-COUNT-2: it has uses other than slice by slice

// CHECK-LABEL: @square
// CHECK-NOT: ao.offload
// CHECK-LABEL: @wide
// CHECK-NOT: ao.offload
