// Ops, types and attributes of tapes are read and written.
//
// RUN: ao-opt %s | ao-opt | FileCheck %s
// RUN: ao-opt %s --mlir-print-op-generic | ao-opt | FileCheck %s

!t = tensor<4x8xf32>

// CHECK-LABEL: func.func private @bwd(
// CHECK-SAME: attributes {ao.aot_id = 3 : i64}
func.func private @bwd(%t: !t, %g: !t) -> !t attributes {ao.aot_id = 3 : i64} {
  return %t : !t
}

// CHECK-LABEL: func.func @tape(
// CHECK-SAME: %[[P:.*]]: !ao.packed<tensor<4x8xf32>>, %[[W:.*]]: tensor<4x8xf32>,
// CHECK-SAME: %[[OLD:.*]]: tensor<4x8xf32> {ao.donated, ao.gradient = 1 : i64},
// CHECK-SAME: %[[U:.*]]: !ao.hook<unpack>, %[[K:.*]]: !ao.hook<post_acc>, %[[S:.*]]: !ao.hook_table,
// CHECK-SAME: %[[F:.*]]: !ao.hook<function>, %[[N:.*]]: index {ao.size_of = [array<i64: 1, 0>]},
// CHECK-SAME: tensor<4x8xf32> {ao.gradient = 1 : i64}
// CHECK-SAME: ao.gradients = ["w0", "w1"], ao.reasons = ["shape of input 1"], ao.tape
func.func @tape(%p: !ao.packed<!t>, %w: !t, %old: !t {ao.donated, ao.gradient = 1 : i64},
    %u: !ao.hook<unpack>, %k: !ao.hook<post_acc>, %s: !ao.hook_table, %f: !ao.hook<function>,
    %n: index {ao.size_of = [array<i64: 1, 0>]}, %q: !ao.packed<tensor<?x8xf32>>)
    -> (!t {ao.gradient = 1 : i64}) attributes {ao.tape, ao.gradients = ["w0", "w1"], ao.reasons = ["shape of input 1"]} {
  // CHECK: ao.node 1 "CompiledFunctionBackward" -> tensor<4x8xf32>, tensor<8xf32> attributes {ao.layer = 2 : i64} {
  %d:2 = ao.node 1 "CompiledFunctionBackward" -> !t, tensor<8xf32> attributes {ao.layer = 2 : i64} {
    // CHECK: %[[T:.*]] = ao.hook unpack %[[U]] packed(%[[P]] : !ao.packed<tensor<4x8xf32>>) {ao.ordered} -> tensor<4x8xf32>
    %t = ao.hook unpack %u packed(%p : !ao.packed<!t>) {ao.ordered} -> !t
    // CHECK: %[[H:.*]] = ao.table_hook %[[S]][2] : !ao.hook<pre>
    %h = ao.table_hook %s[2] : !ao.hook<pre>
    // CHECK: ao.hook pre %[[H]] ins(%[[W]] : tensor<4x8xf32>) outs(%[[T]] : tensor<4x8xf32>) missing [1, 2] {ao.workspace = 64 : i64} -> tensor<4x8xf32>
    %t2 = ao.hook pre %h ins(%w : !t) outs(%t : !t) missing [1, 2] {ao.workspace = 64 : i64} -> !t
    // CHECK: ao.call_opaque %[[F]] ins(%{{.*}} : tensor<4x8xf32>) sizes(%[[N]]) -> tensor<?x8xf32>
    %o = ao.call_opaque %f ins(%t2 : !t) sizes(%n) -> tensor<?x8xf32>
    // CHECK: ao.validate_output %{{.*}} : tensor<?x8xf32> to tensor<8xf32>
    %v = ao.validate_output %o : tensor<?x8xf32> to tensor<8xf32>
    // CHECK: ao.yield %{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8xf32>
    ao.yield %t2, %v : !t, tensor<8xf32>
  }
  // CHECK: %[[Y:.*]] = ao.hook unpack %[[U]] packed(%{{.*}} : !ao.packed<tensor<?x8xf32>>) sizes(%[[N]]) -> tensor<?x8xf32>
  %y = ao.hook unpack %u packed(%q : !ao.packed<tensor<?x8xf32>>) sizes(%n) -> tensor<?x8xf32>
  // CHECK: ao.node 2 "Nothing" {
  // CHECK-NEXT: }
  ao.node 2 "Nothing" {
  }
  // CHECK: %[[C:.*]] = ao.copy_slices %{{.*}} base [4, 8] [8, 1] 0 view [4, 2] [8, 1] 3 needs [true, false, true] absent [2] : tensor<4x8xf32> -> tensor<4x8xf32> {
  %c = ao.copy_slices %d#0 base [4, 8] [8, 1] 0 view [4, 2] [8, 1] 3 needs [true, false, true] absent [2]
      : !t -> !t {
  // CHECK-NEXT: ^bb0(%[[PART:.*]]: tensor<4x2xf32>):
  ^bb0(%part: tensor<4x2xf32>):
    ao.yield %part, %part : tensor<4x2xf32>, tensor<4x2xf32>
  }
  // CHECK: ao.gather_view %[[C]] base [8, 1] view [4] [9] 1 : tensor<4x8xf32> -> tensor<4xf32>
  %diagonal = ao.gather_view %c base [8, 1] view [4] [9] 1 : !t -> tensor<4xf32>
  // CHECK: ao.scatter_view %{{.*}} into %[[C]] base [8, 1] view [4] [9] 1 : tensor<4xf32> into tensor<4x8xf32>
  %n2 = ao.scatter_view %diagonal into %c base [8, 1] view [4] [9] 1 : tensor<4xf32> into !t
  // CHECK: %[[S:.*]] = ao.copy_slices %{{.*}} base [%[[N]], 8] [8, 1] %[[N]] view [2, %[[N]]] [%[[N]], 1] 3 needs [true] : tensor<?x8xf32> -> tensor<?x8xf32> {
  %symbolic = ao.copy_slices %y base [%n, 8] [8, 1] %n view [2, %n] [%n, 1] 3 needs [true] : tensor<?x8xf32> -> tensor<?x8xf32> {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<2x?xf32>):
  ^bb0(%part: tensor<2x?xf32>):
    ao.yield %part : tensor<2x?xf32>
  }
  // CHECK: %[[V:.*]] = ao.gather_view %[[S]] base [%[[N]], 1] view [%[[N]]] [9] %[[N]] : tensor<?x8xf32> -> tensor<?xf32>
  %v2 = ao.gather_view %symbolic base [%n, 1] view [%n] [9] %n : tensor<?x8xf32> -> tensor<?xf32>
  // CHECK: ao.scatter_view %[[V]] into %[[S]] base [8, 1] view [%[[N]]] [%[[N]]] 0 : tensor<?xf32> into tensor<?x8xf32>
  %s2 = ao.scatter_view %v2 into %symbolic base [8, 1] view [%n] [%n] 0 : tensor<?xf32> into tensor<?x8xf32>
  // CHECK: %[[SUM:.*]] = ao.add_grad %[[C]], %{{.*}} : tensor<4x8xf32>
  %sum = ao.add_grad %c, %n2 : !t
  // CHECK: ao.accumulate_grad %[[SUM]] slot 0 : tensor<4x8xf32>
  %a0 = ao.accumulate_grad %sum slot 0 : !t
  // CHECK: %[[A:.*]] = ao.accumulate_grad %[[SUM]] into %[[OLD]] slot 1 : tensor<4x8xf32>
  %a = ao.accumulate_grad %sum into %old slot 1 : !t
  // CHECK: ao.check_size %[[N]], %[[N]] "size 'n'" "argument 1"
  ao.check_size %n, %n "size 'n'" "argument 1"
  // CHECK: ao.upload_scalars %{{.*}}, %[[N]] : f32, index -> tensor<f32>, tensor<index>
  %lr = arith.constant 1.0 : f32
  %l:2 = ao.upload_scalars %lr, %n : f32, index -> tensor<f32>, tensor<index>
  // CHECK: ao.hook post_acc %[[K]] ins(%[[W]] : tensor<4x8xf32>) outs(%[[A]] : tensor<4x8xf32>) -> tensor<4x8xf32>
  %a2 = ao.hook post_acc %k ins(%w : !t) outs(%a : !t) -> !t
  // CHECK: ao.final_callbacks outs(%{{.*}} : tensor<4x8xf32>) -> tensor<4x8xf32>
  %a3 = ao.final_callbacks outs(%a2 : !t) -> !t
  return %a3 : !t
}
