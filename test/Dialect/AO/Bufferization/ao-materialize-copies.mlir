// RUN: ao-opt %s --ao-materialize-copies --split-input-file | FileCheck %s

// An operand with later reads is copied for the op that overwrites it, and a
// slice of it remains a slice. An operand that the op does not read is not
// copied; one without later uses is overwritten.
// CHECK-LABEL: func.func @step
// CHECK-SAME:    %[[X:.*]]: tensor<8xf32>
// CHECK:         %[[E:.*]] = linalg.exp
// CHECK:         %[[S:.*]] = tensor.extract_slice %[[E]]
// CHECK:         %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[E]]) : tensor<8xf32>
// CHECK:         %[[A:.*]] = linalg.generic {{.*}} outs(%[[COPY]] :
// CHECK:         %[[EMPTY:.*]] = tensor.empty() : tensor<8xf32>
// CHECK:         %[[F:.*]] = linalg.tanh ins(%[[X]] : tensor<8xf32>) outs(%[[EMPTY]] :
// CHECK:         linalg.abs ins(%[[S]]
// CHECK:         linalg.generic {{.*}} ins(%[[A]] : {{.*}}) outs(%[[F]] :
#id = affine_map<(d0) -> (d0)>
func.func @step(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>) attributes {ao.step} {
  %empty = tensor.empty() : tensor<8xf32>
  %e = linalg.exp ins(%x : tensor<8xf32>) outs(%empty : tensor<8xf32>) -> tensor<8xf32>
  %s = tensor.extract_slice %e[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  %f = linalg.tanh ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %half = tensor.empty() : tensor<4xf32>
  %g = linalg.abs ins(%s : tensor<4xf32>) outs(%half : tensor<4xf32>) -> tensor<4xf32>
  %h = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  } -> tensor<8xf32>
  return %h, %g : tensor<8xf32>, tensor<4xf32>
}

// -----

// A loop writes over what it starts with, but not over what it does not change:
// that is taken from outside.
// CHECK-LABEL: func.func @loop
// CHECK-SAME:    %[[X:.*]]: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>
// CHECK:         %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[X]])
// CHECK:         %[[UNUSED:.*]] = tensor.empty
// CHECK:         %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[C:.*]] = %[[COPY]], %[[U:.*]] = %[[UNUSED]])
// CHECK:           linalg.add ins(%[[C]], %[[W]]
// CHECK:           scf.yield %{{.*}}, %[[U]]
// CHECK:         return %[[R]]#0, %[[W]]
func.func @loop(%x: tensor<8xf32>, %w: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%c = %x, %u = %w) -> (tensor<8xf32>, tensor<8xf32>) {
    %s = linalg.add ins(%c, %u : tensor<8xf32>, tensor<8xf32>) outs(%c : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %s, %u : tensor<8xf32>, tensor<8xf32>
  }
  return %r#0, %r#1 : tensor<8xf32>, tensor<8xf32>
}

// -----

// A branch that passes on a tensor from outside copies it, where another one has
// made its own.
// CHECK-LABEL: func.func @branch
// CHECK-SAME:    %[[X:.*]]: tensor<8xf32>
// CHECK:         scf.if
// CHECK:         } else {
// CHECK:           %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[X]])
// CHECK:           scf.yield %[[COPY]]
func.func @branch(%x: tensor<8xf32>, %p: i1) -> tensor<8xf32> attributes {ao.step} {
  %r = scf.if %p -> tensor<8xf32> {
    %e = tensor.empty() : tensor<8xf32>
    %y = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %y : tensor<8xf32>
  } else {
    scf.yield %x : tensor<8xf32>
  }
  return %r : tensor<8xf32>
}

// -----

