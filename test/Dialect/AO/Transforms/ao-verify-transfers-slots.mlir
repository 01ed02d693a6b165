// Transfers into slots of host tensors, on tensors.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

func.func @valid(%row: tensor<1x8xf32>, %i: index) -> tensor<4x8xf32, #ao.host> {
  %stack = ao.host_empty : tensor<4x8xf32, #ao.host>
  %slot = tensor.extract_slice %stack[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  %t = ao.offload %row into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  %filled = ao.wait %t keep(%row : tensor<1x8xf32>) into(%slot : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  %next = tensor.insert_slice %filled into %stack[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
  return %next : tensor<4x8xf32, #ao.host>
}

// -----

func.func @wait_without_slot(%row: tensor<1x8xf32>, %slot: tensor<1x8xf32, #ao.host>) -> tensor<1x8xf32, #ao.host> {
  // expected-note @below {{the transfer}}
  %t = ao.offload %row into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // expected-error @below {{'ao.wait' op expected 'into' to be the destination of the transfer, got no 'into'}}
  %filled = ao.wait %t keep(%row : tensor<1x8xf32>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  return %filled : tensor<1x8xf32, #ao.host>
}

// -----

func.func @wait_for_another_slot(%row: tensor<1x8xf32>, %slot: tensor<1x8xf32, #ao.host>, %other: tensor<1x8xf32, #ao.host>) -> tensor<1x8xf32, #ao.host> {
  // expected-note @below {{the transfer}}
  %t = ao.offload %row into %slot : tensor<1x8xf32> into tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
  // expected-error @below {{expected 'into' to be the destination of the transfer}}
  %filled = ao.wait %t keep(%row : tensor<1x8xf32>) into(%other : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
  return %filled : tensor<1x8xf32, #ao.host>
}

// -----

func.func @computed_slice(%row: tensor<1x8xf32>, %stack: tensor<4x8xf32, #ao.host>, %i: index) -> tensor<4x8xf32, #ao.host> {
  // expected-error @below {{cannot compute with operand 1, which is in host memory; reload it first}}
  %next = tensor.insert_slice %row into %stack[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32, #ao.host>
  return %next : tensor<4x8xf32, #ao.host>
}
