// min-gap must not be negative.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %S/ao-rebuild-values-joint.mlir --ao-rebuild-values="min-gap=-1"
// error: 'min-gap' must not be negative, got -1
