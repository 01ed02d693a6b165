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

func.func @by_its_region(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %u = "foo.make"() ({
    "foo.end"(%t) : (tensor<4xf32>) -> ()
  }) : () -> tensor<4xf32>
  %n = bufferization.to_buffer %u : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

func.func private @same(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

// Behind regions, loops, choices, ops in place and calls.
func.func @on_the_way(%m: !D, %h: !H, %v: f32, %c: i1, %count: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %0 = scf.if %c -> tensor<4xf32> {
    %made = "foo.same"(%t) : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %made : tensor<4xf32>
  } else {
    %empty = tensor.empty() : tensor<4xf32>
    scf.yield %empty : tensor<4xf32>
  }
  %1 = scf.for %i = %c0 to %count step %c1 iter_args(%u = %0) -> tensor<4xf32> {
    scf.yield %u : tensor<4xf32>
  }
  %empty = tensor.empty() : tensor<4xf32>
  %2 = arith.select %c, %1, %empty : tensor<4xf32>
  %3 = tensor.insert %v into %2[%c0] : tensor<4xf32>
  %4 = func.call @same(%3) : (tensor<4xf32>) -> tensor<4xf32>
  %n = bufferization.to_buffer %4 : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

// A buffer of the tensor, by an op that does not tell.
func.func @as_buffer(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %n = "foo.buffer"(%t) : (tensor<4xf32>) -> !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

// What the iterations of a loop without order share.
func.func @shared(%m: !D, %h: !H, %v: f32, %count: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %row = tensor.from_elements %v : tensor<1xf32>
  %u = scf.forall (%i) in (%count) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    }
  }
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  %w = linalg.exp ins(%u : tensor<4xf32>) outs(%u : tensor<4xf32>) -> tensor<4xf32>
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return %w : tensor<4xf32>
}

func.func @reduced(%m: !D, %h: !H, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = bufferization.to_tensor %m restrict writable : !D to tensor<4xf32>
  %u = scf.parallel (%i) = (%c0) to (%c3) step (%c1) init(%t) -> tensor<4xf32> {
    scf.reduce(%t : tensor<4xf32>) {
    ^bb0(%a: tensor<4xf32>, %b: tensor<4xf32>):
      scf.reduce.return %b : tensor<4xf32>
    }
  }
  %n = bufferization.to_buffer %u : tensor<4xf32> to !D
  // expected-note@below {{the transfer}}
  %x = ao.offload %m into %h : !D into !H -> !ao.transfer<!H>
  // expected-error@below {{overwrites the source of a transfer in flight}}
  memref.store %v, %n[%c0] : !D
  ao.wait %x keep(%m : !D) : !ao.transfer<!H>
  return
}

// An op that is given tensors alone writes to none of the buffers that others
// see them as.
func.func @valid(%t: tensor<4xf32>, %h: !H) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %u = "foo.make"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %x = ao.offload %u : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %w = "foo.use"(%u) : (tensor<4xf32>) -> tensor<4xf32>
  %n = bufferization.to_buffer %u : tensor<4xf32> to !D
  %v = memref.load %n[%c0] : !D
  %d = ao.wait %x keep(%u : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %w : tensor<4xf32>
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
