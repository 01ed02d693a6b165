// The first copy is reloaded once the second one has replaced it. On buffers,
// that would be a program in order, with other results.
//
// RUN: not ao-opt %s --ao-bufferize-pipeline -o %t 2>&1 | FileCheck %s
// RUN: not ls %t
// CHECK: error: 'ao.offload' op uses the destination of a transfer in flight

!s = tensor<8xf32, #ao.host>
!d = tensor<8xf32>
!t = !ao.transfer<!s>
func.func @step(%x: !d, %z: !d) -> (!d, !d) attributes {ao.step} {
  %a = ao.host_empty : !s
  %t = ao.offload %x into %a : !d into !s -> !t
  %w = ao.wait %t keep(%x : !d) into(%a : !s) : !t
  %u = ao.offload %z into %a : !d into !s -> !t
  %v = ao.wait %u keep(%z : !d) into(%a : !s) : !t
  %r = ao.reload %w : !s -> !ao.transfer<!d>
  %y = ao.wait %r keep(%w : !s) : !ao.transfer<!d>
  %q = ao.reload %v : !s -> !ao.transfer<!d>
  %p = ao.wait %q keep(%v : !s) : !ao.transfer<!d>
  return %y, %p : !d, !d
}
