// Without rematerialization in its loops, the plan is one for another step. An
// impossible rematerialization is an error at the loop, and is not dropped from
// the plan.
//
// RUN: ao-opt %S/Inputs/loop-plans-rematerialized.mlir --ao-emit-trace="loops output=%t.trace.json plan-output=%t.plan.json" -o /dev/null && \
// RUN:   sed 's/rematerialize = \[0, 0, 8\], //' %S/Inputs/loop-plans-rematerialized.mlir > %t.without.mlir && \
// RUN:   sed 's/math.exp %a/"test.exp"(%a)/; s/= "test.exp"(%a) :/= "test.exp"(%a) : (tensor<256xf32>) ->/' %S/Inputs/loop-plans-rematerialized.mlir > %t.opaque.mlir
// RUN: rm -f %t.none && %check_errors %s %t && not ls %t.none
//
// $ ao-opt %t.without.mlir --ao-apply-plan=plan=%t.plan.json -o /dev/null
// error: {{.*}}plan.json: $.ops: the plan is for 80 ops, the trace has 72
//
// $ ao-opt %t.opaque.mlir --allow-unregistered-dialect --ao-emit-trace="loops output=%t.none" -o /dev/null
// .mlir:{{[0-9]+}}:{{[0-9]+}}: error: 'scf.for' op result #2 cannot be rematerialized: {{.*}} cannot be recomputed: opaque
// %y:3 = scf.for
