// Views of symbolic sizes in an executable, and columns of a matrix without
// rows.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/Inputs/symbolic-sizes.mlir --entry=columns --strategy=none --emit=exe -o %t.exe
// RUN: %t.exe --dynamic-size=0 --print-outputs | FileCheck %s --check-prefix=EMPTY
// RUN: %t.exe --dynamic-size=5 --print-outputs | FileCheck %s --check-prefix=COLUMNS

// EMPTY: output 0: 0x4xf32
// COLUMNS: output 0: 5x4xf32
