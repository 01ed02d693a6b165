// The positions of transfers, and both signatures of a pair.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-insert-transfers | FileCheck %s --check-prefixes=CHECK,ASYNC
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-insert-transfers=mode=async | FileCheck %s --check-prefixes=CHECK,ASYNC
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-insert-transfers=mode=sync --ao-verify-transfers | FileCheck %s --check-prefixes=CHECK,SYNC

// Offload after the last forward use, reload before the first backward use,
// `keep` on both waits, the host type in the slot of both signatures.
// CHECK-LABEL: func.func @example(
// CHECK-SAME:    %[[X:.*]]: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32, #ao.host>)
// CHECK-SAME:    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64}
func.func @example(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = "test.cos"(%[[X]]) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK-NEXT: %[[T:.*]] = ao.offload %[[C]] :
  // ASYNC-NEXT: %[[H:.*]] = ao.wait %[[T]] keep(%[[C]] : tensor<4x8xf32>) :
  // SYNC-NEXT: %[[H:.*]] = ao.wait %[[T]] keep(%[[C]] : tensor<4x8xf32>) {ao.blocking} :
  // CHECK-NEXT: %[[S:.*]] = "test.sin"(%[[X]])
  // CHECK-NEXT: return %[[S]], %[[H]] : tensor<4x8xf32>, tensor<4x8xf32, #ao.host>
  %0 = "test.cos"(%x) {ao.selected = array<i64: 0>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "test.sin"(%x) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1, %0 : tensor<4x8xf32>, tensor<4x8xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %[[H:.*]]: tensor<4x8xf32, #ao.host>, %[[G:.*]]: tensor<4x8xf32>) -> tensor<4x8xf32>
func.func @bwd(%c: tensor<4x8xf32>, %g: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK-NEXT: %[[A:.*]] = "test.first"(%[[G]])
  // CHECK-NEXT: %[[R:.*]] = ao.reload %[[H]] :
  // ASYNC-NEXT: %[[C:.*]] = ao.wait %[[R]] keep(%[[H]] : tensor<4x8xf32, #ao.host>) : !ao
  // SYNC-NEXT: %[[C:.*]] = ao.wait %[[R]] keep(%[[H]] : tensor<4x8xf32, #ao.host>) {ao.blocking} : !ao
  // CHECK-NEXT: "test.mul"(%[[C]], %[[A]])
  // CHECK-NEXT: "test.mul"(%[[C]], %[[C]])
  %a = "test.first"(%g) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %0 = "test.mul"(%c, %a) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = "test.mul"(%c, %c) : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// -----

// The last effective use is the last user of the last view in a chain of views.
// CHECK-LABEL: func.func @last_effective_use(
func.func @last_effective_use(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: %[[C:.*]] = math.cos
  // CHECK-NEXT: tensor.expand_shape %[[C]]
  // CHECK-NEXT: tensor.extract_slice
  // CHECK-NEXT: tensor.cast
  // CHECK-NEXT: math.sin
  // CHECK-NEXT: "test.use"
  // CHECK-NEXT: ao.offload %[[C]]
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: "test.other"
  %c = math.cos %x {ao.selected = array<i64: 0>} : tensor<16xf32>
  %v = tensor.expand_shape %c [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %w = tensor.extract_slice %v[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %d = tensor.cast %w : tensor<2x4xf32> to tensor<?x4xf32>
  %s = math.sin %x : tensor<16xf32>
  "test.use"(%d) : (tensor<?x4xf32>) -> ()
  "test.other"(%s) : (tensor<16xf32>) -> ()
  return %s, %c : tensor<16xf32>, tensor<16xf32>
}
func.func @bwd(%c: tensor<16xf32>, %g: tensor<16xf32>) -> tensor<16xf32> {
  %0 = arith.mulf %c, %g : tensor<16xf32>
  return %0 : tensor<16xf32>
}

// -----

// A use inside a region is a use by the op that holds the region, at any depth,
// on both sides.
// CHECK-LABEL: func.func @uses_in_regions(
func.func @uses_in_regions(%x: tensor<4xf32>, %c: i1, %n: index) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[C:.*]] = math.cos
  // CHECK-NEXT: scf.for
  // CHECK: "test.use"(%[[C]])
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: ao.offload %[[C]]
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: math.sin
  %0 = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.if %c {
      "test.use"(%0) : (tensor<4xf32>) -> ()
    }
  }
  %1 = math.sin %x : tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @bwd(
func.func @bwd(%a: tensor<4xf32>, %g: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: math.sin
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: %[[A:.*]] = ao.wait
  // CHECK-NEXT: scf.if
  // CHECK: arith.mulf %[[A]]
  %0 = math.sin %g : tensor<4xf32>
  %1 = scf.if %c -> tensor<4xf32> {
    %2 = scf.if %c -> tensor<4xf32> {
      %3 = arith.mulf %a, %0 : tensor<4xf32>
      scf.yield %3 : tensor<4xf32>
    } else {
      scf.yield %0 : tensor<4xf32>
    }
    scf.yield %2 : tensor<4xf32>
  } else {
    scf.yield %0 : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

// A value captured by the body of a linalg.generic.
// CHECK-LABEL: func.func @captured(
func.func @captured(%x: tensor<4xf32>, %e: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: math.cos
  // CHECK-NEXT: linalg.generic
  // CHECK: linalg.yield
  // CHECK: ao.offload
  %0 = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %v = tensor.extract %0[%i] : tensor<4xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %1, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%c: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Signature and argument order: outputs, then residuals in their order, moved
// or not; the cotangents after them.
// CHECK-LABEL: func.func @signature(
// CHECK-SAME:    -> (tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32, #ao.host>, tensor<6xf32>, tensor<7xf32, #ao.host>)
func.func @signature() -> (tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 2 : i64} {
  %0:6 = "test.op"() {ao.selected = array<i64: 5, 3>}
      : () -> (tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>)
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 : tensor<2xf32>, tensor<3xf32>, tensor<4xf32>, tensor<5xf32>, tensor<6xf32>, tensor<7xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<5xf32, #ao.host>, %{{.*}}: tensor<6xf32>, %{{.*}}: tensor<7xf32, #ao.host>, %{{.*}}: tensor<2xf32>, %{{.*}}: tensor<3xf32>)
func.func @bwd(%a: tensor<4xf32>, %b: tensor<5xf32>, %c: tensor<6xf32>, %d: tensor<7xf32>, %g: tensor<2xf32>, %h: tensor<3xf32>) {
  "test.use"(%b, %d, %a, %c) : (tensor<5xf32>, tensor<7xf32>, tensor<4xf32>, tensor<6xf32>) -> ()
  return
}

// -----

// A donated argument that nothing uses goes at once; attributes of arguments
// and results stay with them.
// CHECK-LABEL: func.func @donated(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32> {ao.donated}, %{{.*}}: tensor<4xf32> {test.b})
// CHECK-SAME:    -> (tensor<4xf32> {test.c}, tensor<4xf32, #ao.host> {test.d})
func.func @donated(%x: tensor<4xf32> {ao.donated, ao.selected}, %y: tensor<4xf32> {test.b})
    -> (tensor<4xf32> {test.c}, tensor<4xf32> {test.d})
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK-NEXT: ao.offload %[[X]]
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: math.sin
  %s = math.sin %y : tensor<4xf32>
  return %s, %x : tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %{{.*}}: tensor<4xf32, #ao.host> {ao.donated, test.e}, %{{.*}}: tensor<4xf32> {test.f})
func.func @bwd(%c: tensor<4xf32> {ao.donated, test.e}, %g: tensor<4xf32> {test.f}) -> tensor<4xf32> {
  %0 = arith.mulf %c, %g : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A dynamic shape asked of the residual is asked of its host copy.
// CHECK-LABEL: func.func @dynamic(
func.func @dynamic(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: ao.offload %{{.*}} : tensor<?xf32> -> !ao.transfer<tensor<?xf32, #ao.host>>
  %0 = math.cos %x {ao.selected = array<i64: 0>} : tensor<?xf32>
  return %x, %0 : tensor<?xf32>, tensor<?xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %[[H:.*]]: tensor<?xf32, #ao.host>
func.func @bwd(%c: tensor<?xf32>, %g: tensor<?xf32>) -> (tensor<?xf32>, index) {
  // CHECK: %[[D:.*]] = tensor.dim %[[H]]
  // CHECK-NEXT: "test.first"(%[[D]])
  // CHECK-NEXT: ao.reload %[[H]]
  %c0 = arith.constant 0 : index
  %d = tensor.dim %c, %c0 : tensor<?xf32>
  "test.first"(%d) : (index) -> ()
  %0 = arith.mulf %c, %g : tensor<?xf32>
  return %0, %d : tensor<?xf32>, index
}

// -----

// One value in two slots is copied once; the second slot disappears.
// CHECK-LABEL: func.func @saved_twice(
// CHECK-SAME:    -> (tensor<4xf32>, tensor<4xf32, #ao.host>)
func.func @saved_twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  // CHECK: ao.offload
  // CHECK-NOT: ao.offload
  %0 = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  return %x, %0, %0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// CHECK-LABEL: func.func @bwd(
// CHECK-SAME:    %{{.*}}: tensor<4xf32, #ao.host>, %[[G:.*]]: tensor<4xf32>)
func.func @bwd(%c: tensor<4xf32>, %d: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: %[[V:.*]] = ao.wait
  // CHECK: "test.use"(%[[V]], %[[V]], %[[G]])
  "test.use"(%c, %d, %g) : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  return %g : tensor<4xf32>
}

// -----

// Several pairs in one module.
// CHECK-LABEL: func.func @fwd1(
// CHECK: ao.offload
// CHECK-LABEL: func.func @bwd1(
// CHECK: ao.reload
// CHECK-LABEL: func.func @fwd2(
// CHECK: ao.offload
// CHECK-LABEL: func.func @bwd2(
// CHECK: ao.reload
func.func @fwd1(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd1, ao.num_outputs = 1 : i64} {
  %0 = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd1(%c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.sin %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @fwd2(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd2, ao.num_outputs = 1 : i64} {
  %0 = math.cos %x {ao.selected = array<i64: 0>} : tensor<4xf32>
  return %x, %0 : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd2(%c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.sin %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
