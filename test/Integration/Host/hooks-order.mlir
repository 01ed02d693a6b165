// Hooks of a tape run in the eager order and in the order of the tape.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/hooks.mlir --order=both --strategy=none --hooks=log --hook-log=%t.log --print-outputs | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOG < %t.log
//
// CHECK: none (tape)
// CHECK: none {{.*}} yes
//
// The reference calls the unpack hook before the whole region.
// LOG: # none (tape)
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)
// LOG-NEXT: post_acc AccumulateGrad w1 (NodeCall 3)
// LOG-NEXT: # none
// LOG-NEXT: post_acc AccumulateGrad w1 (NodeCall 3)
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)
// LOG-NOT: {{.}}