// Of a constant, the bytes that are written over are copied, not a view.
// CHECK-LABEL: func.func @constant
// CHECK:         %[[V:.*]] = tensor.expand_shape
// CHECK:         %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[V]])
// CHECK:         tensor.insert_slice %{{.*}} into %[[COPY]]
func.func @constant(%x: tensor<1x4xf32>) -> tensor<2x4xf32> attributes {ao.step} {
  %k = arith.constant dense<1.0> : tensor<8xf32>
  %v = tensor.expand_shape %k [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %r = tensor.insert_slice %x into %v[0, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// -----

// No part of a step.
// CHECK-LABEL: func.func @other
// CHECK-NOT:     alloc_tensor
// CHECK:         return
func.func @other(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %s = linalg.add ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%x : tensor<8xf32>) -> tensor<8xf32>
  return %s, %x : tensor<8xf32>, tensor<8xf32>
}

// -----

// Results of branches that no op uses go, from outside in; other ones stay.
// CHECK-LABEL: func.func @dead_results
// CHECK:         %[[R:.*]] = scf.if %{{.*}} -> (tensor<8xf32>)
// CHECK:         } else {
// CHECK:           scf.if
// CHECK-NOT:       ->
// CHECK:           scf.yield %{{[^ ,]*}} : tensor<8xf32>
// CHECK:         } {layer}
// CHECK:         return %[[R]]
func.func @dead_results(%x: tensor<8xf32>, %i: i1) -> tensor<8xf32> attributes {ao.step} {
  %r:2 = scf.if %i -> (tensor<8xf32>, tensor<8xf32>) {
    %a = math.sin %x : tensor<8xf32>
    scf.yield %x, %a : tensor<8xf32>, tensor<8xf32>
  } else {
    %c = math.exp %x : tensor<8xf32>
    %b = scf.if %i -> (tensor<8xf32>) {
      scf.yield %c : tensor<8xf32>
    } else {
      scf.yield %x : tensor<8xf32>
    }
    scf.yield %b, %c : tensor<8xf32>, tensor<8xf32>
  } {layer}
  return %r#1 : tensor<8xf32>
}

// -----

// A value that the body of a loop yields and has not made is copied, since the
// test may overwrite its arguments. A value that a loop of a step leaves in
// place, and yields in another position as well, is copied there.
// CHECK-LABEL: func.func @not_made_in_step
// CHECK:         do
// CHECK:           %[[P:.*]]: tensor<8xf32>, %[[Q:.*]]: tensor<8xf32>, %[[R:.*]]: tensor<8xf32>):
// CHECK:           %[[M:.*]] = math.exp %[[R]]
// CHECK-NEXT:      %[[C:.*]] = bufferization.alloc_tensor() copy(%[[P]])
// CHECK-NEXT:      scf.yield %[[P]], %[[C]], %[[M]]
func.func @not_made_in_step(%x: tensor<8xf32>, %y: tensor<8xf32>, %i: tensor<i1>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) attributes {ao.step} {
  %a = math.sin %x : tensor<8xf32>
  %b = math.sin %y : tensor<8xf32>
  %c = math.cos %y : tensor<8xf32>
  %w:3 = scf.while (%p = %a, %q = %b, %r = %c) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %goes = tensor.extract %i[] : tensor<i1>
    scf.condition(%goes) %p, %q, %r : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%p: tensor<8xf32>, %q: tensor<8xf32>, %r: tensor<8xf32>):
    %m = math.exp %r : tensor<8xf32>
    scf.yield %p, %p, %m : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %w#0, %w#1, %w#2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// Of functions that are no steps it is not known what stays in place.
// CHECK-LABEL: func.func @not_made
// CHECK-SAME:    %{{.*}}: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>
// CHECK:         do
// CHECK:           %[[P:.*]]: tensor<8xf32>, %[[Q:.*]]: tensor<8xf32>, %[[R:.*]]: tensor<8xf32>, %{{.*}}: tensor<8xf32>):
// CHECK:           %[[M:.*]] = math.exp
// CHECK-NEXT:      %[[C:.*]] = bufferization.alloc_tensor() copy(%[[P]])
// CHECK-NEXT:      %[[D:.*]] = bufferization.alloc_tensor() copy(%[[Y]])
// CHECK-NEXT:      scf.yield %[[P]], %[[C]], %[[M]], %[[D]]
func.func @not_made(%x: tensor<8xf32>, %y: tensor<8xf32>, %i: tensor<i1>) -> tensor<8xf32> {
  %w:4 = scf.while (%p = %x, %q = %x, %r = %x, %s = %x) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %goes = tensor.extract %i[] : tensor<i1>
    scf.condition(%goes) %p, %q, %r, %s : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%p: tensor<8xf32>, %q: tensor<8xf32>, %r: tensor<8xf32>, %s: tensor<8xf32>):
    %m = math.exp %r : tensor<8xf32>
    scf.yield %p, %p, %m, %y : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %w#0 : tensor<8xf32>
}
