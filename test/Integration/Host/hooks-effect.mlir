// A hook that negates a tensor changes the gradients.
//
// REQUIRES: ao-run, autograd
// RUN: not %compare_outputs 'ao-run %S/Inputs/hooks.mlir --strategy=none' \
// RUN:   'ao-run %S/Inputs/hooks.mlir --strategy=none --hooks=scale:-1' 2>&1 | FileCheck %s
//
// CHECK: other outputs than the first command
