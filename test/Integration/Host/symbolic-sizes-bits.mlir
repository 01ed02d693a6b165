// Views of symbolic sizes have the bits of views of known sizes.
//
// REQUIRES: ao-run, autograd
// RUN: %compare_outputs 'ao-run %S/Inputs/symbolic-sizes.mlir --entry=views --strategy=none --dynamic-size=6 --seed=4' \
// RUN:   'ao-run %S/Inputs/symbolic-sizes.mlir --entry=known --strategy=none --seed=4'
