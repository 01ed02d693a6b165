// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s

// A fill, an iota, a mask of it and a constant are made by the backward
// function; the mask is used by both functions.
// CHECK-LABEL: func.func @cheap
// CHECK-SAME: (%[[X:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
func.func @cheap(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @cheap_bwd, ao.num_outputs = 1 : i64} {
  // CHECK-NOT: linalg.fill
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2 : index
  %e = tensor.empty() : tensor<4xf32>
  %ones = linalg.fill ins(%c1 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[MASK:.*]] = tensor.generate
  %mask = tensor.generate {
  ^bb0(%i: index):
    %m = arith.cmpi ult, %i, %c2 : index
    tensor.yield %m : i1
  } : tensor<4xi1>
  %half = arith.constant dense<0.5> : tensor<4xf32>
  %a = math.sin %x : tensor<4xf32>
  // CHECK: arith.select %[[MASK]]
  %y = arith.select %mask, %a, %x : tensor<4xi1>, tensor<4xf32>
  // CHECK: return %{{.*}}, %{{.*}} : tensor<4xf32>, tensor<4xf32>
  return %y, %a, %mask, %ones, %half : tensor<4xf32>, tensor<4xf32>, tensor<4xi1>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @cheap_bwd
// CHECK-SAME: (%[[A:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
func.func @cheap_bwd(%a: tensor<4xf32>, %mask: tensor<4xi1>, %ones: tensor<4xf32>, %half: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[COS:.*]] = math.cos %[[A]]
  %0 = math.cos %a : tensor<4xf32>
  // CHECK: %[[ONES:.*]] = linalg.fill
  // CHECK-NEXT: arith.addf %[[COS]], %[[ONES]]
  %1 = arith.addf %0, %ones : tensor<4xf32>
  // CHECK: %[[AGAIN:.*]] = tensor.generate
  // CHECK: arith.select %[[AGAIN]]
  %2 = arith.select %mask, %g, %1 : tensor<4xi1>, tensor<4xf32>
  // CHECK: %[[HALF:.*]] = arith.constant dense<5.0
  // CHECK-NEXT: arith.mulf %{{.*}}, %[[HALF]]
  %3 = arith.mulf %2, %half : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

// Of splats, the scalars are saved that the backward function cannot compute,
// and once each: a scalar tensor is unchanged.
// CHECK-LABEL: func.func @splats
// CHECK-SAME: (%{{.*}}: tensor<4xf32>, %[[RATE:.*]]: f32) -> (tensor<4xf32>, tensor<f32>, tensor<f32>)
func.func @splats(%x: tensor<4xf32>, %rate: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>)
    attributes {ao.backward = @splats_bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[FILL:.*]] = linalg.fill ins(%[[RATE]] : f32) outs(%{{.*}} : tensor<4xf32>)
  // CHECK: %[[A:.*]] = linalg.fill ins(%[[RATE]] : f32) outs(%{{.*}} : tensor<f32>)
  // CHECK-NOT: tensor.splat
  // CHECK: %[[B:.*]] = linalg.fill ins(%[[RATE]] : f32) outs(%{{.*}} : tensor<f32>)
  %e = tensor.empty() : tensor<4xf32>
  %rates = linalg.fill ins(%rate : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %splat = tensor.splat %rate : tensor<2x2xf32>
  %y = arith.mulf %x, %rates : tensor<4xf32>
  // CHECK: return %{{.*}}, %[[A]], %[[B]]
  return %y, %rates, %splat : tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>
}
// CHECK-LABEL: func.func @splats_bwd
// CHECK-SAME: (%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>, %[[G:.*]]: tensor<4xf32>)
func.func @splats_bwd(%rates: tensor<4xf32>, %splat: tensor<2x2xf32>, %g: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x2xf32>) {
  // CHECK: %[[RATES:.*]] = linalg.broadcast ins(%[[A]] : tensor<f32>) outs(%{{.*}} : tensor<4xf32>) dimensions = [0]
  // CHECK-NEXT: arith.mulf %[[G]], %[[RATES]]
  %0 = arith.mulf %g, %rates : tensor<4xf32>
  // CHECK: %[[SPLAT:.*]] = linalg.broadcast ins(%[[B]] : tensor<f32>) outs(%{{.*}} : tensor<2x2xf32>) dimensions = [0, 1]
  // CHECK-NEXT: math.sin %[[SPLAT]]
  %1 = math.sin %splat : tensor<2x2xf32>
  return %0, %1 : tensor<4xf32>, tensor<2x2xf32>
}

// -----

// The base is saved, and the backward function takes its views. A second slot
// that saves it is removed.
// CHECK-LABEL: func.func @views
// CHECK-SAME: -> (tensor<8xf32>, tensor<8xf32>)
func.func @views(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8xf32>)
    attributes {ao.backward = @views_bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<8xf32>
  %s = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %r = tensor.expand_shape %a [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %y = math.cos %a : tensor<8xf32>
  return %y, %s, %a, %r, %a : tensor<8xf32>, tensor<4xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<8xf32>
}
// CHECK-LABEL: func.func @views_bwd
// CHECK-SAME: (%[[A:.*]]: tensor<8xf32> {ao.keep}, %{{.*}}: tensor<8xf32>)
func.func @views_bwd(%s: tensor<4xf32> {ao.keep}, %a: tensor<8xf32>, %r: tensor<2x4xf32>, %b: tensor<8xf32>, %g: tensor<8xf32>)
    -> (tensor<4xf32>, tensor<2x4xf32>, tensor<8xf32>) {
  // CHECK: %[[S:.*]] = tensor.extract_slice %[[A]][4]
  // CHECK-NEXT: math.sin %[[S]]
  %0 = math.sin %s : tensor<4xf32>
  // CHECK: %[[R:.*]] = tensor.expand_shape %[[A]]
  // CHECK-NEXT: math.sin %[[R]]
  %1 = math.sin %r : tensor<2x4xf32>
  // CHECK: arith.addf %[[A]], %[[A]]
  %2 = arith.addf %a, %b : tensor<8xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<2x4xf32>, tensor<8xf32>
}

// -----

// Only views are saved: of one tensor most is, of the other little.
// CHECK-LABEL: func.func @no_base
// CHECK-SAME: -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>)
func.func @no_base(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<4xf32>, tensor<2xf32>)
    attributes {ao.backward = @no_base_bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[A:.*]] = math.sin
  %a = math.sin %x : tensor<8xf32>
  %b = math.cos %x : tensor<8xf32>
  %y = math.exp %x : tensor<8xf32>
  %most = tensor.extract_slice %a[4] [4] [1] : tensor<8xf32> to tensor<4xf32>
  // CHECK: %[[LITTLE:.*]] = tensor.extract_slice %{{.*}}[4] [2]
  %little = tensor.extract_slice %b[4] [2] [1] : tensor<8xf32> to tensor<2xf32>
  // CHECK: return %{{.*}}, %[[A]], %[[LITTLE]]
  return %y, %most, %little : tensor<8xf32>, tensor<4xf32>, tensor<2xf32>
}
// CHECK-LABEL: func.func @no_base_bwd
// CHECK-SAME: (%[[A:.*]]: tensor<8xf32>, %[[LITTLE:.*]]: tensor<2xf32>, %{{.*}}: tensor<8xf32>)
func.func @no_base_bwd(%most: tensor<4xf32>, %little: tensor<2xf32>, %g: tensor<8xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  // CHECK: %[[MOST:.*]] = tensor.extract_slice %[[A]][4] [4]
  // CHECK: math.sin %[[MOST]]
  %0 = math.sin %most : tensor<4xf32>
  // CHECK: math.sin %[[LITTLE]]
  %1 = math.sin %little : tensor<2xf32>
  return %0, %1 : tensor<4xf32>, tensor<2xf32>
}
