// A hook that negates a float of 16 bits in memory of its own, or in place, has
// the same effect, and has one.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %S/hooks-narrow.mlir --entry=half --strategy=none --hooks=scale:-1 --print-outputs | grep '^output 0' > %t.scaled
// RUN: ao-run %S/hooks-narrow.mlir --entry=half --strategy=none --hooks=replace --print-outputs | grep '^output 0' | diff %t.scaled -
// RUN: ao-run %S/hooks-narrow.mlir --entry=half --strategy=none --hooks=log --print-outputs | grep '^output 0' | not diff %t.scaled -
