// RUN: ao-opt %s --ao-pack-entries | FileCheck %s

llvm.func @f(!llvm.ptr, !llvm.ptr)

llvm.func @_mlir_ciface_f(%result: !llvm.ptr, %argument: !llvm.ptr) {
  llvm.call @f(%result, %argument) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK: llvm.func @ao_entry_f(%[[POINTERS:.*]]: !llvm.ptr) {
// CHECK:   %[[SLOT0:.*]] = llvm.getelementptr %[[POINTERS]][0]
// CHECK:   %[[P0:.*]] = llvm.load %[[SLOT0]]
// CHECK:   %[[SLOT1:.*]] = llvm.getelementptr %[[POINTERS]][1]
// CHECK:   %[[P1:.*]] = llvm.load %[[SLOT1]]
// CHECK:   llvm.call @_mlir_ciface_f(%[[P0]], %[[P1]])

// A scalar or a handle lies where the array points to.
// CHECK: llvm.func @ao_entry_g(%[[POINTERS:.*]]: !llvm.ptr) {
// CHECK:   %[[PLACE:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK:   %[[SIZE:.*]] = llvm.load %[[PLACE]] : !llvm.ptr -> i64
// CHECK:   llvm.call @_mlir_ciface_g(%[[SIZE]])
llvm.func @_mlir_ciface_g(%size: i64) {
  llvm.return
}
