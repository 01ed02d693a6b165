// A step that branches on data is not captured as a whole.
//
// REQUIRES: ao-run, graph-trees
// RUN: %check_errors %s %t
//
// $ ao-run %S/Inputs/recorded-branch.mlir --capture --strategy=none
// error: '@step' cannot be captured: the host reads
//
// $ ao-run %S/Inputs/recorded-branch.mlir --capture=split --strategy=none
// error: '@step' cannot be captured in parts: none has 8 structured ops
//
// $ ao-run %S/Inputs/recorded-branch.mlir --capture --capture-min-launches=1
// error: --capture-min-launches needs --capture=split
