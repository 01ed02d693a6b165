// A comparison has a row for a strategy without a plan, and continues with the others.
//
// REQUIRES: ao-run
// RUN: ao-run %s --compare --strategy=none,layerwise,sync --min-bytes=0 -O0 | FileCheck %s
// CHECK: {{^}}layerwise {{.*}} no plan fits
// CHECK: {{^}}sync {{.*}} yes
// CHECK: {{^}}layerwise: '@step' has no layers: no forward op has 'ao.layer'

func.func @step(%x: tensor<1024xf32>) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.exp %x : tensor<1024xf32>
  %b = math.sin %a : tensor<1024xf32>
  %c = math.cos %b : tensor<1024xf32>
  %d = arith.mulf %c, %a : tensor<1024xf32>
  return %d : tensor<1024xf32>
}
