// Every error of the verifiers of tapes.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @no_tape(%g: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'autograd.node' op expected at the top level of a function with 'autograd.tape'}}
  %0 = autograd.node 1 "MulBackward0" -> tensor<4xf32> {
    autograd.yield %g : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @inside(%g: tensor<4xf32>) attributes {autograd.tape} {
  autograd.node 1 "Outer" {
    // expected-error@+1 {{'autograd.node' op expected at the top level of a function with 'autograd.tape'}}
    autograd.node 2 "Inner" {
    }
  }
  return
}

// -----

func.func @yield(%g: tensor<4xf32>) attributes {autograd.tape} {
  // expected-error@+1 {{'autograd.node' op expected its body to yield ('tensor<8xf32>'), got ('tensor<4xf32>')}}
  %0 = autograd.node 1 "MulBackward0" -> tensor<8xf32> {
    // expected-note@+1 {{yielded here}}
    autograd.yield %g : tensor<4xf32>
  }
  return
}

// -----

func.func @handle(%h: !autograd.hook<post>, %g: tensor<4xf32>) {
  // expected-error@+1 {{'autograd.hook' op expected a handle of type '!autograd.hook<pre>', got '!autograd.hook<post>'}}
  "autograd.hook"(%h, %g) <{kind = 2 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0>}> : (!autograd.hook<post>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @two(%h: !autograd.hook<tensor_pre>, %g: tensor<4xf32>) {
  // expected-error@+1 {{'autograd.hook' op kind 'tensor_pre' takes one gradient, got 2}}
  %0:2 = autograd.hook tensor_pre %h outs(%g, %g : tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>, tensor<4xf32>
  return
}

// -----

func.func @nothing(%h: !autograd.hook<post_acc>, %w: tensor<4xf32>) {
  // expected-error@+1 {{'autograd.hook' op kind 'post_acc' takes the latest gradient of a slot}}
  autograd.hook post_acc %h ins(%w : tensor<4xf32>)
  return
}

// -----

func.func @on_host(%h: !autograd.hook<pre>, %g: tensor<4xf32, #ao.host>) {
  // expected-error@+1 {{'autograd.hook' op expected outs in device memory, got 'tensor<4xf32, #ao.host>'}}
  %0 = autograd.hook pre %h outs(%g : tensor<4xf32, #ao.host>) -> tensor<4xf32, #ao.host>
  return
}

// -----

func.func @looks_at_host(%g: tensor<4xf32, #ao.host>, %f: !autograd.hook<function>) {
  // expected-error@+1 {{'autograd.call_opaque' op expected ins in device memory, got 'tensor<4xf32, #ao.host>'}}
  autograd.call_opaque %f ins(%g : tensor<4xf32, #ao.host>)
  return
}

// -----

func.func @tied(%h: !autograd.hook<pre>, %g: tensor<4xf32>) {
  // expected-error@+1 {{'autograd.hook' op expected a result for each of outs: ('tensor<4xf32>'), got ()}}
  autograd.hook pre %h outs(%g : tensor<4xf32>)
  return
}

// -----

func.func @missing(%h: !autograd.hook<pre>) {
  // expected-error@+1 {{'autograd.hook' op expected ascending positions of missing gradients, from 0 on, got 1, 0}}
  autograd.hook pre %h missing [1, 0]
  return
}

// -----

func.func @packed(%h: !autograd.hook<pre>, %p: !autograd.packed<tensor<4xf32>>) {
  // expected-error@+1 {{'autograd.hook' op kind 'pre' must have no packed operand}}
  autograd.hook pre %h packed(%p : !autograd.packed<tensor<4xf32>>)
  return
}

// -----

func.func @unpacked(%h: !autograd.hook<unpack>, %g: tensor<4xf32>) {
  // expected-error@+1 {{'autograd.hook' op kind 'unpack' must have the packed value as its only operand}}
  %0 = autograd.hook unpack %h outs(%g : tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @other_type(%h: !autograd.hook<unpack>, %p: !autograd.packed<tensor<4xf32>>) {
  // expected-error@+1 {{'autograd.hook' op expected to unpack a value of type 'tensor<4xf32>', got ('tensor<8xf32>')}}
  %0 = autograd.hook unpack %h packed(%p : !autograd.packed<tensor<4xf32>>) -> tensor<8xf32>
  return
}

// -----

func.func @function(%h: !autograd.hook<function>) {
  // expected-error@+1 {{'autograd.hook' op unsupported kind 'function': use 'autograd.call_opaque'}}
  autograd.hook function %h
  return
}

// -----

func.func @sizes(%f: !autograd.hook<function>) {
  // expected-error@+1 {{'autograd.call_opaque' op expected 1 sizes of dynamic dimensions, got 0}}
  %0 = autograd.call_opaque %f -> tensor<?x4xf32>
  return
}

// -----

// A callback that unpacks writes into a buffer of the step, which has to be
// allocated before it runs.
func.func @unpacked_sizes(%u: !autograd.hook<unpack>, %p: !autograd.packed<tensor<?x4x?xf32>>, %n: index) {
  // expected-error@+1 {{'autograd.hook' op expected 2 sizes of dynamic dimensions, got 1}}
  %0 = autograd.hook unpack %u packed(%p : !autograd.packed<tensor<?x4x?xf32>>) sizes(%n) -> tensor<?x4x?xf32>
  return
}

// -----

func.func @sizes_of_a_buffer(%u: !autograd.hook<unpack>, %p: !autograd.packed<tensor<?xf32>>, %m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'autograd.hook' op expected 0 sizes of dynamic dimensions, got 1}}
  autograd.hook unpack %u packed(%p : !autograd.packed<tensor<?xf32>>) outs(%m : memref<?xf32>) sizes(%n)
  return
}

// -----

func.func @sizes_of_a_gradient(%k: !autograd.hook<pre>, %g: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{'autograd.hook' op expected 0 sizes of dynamic dimensions, got 1}}
  %0 = autograd.hook pre %k outs(%g : tensor<?xf32>) sizes(%n) -> tensor<?xf32>
  return
}

// -----

func.func @validation(%g: tensor<3x4xf32>) attributes {autograd.tape} {
  autograd.node 5 "SumBackward0" {
    // expected-error@+1 {{'SumBackward0' (node 5) returned 'tensor<3x4xf32>', expected 'tensor<4x4xf32>'}}
    %0 = autograd.validate_output %g : tensor<3x4xf32> to tensor<4x4xf32>
  }
  return
}

// -----

func.func @validation_of_integers(%g: tensor<4xf32>) {
  // expected-error@+1 {{a node returned 'tensor<4xf32>', expected 'tensor<4xi32>'}}
  %0 = autograd.validate_output %g : tensor<4xf32> to tensor<4xi32>
  return
}

// -----

func.func @beyond(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op the view reaches element 40 of a base of 32}}
  %0 = autograd.gather_view %g base [8, 1] view [6] [8] 0 : tensor<4x8xf32> -> tensor<6xf32>
  return
}

// -----

func.func @overlap(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op the view overlaps itself}}
  %0 = autograd.gather_view %g base [8, 1] view [4, 2] [1, 1] 0 : tensor<4x8xf32> -> tensor<4x2xf32>
  return
}

// -----

func.func @holes(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op expected a base without holes}}
  %0 = autograd.gather_view %g base [16, 1] view [4] [1] 0 : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @strides(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op expected a stride for each of 2 sizes of the base, got 1}}
  %0 = autograd.gather_view %g base [8] view [4] [1] 0 : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @negative(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op expected sizes and strides of the view of 0 or more}}
  %0 = autograd.gather_view %g base [8, 1] view [4] [-1] 8 : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @shape(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op expected a result of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
  %0 = autograd.gather_view %g base [8, 1] view [4] [1] 0 : tensor<4x8xf32> -> tensor<5xf32>
  return
}

