// The destination that a wait on buffers names is the transfer's, along every
// edge; a value selected by the condition of a branch counts as what the branch
// taken for it makes of it.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics

func.func @other_buffer(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>, %g: memref<4xf32, #ao.host>) {
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  // expected-error @below {{expected 'into' to be the destination of the transfer}}
  ao.wait %t keep(%x : memref<4xf32>) into(%g : memref<4xf32, #ao.host>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// -----

func.func @selected(%c: i1, %x: memref<4xf32>, %a: memref<4xf32, #ao.host>, %b: memref<4xf32, #ao.host>) {
  %keep = arith.select %c, %a, %b : memref<4xf32, #ao.host>
  %t = scf.if %c -> !ao.transfer<memref<4xf32>> {
    %r = ao.reload %a into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    scf.yield %r : !ao.transfer<memref<4xf32>>
  } else {
    %r = ao.reload %b into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    scf.yield %r : !ao.transfer<memref<4xf32>>
  }
  ao.wait %t keep(%keep : memref<4xf32, #ao.host>) into(%x : memref<4xf32>) : !ao.transfer<memref<4xf32>>
  return
}

// -----

func.func @selected_the_other_way(%c: i1, %x: memref<4xf32>, %a: memref<4xf32, #ao.host>, %b: memref<4xf32, #ao.host>) {
  %keep = arith.select %c, %b, %a : memref<4xf32, #ao.host>
  // expected-note @below {{the transfer}}
  %t = scf.if %c -> !ao.transfer<memref<4xf32>> {
    %r = ao.reload %a into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    scf.yield %r : !ao.transfer<memref<4xf32>>
  } else {
    %r = ao.reload %b into %x : memref<4xf32, #ao.host> into memref<4xf32> -> !ao.transfer<memref<4xf32>>
    scf.yield %r : !ao.transfer<memref<4xf32>>
  }
  // expected-error @below {{expected 'keep' to be the source of the transfer}}
  ao.wait %t keep(%keep : memref<4xf32, #ao.host>) into(%x : memref<4xf32>) : !ao.transfer<memref<4xf32>>
  return
}
