// A hook that fails, and an unknown kind of hooks.
//
// REQUIRES: ao-run, autograd
// RUN: %check_errors %s %t
//
// $ ao-run %S/Inputs/hooks.mlir --strategy=none --hooks=fail:2
// error: hook 'CompiledFunctionBackward0 (NodeCall 1)' (unpack): requested to fail at call 2
//
// $ ao-run %S/Inputs/hooks.mlir --hooks=scale
// error: unknown --hooks 'scale', expected log, scale:F, replace or fail:N
