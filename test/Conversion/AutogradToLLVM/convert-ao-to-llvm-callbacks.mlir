// Callbacks are calls of the runtime: handles are words, values are described
// by address, element type, rank, sizes and strides.
//
// RUN: ao-opt %s --convert-ao-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @step(
// CHECK-SAME: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64
func.func @step(%p: !autograd.packed<tensor<8xf32>>, %u: !autograd.hook<unpack>, %k: !autograd.hook<post_acc>,
                %s: !autograd.hook_table, %w: memref<4x2xbf16>, %g: memref<8xf32>) {
  // The kind is 0; no node, no workspace; no inputs, one output.
  // CHECK-DAG: %[[UNPACK:.*]] = llvm.mlir.constant(0 : i32)
  // CHECK: llvm.call @aortStepHook(%{{.*}}, %[[UNPACK]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i64, i32, i64, !llvm.ptr, i64, i64, !llvm.ptr, i64, i64) -> ()
  autograd.hook unpack %u packed(%p : !autograd.packed<tensor<8xf32>>) outs(%g : memref<8xf32>)

  // CHECK: %[[HOOK:.*]] = llvm.call @aortStepTableHook(%{{.*}}, %{{.*}}) : (i64, i64) -> i64
  // CHECK: llvm.call @aortStepHook(%[[HOOK]],
  %h = autograd.table_hook %s[1] : !autograd.hook<pre>
  autograd.hook pre %h outs(%g : memref<8xf32>) missing [0]

  // bf16 is 2, the matrix has rank 2; node 3, 64 bytes of workspace.
  // CHECK-DAG: %[[NODE:.*]] = llvm.mlir.constant(3 : i64)
  // CHECK-DAG: %[[NAME:.*]] = llvm.mlir.addressof @ao_name_
  // CHECK-DAG: %[[BYTES:.*]] = llvm.mlir.constant(64 : i64)
  // CHECK: llvm.call @aortStepHook(%{{.*}}, %{{.*}}, %[[NODE]], %[[NAME]], %{{.*}}, %[[BYTES]],
  autograd.hook post_acc %k ins(%w : memref<4x2xbf16>) outs(%g : memref<8xf32>)
      {ao.node_call = 3 : i64, ao.workspace = 64 : i64} loc("AccumulateGrad w (NodeCall 3)")

  // CHECK: llvm.call @aortStepFinalCallbacks(
  autograd.final_callbacks outs(%g : memref<8xf32>)
  return
}

// CHECK-LABEL: func.func @opaque(
// CHECK: %[[FUNCTION:.*]] = llvm.mlir.constant(5 : i32)
// CHECK: llvm.call @aortStepHook(%{{.*}}, %[[FUNCTION]],
func.func @opaque(%f: !autograd.hook<function>, %x: memref<8xi32>, %y: memref<8xcomplex<f32>>) {
  autograd.call_opaque %f ins(%x : memref<8xi32>) outs(%y : memref<8xcomplex<f32>>)
  return
}
