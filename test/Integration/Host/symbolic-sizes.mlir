// Unpack hooks that return tensors of symbolic sizes, and views whose sizes,
// strides and offsets are values, in both orders.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=unpacked --order=both --strategy=none --dynamic-size=3 --hooks=scale:0.5 | FileCheck %s
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=unpacked --order=both --strategy=none --dynamic-size=0 | FileCheck %s
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=views --order=both --strategy=none --dynamic-size=6 | FileCheck %s

// CHECK: none (tape)
// CHECK: {{^}}none {{.*}} yes
