// The plan of a body that yields more than sums of gradients is read back as the one
// that the pipeline has made.
//
// RUN: ao-opt %S/Inputs/ao-plan-offload-bodies-carried.mlir --ao-offload-pipeline="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=7100 plan-output=%t.plan.json" --mlir-print-debuginfo -o %t.moved.mlir
// RUN: ao-opt %t.moved.mlir --ao-emit-trace="machine=%S/Inputs/machine.json step=step/microbatches output=%t.trace.json plan-output=%t.read.json" -o /dev/null
// RUN: %python %S/Inputs/compare_commands.py %t.plan-step-microbatches.json %t.read.json peak_bytes makespan_us
