// Checks of sizes and uploads of scalars are calls of the runtime.
//
// RUN: ao-opt %s --convert-ao-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @size(
// CHECK-DAG: %[[WHAT:.*]] = llvm.mlir.addressof @ao_name_
// CHECK-DAG: %[[WHERE:.*]] = llvm.mlir.addressof @ao_name_
// CHECK: llvm.call @aortStepCheckSize(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i64, i64, !llvm.ptr, !llvm.ptr) -> ()
func.func @size(%n: index, %d: index) {
  ao.check_size %n, %d "size 'n'" "argument 0"
  return
}

// The size of each scalar divides its offset: 0, 4 and 8.
// CHECK-LABEL: func.func @scalars(
// CHECK: %[[WORDS:.*]] = llvm.alloca %{{.*}} x i64
// CHECK: %[[P:.*]] = llvm.getelementptr %[[WORDS]][0] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: llvm.store %{{.*}}, %[[P]] : i1
// CHECK: %[[P:.*]] = llvm.getelementptr %[[WORDS]][4]
// CHECK: llvm.store %{{.*}}, %[[P]] : f32
// CHECK: %[[P:.*]] = llvm.getelementptr %[[WORDS]][8]
// CHECK: llvm.store %{{.*}}, %[[P]] : i64
// CHECK: llvm.call @aortStepUploadScalars(%{{.*}}, %[[WORDS]], %{{.*}}) : (!llvm.ptr, !llvm.ptr, i64) -> ()
func.func @scalars(%b: i1, %a: f32, %n: index, %m: memref<16xi8>) {
  ao.upload_scalars %b, %a, %n : i1, f32, index into %m : memref<16xi8>
  return
}
