// A loop over microbatches: the residual of its body is live during one
// iteration, and is not planned slice by slice.
//
// RUN: ao-opt %S/Inputs/ao-plan-loops-nested.mlir --ao-plan-loops="policy=pytorch min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %S/Inputs/ao-plan-loops-nested.mlir --ao-plan-loops="device-memory-budget=50% min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %S/Inputs/ao-plan-loops-nested.mlir --ao-plan-loops="device-memory-budget=100% min-bytes=0" | FileCheck %s --check-prefix=NONE

// ALL-LABEL: func.func @step
// ALL-SAME: ao.unplanned_peak
// ALL: scf.for
// ALL: scf.for
// ALL: offload = [0, 16]
// ALL-NOT: split = [
// ALL: return

// NONE-NOT: offload = [
