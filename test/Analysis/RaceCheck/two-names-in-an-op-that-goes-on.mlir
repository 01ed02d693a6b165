// A call is given one buffer under two names. The callee copies it under one, and
// nothing stands between the copy and its wait, but an op before goes on and
// writes to it under the other.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func private @g(%a: !D, %b: !D, %h: !H, %v: f32) {
  %token = async.execute {
    // expected-note @+1 {{the access}}
    linalg.fill ins(%v : f32) outs(%b : !D)
    async.yield
  }
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %a into %h : !D into !H -> !T
  ao.wait %t keep(%a : !D) : !T
  async.await %token : !async.token
  return
}
func.func @f(%x: !D, %h: !H, %v: f32) {
  // expected-error @+1 {{hands over a buffer under two names, and the callee touches one while the other may be in flight}}
  func.call @g(%x, %x, %h, %v) : (!D, !D, !H, f32) -> ()
  return
}
