// Host tensors of which parts hold no data.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --ao-verify-transfers

// One half, reloaded as a whole.
!T = tensor<8xf32>
func.func @half(%x: tensor<4xf32>) -> !T {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %s = tensor.insert_slice %h into %e[0] [4] [1] : tensor<4xf32, #ao.host> into tensor<8xf32, #ao.host>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %s : tensor<8xf32, #ao.host> -> !ao.transfer<!T>
  %d = ao.wait %r keep(%s : tensor<8xf32, #ao.host>) : !ao.transfer<!T>
  return %d : !T
}

// -----

!T = tensor<8xf32>
func.func @both_valid(%x: tensor<4xf32>) -> !T {
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %s = tensor.insert_slice %h into %e[0] [4] [1] : tensor<4xf32, #ao.host> into tensor<8xf32, #ao.host>
  %s2 = tensor.insert_slice %h into %s[4] [4] [1] : tensor<4xf32, #ao.host> into tensor<8xf32, #ao.host>
  %r = ao.reload %s2 : tensor<8xf32, #ao.host> -> !ao.transfer<!T>
  %d = ao.wait %r keep(%s2 : tensor<8xf32, #ao.host>) : !ao.transfer<!T>
  return %d : !T
}

// -----

// The last row is not written.
func.func @row3(%x: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<4x8xf32, #ao.host>
  %w = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %e) -> tensor<4x8xf32, #ao.host> {
    %t = ao.offload %x : tensor<1x8xf32> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<1x8xf32>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %n = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    scf.yield %n : tensor<4x8xf32, #ao.host>
  }
  %q = tensor.extract_slice %w[%c3, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
  %d = ao.wait %r keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
  return %d : tensor<1x8xf32>
}

// -----

// As many rows as the tensor has.
func.func @dyn_valid(%x: tensor<1x8xf32>, %n: index, %init: tensor<1x8xf32>) -> tensor<1x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = ao.host_empty(%n) : tensor<?x8xf32, #ao.host>
  %w = scf.for %i = %c0 to %n step %c1 iter_args(%s = %e) -> tensor<?x8xf32, #ao.host> {
    %t = ao.offload %x : tensor<1x8xf32> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<1x8xf32>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
    %m = tensor.insert_slice %h into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<?x8xf32, #ao.host>
    scf.yield %m : tensor<?x8xf32, #ao.host>
  }
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%a = %init) -> tensor<1x8xf32> {
    %n1 = arith.subi %n, %c1 : index
    %j = arith.subi %n1, %i : index
    %q = tensor.extract_slice %w[%j, 0] [1, 8] [1, 1] : tensor<?x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    %r = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %d = ao.wait %r keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    scf.yield %d : tensor<1x8xf32>
  }
  %r = ao.reload %w : tensor<?x8xf32, #ao.host> -> !ao.transfer<tensor<?x8xf32>>
  %d = ao.wait %r keep(%w : tensor<?x8xf32, #ao.host>) : !ao.transfer<tensor<?x8xf32>>
  return %l : tensor<1x8xf32>
}

// -----

