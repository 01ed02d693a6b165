// Iterations of a step that has been offloaded already are not expanded; each
// loop is one op that includes its transfers.
//
// RUN: sed 's/} loc("writes")/} {ao.loop = #ao.loop<offload = [0, 8], prefetch = 1>}/' %S/Inputs/loop-plans-invalid.mlir | ao-opt --ao-apply-plan -o %t.moved.mlir
// RUN: ao-opt %t.moved.mlir --ao-emit-trace="output=%t.read.json plan-output=%t.read-plan.json" -o /dev/null
// RUN: rm -f %t.none && %check_errors %s %t && not ls %t.none
//
// $ ao-opt %t.moved.mlir --ao-emit-trace="loops output=%t.none plan-output=%t.none"
// error: 'ao.offload' op exists before this pass: 'loops' shows the iterations of a step without transfers; without it, each loop is one op that includes its transfers
