// Names without a meaning, and plans for other bodies.
//
// RUN: rm -f %t.none* && ao-opt %S/Inputs/microbatches.mlir --ao-plan-offload=policy=none --ao-emit-trace="output= plan-output=%t.other.json" -o /dev/null
// RUN: %check_errors %s %t
// RUN: not ls %t.none.json && not ls %t.none.mlir
//
// $ ao-opt %S/Inputs/microbatches.mlir --ao-emit-trace="step=step/batches output=%t.none.json" -o %t.none.mlir
// error: no training step is called '@step/batches'
// note: {{.*}}the body of this loop is called 'step/microbatches'
//
// $ ao-opt %S/Inputs/microbatches.mlir --ao-apply-plan="step=step/microbatches plan=%t.absent.json" -o %t.none.mlir
// error: {{.*}}absent.json
//
// $ ao-opt %S/Inputs/microbatches.mlir --ao-apply-plan="step=step/microbatches plan=%t.other.json" -o %t.none.mlir
// error: {{.*}}other.json: $.ops: the plan is for 1 ops, the trace has 10
