// A plan for the iterations of a step is read back from the attributes of its
// loops, as ao-plan makes it from the trace.
//
// RUN: ao-opt %S/Inputs/loop-plans.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=24576" \
// RUN:   | ao-opt --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json machine=%S/Inputs/machine.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE --input-file=%t.trace.json
// RUN: ao-plan %t.trace.json --machine=%S/Inputs/machine.json --device-memory-budget=24576 --min-bytes=0 --output=%t.asked.json && \
// RUN:   %python %S/Inputs/compare_commands.py %t.plan.json %t.asked.json

// A result that is not carried by the loop may be in flight at its end.
// TRACE-NOT: waits_within
// TRACE: "loops":[
// TRACE-NEXT: "first_op":0,"body_ops":5,"trips":16}
// TRACE-NEXT: "first_op":80,"body_ops":6,"trips":16}
// TRACE: "stacked_residuals":[
// TRACE-COUNT-2: "loop_out":0,"loop_in":1
