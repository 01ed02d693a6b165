// RUN: ao-opt %s --ao-copy-returned-views --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-copy-returned-views --ao-copy-returned-views --split-input-file | FileCheck %s

// The copy stands where the rest of the tensor is done with.
// CHECK-LABEL: func.func @joint
func.func @joint(%x: tensor<8xf32>) -> (tensor<2xf32>, tensor<8xf32>) attributes {ao.step} {
  // CHECK: %[[A:.*]] = math.sin
  %a = math.sin %x : tensor<8xf32>
  // CHECK: %[[B:.*]] = tensor.extract_slice %[[A]]
  // CHECK-NOT: ao.offload
  %b = tensor.extract_slice %a[4] [2] [1] {ao.offload} : tensor<8xf32> to tensor<2xf32>
  // CHECK: %[[D:.*]] = math.cos %[[A]]
  %d = math.cos %a : tensor<8xf32>
  // CHECK-NEXT: %[[C:.*]] = bufferization.alloc_tensor() copy(%[[B]]) {ao.offload} : tensor<2xf32>
  // CHECK-NEXT: %[[E:.*]] = math.exp %[[D]]
  %e = math.exp %d : tensor<8xf32>
  // CHECK-NEXT: return %[[C]], %[[E]]
  return %b, %e : tensor<2xf32>, tensor<8xf32>
}

// -----

// If the base is returned as well, or is an argument, it is not freed: the copy
// comes last. One copy serves two results.
// CHECK-LABEL: func.func @stays
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>)
func.func @stays(%x: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<2xf32>) attributes {ao.step} {
  // CHECK: %[[A:.*]] = math.sin
  %a = math.sin %x : tensor<8xf32>
  %b = tensor.extract_slice %a[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %c = tensor.extract_slice %x[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
  // CHECK: math.cos
  %d = math.cos %a : tensor<8xf32>
  // CHECK-NEXT: %[[B:.*]] = bufferization.alloc_tensor() copy
  // CHECK-NEXT: %[[C:.*]] = bufferization.alloc_tensor() copy
  // CHECK-NEXT: return %[[B]], %[[B]], %[[A]], %[[C]]
  return %b, %b, %a, %c : tensor<2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<2xf32>
}

// -----

// Reshapes are the whole, and constants of no owner.
// CHECK-LABEL: func.func @reshapes_and_constants
func.func @reshapes_and_constants(%x: tensor<8xf32>) -> (tensor<2x4xf32>, tensor<4xf32>) attributes {ao.step} {
  // CHECK: %[[ONES:.*]] = arith.constant dense
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %a = math.sin %x : tensor<8xf32>
  // CHECK: %[[B:.*]] = tensor.expand_shape
  %b = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  // CHECK-NEXT: %[[C:.*]] = bufferization.alloc_tensor() copy(%[[ONES]])
  // CHECK-NEXT: return %[[B]], %[[C]]
  return %b, %ones : tensor<2x4xf32>, tensor<4xf32>
}

// -----

// A pair: saved values and the results of the backward function.
// CHECK-LABEL: func.func @fwd
func.func @fwd(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>) attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<8xf32>
  %b = tensor.extract_slice %a[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
  // CHECK: %[[B:.*]] = bufferization.alloc_tensor() copy
  %d = math.cos %x : tensor<8xf32>
  // CHECK: return %{{.*}}, %[[B]]
  return %d, %b : tensor<8xf32>, tensor<2xf32>
}
// CHECK-LABEL: func.func @bwd
func.func @bwd(%b: tensor<2xf32>, %g: tensor<8xf32>) -> tensor<1xf32> {
  %0 = math.sin %b : tensor<2xf32>
  // CHECK: %[[S:.*]] = tensor.extract_slice
  // CHECK: bufferization.alloc_tensor() copy(%[[S]])
  %1 = tensor.extract_slice %0[1] [1] [1] : tensor<2xf32> to tensor<1xf32>
  return %1 : tensor<1xf32>
}

// -----

// No step.
// CHECK-LABEL: func.func @other
func.func @other(%x: tensor<8xf32>) -> tensor<2xf32> {
  // CHECK-NOT: alloc_tensor
  %b = tensor.extract_slice %x[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
  return %b : tensor<2xf32>
}

// -----

// A view that no op uses does not keep what a branch passes on.
// CHECK-LABEL: func.func @dead_view
func.func @dead_view(%x: tensor<8xf32>, %i: i1) -> tensor<8xf32> attributes {ao.step} {
  // CHECK: scf.if
  %0 = scf.if %i -> (tensor<8xf32>) {
    %1 = math.sin %x : tensor<8xf32>
    scf.yield %1 : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  // CHECK-NOT: tensor.
  %2 = tensor.extract_slice %0[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %4 = math.cos %x : tensor<8xf32>
  // CHECK: return
  return %4 : tensor<8xf32>
}
