// Patterns without a group of digits; the error of a step without layers names
// the pass.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --allow-unregistered-dialect --ao-mark-layers='pattern=block'
// error: 'pattern' needs a group for the number of the layer, got 'block'
//
// $ ao-opt %s --allow-unregistered-dialect --ao-mark-layers='pattern=block('
// error: 'pattern' is not a regular expression: {{.*}}, got 'block('
//
// $ ao-opt %s --allow-unregistered-dialect --ao-mark-layers='pattern=(bl)ock'
// error: {{.*}}'pattern' matches 'bl', expected a layer number
//
// $ ao-opt %s --allow-unregistered-dialect --ao-plan-offload=policy=layerwise
// error: '@step' has no layers: no forward op has 'ao.layer', which 'ao-mark-layers' sets from the names of locations

func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %a = "t.a"(%x) : (tensor<4xf32>) -> tensor<4xf32> loc("model/block0/a")
  %b = "t.b"(%a) : (tensor<4xf32>) -> tensor<4xf32> loc(fused["other", "block12/b"])
  // Existing marks are kept.
  %c = "t.c"(%b) {ao.layer = 5 : i64} : (tensor<4xf32>) -> tensor<4xf32> loc("block2/c")
  %d = "t.d"(%c) : (tensor<4xf32>) -> tensor<4xf32> loc("head")
  %e = "t.e"(%d) : (tensor<4xf32>) -> tensor<4xf32> loc("bwd/block1/e")
  %f = call @inner(%e) : (tensor<4xf32>) -> tensor<4xf32> loc("block7")
  return %f : tensor<4xf32>
}

func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "t.g"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
