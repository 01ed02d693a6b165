// Loops over microbatches without marks are planned and bufferized with the step
// around them, also within a budget that takes the body's plan.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-unmarked.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-unmarked.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=80%%" -o /dev/null
