// RUN: ao-opt %s --split-input-file --ao-prepare-bufferization=min-bytes=64 | FileCheck %s
// RUN: ao-opt %s --split-input-file --ao-prepare-bufferization | FileCheck %s --check-prefix=DEFAULT

#id = affine_map<(i) -> (i)>
#sum = affine_map<(i) -> ()>

// A body knows its scalars, and no op reads the tensor.
// CHECK-LABEL: func.func @elementwise
// CHECK-SAME:    %[[X:.*]]: tensor<16xf32>)
// CHECK-NOT:     dense<
// CHECK:         linalg.generic {indexing_maps = [#[[ID:.*]], #[[ID]]]
// CHECK-SAME:      ins(%[[X]] : tensor<16xf32>)
// CHECK-NEXT:    ^bb0(%[[IN:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT:      %[[TWO:.*]] = arith.constant 2.0
// CHECK-NEXT:      arith.mulf %[[TWO]], %[[IN]] : f32
// DEFAULT-LABEL: func.func @elementwise
// DEFAULT:         arith.constant dense<2.0
func.func @elementwise(%x: tensor<16xf32>) -> tensor<16xf32> {
  %c = arith.constant dense<2.0> : tensor<16xf32>
  %e = tensor.empty() : tensor<16xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%c, %x : tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<16xf32>) {
  ^bb0(%0: f32, %1: f32, %2: f32):
    %3 = arith.mulf %0, %1 : f32
    linalg.yield %3 : f32
  } -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// -----

// Only the constant says how many terms there are. A splat with several readers
// is filled for each of them.
// CHECK-LABEL: func.func @others
// CHECK-SAME:    %[[INIT:.*]]: tensor<f32>)
// CHECK-DAG:     %[[E1:.*]] = tensor.empty() : tensor<16xf32>
// CHECK-DAG:     %[[C1:.*]] = arith.constant 2.0
// CHECK:         %[[F1:.*]] = linalg.fill ins(%[[C1]] : f32) outs(%[[E1]]
// CHECK:         %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[F1]] : tensor<16xf32>) outs(%[[INIT]]
// CHECK:         %[[F2:.*]] = linalg.fill
// CHECK:         return %[[SUM]], %[[F2]]
#id = affine_map<(i) -> (i)>
#sum = affine_map<(i) -> ()>
func.func @others(%init: tensor<f32>) -> (tensor<f32>, tensor<16xf32>) {
  %c = arith.constant dense<2.0> : tensor<16xf32>
  %r = linalg.generic {indexing_maps = [#id, #sum], iterator_types = ["reduction"]}
      ins(%c : tensor<16xf32>) outs(%init : tensor<f32>) {
  ^bb0(%0: f32, %1: f32):
    %2 = arith.addf %0, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %r, %c : tensor<f32>, tensor<16xf32>
}

// -----

// A destination that is only written to needs no data; complex numbers and
// indices are scalars, too.
// CHECK-LABEL: func.func @destination
// CHECK:         %[[E:.*]] = tensor.empty() : tensor<16xf32>
// CHECK-NOT:     linalg.fill
// CHECK:         linalg.exp ins(%{{.*}}) outs(%[[E]]
// CHECK:         complex.constant [1.0{{.*}}, 0.0{{.*}}] : complex<f32>
// CHECK-NEXT:    linalg.fill
// CHECK:         arith.constant 7 : index
// CHECK-NEXT:    linalg.fill
func.func @destination(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xcomplex<f32>>, tensor<16xindex>) {
  %c = arith.constant dense<2.0> : tensor<16xf32>
  %z = arith.constant dense<(1.0, 0.0)> : tensor<16xcomplex<f32>>
  %i = arith.constant dense<7> : tensor<16xindex>
  %r = linalg.exp ins(%x : tensor<16xf32>) outs(%c : tensor<16xf32>) -> tensor<16xf32>
  return %r, %z, %i : tensor<16xf32>, tensor<16xcomplex<f32>>, tensor<16xindex>
}

// -----

// Small constants and those of several values stay, and so does a host tensor.
// CHECK-LABEL: func.func @stays
// CHECK-COUNT-3: arith.constant dense<
// CHECK-NOT:     linalg.fill
func.func @stays() -> (tensor<8xf32>, tensor<16xf32, #ao.host>, tensor<4xf64>) {
  %0 = arith.constant dense<2.0> : tensor<8xf32>
  %1 = arith.constant dense<2.0> : tensor<16xf32, #ao.host>
  %2 = arith.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf64>
  return %0, %1, %2 : tensor<8xf32>, tensor<16xf32, #ao.host>, tensor<4xf64>
}
