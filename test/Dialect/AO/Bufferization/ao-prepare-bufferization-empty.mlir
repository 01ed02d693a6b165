// RUN: ao-opt %s --ao-prepare-bufferization | FileCheck %s

// Ops that share an empty tensor get one each, where they stand.
// CHECK-LABEL: func.func @shared
// CHECK-SAME:    %[[X:[^:]*]]: tensor<?xf32>, %[[N:[^:]*]]: index
// CHECK-NEXT:    %[[E:.*]] = tensor.empty(%[[N]])
// CHECK-NEXT:    %[[A:.*]] = linalg.exp {{.*}} outs(%[[E]] :
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      %[[F:.*]] = tensor.empty(%[[N]])
// CHECK-NEXT:      linalg.exp ins(%[[A]] : {{.*}} outs(%[[F]] :
func.func @shared(%x: tensor<?xf32>, %n: index, %c: i1) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %a = linalg.exp ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %b = scf.if %c -> tensor<?xf32> {
    %d = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    scf.yield %d : tensor<?xf32>
  } else {
    scf.yield %a : tensor<?xf32>
  }
  return %b : tensor<?xf32>
}

// One that has one use in the same block stays where it is.
// CHECK-LABEL: func.func @single
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    linalg.generic
// CHECK:         linalg.exp
func.func @single(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %y = math.sin %x : tensor<8xf32>
  %z = linalg.exp ins(%y : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %z : tensor<8xf32>
}

// A buffer in a region is allocated there.
// CHECK-LABEL: func.func @region
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      tensor.empty
func.func @region(%c: i1) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %b = scf.if %c -> tensor<8xf32> {
    scf.yield %e : tensor<8xf32>
  } else {
    %zero = arith.constant dense<0.0> : tensor<8xf32>
    scf.yield %zero : tensor<8xf32>
  }
  return %b : tensor<8xf32>
}

// Ops that share a reshaped empty tensor get one each, too.
// CHECK-LABEL: func.func @reshaped
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[E:.*]] = tensor.expand_shape
// CHECK-NEXT:    %[[A:.*]] = linalg.exp {{.*}} outs(%[[E]] :
// CHECK-NEXT:    tensor.empty
// CHECK-NEXT:    %[[F:.*]] = tensor.expand_shape
// CHECK-NEXT:    linalg.exp ins(%[[A]] : {{.*}} outs(%[[F]] :
func.func @reshaped(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %s = tensor.expand_shape %e [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %a = linalg.exp ins(%x : tensor<2x4xf32>) outs(%s : tensor<2x4xf32>) -> tensor<2x4xf32>
  %b = linalg.exp ins(%a : tensor<2x4xf32>) outs(%s : tensor<2x4xf32>) -> tensor<2x4xf32>
  return %b : tensor<2x4xf32>
}
