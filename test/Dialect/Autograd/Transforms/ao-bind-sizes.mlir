// Sizes are replaced by the arguments that hold them, which are checked at the
// entry of the step.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-bind-sizes -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once --allow-unregistered-dialect --ao-bind-sizes | diff %t.once -

!t = tensor<?xf32>

// A tensor of which only the shape is used has no use after the check.
// CHECK-LABEL: func.func @shape_only(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32> {ao.donated}, %[[N:[^:]*]]: index
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[D:.*]] = tensor.dim %[[X]], %[[ZERO]]
// CHECK-NEXT: ao.check_size %[[N]], %[[D]] "size 'n'" "argument 0"
// CHECK-NOT: tensor.dim
// CHECK: tensor.empty(%[[N]])
func.func @shape_only(%x: !t {ao.donated}, %n: index {ao.size_of = [array<i64: 0, 0>]} loc("n"), %f: f32) -> !t
    attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : !t
  %e = tensor.empty(%d) : !t
  %r = linalg.fill ins(%f : f32) outs(%e : !t) -> !t
  return %r : !t
}

// Shapes are followed through elementwise ops, destinations, accumulations,
// callbacks and slices, and into regions.
// CHECK-LABEL: func.func @follows(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?x4xf32>, %[[Y:[^:]*]]: tensor<?x4xf32>, %[[N:[^:]*]]: index
// CHECK-DAG: ao.check_size %[[N]], %{{.*}} "argument 2" "argument 0"
// CHECK-DAG: ao.check_size %[[N]], %{{.*}} "argument 2" "argument 1"
// CHECK: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-NEXT: ao.check_size %[[N]], %[[FOUR]] "argument 2" "argument 0"
// CHECK-NOT: tensor.dim
// CHECK: "test.use"(%[[N]], %[[N]], %[[N]], %[[N]], %[[N]])
// CHECK: scf.if
// CHECK-NEXT: "test.use"(%[[N]])
func.func @follows(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>,
    %n: index {ao.size_of = [array<i64: 0, 0>, array<i64: 1, 0>, array<i64: 0, 1>]},
    %h: !autograd.hook<pre>, %b: i1)
    attributes {ao.step, autograd.engine_order, autograd.gradients = ["w"]} {
  %c0 = arith.constant 0 : index
  %a = arith.addf %x, %y : tensor<?x4xf32>
  %l = linalg.mul ins(%x, %y : tensor<?x4xf32>, tensor<?x4xf32>) outs(%a : tensor<?x4xf32>) -> tensor<?x4xf32>
  %g = autograd.accumulate_grad %l slot 0 : tensor<?x4xf32>
  %k = autograd.hook pre %h outs(%g : tensor<?x4xf32>) -> tensor<?x4xf32>
  %i = tensor.dim %x, %c0 : tensor<?x4xf32>
  %s = tensor.extract_slice %k[0, 0] [%i, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %0 = tensor.dim %a, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %l, %c0 : tensor<?x4xf32>
  %2 = tensor.dim %k, %c0 : tensor<?x4xf32>
  %3 = tensor.dim %s, %c0 : tensor<?x2xf32>
  %4 = tensor.dim %g, %c0 : tensor<?x4xf32>
  "test.use"(%0, %1, %2, %3, %4) : (index, index, index, index, index) -> ()
  scf.if %b {
    %5 = tensor.dim %y, %c0 : tensor<?x4xf32>
    "test.use"(%5) : (index) -> ()
  }
  return
}

// Results of callbacks have the sizes that the callback has as operands.
// CHECK-LABEL: func.func @made(
// CHECK-SAME: %{{[^:]*}}: tensor<?x4xf32>, %[[N:[^:]*]]: index {ao.size_of = [array<i64: 0, 0>]}, %[[M:[^:]*]]: index
// CHECK-NOT: tensor.dim %{{[0-9]}}
// CHECK: "test.use"(%[[N]], %[[M]], %[[N]], %[[M]])
func.func @made(%x: tensor<?x4xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}, %m: index,
    %u: !autograd.hook<unpack>, %p: !autograd.packed<tensor<?x?xf32>>, %f: !autograd.hook<function>)
    attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = autograd.hook unpack %u packed(%p : !autograd.packed<tensor<?x?xf32>>) sizes(%n, %m) -> tensor<?x?xf32>
  %s:3 = autograd.call_opaque %f outs(%x : tensor<?x4xf32>) sizes(%n, %m) -> tensor<?x4xf32>, tensor<?xf32>, tensor<4x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %s#1, %c0 : tensor<?xf32>
  %3 = tensor.dim %s#2, %c1 : tensor<4x?xf32>
  "test.use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}

// Sizes without an argument are kept, and sizes of results of unregistered ops.
// CHECK-LABEL: func.func @others(
// CHECK: ao.check_size
// CHECK: %[[A:.*]] = tensor.dim
// CHECK: %[[B:.*]] = tensor.dim
// CHECK: "test.use"(%[[A]], %[[B]])
func.func @others(%x: tensor<?x?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]} loc("n"))
    attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = "test.make"(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = tensor.dim %x, %c1 : tensor<?x?xf32>
  %1 = tensor.dim %u, %c0 : tensor<?x?xf32>
  "test.use"(%0, %1) : (index, index) -> ()
  return
}

// Finished steps are not changed.
// CHECK-LABEL: func.func @finished(
// CHECK-NOT: ao.check_size
func.func @finished(%x: !t, %n: index {ao.size_of = [array<i64: 0, 0>]}) attributes {ao.step, autograd.gradients = []} {
  return
}
