// Scalars on the device need the eager order, and sizes of arguments are
// checked when the step runs.
//
// REQUIRES: ao-run, autograd
// RUN: %check_errors %s %t
//
// $ ao-run %S/Inputs/sizes-and-scalars.mlir --entry=train --order=tape --strategy=none --dynamic-size=3 --scalars=device
// error: 'scalars=device' needs 'order=eager': 'order=tape' reorders nothing
//
// $ ao-run %S/Inputs/sizes-and-scalars.mlir --entry=fixed --strategy=none --dynamic-size=32
// error: size 'n' is 32, argument 1 has 48
//
// $ ao-run %S/Inputs/sizes-and-scalars.mlir --entry=validated --strategy=none --dynamic-size=3
// error: dimension 0 of what 'SumBackward0 (NodeCall 0)' returned is 3, its input has 4
