// Plans do not contain rematerialization in loops: it is in the attributes of
// the loops, and the plan is one for the other values. The result is the same
// from attributes and from a file.
//
// RUN: ao-opt %s --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null
// RUN: FileCheck %s --check-prefix=TRACE --input-file=%t.trace.json
// RUN: FileCheck %s --check-prefix=PLAN --input-file=%t.plan.json
//
// RUN: ao-opt %s --ao-split-loops --ao-rematerialize-residuals --ao-stream-residuals="marked min-bytes=0" -o %t.moved.mlir
// RUN: ao-opt %s --ao-apply-plan=plan=%t.plan.json -o %t.applied.mlir
// RUN: grep -v 'func.func' %t.moved.mlir > %t.left
// RUN: grep -v 'func.func' %t.applied.mlir > %t.right
// RUN: diff %t.left %t.right
// RUN: ao-opt %t.applied.mlir --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// Without them, the plan is one for another step.
// RUN: sed 's/rematerialize = \[0, 0, 8\], //' %s > %t.without.mlir
// RUN: not ao-opt %t.without.mlir --ao-apply-plan=plan=%t.plan.json -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}}plan.json: $.ops: the plan is for 80 ops, the trace has 72
//
// An impossible rematerialization is an error at the loop, and is not dropped
// from the plan.
// RUN: sed 's/math.exp %a/"test.exp"(%a)/; s/= "test.exp"(%a) :/= "test.exp"(%a) : (tensor<256xf32>) ->/' %s > %t.opaque.mlir
// RUN: not ao-opt %t.opaque.mlir --allow-unregistered-dialect --ao-emit-trace="loops output=%t.none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=OPAQUE
// RUN: not ls %t.none
// OPAQUE: error: 'scf.for' op result #2 cannot be rematerialized: {{.*}} cannot be recomputed: opaque

// The loops are split where the offloaded slices end. The ops of the other
// residual are recomputed in each iteration, and no value is one of its slices.
// TRACE: "recomputed":true
// TRACE: "loops":[
// TRACE-NEXT: {{.*}}"first_op":0,"body_ops":5,"trips":4}
// TRACE-NEXT: {{.*}}"first_op":20,"body_ops":5,"trips":4}
// TRACE-NEXT: {{.*}}"first_op":40,"body_ops":5,"trips":4}
// TRACE-NEXT: {{.*}}"first_op":60,"body_ops":5,"trips":4}
// TRACE: "stacked_residuals":[
// TRACE-NEXT: {{.*}}"loop_out":0,"loop_in":3,"in_place":true}
// TRACE-NEXT: {{.*}}"loop_out":1,"loop_in":2,"in_place":true}]}
// PLAN: "loops":4
// PLAN-COUNT-4: "do":"offload"
// PLAN-NOT: "do":"offload"
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x256xf32>
  %other = tensor.empty() : tensor<8x256xf32>
  %y:3 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] {ao.offload_delay = 2 : i64} : tensor<256xf32> into tensor<8x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.tan %d : tensor<256xf32>
    scf.yield %e, %t, %u : tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>
  } {ao.loop = #ao.loop<offload = [0, 4, 0], rematerialize = [0, 0, 8], prefetch = 1>}
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c7, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %d = arith.mulf %a, %b : tensor<256xf32>
    %k = math.sin %d : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] {ao.prefetch_distance = 1 : i64} : tensor<8x256xf32> to tensor<256xf32>
    %l = arith.addf %k, %f : tensor<256xf32>
    scf.yield %l : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