// A callee returns one without data.
func.func private @mk() -> tensor<8xf32, #ao.host> {
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  return %e : tensor<8xf32, #ao.host>
}
func.func @from_callee() -> tensor<8xf32> {
  // expected-note @+1 {{holds no data}}
  %s = call @mk() : () -> tensor<8xf32, #ao.host>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %s : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%s : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// A callee reloads what it is given.
func.func private @rl(%s: tensor<8xf32, #ao.host>) -> tensor<8xf32> {
  %r = ao.reload %s : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%s : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}
func.func @to_callee() -> tensor<8xf32> {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  // expected-error @+1 {{calls a function that reloads host memory that no offload has written}}
  %s = call @rl(%e) : (tensor<8xf32, #ao.host>) -> tensor<8xf32>
  return %s : tensor<8xf32>
}

// -----

// A callee fills what it is given.
func.func private @fill(%e: tensor<8xf32, #ao.host>, %x: tensor<8xf32>) -> tensor<8xf32, #ao.host> {
  %t = ao.offload %x into %e : tensor<8xf32> into tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) into(%e : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32, #ao.host>>
  return %h : tensor<8xf32, #ao.host>
}
func.func @filled_by_callee(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %s = call @fill(%e, %x) : (tensor<8xf32, #ao.host>, tensor<8xf32>) -> tensor<8xf32, #ao.host>
  %r = ao.reload %s : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%s : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// One with data and one without, swapped by a loop.
func.func @swap(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %l:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %h, %b = %e) -> (tensor<8xf32, #ao.host>, tensor<8xf32, #ao.host>) {
    scf.yield %b, %a : tensor<8xf32, #ao.host>, tensor<8xf32, #ao.host>
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %l#0 : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%l#0 : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// Data that is overwritten by none.
func.func @overwritten(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = ao.host_empty : tensor<4xf32, #ao.host>
  %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  // expected-note @+1 {{holds no data}}
  %l = tensor.insert_slice %e into %h[4] [4] [1] : tensor<4xf32, #ao.host> into tensor<8xf32, #ao.host>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %l : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%l : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// Data from one of two branches.
func.func @branch(%x: tensor<8xf32>, %c: i1) -> tensor<8xf32> {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %l = scf.if %c -> tensor<8xf32, #ao.host> {
    %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    scf.yield %h : tensor<8xf32, #ao.host>
  } else {
    scf.yield %e : tensor<8xf32, #ao.host>
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %l : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%l : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// Every other element.
func.func @strided(%x: tensor<4xf32>) -> tensor<8xf32> {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %l = tensor.insert_slice %h into %e[0] [4] [2] : tensor<4xf32, #ao.host> into tensor<8xf32, #ao.host>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %l : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%l : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// The loop may not run.
func.func @norun(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%a = %e) -> (tensor<8xf32, #ao.host>) {
    %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
    scf.yield %h : tensor<8xf32, #ao.host>
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %l : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%l : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// Row by row in two loops, and one reloads what the other has written.
func.func @nested_valid(%x: tensor<1x1x8xf32>, %y: tensor<2x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %e = ao.host_empty : tensor<3x2x8xf32, #ao.host>
  %l = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %e) -> (tensor<3x2x8xf32, #ao.host>) {
    %k = scf.for %j = %c0 to %c2 step %c1 iter_args(%b = %a) -> (tensor<3x2x8xf32, #ao.host>) {
      %t = ao.offload %x : tensor<1x1x8xf32> -> !ao.transfer<tensor<1x1x8xf32, #ao.host>>
      %h = ao.wait %t keep(%x : tensor<1x1x8xf32>) : !ao.transfer<tensor<1x1x8xf32, #ao.host>>
      %m = tensor.insert_slice %h into %b[%i, %j, 0] [1, 1, 8] [1, 1, 1] : tensor<1x1x8xf32, #ao.host> into tensor<3x2x8xf32, #ao.host>
      scf.yield %m : tensor<3x2x8xf32, #ao.host>
    }
    %q = tensor.extract_slice %k[%i, 0, 0] [1, 2, 8] [1, 1, 1] : tensor<3x2x8xf32, #ao.host> to tensor<2x8xf32, #ao.host>
    %r = ao.reload %q : tensor<2x8xf32, #ao.host> -> !ao.transfer<tensor<2x8xf32>>
    %d = ao.wait %r keep(%q : tensor<2x8xf32, #ao.host>) : !ao.transfer<tensor<2x8xf32>>
    scf.yield %k : tensor<3x2x8xf32, #ao.host>
  }
  %r = ao.reload %l : tensor<3x2x8xf32, #ao.host> -> !ao.transfer<tensor<3x2x8xf32>>
  %d = ao.wait %r keep(%l : tensor<3x2x8xf32, #ao.host>) : !ao.transfer<tensor<3x2x8xf32>>
  return
}

// -----

// The row after the last one that was written.
func.func @next_row(%x: tensor<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<4x8xf32, #ao.host>
  %l = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %e) -> (tensor<4x8xf32, #ao.host>) {
      %t = ao.offload %x : tensor<1x8xf32> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
      %h = ao.wait %t keep(%x : tensor<1x8xf32>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
      %m = tensor.insert_slice %h into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    %k = arith.addi %i, %c1 : index
    %q = tensor.extract_slice %m[%k, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<1x8xf32, #ao.host>
    // expected-error @+1 {{reads host memory that no offload has written}}
    %r = ao.reload %q : tensor<1x8xf32, #ao.host> -> !ao.transfer<tensor<1x8xf32>>
    %d = ao.wait %r keep(%q : tensor<1x8xf32, #ao.host>) : !ao.transfer<tensor<1x8xf32>>
    scf.yield %m : tensor<4x8xf32, #ao.host>
  }
  return
}

// -----

// The first row, in each iteration.
func.func @first_row_valid(%x: tensor<1x8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %e = ao.host_empty : tensor<4x8xf32, #ao.host>
  %l = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %e) -> (tensor<4x8xf32, #ao.host>) {
      %t = ao.offload %x : tensor<1x8xf32> -> !ao.transfer<tensor<1x8xf32, #ao.host>>
      %h = ao.wait %t keep(%x : tensor<1x8xf32>) : !ao.transfer<tensor<1x8xf32, #ao.host>>
      %m = tensor.insert_slice %h into %a[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32, #ao.host> into tensor<4x8xf32, #ao.host>
    %q = tensor.extract_slice %m[0, 0] [1, 8] [1, 1] : tensor<4x8xf32, #ao.host> to tensor<8xf32, #ao.host>
    %r = ao.reload %q : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
    %d = ao.wait %r keep(%q : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
    scf.yield %m : tensor<4x8xf32, #ao.host>
  }
  return
}

// -----

// A loop of blocks that can be offloaded at once.
func.func @blocks(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  cf.br ^h(%c0, %e : index, tensor<8xf32, #ao.host>)
^h(%i: index, %a: tensor<8xf32, #ao.host>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^b, ^x
^b:
    %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  %j = arith.addi %i, %c1 : index
  cf.br ^h(%j, %h : index, tensor<8xf32, #ao.host>)
^x:
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %a : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%a : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// A loop of blocks that hands data on.
func.func @blocks_valid(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
    %t = ao.offload %x : tensor<8xf32> -> !ao.transfer<tensor<8xf32, #ao.host>>
    %h = ao.wait %t keep(%x : tensor<8xf32>) : !ao.transfer<tensor<8xf32, #ao.host>>
  cf.br ^h(%c0, %h : index, tensor<8xf32, #ao.host>)
^h(%i: index, %a: tensor<8xf32, #ao.host>):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^b, ^x
^b:
  %j = arith.addi %i, %c1 : index
  cf.br ^h(%j, %a : index, tensor<8xf32, #ao.host>)
^x:
  %r = ao.reload %a : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%a : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// A handle holds the tensor.
func.func @through_a_handle() -> tensor<8xf32> {
  %e = ao.host_empty : tensor<8xf32, #ao.host>
  %token, %value = async.execute -> !async.value<tensor<8xf32, #ao.host>> {
    async.yield %e : tensor<8xf32, #ao.host>
  }
  // expected-note @+1 {{holds no data}}
  %s = async.await %value : !async.value<tensor<8xf32, #ao.host>>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %s : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%s : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// A handle that holds data.
func.func @valid_through_a_handle(%e: tensor<8xf32, #ao.host>) -> tensor<8xf32> {
  %token, %value = async.execute -> !async.value<tensor<8xf32, #ao.host>> {
    async.yield %e : tensor<8xf32, #ao.host>
  }
  %s = async.await %value : !async.value<tensor<8xf32, #ao.host>>
  %r = ao.reload %s : tensor<8xf32, #ao.host> -> !ao.transfer<tensor<8xf32>>
  %d = ao.wait %r keep(%s : tensor<8xf32, #ao.host>) : !ao.transfer<tensor<8xf32>>
  return %d : tensor<8xf32>
}

// -----

// Slices inserted by parallel iterations are not merged: the tensor holds no data.
!S = tensor<8x4xf32, #ao.host>
!R = tensor<1x4xf32, #ao.host>
func.func @at_once(%x: !S) -> tensor<8x4xf32> {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : !S
  %s = scf.forall (%i) in (8) shared_outs(%o = %e) -> !S {
    %row = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : !S to !R
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, 4] [1, 1] : !R into !S
    }
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %s : !S -> !ao.transfer<tensor<8x4xf32>>
  %d = ao.wait %r keep(%s : !S) : !ao.transfer<tensor<8x4xf32>>
  return %d : tensor<8x4xf32>
}

// -----

// Every second row.
!S = tensor<8x4xf32, #ao.host>
!R = tensor<1x4xf32, #ao.host>
func.func @every_second_row(%x: !S) -> tensor<8x4xf32> {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : !S
  %s = scf.forall (%i) = (0) to (8) step (2) shared_outs(%o = %e) -> !S {
    %row = tensor.extract_slice %x[%i, 0] [1, 4] [1, 1] : !S to !R
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %o[%i, 0] [1, 4] [1, 1] : !R into !S
    }
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %s : !S -> !ao.transfer<tensor<8x4xf32>>
  %d = ao.wait %r keep(%s : !S) : !ao.transfer<tensor<8x4xf32>>
  return %d : tensor<8x4xf32>
}

// -----

// The diagonal of a matrix.
!S = tensor<4x4xf32, #ao.host>
!R = tensor<1x1xf32, #ao.host>
func.func @diagonal(%x: !R) -> tensor<4x4xf32> {
  // expected-note @+1 {{holds no data}}
  %e = ao.host_empty : !S
  %s = scf.forall (%i) in (4) shared_outs(%o = %e) -> !S {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %x into %o[%i, %i] [1, 1] [1, 1] : !R into !S
    }
  }
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %s : !S -> !ao.transfer<tensor<4x4xf32>>
  %d = ao.wait %r keep(%s : !S) : !ao.transfer<tensor<4x4xf32>>
  return %d : tensor<4x4xf32>
}
