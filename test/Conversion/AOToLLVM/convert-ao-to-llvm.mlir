// RUN: ao-opt %s --convert-ao-to-llvm --reconcile-unrealized-casts --mlir-print-debuginfo | FileCheck %s

// Names come from locations, each string once.
// CHECK: llvm.mlir.global internal constant @[[X:ao_name_[0-9]+]]("x\00")
// CHECK-NOT: ("x\00")
// CHECK-LABEL: func.func @round_trip(
// CHECK-SAME:    %{{.*}}: memref<4x8xf32>
// CHECK-SAME:    -> memref<4x8xf32> {
func.func @round_trip(%x: memref<4x8xf32> {ao.donated}) -> memref<4x8xf32> {
  // CHECK: %[[BYTES:.*]] = llvm.ptrtoint
  // CHECK: %[[NAME:.*]] = llvm.mlir.addressof @[[X]]
  // CHECK: %[[H:.*]] = llvm.call @aortStepHostAlloc(%[[BYTES]], %[[NAME]]) : (i64, !llvm.ptr) -> !llvm.ptr
  %h = memref.alloc() : memref<4x8xf32, #ao.host> loc("x")
  // CHECK: %[[SIZE0:.*]] = llvm.mul
  // CHECK: %[[SIZE:.*]] = llvm.mul %[[SIZE0]]
  // CHECK: %[[T:.*]] = llvm.call @aortStepOffload(%{{.*}}, %{{.*}}, %[[SIZE]], %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, !llvm.ptr) -> i64
  %t = ao.offload %x into %h : memref<4x8xf32> into memref<4x8xf32, #ao.host> -> !ao.transfer<memref<4x8xf32, #ao.host>> loc("x")
  // CHECK: llvm.call @aortStepWait(%[[T]])
  ao.wait %t keep(%x : memref<4x8xf32>) : !ao.transfer<memref<4x8xf32, #ao.host>>
  // CHECK: llvm.call @aortStepDeviceFree(%{{.*}}) : (!llvm.ptr) -> ()
  memref.dealloc %x : memref<4x8xf32>
  // CHECK: llvm.call @aortStepDeviceAlloc
  %y = memref.alloc() : memref<4x8xf32> loc("x")
  // CHECK: %[[U:.*]] = llvm.call @aortStepReload(
  %u = ao.reload %h into %y : memref<4x8xf32, #ao.host> into memref<4x8xf32> -> !ao.transfer<memref<4x8xf32>> loc("x")
  // CHECK: llvm.call @aortStepWait(%[[U]])
  ao.wait %u keep(%h : memref<4x8xf32, #ao.host>) : !ao.transfer<memref<4x8xf32>>
  // CHECK: llvm.call @aortStepHostFree
  memref.dealloc %h : memref<4x8xf32, #ao.host>
  return %y : memref<4x8xf32>
}

// The placement is gone from signatures; offsets and strides are copied as such.
// CHECK-LABEL: func.func @strided(
// CHECK-SAME:    memref<?x4xf16, strided<[?, 1], offset: ?>>
// CHECK-SAME:    memref<?x4xf16>
func.func @strided(%x: memref<?x4xf16, strided<[?, 1], offset: ?>>, %h: memref<?x4xf16, #ao.host>) {
  // CHECK-COUNT-3: llvm.alloca
  // CHECK: llvm.call @aortStepOffloadStrided(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i64
  %t = ao.offload %x into %h : memref<?x4xf16, strided<[?, 1], offset: ?>> into memref<?x4xf16, #ao.host> -> !ao.transfer<memref<?x4xf16, #ao.host>>
  ao.wait %t keep(%x : memref<?x4xf16, strided<[?, 1], offset: ?>>) : !ao.transfer<memref<?x4xf16, #ao.host>>
  return
}

// A row of a larger buffer is one range of bytes.
// CHECK-LABEL: func.func @row(
// CHECK-NOT: Strided
// CHECK: llvm.call @aortStepOffload(
func.func @row(%x: memref<1x8xf32>, %h: memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>) {
  %t = ao.offload %x into %h : memref<1x8xf32> into memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host> -> !ao.transfer<memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>>
  ao.wait %t keep(%x : memref<1x8xf32>) : !ao.transfer<memref<1x8xf32, strided<[8, 1], offset: ?>, #ao.host>>
  return
}

// A transfer in flight may pass through control flow.
// CHECK-LABEL: func.func @branches(
// CHECK: %[[T:.*]] = scf.if %{{.*}} -> (i64)
// CHECK: llvm.call @aortStepWait(%[[T]])
func.func @branches(%c: i1, %x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  %t = scf.if %c -> (!ao.transfer<memref<4xf32, #ao.host>>) {
    %a = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    scf.yield %a : !ao.transfer<memref<4xf32, #ao.host>>
  } else {
    %b = ao.offload %x into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
    scf.yield %b : !ao.transfer<memref<4xf32, #ao.host>>
  }
  ao.wait %t keep(%x : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  return
}
