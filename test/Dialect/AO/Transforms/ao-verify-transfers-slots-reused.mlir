// A slot of a host tensor is the destination of two offloads, in order. CSE
// merges the extractions of slots that iterations use one after another.
//
// RUN: ao-opt %s --ao-verify-transfers --split-input-file --verify-diagnostics -o /dev/null

!h = tensor<4x8xf32, #ao.host>
!s = tensor<8xf32, #ao.host>
!d = tensor<8xf32>
!t = !ao.transfer<!s>

func.func @waited_for(%x: !d, %z: !d) -> (!d, !h) {
  %h = ao.host_empty : !h
  %a = tensor.extract_slice %h[0, 0] [1, 8] [1, 1] : !h to !s
  %t = ao.offload %x into %a : !d into !s -> !t
  %f = ao.wait %t keep(%x : !d) into(%a : !s) : !t
  %r = ao.reload %f : !s -> !ao.transfer<!d>
  %y = ao.wait %r keep(%f : !s) : !ao.transfer<!d>
  %u = ao.offload %z into %a : !d into !s -> !t
  %g = ao.wait %u keep(%z : !d) into(%a : !s) : !t
  %n = tensor.insert_slice %g into %h[0, 0] [1, 8] [1, 1] : !s into !h
  return %y, %n : !d, !h
}

// Valid: the transfer is waited for in the loop or after it.
func.func @carried(%x: !d, %z: !d, %n: index, %last: i1) -> (!d, !s) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = ao.host_empty : !h
  %a = tensor.extract_slice %h[0, 0] [1, 8] [1, 1] : !h to !s
  %b = tensor.extract_slice %h[1, 0] [1, 8] [1, 1] : !h to !s
  %t = ao.offload %x into %a : !d into !s -> !t
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %t, %o = %a) -> (!t, !s) {
    %f = ao.wait %c keep(%x : !d) into(%o : !s) : !t
    %u = ao.offload %x into %f : !d into !s -> !t
    scf.yield %u, %f : !t, !s
  }
  %f = ao.wait %e#0 keep(%x : !d) into(%e#1 : !s) : !t
  %r = ao.reload %f : !s -> !ao.transfer<!d>
  %y = ao.wait %r keep(%f : !s) : !ao.transfer<!d>
  %g = scf.if %last -> !s {
    %v = ao.offload %z into %a : !d into !s -> !t
    %w = ao.wait %v keep(%z : !d) into(%a : !s) : !t
    scf.yield %w : !s
  } else {
    scf.yield %b : !s
  }
  return %y, %g : !d, !s
}

// -----

!s = tensor<8xf32, #ao.host>
!d = tensor<8xf32>
!t = !ao.transfer<!s>

// The wait is for the transfer of the previous iteration.
func.func @in_flight(%x: !d, %z: !d, %n: index) -> !s {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = ao.host_empty : !s
  %o = ao.host_empty : !s
  %b = ao.offload %x into %o : !d into !s -> !t
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %b, %p = %o) -> (!t, !s) {
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %a : !d into !s -> !t
    %f = ao.wait %c keep(%x : !d) into(%p : !s) : !t
    // expected-error @+1 {{'ao.offload' op uses the destination of a transfer in flight}}
    %u = ao.offload %z into %a : !d into !s -> !t
    %g = ao.wait %u keep(%z : !d) into(%a : !s) : !t
    scf.yield %t, %a : !t, !s
  }
  %f = ao.wait %e#0 keep(%x : !d) into(%e#1 : !s) : !t
  return %f : !s
}

// -----

!s = tensor<8xf32, #ao.host>
!d = tensor<8xf32>
!t = !ao.transfer<!s>

// The first copy is reloaded once the second one has replaced it.
func.func @lost(%x: !d, %z: !d) -> (!d, !d) {
  %a = ao.host_empty : !s
  // expected-note @+1 {{the transfer}}
  %t = ao.offload %x into %a : !d into !s -> !t
  %w = ao.wait %t keep(%x : !d) into(%a : !s) : !t
  // expected-error @+1 {{'ao.offload' op uses the destination of a transfer in flight}}
  %u = ao.offload %z into %a : !d into !s -> !t
  %v = ao.wait %u keep(%z : !d) into(%a : !s) : !t
  %r = ao.reload %w : !s -> !ao.transfer<!d>
  %y = ao.wait %r keep(%w : !s) : !ao.transfer<!d>
  %q = ao.reload %v : !s -> !ao.transfer<!d>
  %p = ao.wait %q keep(%v : !s) : !ao.transfer<!d>
  return %y, %p : !d, !d
}

// -----

!s = tensor<8xf32, #ao.host>
!d = tensor<8xf32>
!t = !ao.transfer<!s>

// The second copy of an iteration is in flight when the next one begins.
func.func @next_iteration(%x: !d, %z: !d, %n: index) -> !s {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = ao.host_empty : !s
  %o = ao.host_empty : !s
  %b = ao.offload %z into %o : !d into !s -> !t
  %e:2 = scf.for %i = %c0 to %n step %c1 iter_args(%c = %b, %p = %o) -> (!t, !s) {
    // expected-note @+1 {{the transfer}}
    %t = ao.offload %x into %a : !d into !s -> !t
    %w = ao.wait %t keep(%x : !d) into(%a : !s) : !t
    %f = ao.wait %c keep(%z : !d) into(%p : !s) : !t
    // expected-error @+1 {{'ao.offload' op uses the destination of a transfer in flight}}
    %u = ao.offload %z into %a : !d into !s -> !t
    scf.yield %u, %a : !t, !s
  }
  %f = ao.wait %e#0 keep(%z : !d) into(%e#1 : !s) : !t
  return %f : !s
}
