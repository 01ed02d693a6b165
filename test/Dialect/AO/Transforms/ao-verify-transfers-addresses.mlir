// Addresses that come back as numbers from where no analysis sees.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

!D = memref<4xf32>
!H = memref<4xf32, #ao.host>
!T = !ao.transfer<!H>

func.func @from_an_op_of_no_dialect(%x: !D, %h: !H, %v: f32) {
  %a = "test.address"(%x) : (!D) -> index
  // expected-note @below {{the transfer}}
  %t = ao.offload %x into %h : !D into !H -> !T
  // expected-error @below {{may access an unknown buffer and overwrites the source of a transfer in flight}}
  "test.poke"(%a, %v) : (index, f32) -> ()
  ao.wait %t keep(%x : !D) : !T
  return
}
