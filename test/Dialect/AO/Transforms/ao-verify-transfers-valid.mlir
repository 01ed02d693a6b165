// Programs on tensors that the race check accepts.
//
// RUN: ao-opt %s --ao-verify-transfers | FileCheck %s

// CHECK-LABEL: @round_trip
func.func @round_trip(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// A source in flight may be read, also by another transfer.
// CHECK-LABEL: @read_in_flight
func.func @read_in_flight(%x: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %u = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %0 = math.sin %x : tensor<4xf32>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %i = ao.wait %u keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %0 : tensor<4xf32>
}

// Casts and views of host values, their shape, and passing them on.
// CHECK-LABEL: @host_uses
func.func @host_uses(%h: tensor<4x?xf32, #ao.host>, %c: i1, %n: index)
    -> (tensor<?x?xf32, #ao.host>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %h, %c1 : tensor<4x?xf32, #ao.host>
  %v = tensor.cast %h : tensor<4x?xf32, #ao.host> to tensor<?x?xf32, #ao.host>
  %a = scf.if %c -> tensor<?x?xf32, #ao.host> {
    scf.yield %v : tensor<?x?xf32, #ao.host>
  } else {
    scf.yield %v : tensor<?x?xf32, #ao.host>
  }
  %b = scf.for %i = %c0 to %n step %c1 iter_args(%k = %a) -> tensor<?x?xf32, #ao.host> {
    scf.yield %k : tensor<?x?xf32, #ao.host>
  }
  %e = func.call @callee(%b) : (tensor<?x?xf32, #ao.host>) -> tensor<?x?xf32, #ao.host>
  cf.br ^bb1(%e : tensor<?x?xf32, #ao.host>)
^bb1(%f: tensor<?x?xf32, #ao.host>):
  bufferization.dealloc_tensor %h : tensor<4x?xf32, #ao.host>
  return %f, %d : tensor<?x?xf32, #ao.host>, index
}
func.func private @callee(tensor<?x?xf32, #ao.host>) -> tensor<?x?xf32, #ao.host>

// `keep` may be an alias of the source.
// CHECK-LABEL: @keep_alias
func.func @keep_alias(%x: tensor<4x4xf32>) -> tensor<4x4xf32, #ao.host> {
  %d = tensor.cast %x : tensor<4x4xf32> to tensor<?x4xf32>
  %s = tensor.cast %d : tensor<?x4xf32> to tensor<4x4xf32>
  %t = ao.offload %s : tensor<4x4xf32> -> !ao.transfer<tensor<4x4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4x4xf32>) : !ao.transfer<tensor<4x4xf32, #ao.host>>
  return %h : tensor<4x4xf32, #ao.host>
}

// Waited for on both branches, by scf.if, scf.index_switch and cf.cond_br.
// CHECK-LABEL: @both_branches
func.func @both_branches(%x: tensor<4xf32>, %c: i1, %i: index) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  scf.if %c {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  %u = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  scf.index_switch %i
  case 0 {
    %h = ao.wait %u keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield
  }
  default {
    %h = ao.wait %u keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  %v = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.cond_br %c, ^a, ^b(%v : !ao.transfer<tensor<4xf32, #ao.host>>)
^a:
  %h = ao.wait %v keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
^b(%w: !ao.transfer<tensor<4xf32, #ao.host>>):
  %k = ao.wait %w keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// A branch may hand a transfer to both of its successors.
// CHECK-LABEL: @handed_to_both
func.func @handed_to_both(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.cond_br %c, ^a(%t : !ao.transfer<tensor<4xf32, #ao.host>>), ^b(%t : !ao.transfer<tensor<4xf32, #ao.host>>)
^a(%u: !ao.transfer<tensor<4xf32, #ao.host>>):
  %h = ao.wait %u keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
^b(%w: !ao.transfer<tensor<4xf32, #ao.host>>):
  %k = ao.wait %w keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// Started on either branch, each with its own source, which comes along.
// CHECK-LABEL: @keep_comes_along
func.func @keep_comes_along(%x: tensor<4xf32>, %z: tensor<4xf32>, %c: i1) -> tensor<4xf32, #ao.host> {
  %t:2 = scf.if %c -> (!ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>) {
    %a = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a, %x : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>
  } else {
    %b = ao.offload %z : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b, %z : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>
  }
  %h = ao.wait %t#0 keep(%t#1 : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

// CHECK-LABEL: @keep_comes_along_blocks
func.func @keep_comes_along_blocks(%x: tensor<4xf32>, %z: tensor<4xf32>, %c: i1) -> tensor<4xf32, #ao.host> {
  cf.cond_br %c, ^a, ^b
^a:
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^join(%t, %x : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>)
^b:
  %u = ao.offload %z : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^join(%u, %z : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>)
^join(%v: !ao.transfer<tensor<4xf32, #ao.host>>, %k: tensor<4xf32>):
  %h = ao.wait %v keep(%k : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

// One offload in flight across the back edge: the wait of an iteration is for
// the copy of the one before.
// CHECK-LABEL: @pipelined_loop
func.func @pipelined_loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %k = %x)
      -> (!ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>) {
    %y = math.sin %k : tensor<4xf32>
    %b = ao.offload %y : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %h = ao.wait %a keep(%k : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b, %y : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>
  }
  %h = ao.wait %r#0 keep(%r#1 : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %r#1 : tensor<4xf32>
}

// The same as a graph of blocks.
// CHECK-LABEL: @pipelined_blocks
func.func @pipelined_blocks(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^head(%t, %x : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>)
^head(%a: !ao.transfer<tensor<4xf32, #ao.host>>, %k: tensor<4xf32>):
  cf.cond_br %c, ^body, ^exit
^body:
  %y = math.sin %k : tensor<4xf32>
  %b = ao.offload %y : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %a keep(%k : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^head(%b, %y : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>)
^exit:
  %g = ao.wait %a keep(%k : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %k : tensor<4xf32>
}

// CHECK-LABEL: @while_loop
func.func @while_loop(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32, #ao.host> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %r:2 = scf.while (%a = %t, %k = %x) : (!ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>)
      -> (!ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>) {
    scf.condition(%c) %a, %k : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>
  } do {
  ^bb0(%a: !ao.transfer<tensor<4xf32, #ao.host>>, %k: tensor<4xf32>):
    %h = ao.wait %a keep(%k : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    %y = math.sin %k : tensor<4xf32>
    %b = ao.offload %y : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b, %y : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>
  }
  %h = ao.wait %r#0 keep(%r#1 : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return %h : tensor<4xf32, #ao.host>
}

// A host value around a loop.
// CHECK-LABEL: @host_value_around_a_loop
func.func @host_value_around_a_loop(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %e = scf.for %i = %c0 to %n step %c1 iter_args(%a = %h) -> tensor<4xf32, #ao.host> {
    %r = ao.reload %a : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
    %y = ao.wait %r keep(%a : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
    %z = math.sin %y : tensor<4xf32>
    %u = ao.offload %z : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    %b = ao.wait %u keep(%z : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : tensor<4xf32, #ao.host>
  }
  %r = ao.reload %e : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%e : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// A module without transfers, an external function, and nested modules.
// CHECK-LABEL: @nothing
func.func @nothing() {
  return
}
func.func private @external(tensor<4xf32, #ao.host>)
module {
  module {
    func.func @inner(%x: tensor<4xf32>) {
      %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
      %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
      return
    }
  }
}
