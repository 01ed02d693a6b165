// A delay of a whole iteration ends before the op that writes the next slice:
// one op fewer, in the plan as in the streamed loops.
//
// RUN: sed 's/%%t = tensor.insert_slice .* %%s.*1\] /&{ao.offload_delay = 4 : i64} /; s/} loc("layers")/} {ao.loop = #ao.loop<offload = [0, 16, 0], prefetch = 1>}/' %S/Inputs/loop-plans.mlir > %t.lag.mlir && \
// RUN:   sed 's/ao.offload_delay = 4/ao.offload_delay = 5/' %t.lag.mlir > %t.whole.mlir && not cmp -s %t.lag.mlir %t.whole.mlir
// RUN: ao-opt %t.lag.mlir --ao-emit-trace="loops output=%t.json plan-output=%t.lag.json" -o /dev/null && \
// RUN:   ao-opt %t.whole.mlir --ao-emit-trace="loops output=%t.json plan-output=%t.whole.json" -o /dev/null && \
// RUN:   %python %S/Inputs/compare_commands.py %t.lag.json %t.whole.json && grep -q '"do":"release"' %t.whole.json
// RUN: ao-opt %t.lag.mlir --ao-apply-plan > %t.moved && \
// RUN:   ao-opt %t.whole.mlir --ao-apply-plan | diff %t.moved -
