// Canonicalization removes transfers whose result no op uses, and only those.
//
// RUN: ao-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @unused_offload
func.func @unused_offload(%x: tensor<4xf32>) {
  // CHECK-NOT: ao.
  // CHECK: return
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// CHECK-LABEL: @unused_round_trip
func.func @unused_round_trip(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK-NOT: ao.
  // CHECK: return
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %x : tensor<4xf32>
}

// Undoing a round trip is a decision, not a simplification: it costs memory.
// CHECK-LABEL: @used_round_trip
func.func @used_round_trip(%x: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: ao.offload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: ao.reload
  // CHECK-NEXT: ao.wait
  // CHECK-NEXT: return
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %r = ao.reload %h : tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32>>
  %y = ao.wait %r keep(%h : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32>>
  return %y : tensor<4xf32>
}

// On buffers the destination may be read by any op.
// CHECK-LABEL: @buffers
func.func @buffers(%x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // CHECK: ao.offload
  // CHECK: ao.wait
  %t = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}

// A transfer that comes through a branch has another end elsewhere.
// CHECK-LABEL: @through_a_branch
func.func @through_a_branch(%x: tensor<4xf32>, %c: i1) {
  // CHECK-COUNT-2: ao.offload
  // CHECK: ao.wait
  %t = scf.if %c -> (!ao.transfer<tensor<4xf32, #ao.host>>) {
    %a = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<tensor<4xf32, #ao.host>>
  } else {
    %b = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<tensor<4xf32, #ao.host>>
  }
  %h = ao.wait %t keep(%x : tensor<4xf32>) : !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// A transfer without a wait is a fault for the verifier to report, not for
// the canonicalizer to hide.
// CHECK-LABEL: @never_waited_for
func.func @never_waited_for(%x: tensor<4xf32>) {
  // CHECK: ao.offload
  %t = ao.offload %x : tensor<4xf32> -> !ao.transfer<tensor<4xf32, #ao.host>>
  return
}

// Slices of host tensors stay there when their offsets become constant.
// CHECK-LABEL: @host_slices
// CHECK:         %[[PLACE:.*]] = tensor.extract_slice %{{.*}}[1, 0] [1, 4] [1, 1] : tensor<2x4xf32, #ao.host> to tensor<4xf32, #ao.host>
// CHECK-NEXT:    %[[OUT:.*]] = ao.offload %{{.*}} into %[[PLACE]]
// CHECK-NEXT:    %[[SLICE:.*]] = ao.wait %[[OUT]] {{.*}} into(%[[PLACE]] : tensor<4xf32, #ao.host>)
// CHECK-NEXT:    tensor.insert_slice %[[SLICE]] into %{{.*}}[1, 0] [1, 4] [1, 1] : tensor<4xf32, #ao.host> into tensor<2x4xf32, #ao.host>
// CHECK-NOT:     tensor.cast
func.func @host_slices(%x: tensor<4xf32>, %stack: tensor<2x4xf32, #ao.host>) -> tensor<2x4xf32, #ao.host> {
  %c1 = arith.constant 1 : index
  %place = tensor.extract_slice %stack[%c1, 0] [1, 4] [1, 1] : tensor<2x4xf32, #ao.host> to tensor<4xf32, #ao.host>
  %out = ao.offload %x into %place : tensor<4xf32> into tensor<4xf32, #ao.host> -> !ao.transfer<tensor<4xf32, #ao.host>>
  %slice = ao.wait %out keep(%x : tensor<4xf32>) into(%place : tensor<4xf32, #ao.host>) : !ao.transfer<tensor<4xf32, #ao.host>>
  %inserted = tensor.insert_slice %slice into %stack[%c1, 0] [1, 4] [1, 1] : tensor<4xf32, #ao.host> into tensor<2x4xf32, #ao.host>
  return %inserted : tensor<2x4xf32, #ao.host>
}
