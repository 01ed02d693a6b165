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

func.func @taken_in(%x: !D, %f: f32) {
  // expected-note @+1 {{iterations run at once here}}
  "test.region"(%x) ({
  ^bb0(%a: !D):
    %h = memref.alloc() : !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !T
    // expected-error @+2 {{overwrites the source of a transfer in flight}}
    // expected-error @+1 {{may be in flight in another iteration}}
    linalg.fill ins(%f : f32) outs(%a : !D)
    ao.wait %t keep(%x : !D) : !T
    "test.yield"() : () -> ()
  }) : (!D) -> ()
  return
}

func.func @from_one_to_another(%x: !D, %f: f32) {
  // expected-note @+1 {{iterations run at once here}}
  "test.region"() ({
    // expected-error @+1 {{may be in flight in another iteration}}
    "test.yield"(%x) : (!D) -> ()
  }, {
  ^bb0(%a: !D):
    %h = memref.alloc() : !H
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %h : !D into !H -> !T
    // expected-error @+1 {{overwrites the source of a transfer in flight}}
    linalg.fill ins(%f : f32) outs(%a : !D)
    ao.wait %t keep(%x : !D) : !T
    "test.yield"() : () -> ()
  }) : () -> ()
  return
}

func.func @in_an_async_value(%x: !D, %h: !H, %f: f32) {
  %token, %value = async.execute -> !async.value<!D> {
    async.yield %x : !D
  }
  %r = async.await %value : !async.value<!D>
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %r into %h : !D into !H -> !T
  // expected-error @+1 {{overwrites the source of a transfer in flight}}
  linalg.fill ins(%f : f32) outs(%x : !D)
  ao.wait %t keep(%r : !D) : !T
  return
}
