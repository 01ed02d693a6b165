// The scalars of a step with symbolic sizes are used on the device.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --strategy=none --dynamic-size=1 --scalars=device --print-outputs | FileCheck %s --check-prefix=ONE
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --strategy=none --dynamic-size=0 --scalars=device --print-outputs | FileCheck %s --check-prefix=EMPTY
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --order=both --strategy=none --dynamic-size=3 --scalars=device --print-outputs | FileCheck %s

// CHECK: none {{.*}} yes
// CHECK: output 0: 3x4xf32
// ONE: output 0: 1x4xf32
// EMPTY: output 0: 0x4xf32
