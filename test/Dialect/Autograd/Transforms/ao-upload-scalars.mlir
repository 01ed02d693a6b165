// The scalars of a step take one copy.
//
// RUN: ao-opt %s --ao-upload-scalars --allow-unregistered-dialect -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: ao-opt %t.once --ao-upload-scalars --allow-unregistered-dialect | diff %t.once -

!t = tensor<2x4xf32>

// scalars: one copy for those in use, each by its own type, a truth value too;
// the names of all are in its location.
// CHECK-LABEL: func.func @one_copy(
// CHECK-SAME: %[[LR:[^:]*]]: f32, %[[N:[^:]*]]: i64, %[[B:[^:]*]]: i1, %{{[^:]*}}: f64
// CHECK-NEXT: %[[L:.*]]:3 = ao.upload_scalars %[[LR]], %[[N]], %[[B]] : f32, i64, i1 -> tensor<f32>, tensor<i64>, tensor<i1>
// CHECK-NOT: ao.upload_scalars
// CHECK: %[[E:.*]] = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT: linalg.broadcast ins(%[[L]]#0 : tensor<f32>) outs(%[[E]] : tensor<2x4xf32>) dimensions = [0, 1]  {ao.compiled_region = 3 : i64}
// CHECK: linalg.broadcast ins(%[[L]]#1 : tensor<i64>) outs(%{{.*}} : tensor<1x1xi64>) dimensions = [0, 1]
// CHECK: linalg.broadcast ins(%[[L]]#0 : tensor<f32>) outs(%{{.*}} : tensor<2x4xf32>) dimensions = [0, 1]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[L]]#0 : tensor<2x4xf32>, tensor<f32>)
// CHECK: linalg.broadcast ins(%[[L]]#2 : tensor<i1>) outs(%{{.*}} : tensor<i1>) dimensions = []
func.func @one_copy(%lr: f32 loc("lr"), %n: i64 loc("n"), %b: i1, %unused: f64, %x: !t)
    -> (!t, tensor<1x1xi64>, !t, !t, tensor<i1>) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = tensor.splat %lr {ao.compiled_region = 3 : i64} : !t
  %1 = tensor.from_elements %n : tensor<1x1xi64>
  %e = tensor.empty() : !t
  %2 = linalg.fill ins(%lr : f32) outs(%e : !t) -> !t
  %3 = linalg.generic {
      indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0, d1)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %lr : !t, f32) outs(%e : !t) {
  ^bb0(%i: f32, %s: f32, %o: f32):
    %m = arith.mulf %i, %s : f32
    linalg.yield %m : f32
  } -> !t
  %4 = tensor.splat %b : tensor<i1>
  return %0, %1, %2, %3, %4 : !t, tensor<1x1xi64>, !t, !t, tensor<i1>
}

// Dynamic sizes of a splat stay what they are.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME: %[[LR:[^:]*]]: f32, %[[N:[^:]*]]: index
// CHECK: %[[L:.*]] = ao.upload_scalars %[[LR]] : f32 -> tensor<f32>
// CHECK: tensor.empty(%[[N]])
func.func @dynamic(%lr: f32, %n: index) -> tensor<?xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = tensor.splat %lr[%n] : tensor<?xf32>
  return %0 : tensor<?xf32>
}

// An opaque user, a condition, or one inside of a loop body keeps a scalar on
// the host.
// CHECK-LABEL: func.func @kept(
// CHECK-NOT: ao.upload_scalars
func.func @kept(%a: f32, %b: i1, %c: f32, %x: !t) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = tensor.splat %a : !t
  "test.opaque"(%a) : (f32) -> ()
  %1 = arith.select %b, %0, %x : !t
  %e = tensor.empty() : !t
  %2 = linalg.map ins(%x : !t) outs(%e : !t) (%i: f32, %o: f32) {
    %m = arith.mulf %i, %c : f32
    linalg.yield %m : f32
  }
  %3 = tensor.from_elements %c, %c, %c, %c, %c, %c, %c, %c : !t
  return %1, %2, %3 : !t, !t, !t
}

// A scalar too wide for a register of any target remains an argument.
// CHECK-LABEL: func.func @wide(
// CHECK-NOT: ao.upload_scalars
// CHECK: return
func.func @wide(%n: i128) -> tensor<i128> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = tensor.splat %n : tensor<i128>
  return %0 : tensor<i128>
}
