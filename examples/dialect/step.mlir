// A training step of the sample dialect.
sample.func @step(%x: tensor<64x32xf32>, %rows: tensor<64x1xindex>,
                  %state: tensor<64x32xf32> {ao.donated})
    -> (tensor<64x32xf32>, tensor<32x64xf32>) attributes {ao.step} {
  %g = tensor.gather %x[%rows] gather_dims([0])
      : (tensor<64x32xf32>, tensor<64x1xindex>) -> tensor<64x1x32xf32>
  %h = sample.view %g : tensor<64x1x32xf32> -> tensor<64x32xf32>
  %a = sample.attention %h, %h, %x : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
  %d = sample.dropout %a : tensor<64x32xf32>
  %r = sample.handles %d : tensor<64x32xf32>
  %e = sample.gelu %r : tensor<64x32xf32>
  %b = sample.attention %e, %e, %x : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
  %c = sample.attention %b, %b, %x : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
  %s = sample.attention %c, %e, %r : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
  %t = sample.attention %s, %a, %d : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32>
  %u = sample.update %state, %t : tensor<64x32xf32>
  %v = sample.view %t : tensor<64x32xf32> -> tensor<32x64xf32>
  sample.return %u, %v : tensor<64x32xf32>, tensor<32x64xf32>
}
