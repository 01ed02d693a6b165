// Tensors that stand for buffers, as between two bufferizations.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @to_tensor(%x: !D, %h: !H) -> tensor<4xf32> {
  // expected-note @+1 {{the transfer}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  %v = bufferization.to_tensor %x restrict : !D to tensor<4xf32>
  // expected-error @+1 {{'math.sin' op reads the destination of a transfer in flight}}
  %s = math.sin %v : tensor<4xf32>
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  return %s : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

// The tensor is made before the reload and read in its flight.
func.func @to_tensor_before(%x: !D, %h: !H) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict : !D to tensor<4xf32>
  // expected-note @+1 {{the transfer}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  // expected-error @+1 {{'math.sin' op reads the destination of a transfer in flight}}
  %s = math.sin %v : tensor<4xf32>
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  return %s : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @to_tensor_of_source(%x: !D, %h: !H) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict : !D to tensor<4xf32>
  %t = ao.offload %x into %h : !D into !H -> !TH
  %s = math.sin %v : tensor<4xf32>
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %s : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

func.func @writable_source(%x: !D, %h: !H, %f: f32) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict writable : !D to tensor<4xf32>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{'linalg.fill' op overwrites the source of a transfer in flight}}
  %s = linalg.fill ins(%f : f32) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %s : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// Bufferization will copy what is not writable.
func.func @not_writable_source(%x: !D, %h: !H, %f: f32) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict : !D to tensor<4xf32>
  %t = ao.offload %x into %h : !D into !H -> !TH
  %s = linalg.fill ins(%f : f32) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %s : tensor<4xf32>
}

// -----

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

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @materialize_reads(%x: !D, %h: !H, %z: !D) {
  %v = bufferization.to_tensor %x restrict : !D to tensor<4xf32>
  // expected-note @+1 {{the transfer}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  // expected-error @+1 {{'bufferization.materialize_in_destination' op reads the destination of a transfer in flight}}
  bufferization.materialize_in_destination %v in restrict writable %z : (tensor<4xf32>, !D) -> ()
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TD = !ao.transfer<!D>

func.func @to_buffer_dest(%v: tensor<4xf32>, %h: !H, %f: f32) {
  %c0 = arith.constant 0 : index
  %x = bufferization.to_buffer %v : tensor<4xf32> to !D
  // expected-note @+1 {{the transfer}}
  %r = ao.reload %h into %x : !H into !D -> !TD
  // expected-error @+1 {{'tensor.extract' op reads the destination of a transfer in flight}}
  %s = tensor.extract %v[%c0] : tensor<4xf32>
  ao.wait %r keep(%h : !H) into(%x : !D) : !TD
  return
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// All iterations insert into what they share.
func.func @parallel_insert(%x: !D, %h: !H, %one: tensor<1xf32>) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict writable : !D to tensor<4xf32>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  %w = scf.forall (%i) in (4) shared_outs(%all = %v) -> tensor<4xf32> {
    scf.forall.in_parallel {
      // expected-error @+1 {{overwrites the source of a transfer in flight}}
      tensor.parallel_insert_slice %one into %all[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  ao.wait %t keep(%x : !D) : !TH
  return %w : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// A callee writes in place to what it is given.
func.func private @fill(%v: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  // expected-note @+1 {{the access}}
  %w = linalg.fill ins(%f : f32) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @in_callee(%x: !D, %h: !H, %f: f32) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict writable : !D to tensor<4xf32>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  %w = func.call @fill(%v, %f) : (tensor<4xf32>, f32) -> tensor<4xf32>
  ao.wait %t keep(%x : !D) : !TH
  return %w : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// On buffers a choice is one of two.
func.func @choice(%x: !D, %y: !D, %h: !H, %f: f32, %c: i1) -> tensor<4xf32> {
  %v = bufferization.to_tensor %x restrict writable : !D to tensor<4xf32>
  %w = bufferization.to_tensor %y restrict writable : !D to tensor<4xf32>
  %one = arith.select %c, %v, %w : tensor<4xf32>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  %z = linalg.fill ins(%f : f32) outs(%one : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : !D) : !TH
  return %z : tensor<4xf32>
}

// -----

!H = memref<4xf32, #ao.host>
!D = memref<4xf32>
!TH = !ao.transfer<!H>

// The buffer is copied, and the tensor that it was made of written in place.
func.func @to_buffer(%v: tensor<4xf32>, %h: !H, %f: f32) -> tensor<4xf32> {
  %x = bufferization.to_buffer %v : tensor<4xf32> to !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !TH
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  %w = linalg.fill ins(%f : f32) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %t keep(%x : !D) : !TH
  return %w : tensor<4xf32>
}

// -----

// Of a tensor that is copied itself bufferization copies what is written; that a
// buffer of it was read changes nothing.
func.func @tensor_is_copied(%v: tensor<4xf32>, %y: memref<4xf32>, %f: f32) -> tensor<4xf32> {
  %x = bufferization.to_buffer %v : tensor<4xf32> to memref<4xf32>
  %t = ao.offload %v : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  %w = linalg.fill ins(%f : f32) outs(%v : tensor<4xf32>) -> tensor<4xf32>
  %h = ao.wait %t keep(%v : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %w : tensor<4xf32>
}
