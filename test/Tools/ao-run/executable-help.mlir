// An executable has a help and the version of ao-run.
//
// REQUIRES: ao-run
// RUN: ao-run %s --emit=exe -o %t --strategy=none
// RUN: %t --help | FileCheck %s --check-prefix=HELP
// RUN: %t --version | FileCheck %s --check-prefix=VERSION -DVERSION=%ao_version --match-full-lines

// VERSION: ao [[VERSION]]
//
// HELP: Runs the training step of 'executable-help.mlir', compiled for host.
//
func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
