func.func @step(%x: tensor<8xf32>) {
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return
}
