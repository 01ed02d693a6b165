// Valid: each iteration inserts its saved value into a residual of host
// tensors.
//
// RUN: ao-opt %s --ao-verify-transfers -o /dev/null

!D = tensor<4xf32>
!H = tensor<4xf32, #ao.host>
!S = tensor<8x4xf32, #ao.host>

func.func @f(%x: !D, %stack: !S, %n: index) -> !S {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%y = %x, %s = %stack) -> (!D, !S) {
    %z = math.sin %y : !D
    %t = ao.offload %z : !D -> !ao.transfer<!H>
    %h = ao.wait %t keep(%z : !D) : !ao.transfer<!H>
    %next = tensor.insert_slice %h into %s[%i, 0] [1, 4] [1, 1] : !H into !S
    scf.yield %z, %next : !D, !S
  }
  return %r#1 : !S
}
