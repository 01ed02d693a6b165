// Exporters extract all slices where an iteration begins, and copy and insert
// all of them where it ends. Slices are inserted where they have been computed
// instead, without a copy, and extracted where they are needed.
//
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0" | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1" --ao-verify-transfers -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-apply-plan | FileCheck %s --check-prefix=SPLIT

#in = affine_map<(d0, d1) -> (d1)>
#out = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-LABEL: func.func @exported
// CHECK: scf.for
// CHECK:   %[[A:.*]] = math.sin
// CHECK:   %[[ROW:.*]] = tensor.expand_shape %[[A]]
// CHECK:   ao.offload %[[ROW]] into
// CHECK:   math.exp %[[A]]
// CHECK-NOT: linalg.generic
// CHECK:   scf.yield
// CHECK: scf.for
// CHECK:   %[[B:.*]] = math.cos
// CHECK:   ao.reload
// CHECK:   %[[R:.*]] = ao.wait
// CHECK:   %[[V:.*]] = tensor.collapse_shape %[[R]]
// CHECK:   arith.mulf %[[B]], %[[V]]
//
// SPLIT-LABEL: func.func @exported
// SPLIT: math.sin
// SPLIT-NEXT: tensor.expand_shape
// SPLIT: tensor.insert_slice
// SPLIT: math.exp
func.func @exported(%x: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<8xf32>
    %b = math.exp %a : tensor<8xf32>
    %e = tensor.empty() : tensor<1x8xf32>
    %row = linalg.generic {indexing_maps = [#in, #out], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8xf32>) outs(%e : tensor<1x8xf32>) {
    ^bb0(%from: f32, %to: f32):
      linalg.yield %from : f32
    } -> tensor<1x8xf32>
    %n = arith.addi %i, %c0 : index
    %t = tensor.insert_slice %row into %s[%n, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %b, %t : tensor<8xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<8xf32>) {
    %j = arith.subi %c3, %i : index
    %row = tensor.extract_slice %stack[%j, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %a = tensor.collapse_shape %row [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %b = math.cos %g : tensor<8xf32>
    %c = arith.mulf %b, %a : tensor<8xf32>
    scf.yield %c : tensor<8xf32>
  }
  return %z : tensor<8xf32>
}

// -----

#out = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>
#one = affine_map<(d0, d1) -> (d1)>

// Transpositions, and copies of parts of a tensor, are not plain copies: they
// are kept, but move up with the insertion past ops that do not compute.
// CHECK-LABEL: func.func @computed
// CHECK: scf.for
// CHECK:   math.exp
// CHECK:   %[[T:.*]] = linalg.generic
// CHECK:   ao.offload %[[T]] into
// CHECK-LABEL: func.func @part
// CHECK: scf.for
// CHECK:   math.sin
// CHECK:   %[[P:.*]] = linalg.generic
// CHECK:   ao.offload %[[P]] into
// CHECK:   math.exp
func.func @computed(%x: tensor<8x1xf32>) -> tensor<8x1xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<8x1xf32>, tensor<4x8xf32>) {
    %a = math.sin %h : tensor<8x1xf32>
    %b = math.exp %a : tensor<8x1xf32>
    %e = tensor.empty() : tensor<1x8xf32>
    %row = linalg.generic {indexing_maps = [#swap, #out], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x1xf32>) outs(%e : tensor<1x8xf32>) {
    ^bb0(%from: f32, %to: f32):
      linalg.yield %from : f32
    } -> tensor<1x8xf32>
    %t = tensor.insert_slice %row into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %b, %t : tensor<8x1xf32>, tensor<4x8xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<8x1xf32>) {
    %row = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
    %a = tensor.expand_shape %row [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %c = arith.mulf %g, %a : tensor<8x1xf32>
    scf.yield %c : tensor<8x1xf32>
  }
  return %z : tensor<8x1xf32>
}
func.func @part(%x: tensor<2x16xf32>) -> tensor<2x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x2x8xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<2x16xf32>, tensor<4x2x8xf32>) {
    %a = math.sin %h : tensor<2x16xf32>
    %b = math.exp %a : tensor<2x16xf32>
    %half = tensor.extract_slice %a[0, 8] [2, 8] [1, 1] : tensor<2x16xf32> to tensor<2x8xf32>
    %e = tensor.empty() : tensor<2x8xf32>
    %row = linalg.generic {indexing_maps = [#out, #out], iterator_types = ["parallel", "parallel"]} ins(%half : tensor<2x8xf32>) outs(%e : tensor<2x8xf32>) {
    ^bb0(%from: f32, %to: f32):
      linalg.yield %from : f32
    } -> tensor<2x8xf32>
    %t = tensor.insert_slice %row into %s[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<2x8xf32> into tensor<4x2x8xf32>
    scf.yield %b, %t : tensor<2x16xf32>, tensor<4x2x8xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<2x16xf32>) {
    %row = tensor.extract_slice %stack[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<4x2x8xf32> to tensor<2x8xf32>
    %c = tensor.insert_slice %row into %g[0, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<2x16xf32>
    scf.yield %c : tensor<2x16xf32>
  } {ao.loop = #ao.loop<split = [2]>}
  return %z : tensor<2x16xf32>
}
