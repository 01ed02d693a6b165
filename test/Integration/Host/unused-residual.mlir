// The backward function frees what it is given and does not use before its
// first op: with it, five tensors are alive there, and nowhere else. A reload
// before that op starts after the free.
//
// REQUIRES: ao-run
// RUN: ao-run %s -O0 --compare --strategy=sync,pytorch --min-bytes=1 | FileCheck %s
// RUN: ao-run %s -O0 --strategy=planned --min-bytes=1 --device-memory-budget=65536 | FileCheck %s --check-prefix=BUDGET
// RUN: not ao-run %s -O0 --strategy=planned --min-bytes=1 --device-memory-budget=65535 2>&1 | FileCheck %s --check-prefix=LESS
//
// CHECK: {{^}}none {{ *}}81920 {{ *}}81920
// CHECK: {{^}}sync {{ *}}65536 {{ *}}65536
// CHECK: {{^}}pytorch {{ *}}65536 {{ *}}65536
// BUDGET: {{^}}planned {{ *}}65536 {{ *}}65536
// LESS: the smallest feasible device memory budget is 65536 bytes
func.func @fwd(%x: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<64x64xf32>
  %unused = math.cos %x : tensor<64x64xf32>
  %y = math.exp %x : tensor<64x64xf32>
  return %y, %a, %unused : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
func.func @bwd(%a: tensor<64x64xf32>, %unused: tensor<64x64xf32>, %g: tensor<64x64xf32> {ao.donated}) -> tensor<64x64xf32> {
  %0 = math.sin %g : tensor<64x64xf32>
  %1 = math.sin %0 : tensor<64x64xf32>
  %d = arith.mulf %1, %a : tensor<64x64xf32>
  return %d : tensor<64x64xf32>
}
