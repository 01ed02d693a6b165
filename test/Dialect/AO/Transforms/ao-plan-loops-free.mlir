// Without a budget, as many slices are offloaded as add no time: all but those
// that hide the reloads of the first ones. On a slow link none are.
//
// RUN: echo '{"d2h_bandwidth": 5e11, "h2d_bandwidth": 5e11, "memory_bandwidth": 1e13, "peak_flops": {"f32": 6e13}}' > %t.fast.json
// RUN: ao-opt %s --ao-plan-loops=machine=%t.fast.json | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline=machine=%t.fast.json --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=DONE
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "memory_bandwidth": 1e12, "peak_flops": {"f32": 1e13}}' > %t.slow.json
// RUN: ao-opt %s --ao-plan-loops=machine=%t.slow.json | FileCheck %s --check-prefix=SLOW

// CHECK: ao.unplanned_peak
// CHECK: offload = [0, 7], prefetch = 1
// DONE: Reason="1 stacked residual offloaded slice by slice; otherwise nothing offloaded: {{.*}}; peak 54.5 MB -> 25.2 MB{{.*}}exposed_us=0.0
// DONE: ao.host_empty
// DONE: !ao.transfer
// SLOW-NOT: offload = [
func.func @step(%x: tensor<1024x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x1024x1024xf32>
  %y, %stack = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1024x1024xf32>, tensor<8x1024x1024xf32>) {
    %e = tensor.empty() : tensor<1024x1024xf32>
    %a = linalg.matmul ins(%h, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %t = tensor.insert_slice %a into %s[%i, 0, 0] [1, 1024, 1024] [1, 1, 1] : tensor<1024x1024xf32> into tensor<8x1024x1024xf32>
    %f = tensor.empty() : tensor<1024x1024xf32>
    %b = linalg.matmul ins(%a, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%f : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    scf.yield %b, %t : tensor<1024x1024xf32>, tensor<8x1024x1024xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y) -> (tensor<1024x1024xf32>) {
    %j = arith.subi %c7, %i : index
    %a = tensor.extract_slice %stack[%j, 0, 0] [1, 1024, 1024] [1, 1, 1] : tensor<8x1024x1024xf32> to tensor<1024x1024xf32>
    %e = tensor.empty() : tensor<1024x1024xf32>
    %b = linalg.matmul ins(%g, %a : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%e : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %f = tensor.empty() : tensor<1024x1024xf32>
    %c = linalg.matmul ins(%b, %w : tensor<1024x1024xf32>, tensor<1024x1024xf32>) outs(%f : tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    scf.yield %c : tensor<1024x1024xf32>
  }
  return %z : tensor<1024x1024xf32>
}
