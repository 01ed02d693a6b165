// A step is planned around transfers within iterations that are written by hand, and
// the body that has them is not planned again.
//
// RUN: ao-opt %S/Inputs/transfers-in-loops.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan -o /dev/null
// RUN: ao-opt %S/Inputs/transfers-in-loops.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --remarks-filter=ao 2>&1 | FileCheck %s
// CHECK: Reason="it has transfers"
