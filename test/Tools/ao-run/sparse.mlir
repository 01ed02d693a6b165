// Sparse tensors are rejected, and not lowered as dense ones.
//
// REQUIRES: ao-run
// RUN: not ao-run %s --strategy=none 2>&1 | FileCheck %s
// CHECK: sparse.mlir:{{.*}}: error: cannot lower a buffer or tensor of encoding #sparse_tensor.encoding<{{.*}}>: expected dense or #ao.host
// CHECK-NOT: error:

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @sparse(%x: tensor<512x1024xf32, #csr>) -> tensor<512x1024xf32, #csr> attributes {ao.step} {
  %a = math.sin %x : tensor<512x1024xf32, #csr>
  return %a : tensor<512x1024xf32, #csr>
}
