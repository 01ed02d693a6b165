// The error of a toolkit that is not found does not print the lowered step.
//
// REQUIRES: ao-run
// RUN: env CUDA_HOME=%t/nowhere not ao-run %s --emit=exe -o %t.exe --strategy=none --target=nvptx 2>&1 | FileCheck %s --implicit-check-not=llvm.func
//
// CHECK: error: {{.*}}CUDA_HOME should be the folder of the CUDA toolkit
func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}
