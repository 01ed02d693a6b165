// The smallest feasible budget of a loop that accumulates gradients in place is the
// peak that a run measures.
//
// RUN: not ao-opt %S/Inputs/ao-plan-offload-bodies-sums.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=7167" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %if ao-run %{ ao-run %S/Inputs/ao-plan-offload-bodies-sums.mlir --compare --strategy=planned --machine=%S/Inputs/machine.json --min-bytes=0 --device-memory-budget=7168 | FileCheck %s --check-prefix=SAME %}
//
// NONE: the smallest feasible device memory budget is 7168 bytes
// SAME: planned{{ +}}7168{{ +}}7168 {{.*}} yes
