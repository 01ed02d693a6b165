// Values that remain saved, with reasons.
//
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark:

// A mask of a scalar that only the forward function has is data; marked values
// are kept.
// CHECK-LABEL: func.func @scalars
// CHECK-SAME: -> (tensor<4xf32>, tensor<4xi1>, tensor<4xf32>)
func.func @scalars(%x: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xi1>, tensor<4xf32>)
    attributes {ao.backward = @scalars_bwd, ao.num_outputs = 1 : i64} {
  %c1 = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %mask = tensor.generate {
  ^bb0(%i: index):
    %m = arith.cmpi ult, %i, %n : index
    tensor.yield %m : i1
  } : tensor<4xi1>
  %ones = linalg.fill {ao.keep} ins(%c1 : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %y = math.sin %x : tensor<4xf32>
  return %y, %mask, %ones : tensor<4xf32>, tensor<4xi1>, tensor<4xf32>
}
func.func @scalars_bwd(%mask: tensor<4xi1>, %ones: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.select %mask, %g, %ones : tensor<4xi1>, tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// REMARK: remark: {{.*}}Function=called | Reason="used elsewhere in the module", Remark="saves the same values: 'called'"
// CHECK-LABEL: func.func @called
// CHECK-SAME: -> (tensor<4xf32>, tensor<4xf32>)
func.func @called(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @called_bwd, ao.num_outputs = 1 : i64} {
  %ones = arith.constant dense<1.0> : tensor<4xf32>
  %y = math.sin %x : tensor<4xf32>
  return %y, %ones : tensor<4xf32>, tensor<4xf32>
}
func.func @called_bwd(%ones: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %g, %ones : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = func.call @called(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0 : tensor<4xf32>
}

// -----

// A slice whose place only the forward function knows.
// CHECK-LABEL: func.func @places
// CHECK-SAME: -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>)
func.func @places(%x: tensor<8xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>)
    attributes {ao.backward = @places_bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<8xf32>
  %s = tensor.extract_slice %a[%i] [2] [1] : tensor<8xf32> to tensor<2xf32>
  %y = math.cos %a : tensor<8xf32>
  return %y, %a, %s : tensor<8xf32>, tensor<8xf32>, tensor<2xf32>
}
func.func @places_bwd(%a: tensor<8xf32>, %s: tensor<2xf32>, %g: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>) {
  %0 = arith.mulf %g, %a : tensor<8xf32>
  %1 = math.sin %s : tensor<2xf32>
  return %0, %1 : tensor<8xf32>, tensor<2xf32>
}
