// RUN: ao-opt %s --convert-memref-to-runtime | FileCheck %s

memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global "private" constant @start : memref<i32> = dense<3>

// CHECK-LABEL: func.func @load(
// CHECK-SAME:    %[[X:.*]]: memref<?x8xi32>, %[[I:.*]]: index)
func.func @load(%x: memref<?x8xi32>, %i: index) -> index {
  // CHECK: %[[SLOT:.*]] = llvm.alloca
  // CHECK: %[[BASE:.*]] = memref.extract_aligned_pointer_as_index %[[X]]
  // CHECK: %[[BYTES:.*]] = llvm.mlir.constant(4 : i64)
  // CHECK: %[[FROM:.*]] = llvm.inttoptr
  // CHECK: llvm.call @aortStepRead(%[[SLOT]], %[[FROM]], %[[BYTES]])
  // CHECK: %[[VALUE:.*]] = llvm.load %[[SLOT]] : !llvm.ptr -> i32
  // CHECK: arith.index_cast %[[VALUE]]
  %0 = memref.load %x[%i, %i] : memref<?x8xi32>
  %1 = arith.index_cast %0 : i32 to index
  return %1 : index
}

// CHECK-LABEL: func.func @flag(
func.func @flag(%x: memref<i1>) -> i1 {
  // CHECK: %[[BYTE:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i8
  // CHECK: arith.trunci %[[BYTE]] : i8 to i1
  %0 = memref.load %x[] : memref<i1>
  return %0 : i1
}

// Allocations that only the host uses are not the runtime's.
// CHECK-LABEL: func.func @own(
// CHECK-NOT: aortStep
func.func @own() -> i32 {
  // CHECK: memref.load
  %own = memref.alloca() : memref<i32>
  %0 = memref.load %own[] : memref<i32>
  // CHECK: memref.load
  %start = memref.get_global @start : memref<i32>
  %1 = memref.load %start[] : memref<i32>
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}

// CHECK-LABEL: func.func @copy(
// CHECK-SAME:    %[[X:.*]]: memref<?xf32>, %[[Y:.*]]: memref<?xf32>,
func.func @copy(%x: memref<?xf32>, %y: memref<?xf32>, %part: memref<2x8xf32, strided<[8, 1], offset: ?>>, %whole: memref<2x8xf32>) {
  // CHECK-DAG: memref.extract_aligned_pointer_as_index %[[X]]
  // CHECK-DAG: memref.extract_aligned_pointer_as_index %[[Y]]
  // CHECK: llvm.call @aortStepCopy
  memref.copy %x, %y : memref<?xf32> to memref<?xf32>
  // Slices of whole rows are one block of bytes too.
  // CHECK: llvm.call @aortStepCopy
  memref.copy %part, %whole : memref<2x8xf32, strided<[8, 1], offset: ?>> to memref<2x8xf32>
  return
}

// The device has a copy of its own.
// CHECK-LABEL: func.func @constant(
func.func @constant(%y: memref<4xf32>) {
  // CHECK: %[[HOST:.*]] = memref.get_global @table
  // CHECK: memref.extract_aligned_pointer_as_index %[[HOST]]
  // CHECK: %[[POINTER:.*]] = llvm.call @aortStepConstant
  // CHECK: %[[DEVICE:.*]] = builtin.unrealized_conversion_cast %{{.*}} : !llvm.struct<{{.*}}> to memref<4xf32>
  // CHECK: gpu.launch
  // CHECK: memref.load %[[DEVICE]]
  %table = memref.get_global @table : memref<4xf32>
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %c1, %sz = %c1) {
    %0 = memref.load %table[%tx] : memref<4xf32>
    memref.store %0, %y[%tx] : memref<4xf32>
    gpu.terminator
  }
  return
}
