// A plan for the iterations of a step is read back from the attributes of its
// loops, and has the same effect as a file.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-estimate-costs=machine=%t.json --ao-plan-loops="machine=%t.json min-bytes=0 device-memory-budget=24576" -o %t.marked.mlir
// RUN: ao-opt %t.marked.mlir --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json machine=%t.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE --input-file=%t.trace.json
// RUN: ao-plan %t.trace.json --machine=%t.json --device-memory-budget=24576 --min-bytes=0 --output=%t.asked.json
// RUN: %python -c "import json, sys; a, b = (json.load(open(f))['commands'] for f in sys.argv[1:]); assert a and a == b" %t.plan.json %t.asked.json
//
// RUN: ao-opt %t.marked.mlir --ao-split-loops --ao-stream-residuals="marked min-bytes=0" -o %t.moved.mlir
// RUN: ao-opt %s --ao-estimate-costs=machine=%t.json --ao-apply-plan=plan=%t.plan.json -o %t.applied.mlir
// RUN: grep -v 'func.func' %t.moved.mlir > %t.left
// RUN: grep -v 'func.func' %t.applied.mlir > %t.right
// RUN: diff %t.left %t.right
// RUN: ao-opt %t.applied.mlir --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// A delay of a whole iteration ends before the op that writes the next slice:
// one op fewer, as in the plan.
// RUN: sed 's/%%t = tensor.insert_slice .* %%s.*1\] /&{ao.offload_delay = 4 : i64} /; s/} loc("layers")/} {ao.loop = #ao.loop<offload = [0, 16, 0], prefetch = 1>}/' %s > %t.lag.mlir
// RUN: sed 's/ao.offload_delay = 4/ao.offload_delay = 5/' %t.lag.mlir > %t.whole.mlir
// RUN: ao-opt %t.lag.mlir --ao-emit-trace="loops output=%t.lag.json plan-output=%t.lag-plan.json" -o /dev/null
// RUN: ao-opt %t.whole.mlir --ao-emit-trace="loops output=%t.whole.json plan-output=%t.whole-plan.json" -o /dev/null
// RUN: grep commands %t.lag-plan.json > %t.left
// RUN: grep commands %t.whole-plan.json > %t.right
// RUN: diff %t.left %t.right
// RUN: grep -q '"do":"release"' %t.whole-plan.json
// RUN: ao-opt %t.lag.mlir --ao-stream-residuals="marked min-bytes=0" > %t.left
// RUN: ao-opt %t.whole.mlir --ao-stream-residuals="marked min-bytes=0" > %t.right
// RUN: diff %t.left %t.right
//
// A plan of another step, and one that no loop repeats.
// RUN: %python -c "import json, sys; p = json.load(open(sys.argv[1])); p['commands'].pop(); json.dump(p, open(sys.argv[2], 'w'))" %t.plan.json %t.bad.json
// RUN: not ao-opt %s --ao-apply-plan=plan=%t.bad.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=BAD
// BAD: error: {{.*}}bad.json: $.commands

// A result that is not carried by the loop may be in flight at its end.
// TRACE-NOT: waits_within
// TRACE: "loops":[
// TRACE-NEXT: "first_op":0,"body_ops":5,"trips":16}
// TRACE-NEXT: "first_op":80,"body_ops":6,"trips":16}
// TRACE: "stacked_residuals":[
// TRACE-COUNT-2: "loop_out":0,"loop_in":1
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<16x256xf32>
  %other = tensor.empty() : tensor<16x256xf32>
  %y:3 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.tan %d : tensor<256xf32>
    scf.yield %e, %t, %u : tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c15, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %c = math.absf %b : tensor<256xf32>
    %d = arith.mulf %a, %c : tensor<256xf32>
    %e = math.cos %d : tensor<256xf32>
    %k = math.sin %e : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %l = arith.addf %k, %f : tensor<256xf32>
    scf.yield %l : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
