// Memory of a driver's helpers counts, also of nested helpers; a driver that
// calls itself is rejected.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics \
// RUN:   --ao-offload-pipeline="device-memory-budget=120KiB min-bytes=0"

// expected-error@+1 {{its 1 microbatches in flight need 147456 bytes at once, above the device memory budget of 122880 bytes}}
func.func @fwd(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = arith.constant dense<0.0> : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.cos %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

func.func @bwd(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = arith.constant dense<0.0> : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}

// expected-note@+1 {{called from here}}
func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %f0:3 = call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %b0 = call @bwd(%f0#1, %f0#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %r = call @h(%b0) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}

func.func private @h(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %q = func.call @h2(%x) : (tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

func.func private @h2(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant dense<0.0> : tensor<64x64xf32>
  %a1 = linalg.matmul ins(%x, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %a2 = linalg.matmul ins(%a1, %x : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %a3 = linalg.matmul ins(%a2, %a1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %a4 = linalg.matmul ins(%a3, %a2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %a5 = linalg.matmul ins(%a4, %a1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%z : tensor<64x64xf32>) -> tensor<64x64xf32>
  %a6 = linalg.matmul ins(%a5, %a2 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%a3 : tensor<64x64xf32>) -> tensor<64x64xf32>
  %a7 = arith.addf %a6, %a4 : tensor<64x64xf32>
  return %a7 : tensor<64x64xf32>
}

// -----

func.func @fwd(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %e = tensor.empty() : tensor<64x64xf32>
  %a = math.sin %x : tensor<64x64xf32>
  %b = linalg.matmul ins(%a, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %c = math.cos %b : tensor<64x64xf32>
  %d = linalg.matmul ins(%c, %w : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %d, %a, %b : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}

func.func @bwd(%a: tensor<64x64xf32>, %b: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %e = tensor.empty() : tensor<64x64xf32>
  %0 = linalg.matmul ins(%g, %g : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = arith.mulf %0, %b : tensor<64x64xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %3 = arith.mulf %2, %a : tensor<64x64xf32>
  return %3 : tensor<64x64xf32>
}

func.func @drive(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %g: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %f0:3 = call @fwd(%x, %w) : (tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>)
  %b0 = call @bwd(%f0#1, %f0#2, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  // expected-error@+1 {{cannot count the memory of '@drive': it is recursive}}
  %r = call @drive(%b0, %w, %g) : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %r : tensor<64x64xf32>
}
