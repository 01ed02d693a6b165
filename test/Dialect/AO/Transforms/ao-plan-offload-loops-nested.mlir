// A loop over microbatches: the body is planned like a step, with the budget
// that the rest of the step leaves it.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-plan-offload="policy=pytorch min-bytes=0" | FileCheck %s --check-prefix=ALL
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-plan-offload="device-memory-budget=50% min-bytes=0" | FileCheck %s --check-prefix=SOME
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops-nested.mlir --ao-plan-offload="device-memory-budget=100% min-bytes=0" | FileCheck %s --check-prefix=NONE

// ALL-LABEL: func.func @step
// ALL-SAME: unplanned_peak_bytes\22:19456
// ALL: scf.for
// ALL: scf.for
// ALL: offload = [0, 16]
// ALL-NOT: split = [
// ALL: return

// SOME-LABEL: func.func @step
// SOME-SAME: unplanned_peak_bytes\22:19456
// SOME: scf.for
// SOME: scf.for
// SOME: offload = [0, 10], prefetch = 1, split = [14, 15]

// NONE-NOT: offload = [
