// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

// Ways around the check that were open once.

func.func @cast_of_tensor(%a: tensor<4xf32>) -> tensor<4xf32> {
  %t = ao.offload %a : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%a : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{cannot convert a value between device and host memory}}
  %d = tensor.cast %h : tensor<4xf32, #ao.host> to tensor<4xf32>
  %m = math.sin %d : tensor<4xf32>
  return %m : tensor<4xf32>
}

// -----

func.func @cast_of_buffer(%h: memref<4xf32, #ao.host>, %i: index, %f: f32) {
  // expected-error@+1 {{cannot convert a value between device and host memory}}
  %d = memref.memory_space_cast %h : memref<4xf32, #ao.host> to memref<4xf32>
  memref.store %f, %d[%i] : memref<4xf32>
  return
}

// -----

memref.global "private" @g : memref<4xf32>

func.func @same_global(%f: f32, %i: index) {
  %a = memref.get_global @g : memref<4xf32>
  %h = memref.alloc() : memref<4xf32, #ao.host>
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  %s = memref.get_global @g : memref<4xf32>
  // expected-error@+1 {{overwrites the source of a transfer in flight}}
  memref.store %f, %s[%i] : memref<4xf32>
  ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

memref.global "private" @g : memref<4xf32>
memref.global "private" @other : memref<4xf32>

func.func @other_global(%f: f32, %i: index) {
  %a = memref.get_global @g : memref<4xf32>
  %h = memref.alloc() : memref<4xf32, #ao.host>
  %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  %s = memref.get_global @other : memref<4xf32>
  memref.store %f, %s[%i] : memref<4xf32>
  ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @loop_of_no_iterations(%a: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note@+1 {{allocated here}}
  %h = memref.alloc() : memref<4xf32, #ao.host>
  scf.for %i = %c0 to %n step %c1 {
    %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  }
  %d = memref.alloc() : memref<4xf32>
  // expected-error@+1 {{reads host memory that no offload has written}}
  %r = ao.reload %h into %d : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %r keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @loop_of_two_iterations(%a: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %h = memref.alloc() : memref<4xf32, #ao.host>
  scf.for %i = %c0 to %c2 step %c1 {
    %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  }
  %d = memref.alloc() : memref<4xf32>
  %r = ao.reload %h into %d : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
  ao.wait %r keep(%h : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

!T = tensor<4xf32>
!H = tensor<4xf32, #ao.host>

// Which of two host values is reloaded may be chosen.
func.func @choice_of_host_values(%a: !T, %b: !T, %c: i1) -> !T {
  %t = ao.offload %a : !T -> !ao.transfer<!H>
  %u = ao.offload %b : !T -> !ao.transfer<!H>
  %h = ao.wait %t keep(%a : !T) : !ao.transfer<!H>
  %g = ao.wait %u keep(%b : !T) : !ao.transfer<!H>
  %k = arith.select %c, %h, %g : !H
  %r = ao.reload %k : !H -> !ao.transfer<!T>
  %d = ao.wait %r keep(%k : !H) : !ao.transfer<!T>
  return %d : !T
}

// -----

!T = tensor<4xf32>
!H = tensor<4xf32, #ao.host>

func.func @choice_by_element(%h: !H, %g: !H, %c: tensor<4xi1, #ao.host>) -> !H {
  // expected-error @+1 {{in host memory; reload it first}}
  %k = arith.select %c, %h, %g : tensor<4xi1, #ao.host>, !H
  return %k : !H
}
