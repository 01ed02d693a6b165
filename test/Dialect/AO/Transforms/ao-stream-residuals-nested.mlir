// Loops in another loop are pipelined first, and copied with the iteration of
// the outer loop that precedes its kernel.
//
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-bufferize-pipeline -o /dev/null
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned min-bytes=0 device-memory-budget=70%" -o /dev/null
//
// The first iteration of the outer loop.
// CHECK: math.sin
// CHECK: ao.offload
// CHECK: scf.for %{{.*}} = %c1{{.*}} to %c4
// CHECK:   ao.wait
// CHECK:   ao.offload
// CHECK:   scf.yield
// CHECK: ao.reload
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c3
// CHECK:   ao.reload
// CHECK:   scf.yield
// CHECK: math.tanh
// CHECK: %[[T0:.*]] = ao.offload
// CHECK-NOT: ao.wait %[[T0]]
//
// Its kernel waits for the offload of the previous iteration, after the loops.
// CHECK: scf.for {{.*}} = %[[T0]]
// CHECK:   scf.for
// CHECK:     scf.yield
// CHECK:   scf.for
// CHECK:     scf.yield
// CHECK:   %[[T:.*]] = ao.wait %{{.*}} keep(%arg
// CHECK:   tensor.insert_slice %[[T]]
// CHECK:   math.tanh
// CHECK:   ao.offload
// CHECK:   scf.yield
func.func @nest(%x: tensor<1x64xf32>) -> tensor<1x64xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x64xf32>
  %oinit = tensor.empty() : tensor<4x64xf32>
  %r, %ostack = scf.for %o = %c0 to %c4 step %c1 iter_args(%p = %x, %os = %oinit) -> (tensor<1x64xf32>, tensor<4x64xf32>) {
    %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %p, %s = %init) -> (tensor<1x64xf32>, tensor<4x64xf32>) {
      %a = math.sin %h : tensor<1x64xf32>
      %b = math.exp %a : tensor<1x64xf32>
      %t = tensor.insert_slice %b into %s[%i, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
      %e = math.cos %b : tensor<1x64xf32>
      scf.yield %e, %t : tensor<1x64xf32>, tensor<4x64xf32>
    }
    %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x64xf32>) {
      %j = arith.subi %c3, %i : index
      %a = tensor.extract_slice %stack[%j, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
      %b = arith.mulf %g, %a : tensor<1x64xf32>
      scf.yield %b : tensor<1x64xf32>
    }
    %q = math.tanh %z : tensor<1x64xf32>
    %ot = tensor.insert_slice %q into %os[%o, 0] [1, 64] [1, 1] : tensor<1x64xf32> into tensor<4x64xf32>
    %w = math.sin %q : tensor<1x64xf32>
    scf.yield %w, %ot : tensor<1x64xf32>, tensor<4x64xf32>
  }
  %v = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %r) -> (tensor<1x64xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %ostack[%j, 0] [1, 64] [1, 1] : tensor<4x64xf32> to tensor<1x64xf32>
    %b = arith.mulf %g, %a : tensor<1x64xf32>
    scf.yield %b : tensor<1x64xf32>
  }
  return %v : tensor<1x64xf32>
}
