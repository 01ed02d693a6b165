// copy-slices: the base of a view is copied only if it is read again; otherwise
// the part of the view is overwritten in place.
//
// RUN: ao-opt %s --ao-whole-step-pipeline --ao-bufferize-pipeline | FileCheck %s

!t = tensor<8xf32>
!v = tensor<4xf32>

// CHECK-LABEL: func.func @dies
// CHECK-NOT: memref<8xf32> to memref<8xf32>
// CHECK: return
func.func @dies(%g: !t {ao.donated}, %w: !v) -> !t attributes {autograd.tape, autograd.gradients = []} {
  %d = autograd.node 0 "CopySlices" -> !t {
    %0 = autograd.copy_slices %g base [8] [1] 0 view [4] [1] 4 needs [true] : !t -> !t {
    ^bb0(%s: !v):
      %1 = arith.mulf %s, %w : !v
      autograd.yield %1 : !v
    }
    autograd.yield %0 : !t
  }
  return %d : !t
}

// CHECK-LABEL: func.func @read_again
// CHECK: memref.copy %{{.*}} : memref<8xf32> to memref<8xf32>
// CHECK-NOT: memref<8xf32> to memref<8xf32>
// CHECK: return
func.func @read_again(%g: !t {ao.donated}, %w: !v) -> (!t, !t) attributes {autograd.tape, autograd.gradients = []} {
  %d = autograd.node 0 "CopySlices" -> !t {
    %0 = autograd.copy_slices %g base [8] [1] 0 view [4] [1] 4 needs [true] : !t -> !t {
    ^bb0(%s: !v):
      %1 = arith.mulf %s, %w : !v
      autograd.yield %1 : !v
    }
    autograd.yield %0 : !t
  }
  %n = autograd.node 1 "NegBackward0" -> !t {
    %0 = arith.negf %g : !t
    autograd.yield %0 : !t
  }
  return %d, %n : !t, !t
}
