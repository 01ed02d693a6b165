// Remaining ops of a tape become upstream ops.
//
// RUN: ao-opt %s --ao-finish-step | FileCheck %s

!t = tensor<4xf32>

// CHECK-LABEL: func.func @sums
// CHECK-SAME: %[[G:.*]]: tensor<4xf32>, %[[OLD:.*]]: tensor<4xf32>)
// CHECK-SAME: attributes {ao.step, autograd.gradients = ["a", "b"]}
// CHECK-NEXT: %[[A:.*]] = linalg.add {ao.node_call = 3 : i64} ins(%[[OLD]], %[[G]] : {{.*}}) outs(%[[OLD]] :
// CHECK-NEXT: %[[B:.*]] = linalg.add ins(%[[G]], %[[A]] : {{.*}}) outs(%[[G]] :
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @sums(%g: !t, %old: !t) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b"]} {
  %0 = autograd.accumulate_grad %g into %old slot 0 {ao.node_call = 3 : i64, autograd.tape_order = 0 : i64} : !t
  %1 = autograd.add_grad %g, %0 : !t
  %2 = autograd.accumulate_grad %1 slot 1 : !t
  return %0, %2 : !t, !t
}

// CHECK-LABEL: func.func @validate
// CHECK: %[[ZERO:.*]] = linalg.fill
// CHECK: %[[SUM:.*]] = linalg.reduce {{.*}}ins(%{{.*}} : tensor<3x4x5xf32>) outs(%[[ZERO]] : tensor<5xf32>) dimensions = [0, 1]
// CHECK: %[[SHAPED:.*]] = tensor.expand_shape %[[SUM]] {{\[\[}}0, 1]]
// CHECK: linalg.generic {{.*}} ins(%[[SHAPED]] : tensor<1x5xf32>)
// CHECK: arith.truncf %{{.*}} : f32 to bf16
func.func @validate(%g: tensor<3x4x5xf32>, %h: !t) -> (tensor<1x5xbf16>, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.validate_output %g : tensor<3x4x5xf32> to tensor<1x5xbf16>
  %1 = autograd.validate_output %h : !t to !t
  return %0, %1 : tensor<1x5xbf16>, !t
}

// The real part of what is the gradient of a real value.
// CHECK-LABEL: func.func @real
// CHECK: complex.re
// CHECK-NEXT: arith.extf %{{.*}} : f32 to f64
func.func @real(%g: tensor<4xcomplex<f32>>) -> tensor<4xf64> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.validate_output %g : tensor<4xcomplex<f32>> to tensor<4xf64>
  return %0 : tensor<4xf64>
}

// A row, in steps of two, and with what lies between.
// CHECK-LABEL: func.func @boxes
// CHECK: %[[ROW:.*]] = tensor.extract_slice %{{.*}}[2, 1] [1, 3] [1, 2] : tensor<4x8xf32> to tensor<3xf32>
// CHECK: tensor.insert_slice %[[ROW]] into %{{.*}}[2, 1] [1, 3] [1, 2] : tensor<3xf32> into tensor<4x8xf32>
func.func @boxes(%g: tensor<4x8xf32>) -> tensor<4x8xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.gather_view %g base [8, 1] view [3] [2] 17 : tensor<4x8xf32> -> tensor<3xf32>
  %1 = autograd.scatter_view %0 into %g base [8, 1] view [3] [2] 17 : tensor<3xf32> into tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// A diagonal is no box.
// CHECK-LABEL: func.func @loops
// CHECK: linalg.generic
// CHECK: tensor.extract
// CHECK: linalg.generic
// CHECK: arith.select
func.func @loops(%g: tensor<4x4xf32>) -> tensor<4x4xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.gather_view %g base [4, 1] view [4] [5] 0 : tensor<4x4xf32> -> tensor<4xf32>
  %1 = autograd.scatter_view %0 into %g base [4, 1] view [4] [5] 0 : tensor<4xf32> into tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// unknown-broadcast: a size that is not known is checked when the step runs,
