// A move that runs alone hoists only the ops whose operands are computed in the
// compiled region.
//
// DEFINE: %{run} = ao-opt %S/ao-schedule-eager-order.mlir --ao-schedule-eager-order=moves
// RUN: %{run}=hoist-tensor-pre-hooks | FileCheck %s --check-prefix=TENSOR
// RUN: %{run}=hoist-pre-hooks | FileCheck %s --check-prefix=PRE
// RUN: %{run}=hoist-accumulations | FileCheck %s --check-prefix=ACC

// TENSOR-LABEL: func.func @two_leaves
// TENSOR: arith.mulf
// TENSOR-NEXT: autograd.hook tensor_pre %{{.*}} outs(%[[D:.*]] : {{.*}}ao.node_call = 2
// TENSOR-NEXT: autograd.hook tensor_pre %{{.*}} outs(%{{.*}} : {{.*}}ao.node_call = 3
// TENSOR-NEXT: arith.addf

// TENSOR-LABEL: func.func @another_node
// TENSOR: arith.mulf
// TENSOR-NEXT: arith.addf
// TENSOR-NEXT: autograd.hook tensor_pre
// TENSOR-NEXT: arith.subf

// PRE-LABEL: func.func @two_leaves
// PRE: arith.mulf
// PRE-NEXT: arith.addf
// PRE: autograd.hook pre {{.*}}ao.node_call = 2

// ACC-LABEL: func.func @two_leaves
// ACC: arith.mulf
// ACC-NEXT: autograd.accumulate_grad {{.*}}slot 2 {{.*}}ao.node_call = 1
// ACC-NEXT: arith.addf
// ACC: autograd.accumulate_grad {{.*}}slot 0 {{.*}}ao.node_call = 2
// ACC: autograd.accumulate_grad {{.*}}slot 1 {{.*}}ao.node_call = 3
