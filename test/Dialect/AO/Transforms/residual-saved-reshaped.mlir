// Loops whose iterations run several layers save their residuals with one
// dimension for all rows. They are saved in the shape in which loops write them
// if the backward function only divides that dimension again.
//
// RUN: ao-opt %s --split-input-file --ao-stream-residuals=min-bytes=0 --ao-verify-transfers | FileCheck %s

// CHECK-LABEL: func @divided_again
// CHECK-SAME: -> (tensor<64xf32>, tensor<4x2x64xf32, #ao.host>)
// CHECK: ao.offload
// CHECK-LABEL: func @divided_again_backward
// CHECK-SAME: tensor<4x2x64xf32, #ao.host>
// CHECK-NOT: tensor.expand_shape
// CHECK: ao.reload
func.func @divided_again(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<8x64xf32>) attributes {ao.backward = @divided_again_backward, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x2x64xf32>
  %rows = tensor.empty() : tensor<2x64xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<64xf32>, tensor<4x2x64xf32>) {
    %a = math.sin %h : tensor<64xf32>
    %b = math.cos %a : tensor<64xf32>
    %first = tensor.insert_slice %a into %rows[0, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<2x64xf32>
    %both = tensor.insert_slice %b into %first[1, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<2x64xf32>
    %t = tensor.insert_slice %both into %s[%i, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<2x64xf32> into tensor<4x2x64xf32>
    scf.yield %b, %t : tensor<64xf32>, tensor<4x2x64xf32>
  }
  %saved = tensor.collapse_shape %y#1 [[0, 1], [2]] : tensor<4x2x64xf32> into tensor<8x64xf32>
  return %y#0, %saved : tensor<64xf32>, tensor<8x64xf32>
}
func.func @divided_again_backward(%saved: tensor<8x64xf32>, %d: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %s = tensor.expand_shape %saved [[0, 1], [2]] output_shape [4, 2, 64] : tensor<8x64xf32> into tensor<4x2x64xf32>
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %d) -> (tensor<64xf32>) {
    %j = arith.subi %c3, %i : index
    %both = tensor.extract_slice %s[%j, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<4x2x64xf32> to tensor<2x64xf32>
    %a = tensor.extract_slice %both[0, 0] [1, 64] [1, 1] : tensor<2x64xf32> to tensor<64xf32>
    %b = tensor.extract_slice %both[1, 0] [1, 64] [1, 1] : tensor<2x64xf32> to tensor<64xf32>
    %c = arith.mulf %a, %b : tensor<64xf32>
    %e = arith.mulf %c, %g : tensor<64xf32>
    scf.yield %e : tensor<64xf32>
  }
  return %z : tensor<64xf32>
}

// -----

// The rows have another use.
//
// CHECK-LABEL: func @read_otherwise
// CHECK-SAME: -> (tensor<64xf32>, tensor<8x64xf32>)
// CHECK: tensor.collapse_shape
// CHECK-LABEL: func @read_otherwise_backward
// CHECK: tensor.expand_shape
func.func @read_otherwise(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<8x64xf32>) attributes {ao.backward = @read_otherwise_backward, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x2x64xf32>
  %rows = tensor.empty() : tensor<2x64xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<64xf32>, tensor<4x2x64xf32>) {
    %a = math.sin %h : tensor<64xf32>
    %first = tensor.insert_slice %a into %rows[0, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<2x64xf32>
    %both = tensor.insert_slice %h into %first[1, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<2x64xf32>
    %t = tensor.insert_slice %both into %s[%i, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<2x64xf32> into tensor<4x2x64xf32>
    scf.yield %a, %t : tensor<64xf32>, tensor<4x2x64xf32>
  }
  %saved = tensor.collapse_shape %y#1 [[0, 1], [2]] : tensor<4x2x64xf32> into tensor<8x64xf32>
  return %y#0, %saved : tensor<64xf32>, tensor<8x64xf32>
}
func.func @read_otherwise_backward(%saved: tensor<8x64xf32>, %d: tensor<64xf32>) -> tensor<64xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %row = tensor.extract_slice %saved[5, 0] [1, 64] [1, 1] : tensor<8x64xf32> to tensor<64xf32>
  %s = tensor.expand_shape %saved [[0, 1], [2]] output_shape [4, 2, 64] : tensor<8x64xf32> into tensor<4x2x64xf32>
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %d) -> (tensor<64xf32>) {
    %a = tensor.extract_slice %s[%i, 0, 0] [1, 1, 64] [1, 1, 1] : tensor<4x2x64xf32> to tensor<64xf32>
    %e = arith.mulf %a, %g : tensor<64xf32>
    scf.yield %e : tensor<64xf32>
  }
  %r = arith.addf %z, %row : tensor<64xf32>
  return %r : tensor<64xf32>
}

// -----

// The signature must not change: the function's address is taken.
//
// CHECK-LABEL: func @taken
// CHECK-SAME: -> (tensor<64xf32>, tensor<8x64xf32>)
func.func @taken(%x: tensor<64xf32>) -> (tensor<64xf32>, tensor<8x64xf32>) attributes {ao.backward = @taken_backward, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x2x64xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<64xf32>, tensor<4x2x64xf32>) {
    %a = math.sin %h : tensor<64xf32>
    %rows = tensor.empty() : tensor<2x64xf32>
    %first = tensor.insert_slice %a into %rows[0, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<2x64xf32>
    %t = tensor.insert_slice %first into %s[%i, 0, 0] [1, 2, 64] [1, 1, 1] : tensor<2x64xf32> into tensor<4x2x64xf32>
    scf.yield %a, %t : tensor<64xf32>, tensor<4x2x64xf32>
  }
  %saved = tensor.collapse_shape %y#1 [[0, 1], [2]] : tensor<4x2x64xf32> into tensor<8x64xf32>
  return %y#0, %saved : tensor<64xf32>, tensor<8x64xf32>
}
func.func @taken_backward(%saved: tensor<8x64xf32>, %d: tensor<64xf32>) -> tensor<64xf32> {
  %s = tensor.expand_shape %saved [[0, 1], [2]] output_shape [4, 2, 64] : tensor<8x64xf32> into tensor<4x2x64xf32>
  %a = tensor.extract_slice %s[0, 0, 0] [1, 1, 64] [1, 1, 1] : tensor<4x2x64xf32> to tensor<64xf32>
  %e = arith.mulf %a, %d : tensor<64xf32>
  return %e : tensor<64xf32>
}
func.func private @address() -> (tensor<64xf32>) attributes {of = @taken}
