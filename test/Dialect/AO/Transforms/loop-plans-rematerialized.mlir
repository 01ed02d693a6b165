// Plans do not contain rematerialization in loops: it is in the attributes of
// the loops, and the plan is one for the other values.
//
// RUN: ao-opt %S/Inputs/loop-plans-rematerialized.mlir --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE --input-file=%t.trace.json
// RUN: FileCheck %s --check-prefix=PLAN --input-file=%t.plan.json

// The loops are split where the offloaded slices end. The ops of the other
// residual are recomputed in each iteration, and no value is one of its slices.
// TRACE: "recomputed":true
// TRACE: "loops":[
// TRACE-NEXT: {{.*}}"first_op":0,"body_ops":5,"trips":4}
// TRACE-NEXT: {{.*}}"first_op":20,"body_ops":5,"trips":4}
// TRACE-NEXT: {{.*}}"first_op":40,"body_ops":5,"trips":4}
// TRACE-NEXT: {{.*}}"first_op":60,"body_ops":5,"trips":4}
// TRACE: "stacked_residuals":[
// TRACE-NEXT: {{.*}}"loop_out":0,"loop_in":3,"in_place":true}
// TRACE-NEXT: {{.*}}"loop_out":1,"loop_in":2,"in_place":true}]}
// PLAN: "loops":4
// PLAN-COUNT-4: "do":"offload"
// PLAN-NOT: "do":"offload"
