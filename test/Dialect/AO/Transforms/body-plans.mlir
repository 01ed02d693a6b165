// The body of a loop over microbatches has a trace of its own, called
// `<step>/<loop>`.
//
// RUN: ao-opt %S/Inputs/microbatches.mlir --ao-estimate-costs=machine=%S/Inputs/machine.json --ao-emit-trace="step=step/microbatches output=%t.json" | FileCheck %s --check-prefix=KEPT
// RUN: FileCheck %s --check-prefix=TRACE < %t.json
//
// KEPT-NOT: ao.offload
// KEPT: scf.yield
// KEPT-NOT: ao.offload
// TRACE: "name":"step/microbatches"
// The first op overwrites the value that the loop carries.
// TRACE: "name":"step/microbatches.arg1","bytes":0,"def":-1
// TRACE: "name":"step.arg1","bytes":1024,"def":-1
