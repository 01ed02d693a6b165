// Tensors that stand for buffers, as between two bufferizations.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @materialize(%x: !D, %h: !H, %v: tensor<4xf32>) {
  // expected-note @+1 {{the transfer}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  // expected-error @+1 {{'bufferization.materialize_in_destination' op overwrites the destination of a transfer in flight}}
  bufferization.materialize_in_destination %v in restrict writable %x : (tensor<4xf32>, !D) -> ()
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @materialize_source(%x: !D, %h: !H, %v: tensor<4xf32>) {
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'bufferization.materialize_in_destination' op overwrites the source of a transfer in flight}}
  bufferization.materialize_in_destination %v in restrict writable %x : (tensor<4xf32>, !D) -> ()
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return
}
