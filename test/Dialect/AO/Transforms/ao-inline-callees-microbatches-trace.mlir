// The trace of an inlined joint step has its microbatches.
//
// RUN: ao-opt %S/ao-inline-callees-microbatches.mlir --allow-unregistered-dialect --ao-inline-callees --ao-emit-trace=output=%t.json -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE < %t.json
//
// TRACE: "phase":"forward","layer":0,"microbatch":0
// TRACE: "phase":"backward","layer":0,"microbatch":1
// TRACE: "microbatch":1
