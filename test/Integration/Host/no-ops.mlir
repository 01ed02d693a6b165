// Functions without ops hold what they are given, used or not.
//
// REQUIRES: ao-run
// RUN: ao-run %s -O0 --strategy=none --entry=step | FileCheck %s --check-prefix=STEP
// RUN: ao-run %s -O0 --strategy=none --entry=fwd | FileCheck %s --check-prefix=PAIR
//
// STEP: {{^}}none {{ *}}576 {{ *}}576
func.func @step(%x: tensor<64xf32>, %y: tensor<64xf32> {ao.donated}, %z: tensor<16xf32>) -> (tensor<64xf32>, tensor<64xf32>)
    attributes {ao.step} {
  return %x, %x : tensor<64xf32>, tensor<64xf32>
}
// PAIR: {{^}}none {{ *}}6656 {{ *}}6656
func.func @fwd(%x: tensor<64xf32>, %y: tensor<1600xf32> {ao.donated}) -> (tensor<64xf32>, tensor<64xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  return %x, %x : tensor<64xf32>, tensor<64xf32>
}
func.func @bwd(%saved: tensor<64xf32>, %g: tensor<64xf32> {ao.donated}) -> tensor<64xf32> {
  return %saved : tensor<64xf32>
}
