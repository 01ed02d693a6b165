// The body of a loop over microbatches has a trace and a plan of its own, called
// `<step>/<loop>`.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t/machine.json
//
// Planned by hand, and read back as the same plan:
// RUN: ao-opt %t/step.mlir --ao-estimate-costs=machine=%t/machine.json --ao-emit-trace="step=step/microbatches output=%t/body.json" | FileCheck %s --check-prefix=KEPT
// RUN: FileCheck %s --check-prefix=TRACE < %t/body.json
// RUN: ao-plan %t/body.json --machine=%t/machine.json --min-bytes=0 --device-memory-budget=75%% --output=%t/plan.json
// RUN: ao-opt %t/step.mlir --ao-estimate-costs=machine=%t/machine.json --ao-apply-plan="step=step/microbatches plan=%t/plan.json" --ao-verify-transfers -o %t/moved.mlir --mlir-print-debuginfo
// RUN: FileCheck %s --check-prefix=MOVED < %t/moved.mlir
// RUN: ao-opt %t/moved.mlir --ao-emit-trace="step=step/microbatches machine=%t/machine.json output= plan-output=%t/read.json" -o /dev/null
// RUN: %python -c 'import json, sys; a, b = (json.load(open(f))["commands"] for f in sys.argv[1:]); assert a and a == b, (a, b)' %t/plan.json %t/read.json
//
// The step around it is planned as if the loop had always been so.
// RUN: ao-opt %t/moved.mlir --ao-plan-offload="machine=%t/machine.json min-bytes=0" --ao-apply-plan --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// Decisions about bodies are written to files next to those of the step.
// RUN: ao-opt %t/step.mlir --ao-offload-pipeline="machine=%t/machine.json min-bytes=0 plan-output=%t/whole.json report=%t/report.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=FILE < %t/whole-step-microbatches.json
// RUN: ls %t/whole.json %t/report.json %t/report-step-microbatches.json
//
// KEPT-NOT: ao.offload
// KEPT: scf.yield
// KEPT-NOT: ao.offload
// TRACE: "name":"step/microbatches"
// The first op overwrites the value that the loop carries.
// TRACE: "name":"step/microbatches.arg1","bytes":0,"def":-1
// TRACE: "name":"step.arg1","bytes":1024,"def":-1
// MOVED: scf.for
// MOVED: ao.offload
// MOVED: ao.reload
// MOVED: scf.yield
// FILE: "schema":"ao.plan"
//
// Names without a meaning, and plans for other bodies:
// RUN: not ao-opt %t/step.mlir --ao-emit-trace="step=step/batches output=%t/none.json" -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not ao-opt %t/step.mlir --ao-emit-trace="step=step/microbatches loops output=%t/none.json" -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=LOOPS
// RUN: not ao-opt %t/step.mlir --ao-apply-plan="step=step/microbatches plan=%t/absent.json" -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: ao-opt %t/step.mlir --ao-plan-offload=policy=none --ao-emit-trace="output= plan-output=%t/other.json" -o /dev/null
// RUN: not ao-opt %t/step.mlir --ao-apply-plan="step=step/microbatches plan=%t/other.json" -o %t/none.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not ls %t/none.json %t/none.mlir
//
// UNKNOWN: error: no training step is called '@step/batches'
// UNKNOWN: note: {{.*}}the body of this loop is called 'step/microbatches'
// LOOPS: error: {{.*}}'loops' shows the iterations of loops in a step, not of those in the body of a loop
// ABSENT: error: {{.*}}absent.json
// OTHER: error: {{.*}}other.json: $.ops: the plan is for 1 ops, the trace has 10
//
// Loops of one name are numbered, as are those without a name.
// RUN: ao-opt %t/twice.mlir --ao-emit-trace="step=step/batches#1 output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: not ao-opt %t/twice.mlir --ao-emit-trace="step=step/batches output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=NUMBERS
// RUN: sed 's/ loc("batches")//' %t/twice.mlir | ao-opt --ao-emit-trace="step=step/loop#1 output=-" -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNNAMED
// UNNAMED: "name":"step/loop#1"
// SECOND: "name":"step/batches#1"
// SECOND: "name":"tanh"
// NUMBERS: note: {{.*}}the body of this loop is called 'step/batches#0'
// NUMBERS: note: {{.*}}the body of this loop is called 'step/batches#1'

//--- step.mlir
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("microbatches")
  return %r : tensor<256xf32>
}

//--- twice.mlir
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = arith.mulf %a, %g {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } loc("batches")
  %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %r) -> (tensor<256xf32>) {
    %a = math.tanh %g {ao.phase = "forward"} : tensor<256xf32> loc("tanh")
    %b = arith.mulf %a, %g {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } loc("batches")
  return %s : tensor<256xf32>
}
