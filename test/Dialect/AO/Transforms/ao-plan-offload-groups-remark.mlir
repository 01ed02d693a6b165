// The remark on a plan gives the number of offloaded components of each group,
// and their bytes. A scale below the threshold is kept on device.
//
// RUN: ao-opt %s --allow-unregistered-dialect --remarks-filter=ao \
// RUN:   --ao-plan-offload="policy=sync min-bytes=2048" -o /dev/null 2>&1 | FileCheck %s

// CHECK: groups="group 7: 2 of 3 components, 12288 bytes"
func.func @fwd(%x: tensor<1024xf32>) -> (tensor<1024xf32>, tensor<8192xf8E4M3FN>, tensor<256xf32>, tensor<1024xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %q:3 = "t.quantize"(%x) {ao.group = 7 : i64} : (tensor<1024xf32>) -> (tensor<8192xf8E4M3FN>, tensor<256xf32>, tensor<1024xf32>)
  %h = "t.h"(%x) : (tensor<1024xf32>) -> tensor<8192xf32>
  %y = "t.y"(%h) : (tensor<8192xf32>) -> tensor<1024xf32>
  return %y, %q#0, %q#1, %q#2 : tensor<1024xf32>, tensor<8192xf8E4M3FN>, tensor<256xf32>, tensor<1024xf32>
}
func.func @bwd(%q: tensor<8192xf8E4M3FN>, %s: tensor<256xf32>, %t: tensor<1024xf32>, %g: tensor<1024xf32>) -> tensor<1024xf32> {
  %0 = "t.z"(%g) : (tensor<1024xf32>) -> tensor<1024xf32>
  %1 = "t.dequantize"(%q, %s, %t, %0) : (tensor<8192xf8E4M3FN>, tensor<256xf32>, tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
  return %1 : tensor<1024xf32>
}
