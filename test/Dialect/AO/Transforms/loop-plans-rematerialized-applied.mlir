// Rematerialization in loops and a plan for the other values have the same effect
// from attributes and from a file.
//
// RUN: ao-opt %S/Inputs/loop-plans-rematerialized.mlir --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null
// RUN: ao-opt %S/Inputs/loop-plans-rematerialized.mlir --ao-apply-plan=plan=%t.plan.json -o %t.applied.mlir && \
// RUN:   ao-opt %t.applied.mlir --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: ao-opt %S/Inputs/loop-plans-rematerialized.mlir --ao-apply-plan | grep -v 'func.func' > %t.moved && \
// RUN:   grep -v 'func.func' %t.applied.mlir | diff %t.moved -
