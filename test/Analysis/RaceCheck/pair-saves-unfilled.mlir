// A host tensor that the forward function of a pair saves must be filled when
// the backward function reloads it.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!D>

// expected-error @below {{'@forward' saves host memory that no offload has written as value 0, and '@backward' reloads it}}
func.func @forward(%x: !D) -> (!D, !H) attributes {ao.backward = @backward, ao.num_outputs = 1 : i64} {
  %h = memref.alloc() : !H
  return %x, %h : !D, !H
}
// expected-note @below {{the backward function}}
func.func @backward(%h: !H) -> !D {
  %x = memref.alloc() : !D
  %t = ao.reload %h into %x : !H into !D -> !T
  ao.wait %t keep(%h : !H) into(%x : !D) : !T
  return %x : !D
}

// -----

!D = tensor<4xf32>
!H = tensor<4xf32, #ao.host>
!T = !ao.transfer<!D>

// expected-error @below {{'@forward' saves host memory that no offload has written as value 0}}
func.func @forward(%x: !D) -> (!D, !H) attributes {ao.backward = @backward, ao.num_outputs = 1 : i64} {
  %h = ao.host_empty : !H
  return %x, %h : !D, !H
}
// expected-note @below {{the backward function}}
func.func @backward(%h: !H) -> !D {
  %t = ao.reload %h : !H -> !T
  %x = ao.wait %t keep(%h : !H) : !T
  return %x : !D
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

// Filled on one path only.
// expected-error @below {{'@forward' saves host memory that no offload has written as value 0}}
func.func @forward(%x: !D, %c: i1) -> !H attributes {ao.backward = @backward} {
  %h = memref.alloc() : !H
  scf.if %c {
    %t = ao.offload %x into %h : !D into !H -> !TH
    ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  }
  return %h : !H
}
// expected-note @below {{the backward function}}
func.func @backward(%h: !H) -> !D {
  %x = memref.alloc() : !D
  %t = ao.reload %h into %x : !H into !D -> !TD
  ao.wait %t keep(%h : !H) into(%x : !D) : !TD
  return %x : !D
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!TH = !ao.transfer<!H>
!TD = !ao.transfer<!D>

func.func @forward(%x: !D) -> !H attributes {ao.backward = @backward} {
  %h = memref.alloc() : !H
  %t = ao.offload %x into %h : !D into !H -> !TH
  ao.wait %t keep(%x : !D) into(%h : !H) : !TH
  return %h : !H
}
func.func @backward(%h: !H) -> !D {
  %x = memref.alloc() : !D
  %t = ao.reload %h into %x : !H into !D -> !TD
  ao.wait %t keep(%h : !H) into(%x : !D) : !TD
  return %x : !D
}
