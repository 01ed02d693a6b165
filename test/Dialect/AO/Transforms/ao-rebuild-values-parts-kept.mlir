// Values that are put together from parts, and remain: not each use reads one part.
//
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file | FileCheck %s
// RUN: ao-opt %s --ao-rebuild-values=min-bytes=0 --split-input-file --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK --implicit-check-not=remark: --allow-empty

// A use of two parts, a result, a slice of which the place is data, one with a
// stride, and a use of half of a part. The first value is part of an output.
// CHECK-LABEL: func.func @uses
func.func @uses(%x: tensor<2x4xf32>, %i: index) -> (tensor<2x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<4xf32>) attributes {ao.step} {
  // CHECK: %[[A:.*]] = math.sin
  %a = math.sin %x : tensor<2x4xf32>
  %b = math.cos %a : tensor<2x4xf32>
  // CHECK-COUNT-5: tensor.concat
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %1 = tensor.concat dim(0) %b, %a : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %2 = tensor.concat dim(0) %x, %a : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %3 = tensor.concat dim(0) %x, %b : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %4 = tensor.concat dim(0) %b, %x : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %s0 = tensor.extract_slice %0[1, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %s1 = tensor.extract_slice %1[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %s2 = tensor.extract_slice %2[%i, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  %s3 = tensor.extract_slice %3[0, 0] [2, 4] [2, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %s4 = tensor.extract_slice %4[1, 0] [1, 4] [1, 1] : tensor<4x4xf32> to tensor<4xf32>
  // CHECK: %[[S:.*]] = tensor.extract_slice
  // CHECK: math.exp %[[S]]
  %r0 = math.exp %s0 : tensor<2x4xf32>
  %r1 = arith.mulf %s1, %r0 : tensor<2x4xf32>
  %r2 = math.exp %s2 : tensor<4xf32>
  %r3 = math.exp %s3 : tensor<2x4xf32>
  %r4 = math.exp %s4 : tensor<4xf32>
  %r5 = tensor.extract_slice %r1[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  return %r3, %r5, %1, %r2, %r0, %r4 : tensor<2x4xf32>, tensor<1x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<4xf32>
}

// -----

// Parts that are not consecutive in the whole, a part that is a slice of a larger
// value, which would live longer, and marked values.
// CHECK-LABEL: func.func @parts
func.func @parts(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>) attributes {ao.step} {
  %a = math.sin %x : tensor<2x4xf32>
  %b = math.cos %a : tensor<2x4xf32>
  %e = tensor.empty() : tensor<2x8xf32>
  // CHECK: tensor.concat dim(1)
  // CHECK: tensor.concat dim(0)
  // CHECK: tensor.concat dim(0) {{.*}} {ao.keep}
  // CHECK: tensor.insert_slice
  %0 = tensor.concat dim(1) %a, %b : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  %a0 = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %b0 = tensor.extract_slice %b[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %1 = tensor.concat dim(0) %a0, %b0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %2 = tensor.concat dim(0) %a, %b {ao.keep} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %3 = tensor.insert_slice %a into %e[0, 0] [2, 4] [1, 1] : tensor<2x4xf32> into tensor<2x8xf32>
  %s0 = tensor.extract_slice %0[0, 0] [2, 4] [1, 1] : tensor<2x8xf32> to tensor<2x4xf32>
  %s1 = tensor.extract_slice %1[1, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %s2 = tensor.extract_slice %2[2, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %s3 = tensor.extract_slice %3[0, 0] [2, 4] [1, 1] : tensor<2x8xf32> to tensor<2x4xf32>
  %r0 = math.exp %s0 : tensor<2x4xf32>
  %r1 = math.exp %s1 : tensor<1x4xf32>
  %r2 = math.exp %s2 : tensor<2x4xf32>
  %r3 = math.exp %s3 : tensor<2x4xf32>
  %r4 = tensor.extract_slice %r2[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  %r5 = math.exp %r4 : tensor<1x4xf32>
  return %r0, %r1, %r5, %r3 : tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>
}

// -----

// One part of the value cannot be read alone: a concatenation that contains it
// remains, and so do the slices of it.
// CHECK-LABEL: func.func @nested
func.func @nested(%x: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<4x4xf32>) attributes {ao.step} {
  %a = math.sin %x : tensor<2x4xf32>
  %b = math.cos %a : tensor<2x4xf32>
  // CHECK: %[[AB:.*]] = tensor.concat
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  // CHECK: tensor.concat dim(0) %[[AB]]
  %1 = tensor.concat dim(0) %0, %x : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
  %s0 = tensor.extract_slice %0[2, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %s1 = tensor.extract_slice %1[1, 0] [4, 4] [1, 1] : tensor<6x4xf32> to tensor<4x4xf32>
  %r0 = math.exp %s0 : tensor<2x4xf32>
  %r1 = math.exp %s1 : tensor<4x4xf32>
  return %r0, %r1 : tensor<2x4xf32>, tensor<4x4xf32>
}

// -----

// The signatures cannot change, or a slot is marked or also an output.
// REMARK: remark: {{.*}}Function=called | Reason="used elsewhere in the module"
// CHECK-LABEL: func.func @called
// CHECK-SAME: -> (tensor<4xf32>, tensor<2x4xf32>)
func.func @called(%x: tensor<1x4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x4xf32>)
    attributes {ao.backward = @called_bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<1x4xf32>
  %b = math.cos %a : tensor<1x4xf32>
  %ab = tensor.concat dim(0) %a, %b : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %y, %ab : tensor<4xf32>, tensor<2x4xf32>
}
func.func @called_bwd(%ab: tensor<2x4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %a = tensor.extract_slice %ab[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %0 = arith.mulf %a, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%x: tensor<1x4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = func.call @called(%x, %y) : (tensor<1x4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<2x4xf32>)
  return %0#0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @slots
// CHECK-SAME: -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
func.func @slots(%x: tensor<1x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
    attributes {ao.backward = @slots_bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<1x4xf32>
  %b = math.cos %a : tensor<1x4xf32>
  %ab = tensor.concat dim(0) %a, %b : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %ba = tensor.concat dim(0) %b, %a : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %ba, %ba, %ab : tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
}
func.func @slots_bwd(%ba: tensor<2x4xf32>, %ab: tensor<2x4xf32> {ao.offload}, %g: tensor<2x4xf32>) -> tensor<4xf32> {
  %b = tensor.extract_slice %ba[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %a = tensor.extract_slice %ab[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
  %0 = arith.mulf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
