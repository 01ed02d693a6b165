// If host memory is device memory, slices of stacked residuals are kept; on
// another machine values are offloaded.
//
// RUN: ao-opt %s --ao-offload-pipeline="strategy=sync min-bytes=0" | FileCheck %s --check-prefix=MOVED
// RUN: ao-opt %s --ao-plan-offload="machine=%S/Inputs/unified.json min-bytes=0" --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// MOVED: ao.offload
// REMARK-DAG: Reason="host memory is device memory; {{.*}}", Remark="kept on device: 'stack#1'"
// REMARK-DAG: Reason="host memory is device memory; {{.*}}", Remark="no slices offloaded"
func.func @step(%x: tensor<1x1024xf32>) -> tensor<1x1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x1024xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x1024xf32>, tensor<4x1024xf32>) {
    %a = math.sin %h {ao.layer = 0 : i64} : tensor<1x1024xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 1024] [1, 1] : tensor<1x1024xf32> into tensor<4x1024xf32>
    scf.yield %a, %t : tensor<1x1024xf32>, tensor<4x1024xf32>
  } loc("stack")
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x1024xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 1024] [1, 1] : tensor<4x1024xf32> to tensor<1x1024xf32>
    %b = arith.mulf %g, %a : tensor<1x1024xf32>
    scf.yield %b : tensor<1x1024xf32>
  }
  return %z : tensor<1x1024xf32>
}
