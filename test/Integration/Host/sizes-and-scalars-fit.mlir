// Sizes of arguments that agree run.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=fixed --strategy=none --dynamic-size=48 | FileCheck %s --check-prefix=FITS
// RUN: ao-run %S/Inputs/sizes-and-scalars.mlir --entry=validated --strategy=none --dynamic-size=4 | FileCheck %s --check-prefix=FITS

// FITS: none
