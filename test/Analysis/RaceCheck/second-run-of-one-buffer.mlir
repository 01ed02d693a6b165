// A callee runs an op again on what it has written to by another name.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

!D = memref<4xf32>

func.func private @step(%a: !D, %b: !D, %y: !D) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%a : !D) outs(%y : !D)
  // expected-note @+1 {{the access}}
  linalg.tanh ins(%y : !D) outs(%b : !D)
  linalg.exp {ao.recompute = 0 : i64} ins(%a : !D) outs(%y : !D)
  return
}
func.func @f(%x: !D, %y: !D) {
  // expected-error @+1 {{hands over a buffer under two names, and the callee writes by one what a second run reads by the other}}
  call @step(%x, %x, %y) : (!D, !D, !D) -> ()
  return
}

// -----

!D = memref<4xf32>

// Both only read it.
func.func private @step(%a: !D, %b: !D, %y: !D) attributes {ao.step, ao.num_recomputed = 1 : i64} {
  linalg.exp ins(%a : !D) outs(%y : !D)
  linalg.add ins(%y, %b : !D, !D) outs(%y : !D)
  linalg.exp {ao.recompute = 0 : i64} ins(%a : !D) outs(%y : !D)
  return
}
func.func @valid(%x: !D, %y: !D) {
  call @step(%x, %x, %y) : (!D, !D, !D) -> ()
  return
}
