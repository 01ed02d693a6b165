// A body is planned once.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-unmarked.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --ao-verify-transfers -o %t.mlir 2> /dev/null
// RUN: ao-opt %t.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan -o %t.twice.mlir 2> /dev/null
// RUN: cmp %t.mlir %t.twice.mlir
