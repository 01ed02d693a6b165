// The plan of a step includes the transfers of values within iterations that are
// written by hand, in nested loops as well: peaks of device and host memory are
// the measured ones, and their stalls are part of the step's time.
//
// REQUIRES: ao-run
// RUN: ao-opt %S/Inputs/transfers-in-loops.mlir --ao-verify-transfers --ao-emit-trace="machine=%S/Inputs/machine.json output=%t.trace plan-output=%t.plan" --ao-bufferize-pipeline -o %t.buffers.mlir
// RUN: ao-run %t.buffers.mlir --buffers --strategy=none --json=%t.run && %python %ao_src_root/test/Models/compare_peaks.py %t.plan %t.run
// RUN: FileCheck %s --input-file=%t.plan
// CHECK: "host_peak_bytes":2048,