// -----

func.func @before_the_base(%g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op the view reaches element -3 of its base}}
  %0 = autograd.gather_view %g base [8, 1] view [4] [1] -3 : tensor<4x8xf32> -> tensor<4xf32>
  return
}

// -----

func.func @no_value(%g: tensor<?x4xf32>) {
  // expected-error@+1 {{'autograd.gather_view' op expected a value for each of 1 symbolic sizes, strides and offsets, got 0}}
  %0 = autograd.gather_view %g base [4, 1] view [-9223372036854775808] [4] 0 : tensor<?x4xf32> -> tensor<?xf32>
  return
}

// -----

// Static sizes are verified besides symbolic numbers.
func.func @known_beside_symbolic(%g: tensor<?x4xf32>, %n: index) {
  // expected-error@+1 {{'autograd.gather_view' op expected sizes and strides of the view of 0 or more}}
  %0 = autograd.gather_view %g base [4, 1] view [%n] [-1] %n : tensor<?x4xf32> -> tensor<?xf32>
  return
}

// -----

func.func @symbolic_shape(%g: tensor<?x4xf32>, %n: index) {
  // expected-error@+1 {{'autograd.gather_view' op expected a result of type 'tensor<?xf32>', got 'tensor<4xf32>'}}
  %0 = autograd.gather_view %g base [4, 1] view [%n] [1] 0 : tensor<?x4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @symbolic_base(%g: tensor<8x4xf32>, %n: index) {
  // expected-error@+1 {{'autograd.copy_slices' op expected a gradient of type 'tensor<?x4xf32>', got 'tensor<8x4xf32>'}}
  %0 = autograd.copy_slices %g base [%n, 4] [4, 1] 0 view [4] [1] 0 needs [true] : tensor<8x4xf32> -> tensor<8x4xf32> {
  ^bb0(%s: tensor<4xf32>):
    autograd.yield %s : tensor<4xf32>
  }
  return
}

// -----

func.func @too_many_values(%g: tensor<8xf32>, %n: index) {
  // expected-error@+1 {{'autograd.copy_slices' op expected a value for each of 0 symbolic sizes, strides and offsets, got 1}}
  %0 = "autograd.copy_slices"(%g, %n) <{base_sizes = array<i64: 8>, base_strides = array<i64: 1>, base_offset = 0 : i64,
      view_sizes = array<i64: 4>, view_strides = array<i64: 1>, view_offset = 0 : i64, needs = array<i1: true>}> ({
  ^bb0(%s: tensor<4xf32>):
    autograd.yield %s : tensor<4xf32>
  }) : (tensor<8xf32>, index) -> tensor<8xf32>
  return
}

// -----

func.func @element(%v: tensor<4xf16>, %g: tensor<4x8xf32>) {
  // expected-error@+1 {{'autograd.scatter_view' op expected a view and a base of one element type}}
  %0 = autograd.scatter_view %v into %g base [8, 1] view [4] [1] 0 : tensor<4xf16> into tensor<4x8xf32>
  return
}

// -----

func.func @body(%g: tensor<8xf32>) {
  // expected-error@+1 {{'autograd.copy_slices' op expected a body that takes 'tensor<4xf32>', got ('tensor<8xf32>')}}
  %0 = autograd.copy_slices %g base [8] [1] 4 view [4] [1] 8 needs [true] : tensor<8xf32> -> tensor<8xf32> {
  ^bb0(%s: tensor<8xf32>):
    autograd.yield %s : tensor<8xf32>
  }
  return
}

// -----

func.func @before(%g: tensor<8xf32>) {
  // expected-error@+1 {{'autograd.copy_slices' op the view reaches element -2 of a base of 8}}
  %0 = autograd.copy_slices %g base [8] [1] 4 view [4] [1] 2 needs [true] : tensor<8xf32> -> tensor<8xf32> {
  ^bb0(%s: tensor<4xf32>):
    autograd.yield %s : tensor<4xf32>
  }
  return
}

// -----

func.func @too_few(%g: tensor<8xf32>) {
  // expected-error@+1 {{'autograd.copy_slices' op expected its body to yield a value for position 1}}
  %0 = autograd.copy_slices %g base [8] [1] 0 view [4] [1] 4 needs [true, false] : tensor<8xf32> -> tensor<8xf32> {
  ^bb0(%s: tensor<4xf32>):
    autograd.yield %s : tensor<4xf32>
  }
  return
}

// -----

func.func @results(%g: tensor<8xf32>) {
  // expected-error@+1 {{'autograd.copy_slices' op expected results of types ('tensor<8xf32>'), got ('tensor<4xf32>')}}
  %0 = autograd.copy_slices %g base [8] [1] 0 view [4] [1] 4 needs [true] : tensor<8xf32> -> tensor<4xf32> {
  ^bb0(%s: tensor<4xf32>):
    autograd.yield %s : tensor<4xf32>
  }
  return
}

// -----

// expected-error@+1 {{is both a tape ('autograd.tape') and a joint step ('ao.step')}}
func.func @both() attributes {autograd.tape, ao.step} {
  return
}

// -----

// expected-error@+1 {{expected 'autograd.gradients' to be a list of strings, got 3 : i64}}
func.func @names() attributes {autograd.gradients = 3 : i64} {
  return
}

// -----

func.func @slot() {
  // expected-error@+1 {{expected 'autograd.gradient' on an argument or result of a function}}
  "test.op"() {autograd.gradient = 3 : i64} : () -> ()
  return
}

// -----

func.func @missing(%g: tensor<4xf32>, %k: !autograd.hook<pre>) -> tensor<4xf32> {
  // expected-error@+1 {{expected positions of missing gradients below 2, got 2}}
  %0 = autograd.hook pre %k outs(%g : tensor<4xf32>) missing [2] -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @unpack_into(%p: !autograd.packed<tensor<4xf32>>, %m: memref<8xf32>, %u: !autograd.hook<unpack>) {
  // expected-error@+1 {{expected to unpack into a buffer for 'tensor<4xf32>', got 'memref<8xf32>'}}
  autograd.hook unpack %u packed(%p : !autograd.packed<tensor<4xf32>>) outs(%m : memref<8xf32>)
  return
}

// -----

func.func @hook_outs(%x: tensor<8xf32>, %m: memref<8xf32>, %k: !autograd.hook<pre>) -> tensor<8xf32> {
  // expected-error@+1 {{expected outs to be all tensors or all buffers, got ('memref<8xf32>', 'tensor<8xf32>')}}
  %r = autograd.hook pre %k outs(%m, %x : memref<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @opaque_outs(%x: tensor<8xf32>, %m: memref<8xf32>, %f: !autograd.hook<function>) -> tensor<8xf32> {
  // expected-error@+1 {{expected outs to be all tensors or all buffers}}
  %r = autograd.call_opaque %f outs(%m, %x : memref<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @final_outs(%x: tensor<8xf32>, %m: memref<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{expected outs to be all tensors or all buffers}}
  %r = autograd.final_callbacks outs(%m, %x : memref<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @unpacked_on_host(%p: !autograd.packed<tensor<8xf32, #ao.host>>, %u: !autograd.hook<unpack>) -> tensor<8xf32, #ao.host> {
  // expected-error@+1 {{expected results in device memory, got 'tensor<8xf32, #ao.host>'}}
  %r = autograd.hook unpack %u packed(%p : !autograd.packed<tensor<8xf32, #ao.host>>) -> tensor<8xf32, #ao.host>
  return %r : tensor<8xf32, #ao.host>
}

// -----

func.func @made_on_host(%f: !autograd.hook<function>) -> tensor<8xf32, #ao.host> {
  // expected-error@+1 {{expected results in device memory, got 'tensor<8xf32, #ao.host>'}}
  %r = autograd.call_opaque %f -> tensor<8xf32, #ao.host>
  return %r : tensor<8xf32, #ao.host>
}

// -----

func.func @sizes_as_gradients(%g: tensor<8xindex>) -> tensor<8xindex> {
  // expected-error@+1 {{operand #0 must be ranked tensor of floating-point or signless integer or complex type}}
  %r = autograd.add_grad %g, %g : tensor<8xindex>
  return %r : tensor<8xindex>
}

// -----

func.func @vectors_as_gradients(%g: tensor<8xvector<4xf32>>) -> tensor<8xvector<4xf32>> {
  // expected-error@+1 {{operand #0 must be ranked tensor of floating-point or signless integer or complex type}}
  %r = autograd.accumulate_grad %g slot 0 : tensor<8xvector<4xf32>>
  return %r : tensor<8xvector<4xf32>>
}

// -----

// expected-error@+1 {{has 'autograd.engine_order': expected one block}}
func.func @two_blocks(%g: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step, autograd.gradients = ["w"], autograd.engine_order} {
  cf.br ^next
^next:
  return %g : tensor<4xf32>
}
