// Slices are offloaded in an inner loop with a delay of one iteration. The
// buffer of its first part is reused by the outer loop, so that the inner one
// receives a copy: the copy is offloaded, as the wait shows.
//
// RUN: ao-opt %s --ao-stream-residuals="min-bytes=0 prefetch-distance=1 offload-delay=1" --ao-bufferize-pipeline | FileCheck %s
//
// CHECK-LABEL: func.func @step
// CHECK:         scf.for
// CHECK:           %[[COPY:.*]] = memref.alloc()
// CHECK:           memref.copy %{{.*}}, %[[COPY]]
// CHECK:           %[[SENT:.*]] = ao.offload %[[COPY]]
// CHECK:           scf.for {{.*}} = %[[SENT]], %[[KEPT:.*]] = %[[COPY]])
// CHECK:             ao.wait %{{.*}} keep(%[[KEPT]]
func.func @step(%x: tensor<64xf32>) -> tensor<64xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %r = scf.for %m = %c0 to %c2 step %c1 iter_args(%o = %x) -> (tensor<64xf32>) {
    %e = tensor.empty() : tensor<6x64xf32>
    %y, %s = scf.for %i = %c0 to %c6 step %c1 iter_args(%h = %o, %k = %e) -> (tensor<64xf32>, tensor<6x64xf32>) {
      %d = arith.subf %h, %h : tensor<64xf32>
      %a = math.tanh %d : tensor<64xf32>
      %t = tensor.insert_slice %a into %k[%i, 0] [1, 64] [1, 1] : tensor<64xf32> into tensor<6x64xf32>
      %n = arith.maximumf %a, %x : tensor<64xf32>
      scf.yield %n, %t : tensor<64xf32>, tensor<6x64xf32>
    }
    %z = scf.for %i = %c0 to %c6 step %c1 iter_args(%g = %y) -> (tensor<64xf32>) {
      %j = arith.subi %c5, %i : index
      %v = tensor.extract_slice %s[%j, 0] [1, 64] [1, 1] : tensor<6x64xf32> to tensor<64xf32>
      %u0 = arith.subf %g, %v : tensor<64xf32>
      %u1 = math.tanh %u0 : tensor<64xf32>
      %ue = tensor.empty() : tensor<64xf32>
      %u = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%u1, %x : tensor<64xf32>, tensor<64xf32>) outs(%ue : tensor<64xf32>) {
      ^bb0(%p: f32, %q: f32, %oo: f32):
        %w0 = arith.subf %p, %q : f32
        linalg.yield %w0 : f32
      } -> tensor<64xf32>
      scf.yield %u : tensor<64xf32>
    }
    scf.yield %z : tensor<64xf32>
  }
  %w = arith.maximumf %r, %x : tensor<64xf32>
  return %w : tensor<64xf32>
}
