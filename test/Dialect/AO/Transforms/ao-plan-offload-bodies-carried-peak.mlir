// The smallest feasible budget of a step whose body yields more than sums of
// gradients is the peak that a run measures.
//
// RUN: not ao-opt %S/Inputs/ao-plan-offload-bodies-carried.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=6143" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %if ao-run %{ ao-run %S/Inputs/ao-plan-offload-bodies-carried.mlir --compare --strategy=planned --machine=%S/Inputs/machine.json --min-bytes=0 --device-memory-budget=7100 | FileCheck %s --check-prefix=SAME %}
//
// NONE: the smallest feasible device memory budget is 6144 bytes
// SAME: planned{{ +}}6144{{ +}}6144 {{.*}} yes
