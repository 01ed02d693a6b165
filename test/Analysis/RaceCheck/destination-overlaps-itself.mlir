// Eight rows that are one: it is not known which of them a copy writes last.
//
// RUN: ao-opt %s --verify-diagnostics --ao-verify-transfers
// RUN: ao-race-judge %s | FileCheck %s
// CHECK: 1 racy, 0 of them accepted; 0 valid

!R = memref<8x4xf32>
!H = memref<4xf32, #ao.host>
!P = memref<8x4xf32, strided<[0, 1]>, #ao.host>

func.func @f(%x: !R, %h: !H) {
  %p = memref.reinterpret_cast %h to offset: [0], sizes: [8, 4], strides: [0, 1] : !H to !P
  // expected-error @+1 {{may fill elements of its destination more than once}}
  %t = ao.offload %x into %p : !R into !P -> !ao.transfer<!P>
  ao.wait %t keep(%x : !R) : !ao.transfer<!P>
  return
}
