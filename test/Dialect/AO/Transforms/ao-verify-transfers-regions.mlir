// Ops that hand buffers into their regions, or out of them, unseen.
//
// RUN: ao-opt %s --allow-unregistered-dialect --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @returned(%x: !D, %h: !H, %f: f32) {
  %r = "test.region"() ({
    "test.yield"(%x) : (!D) -> ()
  }) : () -> !D
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %r into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%x : !D)
  ao.wait %t keep(%r : !D) : !T
  return
}

func.func @returned_and_freed(%h: !H) {
  %x = memref.alloc() : !D
  %r = "test.region"() ({
    "test.yield"(%x) : (!D) -> ()
  }) : () -> !D
  memref.dealloc %x : !D
  // expected-error @+1 {{starts a copy from or to a buffer that may have been freed}}
  %t = ao.offload %r into %h : !D into !H -> !T
  ao.wait %t keep(%r : !D) : !T
  return
}
