// A module without kernels needs no toolkit.
// RUN: ao-opt %s --ao-check-cuda-toolkit="toolkit=/nowhere chip=none" -o /dev/null
// RUN: ao-opt %s --ao-lower-to-nvvm-pipeline="toolkit=/nowhere chip=none" | FileCheck %s
// CHECK-LABEL: llvm.func @nothing(
func.func @nothing(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  return %x : tensor<4xf32>
}
