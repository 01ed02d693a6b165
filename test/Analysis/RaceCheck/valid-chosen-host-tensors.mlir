// Valid: a choice between two host tensors, each of which holds data.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null

!D = tensor<4xf32>
!H = tensor<4xf32, #ao.host>

func.func @f(%x: !D, %y: !D, %c: i1) -> !D {
  %t = ao.offload %x : !D -> !ao.transfer<!H>
  %u = ao.offload %y : !D -> !ao.transfer<!H>
  %a = ao.wait %t keep(%x : !D) : !ao.transfer<!H>
  %b = ao.wait %u keep(%y : !D) : !ao.transfer<!H>
  %h = arith.select %c, %a, %b : !H
  %g = scf.if %c -> !H { scf.yield %b : !H } else { scf.yield %h : !H }
  %v = ao.reload %g : !H -> !ao.transfer<!D>
  %z = ao.wait %v keep(%g : !H) : !ao.transfer<!D>
  return %z : !D
}