// and nothing is taken to be broadcast of it. A size that is unknown on both
// sides is not checked.
// CHECK-LABEL: func.func @dynamic
// CHECK: %[[D:.*]] = tensor.dim %arg0, %{{.*}} : tensor<2x?x?xf32>
// CHECK: ao.check_size %[[D]], %{{.*}} "dimension 1 of what 'SumBackward0 (NodeCall 5)' returned" "its input"
// CHECK: %[[KNOWN:.*]] = tensor.cast %arg0 : tensor<2x?x?xf32> to tensor<2x1x?xf32>
// CHECK: %[[SUM:.*]] = linalg.reduce {{.*}}ins(%[[KNOWN]] : tensor<2x1x?xf32>) outs(%{{.*}} : tensor<1x?xf32>) dimensions = [0]
// CHECK: return %[[SUM]]
func.func @dynamic(%g: tensor<2x?x?xf32>) -> tensor<1x?xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.validate_output %g : tensor<2x?x?xf32> to tensor<1x?xf32> loc("SumBackward0 (NodeCall 5)")
  return %0 : tensor<1x?xf32>
}

// A view of symbolic numbers is checked, and gathered and scattered by loops
// that divide by its strides in descending order.
// CHECK-LABEL: func.func @symbolic
// CHECK-SAME: %[[G:.*]]: tensor<?x4xf32>, %[[N:.*]]: index)
// CHECK-DAG: ao.check_size %{{.*}}, %{{.*}} "the least size, stride or offset of the base in a node" "a valid layout"
// CHECK-DAG: ao.check_size %{{.*}}, %{{.*}} "the extent of the base in a node" "a base without holes"
// CHECK-DAG: ao.check_size %{{.*}}, %{{.*}} "the number of overlaps of the base in a node" "a valid layout"
// CHECK-DAG: ao.check_size %{{.*}}, %{{.*}} "the least size, stride or offset of the view in a node" "a valid layout"
// CHECK-DAG: ao.check_size %{{.*}}, %{{.*}} "the end of the view in a node" "its base"
// CHECK-DAG: ao.check_size %{{.*}}, %{{.*}} "the number of overlaps of the view in a node" "a valid layout"
// CHECK: linalg.generic
// CHECK: tensor.extract %[[G]]
// CHECK: linalg.generic
// CHECK: scf.if
func.func @symbolic(%g: tensor<?x4xf32>, %n: index) -> tensor<?x4xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.gather_view %g base [4, 1] view [%n, 2] [4, 1] 0 : tensor<?x4xf32> -> tensor<?x2xf32>
  %1 = autograd.scatter_view %0 into %g base [4, 1] view [%n, 2] [4, 1] 0 : tensor<?x2xf32> into tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// Of a base of known layout the view alone is checked; one of known size has an
// element to read in any case.
// CHECK-LABEL: func.func @symbolic_offset
// CHECK-NOT: of the base
// CHECK: ao.check_size {{.*}} "the end of the view in 'CopySlices (NodeCall 2)'" "its base"
// CHECK: linalg.generic
// CHECK-NOT: scf.if
// CHECK: return
func.func @symbolic_offset(%g: tensor<4x4xf32>, %v: tensor<2xf32>, %n: index) -> tensor<4x4xf32> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.scatter_view %v into %g base [4, 1] view [2] [5] %n : tensor<2xf32> into tensor<4x4xf32> loc("CopySlices (NodeCall 2)")
  return %0 : tensor<4x4xf32>
}

// Dimensions of unknown size stay where others are summed, and are cast.
// CHECK-LABEL: func.func @dynamic_sum
// CHECK: %[[SUM:.*]] = linalg.reduce {{.*}}ins(%arg0 : tensor<?x3x?xf32>) outs(%{{.*}} : tensor<?xf32>) dimensions = [0, 1]
// CHECK: tensor.expand_shape %[[SUM]] {{\[\[}}0, 1]] {{.*}} : tensor<?xf32> into tensor<1x?xf32>
// CHECK: } -> tensor<1x?xbf16>
func.func @dynamic_sum(%g: tensor<?x3x?xf32>) -> tensor<1x?xbf16> attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.validate_output %g : tensor<?x3x?xf32> to tensor<1x?xbf16>
  return %0 : tensor<1x?xbf16>
}

// All that is summed leaves one element; a known size fits any that is unknown.
// CHECK-LABEL: func.func @ends
// CHECK: tensor.expand_shape %{{.*}} [] {{.*}} : tensor<f32> into tensor<1x1xf32>
// CHECK: tensor.cast %{{.*}} : tensor<4xf32> to tensor<?xf32>
func.func @ends(%g: tensor<3x4xf32>, %h: tensor<4xf32>) -> (tensor<1x1xf32>, tensor<?xf32>) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %0 = autograd.validate_output %g : tensor<3x4xf32> to tensor<1x1xf32>
  %1 = autograd.validate_output %h : tensor<4xf32> to tensor<?xf32>
  return %0, %1 : tensor<1x1xf32>, tensor<?xf32>
}
