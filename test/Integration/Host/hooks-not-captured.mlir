// A step with hooks cannot be captured: they run on the host.
//
// REQUIRES: ao-run, graph-trees, autograd
// RUN: not ao-run %S/Inputs/hooks.mlir --strategy=none --capture 2>&1 | FileCheck %s
//
// CHECK: hooks.mlir:{{[0-9]+}}:10: error: '@step' cannot be captured: 'autograd.hook' runs on the host in each step
// CHECK-NEXT: = autograd.hook post_acc
