// Steps and options that cannot be captured.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: cat %t/helper.mlir %t/step.mlir > %t/helped.mlir
// RUN: %check_errors %s %t
//
// $ AO_CAPTURE_CHECKS=7 ao-run %t/step.mlir --strategy=none --capture --replay=4
// error: {{.*}}checks
//
// $ ao-run %t/reads.mlir --strategy=none --capture
// error: '@reads' cannot be captured: the host reads '{{.*}}' here
// note: needed by this op
//
// $ ao-run %t/complex.mlir --strategy=none --capture
// complex.mlir:1:1: error: '@complex' cannot be captured: argument 1 is neither a buffer nor a number of at most 64 bits
//
// $ ao-run %t/complex.mlir --strategy=none --capture=split --capture-min-launches=1
// complex.mlir:1:1: error: '@complex' cannot be captured in parts: none has 1 structured ops
// complex.mlir:4:8: note: kept in the driver: it needs a complex<f64> of the driver
//
// $ ao-run %t/helped.mlir --entry=helper --strategy=none --capture
// error: cannot capture '@helper': expected a function with 'ao.step' or 'ao.backward'
//
// $ ao-run %t/step.mlir --replay=2
// error: --replay needs a step that was compiled with --capture
//
// $ ao-run %t/step.mlir --capture --replay=0
// error: --replay must be at least 1
//
// $ ao-run %t/step.mlir --dump-graph-tree=%t/tree.dot
// error: --dump-graph-tree needs --replay
//
// $ ao-run %t/step.mlir --capture --dump-graph-tree=%t/tree.png
// error: --dump-graph-tree writes .json or .dot, got '{{.*}}.png'
//
// $ ao-run %t/step.mlir --capture --profile=%t/profile
// error: --capture and --profile exclude each other
//
// $ ao-run %t/step.mlir --capture --arenas=device
// error: --capture needs --arenas=all

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- helper.mlir
func.func @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- complex.mlir
func.func @complex(%x: tensor<4xf32>, %n: complex<f64>) -> tensor<4xf32> attributes {ao.step} {
  %re = complex.re %n : complex<f64>
  %s = arith.truncf %re : f64 to f32
  %0 = tensor.splat %s : tensor<4xf32>
  %1 = arith.mulf %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

//--- reads.mlir
func.func @reads(%x: tensor<4xf32>, %scale: tensor<f32>) -> tensor<4xf32> attributes {ao.step} {
  %s = tensor.extract %scale[] : tensor<f32>
  %one = arith.constant 1.0 : f32
  %large = arith.cmpf ogt, %s, %one : f32
  %0 = scf.if %large -> tensor<4xf32> {
    %1 = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
