// What is found in a table may be memory on the stack that has ended: of the
// iteration before, or of a scope that control has left.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @iteration(%x: !D, %h: !H, %tab: memref<2x!D>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.store %x, %tab[%c0] : memref<2x!D>
  scf.for %i = %c0 to %n step %c1 {
    %found = memref.load %tab[%c0] : memref<2x!D>
    memref.alloca_scope {
      %a = memref.alloca() : !D
      memref.store %a, %tab[%c0] : memref<2x!D>
    }
    // expected-error @+1 {{a copy from or to a buffer that may have been freed}}
    %t = ao.offload %found into %h : !D into !H -> !T
    ao.wait %t keep(%found : !D) : !T
  }
  return
}

// -----

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @scope(%x: !D, %h: !H, %tab: memref<2x!D>) {
  %c0 = arith.constant 0 : index
  memref.store %x, %tab[%c0] : memref<2x!D>
  memref.alloca_scope {
    %a = memref.alloca() : !D
    memref.store %a, %tab[%c0] : memref<2x!D>
  }
  %found = memref.load %tab[%c0] : memref<2x!D>
  // expected-error @+1 {{a copy from or to a buffer that may have been freed}}
  %t = ao.offload %found into %h : !D into !H -> !T
  ao.wait %t keep(%found : !D) : !T
  return
}
