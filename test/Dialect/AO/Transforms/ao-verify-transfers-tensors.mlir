// Each fault that can be written down on tensors.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect --ao-verify-transfers

func.func @never_waited_for(%x: tensor<4xf32>) {
  // expected-error@+1 {{transfer is never waited for}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_twice(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note@+1 {{first wait}}
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{transfer is waited for more than once}}
  %i = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_on_one_branch(%x: tensor<4xf32>, %c: i1) {
  // expected-error@+1 {{transfer is waited for on one branch only}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note @below {{control may pass this op without a wait}}
  scf.if %c {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  return
}

// -----

func.func @waited_for_on_the_else_branch(%x: tensor<4xf32>, %c: i1) {
  // expected-error@+1 {{transfer is waited for on one branch only}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note @below {{no wait in region 0 of this op}}
  scf.if %c {
    "test.op"() : () -> ()
  } else {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  return
}

// -----

func.func @waited_for_on_one_case(%x: tensor<4xf32>, %i: index) {
  // expected-error@+1 {{transfer is waited for on one branch only}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note @below {{no wait in region 0 of this op}}
  scf.index_switch %i
  case 1 {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield
  }
  default {
  }
  return
}

// -----

func.func @waited_for_in_a_branch_and_behind(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note@+1 {{first wait}}
  scf.if %c {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  // expected-error@+1 {{transfer is waited for more than once}}
  %i = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_in_a_loop(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  scf.for %i = %c0 to %n step %c1 {
    // expected-error@+1 {{transfer from outside a loop is waited for in the loop}}
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  return
}

// -----

func.func @waited_for_in_a_while_loop(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  scf.while : () -> () {
    // expected-error@+1 {{transfer from outside a loop is waited for in the loop}}
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// -----

func.func @waited_for_in_a_cfg_loop(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^loop
^loop:
  // expected-note@+2 {{the loop starts here}}
  // expected-error@+1 {{transfer from outside a loop is waited for in the loop}}
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  cf.cond_br %c, ^loop, ^exit
^exit:
  return
}

// -----

func.func @waited_for_on_a_way_round_a_cfg_loop(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^loop
^loop:
  // expected-note@+1 {{the loop starts here}}
  cf.cond_br %c, ^body, ^exit
^body:
  // expected-error@+1 {{transfer from outside a loop is waited for in the loop}}
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^loop
^exit:
  %h2 = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_on_one_of_two_paths(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note@+1 {{first wait}}
  cf.cond_br %c, ^a, ^join
^a:
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^join
^join:
  // expected-error@+1 {{transfer is waited for more than once}}
  %h2 = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @waited_for_on_one_cfg_branch(%x: tensor<4xf32>, %c: i1) {
  // expected-error@+1 {{transfer is waited for on one branch only}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note @below {{no wait in region 1 of this op}}
  cf.cond_br %c, ^a, ^b
^a:
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^exit
^b:
  cf.br ^exit
^exit:
  return
}

// -----

func.func @waited_for_before_one_return(%x: tensor<4xf32>, %c: i1) {
  // expected-error@+1 {{transfer is not waited for on every path}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.cond_br %c, ^a, ^b
^a:
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
^b:
  // expected-note @below {{a path without a wait ends here}}
  return
}

// -----

func.func @started_again_before_the_wait(%x: tensor<4xf32>, %c: i1) {
  cf.br ^loop
^loop:
  // expected-error@+1 {{transfer is not waited for before the loop starts it again}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.cond_br %c, ^loop, ^exit
^exit:
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @handed_on_twice(%x: tensor<4xf32>, %c: i1) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^bb1(%t, %t : !ao.transfer<tensor<4xf32, #ao.host>>, !ao.transfer<tensor<4xf32, #ao.host>>)
^bb1(%a: !ao.transfer<tensor<4xf32, #ao.host>>, %b: !ao.transfer<tensor<4xf32, #ao.host>>):
  // expected-note@+1 {{first wait}}
  %h = ao.wait %a keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{transfer is waited for more than once}}
  %i = ao.wait %b keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @dropped_by_a_block(%x: tensor<4xf32>) {
  // expected-error@+1 {{transfer is never waited for}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  cf.br ^bb1(%t : !ao.transfer<tensor<4xf32, #ao.host>>)
^bb1(%a: !ao.transfer<tensor<4xf32, #ao.host>>):
  return
}

// -----

func.func @dropped_by_a_loop(%x: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{transfer is never waited for}}
  %u = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> !ao.transfer<tensor<4xf32, #ao.host>> {
    %h = ao.wait %a keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    %b = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  return
}

// -----

func.func @inside_an_unknown_op(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note@+1 {{the op}}
  "test.region"() ({
    // expected-error@+1 {{transfer from outside is waited for inside an op whose control flow is unknown}}
    %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
    "test.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @used_by_something_else(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'test.use' op cannot use a transfer: only 'ao.wait' and terminators that forward it within the function can}}
  "test.use"(%t) : (!ao.transfer<tensor<4xf32, #ao.host>>) -> ()
  return
}

// -----

func.func private @callee(!ao.transfer<tensor<4xf32, #ao.host>>)

func.func @crosses_a_call(%x: tensor<4xf32>) {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'func.call' op cannot use a transfer: only 'ao.wait' and terminators that forward it within the function can}}
  call @callee(%t) : (!ao.transfer<tensor<4xf32, #ao.host>>) -> ()
  return
}

// -----

func.func @crosses_a_return(%x: tensor<4xf32>) -> !ao.transfer<tensor<4xf32, #ao.host>> {
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{'func.return' op cannot use a transfer: only 'ao.wait' and terminators that forward it within the function can}}
  return %t : !ao.transfer<tensor<4xf32, #ao.host>>
}

// -----

// expected-error@+1 {{'func.func' op cannot take a transfer as an argument}}
func.func @is_an_argument(%t: !ao.transfer<tensor<4xf32, #ao.host>>, %x: tensor<4xf32>) {
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @keeps_something_else(%x: tensor<4xf32>, %z: tensor<4xf32>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{expected 'keep' to be the source of the transfer}}
  %h = ao.wait %t keep(%z : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @keeps_another_host_value(%h: tensor<4xf32, #ao.host>, %i: tensor<4xf32, #ao.host>) {
  // expected-note@+1 {{the transfer}}
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  // expected-error@+1 {{expected 'keep' to be the source of the transfer}}
  %x = ao.wait %t keep(%i : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return
}

// -----

// The transfer alternates, what is kept does not.
func.func @keeps_the_source_of_one_branch(%x: tensor<4xf32>, %z: tensor<4xf32>, %c: i1) {
  // expected-note@+1 {{the transfer}}
  %t = scf.if %c -> !ao.transfer<tensor<4xf32, #ao.host>> {
    %a = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %b = ao.offload %z : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  // expected-error@+1 {{expected 'keep' to be the source of the transfer}}
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

// The kept values are exchanged in the loop, the transfers are not.
func.func @keeps_the_other_of_two(%x: tensor<4xf32>, %z: tensor<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-note@+1 {{the transfer}}
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %k = %x, %l = %z)
      -> (!ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>, tensor<4xf32>) {
    scf.yield %a, %l, %k : !ao.transfer<tensor<4xf32, #ao.host>>, tensor<4xf32>, tensor<4xf32>
  }
  // expected-error@+1 {{expected 'keep' to be the source of the transfer}}
  %h = ao.wait %r#0 keep(%r#1 : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @host_value_in_compute(%h: tensor<4xf32, #ao.host>) -> tensor<4xf32, #ao.host> {
  // expected-error@+1 {{'math.sin' op cannot compute with operand 0, which is in host memory; reload it first}}
  %0 = math.sin %h : tensor<4xf32, #ao.host>
  return %0 : tensor<4xf32, #ao.host>
}

// -----

func.func @host_value_in_matmul(%a: tensor<4x4xf32>, %h: tensor<4x4xf32, #ao.host>, %o: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{'linalg.matmul' op cannot compute with operand 1, which is in host memory; reload it first}}
  %0 = linalg.matmul ins(%a, %h : tensor<4x4xf32>, tensor<4x4xf32, #ao.host>) outs(%o : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @host_value_in_an_unregistered_op(%h: tensor<4xf32, #ao.host>) {
  // expected-error@+1 {{'test.use' op cannot compute with operand 0, which is in host memory; reload it first}}
  "test.use"(%h) : (tensor<4xf32, #ao.host>) -> ()
  return
}

// -----

func.func @host_value_in_a_region(%h: tensor<4xf32, #ao.host>, %c: i1) {
  scf.if %c {
    %c0 = arith.constant 0 : index
    // expected-error@+1 {{'tensor.extract' op cannot compute with operand 0, which is in host memory; reload it first}}
    %0 = tensor.extract %h[%c0] : tensor<4xf32, #ao.host>
  }
  return
}

// -----

func.func @computes_on_the_host(%x: tensor<4xf32>) -> tensor<4xf32, #ao.host> {
  // expected-error@+1 {{'test.compute' op cannot compute a result in host memory}}
  %0 = "test.compute"(%x) : (tensor<4xf32>) -> tensor<4xf32, #ao.host>
  return %0 : tensor<4xf32, #ao.host>
}

// -----

func.func @reload_before_offload() -> tensor<4xf32> {
  // expected-note@+1 {{allocated here}}
  %h = tensor.empty() : tensor<4xf32, #ao.host>
  // expected-error@+1 {{'ao.reload' op reads host memory that no offload has written}}
  %t = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %x = ao.wait %t keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %x : tensor<4xf32>
}

// -----

// Two faults are two errors.
func.func @two_faults(%x: tensor<4xf32>, %z: tensor<4xf32>) {
  // expected-error@+1 {{transfer is never waited for}}
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  // expected-error@+1 {{transfer is never waited for}}
  %u = ao.offload %z : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// -----

func.func @reload_of_empty_host() -> tensor<4xf32> {
  // expected-note @+1 {{holds no data}}
  %empty = ao.host_empty : tensor<12x4xf32, #ao.host>
  %row = tensor.extract_slice %empty[3, 0] [1, 4] [1, 1] : tensor<12x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  // expected-error @+1 {{reads host memory that no offload has written}}
  %r = ao.reload %row : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %d = ao.wait %r keep(%row : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %d : tensor<4xf32>
}

// -----

func.func @reload_of_what_was_inserted(%x: tensor<4xf32>) -> tensor<4xf32> {
  %empty = ao.host_empty : tensor<12x4xf32, #ao.host>
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %stack = tensor.insert_slice %h into %empty[3, 0] [1, 4] [1, 1] : tensor<4xf32, #ao.host> into tensor<12x4xf32, #ao.host>
  %row = tensor.extract_slice %stack[3, 0] [1, 4] [1, 1] : tensor<12x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %r = ao.reload %row : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %d = ao.wait %r keep(%row : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %d : tensor<4xf32>
}
