// The scalars of a step with symbolic sizes are used on the host, in both
// orders.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --order=both --strategy=none --dynamic-size=3 --print-outputs | FileCheck %s

// CHECK: none {{.*}} yes
// CHECK: output 0: 3x4xf32
