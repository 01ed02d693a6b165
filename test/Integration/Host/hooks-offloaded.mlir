// Hooks see the same tensors if their step is offloaded.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/hooks.mlir --compare --strategy=sync --min-bytes=1 --hooks=scale:2 | FileCheck %s
//
// CHECK: sync {{.*}} yes
