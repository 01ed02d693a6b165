// A loop that reads slices of one residual and writes those of another one is
// pipelined in three stages: reloads for the next iteration, the ops of an
// iteration, and waits for the offloads of the previous one.
//
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: ao-opt %s --split-input-file --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-verify-transfers --ao-bufferize-pipeline=arenas=all --ao-verify-transfers -o /dev/null

// CHECK-LABEL: func.func @both
// CHECK: scf.for
// The first slice is requested before the first iteration, the second one in it.
// CHECK: tensor.extract_slice %[[A:.*]][4, 0] [1, 8] [1, 1]
// CHECK: %[[R0:.*]] = ao.reload
// CHECK: ao.wait %[[R0]]
// CHECK: tensor.extract_slice %[[A]][3, 0] [1, 8] [1, 1]
// CHECK: %[[R1:.*]] = ao.reload
// CHECK: %[[T0:.*]] = ao.offload
// CHECK: %[[L:.*]]:5 = scf.for %[[I:[a-z0-9]+]] = %c1{{.*}} to %c4{{.*}} iter_args(%{{.*}}, %[[B:[a-z0-9]+]] = %{{.*}}, %[[R:[a-z0-9]+]] = %[[R1]], %[[T:[a-z0-9]+]] = %[[T0]], %[[K:[a-z0-9]+]] = %{{.*}})
// CHECK:   ao.wait %[[R]]
// CHECK:   ao.reload
// CHECK:   ao.wait %[[T]] keep(%[[K]]
// CHECK:   ao.offload
// CHECK:   scf.yield
// The last iteration issues no reload, and waits for the offload of the kernel.
// CHECK: ao.wait %[[L]]#2
// CHECK-NOT: ao.reload
// CHECK: tensor.extract_slice %{{.*}}[3, 0] [1, 8] [1, 1]
// CHECK: ao.wait %[[L]]#3 keep(%[[L]]#4
// CHECK: %[[T4:.*]] = ao.offload %{{.*}} into %[[S4:[a-z0-9_]+]]
// CHECK: ao.wait %[[T4]] keep({{.*}}) into(%[[S4]] :
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[%{{.*}}, 0] [1, 8] [1, 1]
func.func @both(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %init = tensor.empty() : tensor<5x8xf32>
  %y, %first = scf.for %i = %c0 to %c5 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<5x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    %b = math.cos %a : tensor<1x8xf32>
    scf.yield %b, %t : tensor<1x8xf32>, tensor<5x8xf32>
  }
  %z, %second = scf.for %i = %c0 to %c5 step %c1 iter_args(%h = %y, %s = %init) -> (tensor<1x8xf32>, tensor<5x8xf32>) {
    %j = arith.subi %c4, %i : index
    %a = tensor.extract_slice %first[%j, 0] [1, 8] [1, 1] : tensor<5x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    %c = math.sin %b : tensor<1x8xf32>
    %t = tensor.insert_slice %c into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<5x8xf32>
    %d = math.cos %c : tensor<1x8xf32>
    scf.yield %d, %t : tensor<1x8xf32>, tensor<5x8xf32>
  }
  %w = scf.for %i = %c0 to %c5 step %c1 iter_args(%g = %z) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %second[%i, 0] [1, 8] [1, 1] : tensor<5x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %w : tensor<1x8xf32>
}

// -----

// Three stages take three iterations: of two, each waits for its own offload.
// CHECK-LABEL: func.func @two_iterations
// CHECK: scf.for
// CHECK: ao.reload
// CHECK: scf.for %{{.*}} = %c0{{.*}} to %c1{{.*}} iter_args({{.*}}) -> (tensor<1x8xf32>, tensor<2x8xf32, #ao.host>, !ao.transfer<tensor<1x8xf32>>)
// CHECK:   %[[T:.*]] = ao.offload
// CHECK:   ao.wait %[[T]]
// CHECK:   scf.yield
func.func @two_iterations(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %init = tensor.empty() : tensor<2x8xf32>
  %y, %first = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x8xf32>, tensor<2x8xf32>) {
    %a = math.sin %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    %b = math.cos %a : tensor<1x8xf32>
    scf.yield %b, %t : tensor<1x8xf32>, tensor<2x8xf32>
  }
  %z, %second = scf.for %i = %c0 to %c2 step %c1 iter_args(%h = %y, %s = %init) -> (tensor<1x8xf32>, tensor<2x8xf32>) {
    %a = tensor.extract_slice %first[%i, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %h, %a : tensor<1x8xf32>
    %c = math.sin %b : tensor<1x8xf32>
    %t = tensor.insert_slice %c into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<2x8xf32>
    %d = math.cos %c : tensor<1x8xf32>
    scf.yield %d, %t : tensor<1x8xf32>, tensor<2x8xf32>
  }
  %w = scf.for %i = %c0 to %c2 step %c1 iter_args(%g = %z) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %second[%i, 0] [1, 8] [1, 1] : tensor<2x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %w : tensor<1x8xf32>
}

// -----

// Yielded values that the body does not compute: exchanged iteration arguments,
// the induction variable, and a value from outside of the loop.
// CHECK-LABEL: func.func @passes_through
// CHECK-NOT: unrealized_conversion_cast
// CHECK: %[[O:.*]] = math.exp
// CHECK: %[[B0:.*]] = math.cos
// CHECK: scf.for %[[I:[a-z0-9]+]] = %c1{{.*}} to %c4{{.*}} iter_args(%{{[a-z0-9]+}} = %[[O]], %[[Q:[a-z0-9]+]] = %[[B0]], %{{[a-z0-9]+}} = %c0{{.*}}, %{{[a-z0-9]+}} = %arg0
// CHECK:   scf.yield %[[Q]], %{{.*}}, %[[I]], %arg0,
// CHECK-NOT: unrealized_conversion_cast
func.func @passes_through(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %o = math.exp %x : tensor<1x8xf32>
  %y:5 = scf.for %i = %c0 to %c4 step %c1 iter_args(%p = %x, %q = %o, %n = %c4, %r = %o, %s = %init) -> (tensor<1x8xf32>, tensor<1x8xf32>, index, tensor<1x8xf32>, tensor<4x8xf32>) {
    %e = arith.addf %p, %r : tensor<1x8xf32>
    %a = math.sin %e : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %b = math.cos %a : tensor<1x8xf32>
    scf.yield %q, %b, %i, %x, %t : tensor<1x8xf32>, tensor<1x8xf32>, index, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %v = tensor.extract_slice %y#0[%c0, %y#2] [1, 1] [1, 1] : tensor<1x8xf32> to tensor<1x1xf32>
  %u = tensor.insert_slice %v into %y#3[0, 1] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<1x8xf32>
  %z = arith.addf %u, %y#1 : tensor<1x8xf32>
  %w = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %z) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %y#4[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %w : tensor<1x8xf32>
}
