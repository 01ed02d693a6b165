// A transfer from one iteration to the next is part of no plan, unless it is one
// of a slice.
//
// RUN: sed 's/iter_args(%%e = %%c)/iter_args(%%e = %%c, %%old = %%h)/; s/%%d = scf/%%d:2 = scf/; s/-> (tensor<256xf32>) { \/\/ inner/-> (tensor<256xf32>, tensor<256xf32, #ao.host>) {/; s/scf.yield %%y : tensor<256xf32>/scf.yield %%y, %%k : tensor<256xf32>, tensor<256xf32, #ao.host>/; s/arith.mulf %%d,/arith.mulf %%d#0,/' %S/Inputs/transfers-in-loops.mlir > %t.mlir
// RUN: rm -f %t.none && %check_errors %s %t && not ls %t.none
//
// $ ao-opt %t.mlir --ao-emit-trace="output= plan-output=%t.none" -o /dev/null
// error: 'ao.wait' op is inside a region: not part of a plan
