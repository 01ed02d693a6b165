// The step around a loop whose body has transfers is planned as if the loop had
// always had them.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-emit-trace="step=step/microbatches output=%t.json" -o /dev/null && \
// RUN:   ao-plan %t.json --machine=%S/Inputs/machine.json --min-bytes=0 --device-memory-budget=75%% --output=%t.plan.json
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-apply-plan="step=step/microbatches plan=%t.plan.json" --ao-verify-transfers -o %t.moved.mlir --mlir-print-debuginfo && \
// RUN:   ao-opt %t.moved.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
