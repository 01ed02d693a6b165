// The body of a loop over microbatches is a step, too: its backward part
// rematerializes the mask.
//
// RUN: ao-opt %s --ao-rebuild-values="min-bytes=0 min-gap=1" | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values="min-bytes=0 min-gap=1" --ao-rebuild-values="min-bytes=0 min-gap=1" | FileCheck %s

// CHECK-LABEL: func.func @step
// CHECK: scf.for
// CHECK: %[[FIRST:.*]] = linalg.fill
// CHECK: arith.mulf %{{.*}}, %[[FIRST]]
// CHECK: "backward"
// CHECK: %[[SECOND:.*]] = linalg.fill {ao.phase = "backward"}
// CHECK: arith.mulf %{{.*}}, %[[SECOND]]
func.func @step(%x: tensor<8xf32>, %batches: index) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %half = arith.constant 0.5 : f32
  %sum = scf.for %i = %c0 to %batches step %c1 iter_args(%g = %x) -> (tensor<8xf32>) {
    %e = tensor.empty() : tensor<8xf32>
    %mask = linalg.fill ins(%half : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    %a = arith.mulf %x, %mask {ao.phase = "forward"} : tensor<8xf32>
    %b = math.sin %a {ao.phase = "forward"} : tensor<8xf32>
    %c = math.sin %b {ao.phase = "forward"} : tensor<8xf32>
    %d = math.cos %c {ao.phase = "backward"} : tensor<8xf32>
    %f = arith.mulf %d, %mask {ao.phase = "backward"} : tensor<8xf32>
    %h = arith.addf %g, %f {ao.phase = "backward"} : tensor<8xf32>
    scf.yield %h : tensor<8xf32>
  }
  return %sum : tensor<8xf32>
}
