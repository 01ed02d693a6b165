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
// CHECK-SAME: %[[P:.*]]: !autograd.packed<tensor<4x8xf32>>, %[[W:.*]]: tensor<4x8xf32>,
// CHECK-SAME: %[[OLD:.*]]: tensor<4x8xf32> {ao.donated, autograd.gradient = 1 : i64},
// CHECK-SAME: %[[U:.*]]: !autograd.hook<unpack>, %[[K:.*]]: !autograd.hook<post_acc>, %[[S:.*]]: !autograd.hook_table,
// CHECK-SAME: %[[F:.*]]: !autograd.hook<function>, %[[N:.*]]: index {ao.size_of = [array<i64: 1, 0>]},
// CHECK-SAME: tensor<4x8xf32> {autograd.gradient = 1 : i64}
// CHECK-SAME: autograd.gradients = ["w0", "w1"], autograd.reasons = ["shape of input 1"], autograd.tape
func.func @tape(%p: !autograd.packed<!t>, %w: !t, %old: !t {ao.donated, autograd.gradient = 1 : i64},
    %u: !autograd.hook<unpack>, %k: !autograd.hook<post_acc>, %s: !autograd.hook_table, %f: !autograd.hook<function>,
    %n: index {ao.size_of = [array<i64: 1, 0>]}, %q: !autograd.packed<tensor<?x8xf32>>)
    -> (!t {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["w0", "w1"], autograd.reasons = ["shape of input 1"]} {
  // CHECK: autograd.node 1 "CompiledFunctionBackward" -> tensor<4x8xf32>, tensor<8xf32> attributes {ao.layer = 2 : i64} {
  %d:2 = autograd.node 1 "CompiledFunctionBackward" -> !t, tensor<8xf32> attributes {ao.layer = 2 : i64} {
    // CHECK: %[[T:.*]] = autograd.hook unpack %[[U]] packed(%[[P]] : !autograd.packed<tensor<4x8xf32>>) {autograd.ordered} -> tensor<4x8xf32>
    %t = autograd.hook unpack %u packed(%p : !autograd.packed<!t>) {autograd.ordered} -> !t
    // CHECK: %[[H:.*]] = autograd.table_hook %[[S]][2] : !autograd.hook<pre>
    %h = autograd.table_hook %s[2] : !autograd.hook<pre>
    // CHECK: autograd.hook pre %[[H]] ins(%[[W]] : tensor<4x8xf32>) outs(%[[T]] : tensor<4x8xf32>) missing [1, 2] {ao.workspace = 64 : i64} -> tensor<4x8xf32>
    %t2 = autograd.hook pre %h ins(%w : !t) outs(%t : !t) missing [1, 2] {ao.workspace = 64 : i64} -> !t
    // CHECK: autograd.call_opaque %[[F]] ins(%{{.*}} : tensor<4x8xf32>) sizes(%[[N]]) -> tensor<?x8xf32>
    %o = autograd.call_opaque %f ins(%t2 : !t) sizes(%n) -> tensor<?x8xf32>
    // CHECK: autograd.validate_output %{{.*}} : tensor<?x8xf32> to tensor<8xf32>
    %v = autograd.validate_output %o : tensor<?x8xf32> to tensor<8xf32>
    // CHECK: autograd.yield %{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8xf32>
    autograd.yield %t2, %v : !t, tensor<8xf32>
  }
  // CHECK: %[[Y:.*]] = autograd.hook unpack %[[U]] packed(%{{.*}} : !autograd.packed<tensor<?x8xf32>>) sizes(%[[N]]) -> tensor<?x8xf32>
  %y = autograd.hook unpack %u packed(%q : !autograd.packed<tensor<?x8xf32>>) sizes(%n) -> tensor<?x8xf32>
  // CHECK: autograd.node 2 "Nothing" {
  // CHECK-NEXT: }
  autograd.node 2 "Nothing" {
  }
  // CHECK: %[[C:.*]] = autograd.copy_slices %{{.*}} base [4, 8] [8, 1] 0 view [4, 2] [8, 1] 3 needs [true, false, true] absent [2] : tensor<4x8xf32> -> tensor<4x8xf32> {
  %c = autograd.copy_slices %d#0 base [4, 8] [8, 1] 0 view [4, 2] [8, 1] 3 needs [true, false, true] absent [2]
      : !t -> !t {
  // CHECK-NEXT: ^bb0(%[[PART:.*]]: tensor<4x2xf32>):
  ^bb0(%part: tensor<4x2xf32>):
    autograd.yield %part, %part : tensor<4x2xf32>, tensor<4x2xf32>
  }
  // CHECK: autograd.gather_view %[[C]] base [8, 1] view [4] [9] 1 : tensor<4x8xf32> -> tensor<4xf32>
  %diagonal = autograd.gather_view %c base [8, 1] view [4] [9] 1 : !t -> tensor<4xf32>
  // CHECK: autograd.scatter_view %{{.*}} into %[[C]] base [8, 1] view [4] [9] 1 : tensor<4xf32> into tensor<4x8xf32>
  %n2 = autograd.scatter_view %diagonal into %c base [8, 1] view [4] [9] 1 : tensor<4xf32> into !t
  // CHECK: %[[S:.*]] = autograd.copy_slices %{{.*}} base [%[[N]], 8] [8, 1] %[[N]] view [2, %[[N]]] [%[[N]], 1] 3 needs [true] : tensor<?x8xf32> -> tensor<?x8xf32> {
  %symbolic = autograd.copy_slices %y base [%n, 8] [8, 1] %n view [2, %n] [%n, 1] 3 needs [true] : tensor<?x8xf32> -> tensor<?x8xf32> {
  // CHECK-NEXT: ^bb0(%{{.*}}: tensor<2x?xf32>):
  ^bb0(%part: tensor<2x?xf32>):
    autograd.yield %part : tensor<2x?xf32>
  }
  // CHECK: %[[V:.*]] = autograd.gather_view %[[S]] base [%[[N]], 1] view [%[[N]]] [9] %[[N]] : tensor<?x8xf32> -> tensor<?xf32>
  %v2 = autograd.gather_view %symbolic base [%n, 1] view [%n] [9] %n : tensor<?x8xf32> -> tensor<?xf32>
  // CHECK: autograd.scatter_view %[[V]] into %[[S]] base [8, 1] view [%[[N]]] [%[[N]]] 0 : tensor<?xf32> into tensor<?x8xf32>
  %s2 = autograd.scatter_view %v2 into %symbolic base [8, 1] view [%n] [%n] 0 : tensor<?xf32> into tensor<?x8xf32>
  // CHECK: %[[SUM:.*]] = autograd.add_grad %[[C]], %{{.*}} : tensor<4x8xf32>
  %sum = autograd.add_grad %c, %n2 : !t
  // CHECK: autograd.accumulate_grad %[[SUM]] slot 0 : tensor<4x8xf32>
  %a0 = autograd.accumulate_grad %sum slot 0 : !t
  // CHECK: %[[A:.*]] = autograd.accumulate_grad %[[SUM]] into %[[OLD]] slot 1 : tensor<4x8xf32>
  %a = autograd.accumulate_grad %sum into %old slot 1 : !t
  // CHECK: autograd.hook post_acc %[[K]] ins(%[[W]] : tensor<4x8xf32>) outs(%[[A]] : tensor<4x8xf32>) -> tensor<4x8xf32>
  %a2 = autograd.hook post_acc %k ins(%w : !t) outs(%a : !t) -> !t
  // CHECK: autograd.final_callbacks outs(%{{.*}} : tensor<4x8xf32>) -> tensor<4x8xf32>
  %a3 = autograd.final_callbacks outs(%a2 : !t) -> !t
  return %a3 : !t
}
