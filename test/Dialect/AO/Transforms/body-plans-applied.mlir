// A plan for the body of a loop is applied to the body, and is read back as the same
// plan.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-emit-trace="step=step/microbatches output=%t.json" -o /dev/null && \
// RUN:   ao-plan %t.json --machine=%S/Inputs/machine.json --min-bytes=0 --device-memory-budget=75%% --output=%t.plan.json
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-apply-plan="step=step/microbatches plan=%t.plan.json" --ao-verify-transfers -o %t.moved.mlir --mlir-print-debuginfo && \
// RUN:   FileCheck %s < %t.moved.mlir
// RUN: ao-opt %t.moved.mlir --ao-emit-trace="step=step/microbatches machine=%S/Inputs/machine.json output= plan-output=%t.read.json" -o /dev/null && \
// RUN:   %python %S/Inputs/compare_commands.py %t.plan.json %t.read.json
//
// CHECK: scf.for
// CHECK: ao.offload
// CHECK: ao.reload
// CHECK: scf.yield
