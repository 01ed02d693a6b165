// Where a tensor lies that an op makes which says nothing of it is not known: in
// a buffer that it was given as a tensor or as a buffer, now or before, or in that
// of its other result.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-verify-transfers --verify-diagnostics -o /dev/null

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>

func.func @handed_on(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %u = "foo.same"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %n = bufferization.to_buffer %u : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

func.func @made_of_buffer(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %u = "foo.make"(%m) : (!D) -> tensor<4xf32>
  %part = tensor.cast %u : tensor<4xf32> to tensor<4xf32>
  %n = bufferization.to_buffer %part : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

func.func @kept(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %k = "foo.keep"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %u = "foo.same"(%k) : (tensor<4xf32>) -> tensor<4xf32>
  %n = bufferization.to_buffer %u : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

func.func @two_results(%h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %u:2 = "foo.make"() : () -> (tensor<4xf32>, tensor<4xf32>)
  %n = bufferization.to_buffer %u#0 : tensor<4xf32> to !D
  %o = bufferization.to_buffer %u#1 : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %o into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%o : !D) : !ao.transfer<!H>
  return
}

// Nobody has given it away, and what is made there is no argument.
func.func @unrelated(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %u = "foo.make"() : () -> tensor<4xf32>
  %n = bufferization.to_buffer %u : tensor<4xf32> to !D
  %a = memref.alloc() : !D
  memref.copy %m, %a : !D to !D
  %x = ao.offload %a into %h : !D into !H -> !ao.transfer<!H>
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%a : !D) : !ao.transfer<!H>
  memref.dealloc %a : !D
  return
}
