// A plan for iterations that also offloads other values is rejected: it can
// only offload slices, and the other commands would be lost in silence.
//
// RUN: ao-opt %s --ao-estimate-costs --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null
// RUN: sed 's/"commands":\[/&{"do": "offload", "value": 1, "before": 1}, {"do": "release", "value": 1, "before": 2}, {"do": "reload", "value": 1, "before": 33}, {"do": "wait", "value": 1, "before": 33}/' %t.plan.json > %t.other.json
// RUN: not ao-opt %s --ao-estimate-costs --ao-apply-plan=plan=%t.other.json -o %t.none 2>&1 | FileCheck %s
// RUN: not ls %t.none
//
// Nor can it recompute ops of one iteration.
// RUN: not ao-opt %s --ao-emit-trace="loops recompute output=%t.none" 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not ls %t.none
// AGAIN: error: 'recompute' marks no ops in a trace with 'loops': plans for iterations offload slices of stacked residuals only
//
// Iterations of a step that has been offloaded already are not expanded; each
// loop is one op that includes its transfers.
// RUN: sed 's/} loc("writes")/} {ao.loop = #ao.loop<offload = [0, 8], prefetch = 1>}/' %s | ao-opt --ao-split-loops --ao-stream-residuals="marked min-bytes=0" -o %t.moved.mlir
// RUN: not ao-opt %t.moved.mlir --ao-emit-trace="loops output=%t.none plan-output=%t.none" 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: not ls %t.none
// RUN: ao-opt %t.moved.mlir --ao-emit-trace="output=%t.read.json plan-output=%t.read-plan.json" -o /dev/null
// MOVED: error: 'ao.offload' op exists before this pass: 'loops' shows the iterations of a step without transfers; without it, each loop is one op that includes its transfers
//
// CHECK: [[@LINE+1]]:1: error: {{.*}}other.json: $.commands[0]{{.*}}: plans for iterations offload slices of stacked residuals only
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %kept = math.exp %x : tensor<256xf32> loc("kept")
  %init = tensor.empty() : tensor<8x256xf32>
  %y:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<256xf32>, tensor<8x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %b = math.exp %a : tensor<256xf32>
    scf.yield %b, %t : tensor<256xf32>, tensor<8x256xf32>
  } loc("writes")
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c7, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %c = arith.mulf %a, %b : tensor<256xf32>
    scf.yield %c : tensor<256xf32>
  }
  %r = arith.addf %z, %kept : tensor<256xf32>
  return %r : tensor<256xf32>
}
