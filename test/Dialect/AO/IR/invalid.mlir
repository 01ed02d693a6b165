// Every error of the verifiers of types and ops.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected a ranked tensor or memref as the destination of a transfer, got 'tensor<*xf32>'}}
func.func private @unranked_destination(!ao.transfer<tensor<*xf32>>)

// -----

// expected-error@+1 {{expected a ranked tensor or memref as the destination of a transfer, got 'vector<4xf32>'}}
func.func private @vector_destination(!ao.transfer<vector<4xf32>>)

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse AO_TransferType parameter 'destination' which is to be a `::mlir::ShapedType`}}
func.func private @scalar_destination(!ao.transfer<f32>)

// -----

// expected-error@+1 {{unknown  type `copy` in dialect `ao`}}
func.func private @unknown_type(!ao.copy<tensor<4xf32>>)

// -----

// expected-error@+1 {{unknown attribute `disk` in dialect `ao`}}
func.func private @unknown_placement(tensor<4xf32, #ao.disk>)

// -----

func.func @offload_from_host(%x: tensor<4xf32, #ao.host>) {
  // expected-error@+1 {{'ao.offload' op expected the source in device memory, got 'tensor<4xf32, #ao.host>'}}
  %t = ao.offload %x : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @offload_to_device(%x: tensor<4xf32>) {
  // expected-error@+1 {{'ao.offload' op expected the destination in host memory, got 'tensor<4xf32>'}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32>>
  return
}

// -----

func.func @reload_from_device(%x: tensor<4xf32>) {
  // expected-error@+1 {{'ao.reload' op expected the source in host memory, got 'tensor<4xf32>'}}
  %t = ao.reload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32>>
  return
}

// -----

func.func @reload_to_host(%x: tensor<4xf32, #ao.host>) {
  // expected-error@+1 {{'ao.reload' op expected the destination in device memory, got 'tensor<4xf32, #ao.host>'}}
  %t = ao.reload %x : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected the source and the transfer's destination to have the same shape and element type, got 'tensor<4xf32>' and 'tensor<5xf32, #ao.host>'}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<5xf32, #ao.host>>
  return
}

// -----

func.func @dynamic_shape(%x: tensor<4xf32>) {
  // expected-error@+1 {{to have the same shape and element type, got 'tensor<4xf32>' and 'tensor<?xf32, #ao.host>'}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<?xf32, #ao.host>>
  return
}

// -----

func.func @rank(%x: tensor<4x1xf32>) {
  // expected-error@+1 {{to have the same shape and element type}}
  %t = ao.offload %x : tensor<4x1xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @element_type(%x: tensor<4xf32>) {
  // expected-error@+1 {{to have the same shape and element type, got 'tensor<4xf32>' and 'tensor<4xbf16, #ao.host>'}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xbf16, #ao.host>>
  return
}

// -----

func.func @quantized_element_type(%x: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  // expected-error@+1 {{to have the same shape and element type}}
  %t = ao.offload %x : tensor<4x!quant.uniform<i8:f32, 0.5>> -> !ao.transfer<tensor<4xi8, #ao.host>>
  return
}

// -----

func.func @tensor_and_buffer(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected the source and the transfer's destination to be both tensors or both buffers}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @destination_on_tensors(%x: tensor<4xf32>, %h: memref<4xf32, #ao.host>) {
  // expected-error@+1 {{expected the destination operand to have the transfer's destination type 'tensor<4xf32, #ao.host>', got 'memref<4xf32, #ao.host>'}}
  %t = ao.offload %x into %h : tensor<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @no_destination_on_buffers(%x: memref<4xf32>) {
  // expected-error@+1 {{'ao.offload' op expected a destination operand on buffers}}
  %t = ao.offload %x : memref<4xf32> -> !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @no_destination_on_reloaded_buffers(%x: memref<4xf32, #ao.host>) {
  // expected-error@+1 {{'ao.reload' op expected a destination operand on buffers}}
  %t = ao.reload %x : memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @wrong_destination_type(%x: memref<4xf32>, %h: memref<5xf32, #ao.host>) {
  // expected-error@+1 {{expected the destination operand to have the transfer's destination type 'memref<4xf32, #ao.host>', got 'memref<5xf32, #ao.host>'}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<5xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @unranked_source(%x: tensor<*xf32>) {
  // expected-error-re@+1 {{'ao.offload' op operand #0 must be ranked tensor of any {{(non-token )?}}type values or memref of any {{(non-token )?}}type values, but got 'tensor<*xf32>'}}
  %t = ao.offload %x : tensor<*xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @scalar_source(%x: f32) {
  // expected-error-re@+1 {{'ao.offload' op operand #0 must be ranked tensor of any {{(non-token )?}}type values or memref of any {{(non-token )?}}type values, but got 'f32'}}
  %t = ao.offload %x : f32 -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @result_is_no_transfer(%x: tensor<4xf32>) {
  // expected-error@+1 {{'ao.offload' op result #0 must be a copy in flight, but got 'tensor<4xf32, #ao.host>'}}
  %t = "ao.offload"(%x) : (tensor<4xf32>) -> tensor<4xf32, #ao.host>
  return
}

// -----

func.func @wait_for_a_tensor(%x: tensor<4xf32>) {
  // expected-error@+1 {{expected a transfer, got 'tensor<4xf32>'}}
  %h = ao.wait %x keep(%x : tensor<4xf32>) : tensor<4xf32>
  return
}

// -----

func.func @wait_for_a_tensor_generic(%x: tensor<4xf32>) {
  // expected-error@+1 {{'ao.wait' op operand #0 must be a copy in flight, but got 'tensor<4xf32>'}}
  %h = "ao.wait"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @keep_on_the_wrong_side(%x: tensor<4xf32>, %h: tensor<4xf32, #ao.host>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.wait' op expected the kept source in device memory, got 'tensor<4xf32, #ao.host>'}}
  %v = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @keep_on_the_wrong_side_of_a_reload(%x: tensor<4xf32>, %h: tensor<4xf32, #ao.host>) {
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  // expected-error@+1 {{'ao.wait' op expected the kept source in host memory, got 'tensor<4xf32>'}}
  %v = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32>>
  return
}

// -----

func.func @keep_of_another_shape(%x: tensor<4xf32>, %z: tensor<5xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.wait' op expected the kept source and the transfer's destination to have the same shape and element type}}
  %v = ao.wait %t keep(%z : tensor<5xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @keep_is_mandatory(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{custom op 'ao.wait' expected 'keep'}}
  %v = ao.wait %t : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @keep_is_mandatory_generic(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.wait' op expected 2 or more operands, but found 1}}
  %v = "ao.wait"(%t) : (!ao.transfer<tensor<4xf32, #ao.host>>) -> tensor<4xf32, #ao.host>
  return
}

// -----

func.func @keep_is_a_buffer(%x: tensor<4xf32>, %b: memref<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{expected the kept source and the transfer's destination to be both tensors or both buffers}}
  %v = ao.wait %t keep(%b : memref<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @result_of_a_wait_on_buffers(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+2 {{'ao.wait' op failed to infer returned types}}
  // expected-error@+1 {{incompatible with return type(s) of operation 'tensor<4xf32>'}}
  %v = "ao.wait"(%t, %x) : (!ao.transfer<memref<4xf32, #ao.host>>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_result_of_a_wait_on_tensors(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+2 {{'ao.wait' op failed to infer returned types}}
  // expected-error@+1 {{inferred type(s) 'tensor<4xf32, #ao.host>' are incompatible}}
  "ao.wait"(%t, %x) : (!ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @wait_into_a_buffer_on_tensors(%x: tensor<4xf32>, %h: memref<4xf32, #ao.host>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.wait' op expected the destination operand to have the transfer's destination type 'tensor<4xf32, #ao.host>', got 'memref<4xf32, #ao.host>'}}
  %v = ao.wait %t keep(%x : tensor<4xf32>) into(%h : memref<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @wait_into_another_type(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %g: memref<?xf32, #ao.host>) {
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error@+1 {{'ao.wait' op expected the destination operand to have the transfer's destination type 'memref<4xf32, #ao.host>', got 'memref<?xf32, #ao.host>'}}
  ao.wait %t keep(%x : memref<4xf32>) into(%g : memref<?xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @slot_of_another_shape(%x: tensor<4xf32>, %h: tensor<5xf32, #ao.host>) {
  // expected-error@+1 {{expected the destination operand to have the transfer's destination type 'tensor<4xf32, #ao.host>', got 'tensor<5xf32, #ao.host>'}}
  %t = ao.offload %x into %h : tensor<4xf32> into tensor<5xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @slot_on_the_device(%h: tensor<4xf32, #ao.host>, %x: tensor<4xf32>) {
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  // expected-error@+1 {{expected no destination operand for a tensor on the device}}
  %y = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) into(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32>>
  return
}

// -----

func.func @empty_on_the_device() {
  // expected-error@+1 {{'ao.host_empty' op expected the result in host memory, got 'tensor<4xf32>'}}
  %h = ao.host_empty : tensor<4xf32>
  return
}

// -----

func.func @empty_without_sizes(%n: index) {
  // expected-error@+1 {{'ao.host_empty' op expected 2 sizes of dynamic dimensions, got 1}}
  %h = ao.host_empty(%n) : tensor<?x4x?xf32, #ao.host>
  return
}
