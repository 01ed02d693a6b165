// RUN: ao-opt %s --convert-ao-to-gpu | FileCheck %s
// RUN: ao-opt %s --convert-ao-to-gpu --convert-ao-to-llvm --gpu-to-llvm --reconcile-unrealized-casts --ao-verify-lowered | FileCheck %s --check-prefix=LLVM

// Copies run on streams of the runtime: none is made, and no wait is needed.
// LLVM-NOT: mgpuStreamCreate
// LLVM-NOT: mgpuStreamSynchronize
// LLVM-NOT: mgpuEvent

// CHECK-LABEL: func.func @round_trip(
// CHECK-SAME:    %[[X:.*]]: memref<?x8xf32>, %[[H:.*]]: memref<?x8xf32, #ao.host>, %[[Y:.*]]: memref<?x8xf32>)
// LLVM-LABEL: llvm.func @round_trip(
func.func @round_trip(%x: memref<?x8xf32>, %h: memref<?x8xf32, #ao.host>, %y: memref<?x8xf32>) {
  // CHECK: %[[OUT:.*]] = llvm.mlir.constant(0 : i32)
  // CHECK: memref.extract_aligned_pointer_as_index %[[H]]
  // CHECK: memref.extract_aligned_pointer_as_index %[[X]]
  // CHECK: %[[N:.*]] = llvm.call @aortStepTransferBegin(%[[OUT]],
  // CHECK: %[[S:.*]] = llvm.call @aortStepTransferStreamOf(%[[N]])
  // CHECK: %[[K:.*]] = builtin.unrealized_conversion_cast %[[S]] : !llvm.ptr to !gpu.async.token
  // CHECK: gpu.memcpy async [%[[K]]] %[[H]], %[[X]]
  // CHECK: llvm.call @aortStepTransferEnd(%[[N]])
  // LLVM: %[[N:.*]] = llvm.call @aortStepTransferBegin
  // LLVM: %[[S:.*]] = llvm.call @aortStepTransferStreamOf(%[[N]])
  // LLVM: llvm.call @mgpuMemcpy(%{{.*}}, %{{.*}}, %{{.*}}, %[[S]])
  // LLVM: llvm.call @aortStepTransferEnd(%[[N]])
  // LLVM: llvm.call @aortStepWait(%[[N]])
  %t = ao.offload %x into %h : memref<?x8xf32> into memref<?x8xf32, #ao.host> -> !ao.transfer<memref<?x8xf32, #ao.host>>
  ao.wait %t keep(%x : memref<?x8xf32>) : !ao.transfer<memref<?x8xf32, #ao.host>>
  // CHECK: %[[BACK:.*]] = llvm.mlir.constant(1 : i32)
  // CHECK: llvm.call @aortStepTransferBegin(%[[BACK]],
  // CHECK: gpu.memcpy async [%{{.*}}] %[[Y]], %[[H]]
  // LLVM: %[[M:.*]] = llvm.call @aortStepTransferBegin
  // LLVM: llvm.call @mgpuMemcpy
  // LLVM: llvm.call @aortStepWait(%[[M]])
  %u = ao.reload %h into %y : memref<?x8xf32, #ao.host> into memref<?x8xf32> -> !ao.transfer<memref<?x8xf32>>
  ao.wait %u keep(%h : memref<?x8xf32, #ao.host>) : !ao.transfer<memref<?x8xf32>>
  return
}

// gpu-to-llvm would leave this copy untouched and exit 0.
// CHECK-LABEL: func.func @strided(
// CHECK-NOT: gpu.memcpy
// CHECK: ao.offload
// LLVM-LABEL: llvm.func @strided(
// LLVM: llvm.call @aortStepOffloadStrided
func.func @strided(%x: memref<4x8xf32, strided<[16, 1], offset: 4>>, %h: memref<4x8xf32, #ao.host>) {
  %t = ao.offload %x into %h : memref<4x8xf32, strided<[16, 1], offset: 4>> into memref<4x8xf32, #ao.host> -> !ao.transfer<memref<4x8xf32, #ao.host>>
  ao.wait %t keep(%x : memref<4x8xf32, strided<[16, 1], offset: 4>>) : !ao.transfer<memref<4x8xf32, #ao.host>>
  return
}
