// A hook that negates a tensor in memory of its own, or in place, has the same
// effect, also in an executable; the hooks of the executable run in eager order.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/hooks.mlir --strategy=none --emit=exe -o %t.exe
// RUN: %compare_outputs 'ao-run %S/Inputs/hooks.mlir --strategy=none --hooks=scale:-1' \
// RUN:   'ao-run %S/Inputs/hooks.mlir --order=both --strategy=none --hooks=replace' '%t.exe --hooks=replace --hook-log=%t.log'
// RUN: FileCheck %s < %t.log
//
// CHECK: post_acc AccumulateGrad w1 (NodeCall 3)
// CHECK-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)
