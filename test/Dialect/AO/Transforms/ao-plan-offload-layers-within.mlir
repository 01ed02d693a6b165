// Layers in the body of a loop over microbatches are no layers of the step: the
// error names the loop, and the policy that plans its body.
//
// RUN: not ao-opt %s --ao-plan-offload="policy=layerwise min-bytes=0" -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: '@step' has no layers: no forward op has 'ao.layer'
// CHECK: loc("microbatches"): ops in 'microbatches' have 'ao.layer', but only policy 'planned' plans the ops in a loop or branch

func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %sum = scf.for %m = %c0 to %c3 step %c1 iter_args(%total = %x) -> (tensor<256xf32>) {
    %a = math.sin %total {ao.layer = 0 : i64, ao.phase = "forward"} : tensor<256xf32>
    %b = math.cos %a {ao.layer = 1 : i64, ao.phase = "forward"} : tensor<256xf32>
    %d = arith.mulf %b, %a {ao.layer = 0 : i64, ao.phase = "backward"} : tensor<256xf32>
    scf.yield %d : tensor<256xf32>
  } loc("microbatches")
  return %sum : tensor<256xf32>
}
