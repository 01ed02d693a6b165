// A plan for the iterations of a step has the same effect as a file and as the
// attributes of loops.
//
// RUN: ao-opt %S/Inputs/loop-plans.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=24576" -o %t.marked.mlir && \
// RUN:   ao-opt %t.marked.mlir --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json machine=%S/Inputs/machine.json" -o /dev/null
// RUN: ao-opt %S/Inputs/loop-plans.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-apply-plan=plan=%t.plan.json -o %t.applied.mlir && \
// RUN:   ao-opt %t.applied.mlir --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: ao-opt %t.marked.mlir --ao-apply-plan | grep -v 'func.func' > %t.moved && \
// RUN:   grep -v 'func.func' %t.applied.mlir | diff %t.moved -
