// Views of symbolic sizes within their base run.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=end --strategy=none --dynamic-size=9 | FileCheck %s --check-prefix=FITS
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=overlap --strategy=none --dynamic-size=4 | FileCheck %s --check-prefix=FITS
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=base --strategy=none --dynamic-size=4 | FileCheck %s --check-prefix=FITS

// FITS: none
