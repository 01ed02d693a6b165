// Callbacks are calls of the runtime: handles are words, values are described
// by address, element type, rank, sizes and strides.
//
// RUN: ao-opt %s --convert-ao-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @step(
// CHECK-SAME: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64
func.func @step(%p: !ao.packed<tensor<8xf32>>, %u: !ao.hook<unpack>, %k: !ao.hook<post_acc>,
                %s: !ao.hook_table, %w: memref<4x2xbf16>, %g: memref<8xf32>) {
  // The kind is 0; no node, no workspace; no inputs, one output.
  // CHECK-DAG: %[[UNPACK:.*]] = llvm.mlir.constant(0 : i32)
  // CHECK: llvm.call @aortStepHook(%{{.*}}, %[[UNPACK]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i64, i32, i64, !llvm.ptr, i64, i64, !llvm.ptr, i64, i64) -> ()
  ao.hook unpack %u packed(%p : !ao.packed<tensor<8xf32>>) outs(%g : memref<8xf32>)

  // CHECK: %[[HOOK:.*]] = llvm.call @aortStepTableHook(%{{.*}}, %{{.*}}) : (i64, i64) -> i64
  // CHECK: llvm.call @aortStepHook(%[[HOOK]],
  %h = ao.table_hook %s[1] : !ao.hook<pre>
  ao.hook pre %h outs(%g : memref<8xf32>) missing [0]

  // bf16 is 2, the matrix has rank 2; node 3, 64 bytes of workspace.
  // CHECK-DAG: %[[NODE:.*]] = llvm.mlir.constant(3 : i64)
  // CHECK-DAG: %[[NAME:.*]] = llvm.mlir.addressof @ao_name_
  // CHECK-DAG: %[[BYTES:.*]] = llvm.mlir.constant(64 : i64)
  // CHECK: llvm.call @aortStepHook(%{{.*}}, %{{.*}}, %[[NODE]], %[[NAME]], %{{.*}}, %[[BYTES]],
  ao.hook post_acc %k ins(%w : memref<4x2xbf16>) outs(%g : memref<8xf32>)
      {ao.node_call = 3 : i64, ao.workspace = 64 : i64} loc("AccumulateGrad w (NodeCall 3)")

  // CHECK: llvm.call @aortStepFinalCallbacks(
  ao.final_callbacks outs(%g : memref<8xf32>)
  return
}

// CHECK-LABEL: func.func @opaque(
// CHECK: %[[FUNCTION:.*]] = llvm.mlir.constant(5 : i32)
// CHECK: llvm.call @aortStepHook(%{{.*}}, %[[FUNCTION]],
func.func @opaque(%f: !ao.hook<function>, %x: memref<8xi32>, %y: memref<8xcomplex<f32>>) {
  ao.call_opaque %f ins(%x : memref<8xi32>) outs(%y : memref<8xcomplex<f32>>)
  return
}

// CHECK-LABEL: func.func @size(
// CHECK-DAG: %[[WHAT:.*]] = llvm.mlir.addressof @ao_name_
// CHECK-DAG: %[[WHERE:.*]] = llvm.mlir.addressof @ao_name_
// CHECK: llvm.call @aortStepCheckSize(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i64, i64, !llvm.ptr, !llvm.ptr) -> ()
func.func @size(%n: index, %d: index) {
  ao.check_size %n, %d "size 'n'" "argument 0"
  return
}

// Each where its size divides its offset: 0, 4 and 8.
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
