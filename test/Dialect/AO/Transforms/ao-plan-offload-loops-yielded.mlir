// A slice that the loop also yields is waited for within its iteration: plans
// may not assume a longer delay.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-plan-offload="policy=pytorch min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: ao-opt %S/Inputs/ao-plan-offload-loops.mlir --ao-emit-trace="loops output=%t.json min-bytes=0" -o /dev/null
// RUN: FileCheck %s --check-prefix=WITHIN --input-file=%t.json

// EARLY: Reason="the iteration yields the buffer of the slice", Remark="waited for within the iteration: 'layers#1'"
// WITHIN: "waits_within":true
