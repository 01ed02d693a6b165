// A slice at the place where a slice was inserted is what was inserted:
// canonicalization folds the source of a reload to it, and not `keep`.
//
// RUN: ao-opt %s --ao-verify-transfers --verify-diagnostics -o /dev/null

!S = tensor<4x8xf32, #ao.host>
!R = tensor<1x8xf32, #ao.host>
!D = tensor<1x8xf32>
!T = !ao.transfer<!D>

func.func @same_place(%stack: !S, %row: !R, %k: index) -> !D {
  %c1 = arith.constant 1 : index
  %before = arith.subi %k, %c1 : index
  %inserted = tensor.insert_slice %row into %stack[%before, 0] [1, 8] [1, 1] : !R into !S
  %t = ao.reload %row : !R -> !T
  %also = arith.subi %k, %c1 : index
  %slice = tensor.extract_slice %inserted[%also, 0] [1, 8] [1, 1] : !S to !R
  %d = ao.wait %t keep(%slice : !R) : !T
  return %d : !D
}

func.func @first_of_loop(%stack: !S, %row: !R, %init: !D) -> !D {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %inserted = tensor.insert_slice %row into %stack[0, 0] [1, 8] [1, 1] : !R into !S
  %t0 = ao.reload %row : !R -> !T
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %t0, %d = %init) -> (!T, !D) {
    %slice = tensor.extract_slice %inserted[%i, 0] [1, 8] [1, 1] : !S to !R
    %this = ao.wait %t keep(%slice : !R) : !T
    %j = arith.addi %i, %c1 : index
    %next = tensor.extract_slice %inserted[%j, 0] [1, 8] [1, 1] : !S to !R
    %u = ao.reload %next : !R -> !T
    scf.yield %u, %this : !T, !D
  }
  %slice = tensor.extract_slice %inserted[3, 0] [1, 8] [1, 1] : !S to !R
  %last = ao.wait %r#0 keep(%slice : !R) : !T
  return %last : !D
}

func.func @other_place(%stack: !S, %row: !R) -> !D {
  %inserted = tensor.insert_slice %row into %stack[1, 0] [1, 8] [1, 1] : !R into !S
  // expected-note @+1 {{the transfer}}
  %t = ao.reload %row : !R -> !T
  %slice = tensor.extract_slice %inserted[2, 0] [1, 8] [1, 1] : !S to !R
  // expected-error @+1 {{expected 'keep' to be the source of the transfer}}
  %d = ao.wait %t keep(%slice : !R) : !T
  return %d : !D
}

// The wait names a row that is inserted in its own iteration, the copy has read
// that of the one before.
func.func @later_iteration(%stack: !S, %rows: !S, %init: !D, %k: index) -> !D {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %row = tensor.extract_slice %rows[%c0, 0] [1, 8] [1, 1] : !S to !R
  %t0 = ao.reload %row : !R -> !T
  // expected-note @+1 {{the transfer}}
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%t = %t0, %d = %init) -> (!T, !D) {
    %this = tensor.extract_slice %rows[%i, 0] [1, 8] [1, 1] : !S to !R
    %inserted = tensor.insert_slice %this into %stack[%k, 0] [1, 8] [1, 1] : !R into !S
    %slice = tensor.extract_slice %inserted[%k, 0] [1, 8] [1, 1] : !S to !R
    // expected-error @+1 {{expected 'keep' to be the source of the transfer}}
    %w = ao.wait %t keep(%slice : !R) : !T
    %u = ao.reload %this : !R -> !T
    scf.yield %u, %w : !T, !D
  }
  %end = tensor.extract_slice %rows[2, 0] [1, 8] [1, 1] : !S to !R
  %last = ao.wait %r#0 keep(%end : !R) : !T
  return %last : !D
}
