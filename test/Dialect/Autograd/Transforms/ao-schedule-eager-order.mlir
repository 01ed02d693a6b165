// Each move ends at its place, and preserves the engine's order there; a second
// run of the pass changes nothing.
//
// DEFINE: %{pass} = --ao-schedule-eager-order=moves
// RUN: ao-opt %s %{pass}=hoist-fan-ins | FileCheck %s --check-prefix=FAN
// RUN: ao-opt %s %{pass}=hoist-tensor-pre-hooks | FileCheck %s --check-prefix=TENSOR
// RUN: ao-opt %s %{pass}=hoist-pre-hooks | FileCheck %s --check-prefix=PRE
// RUN: ao-opt %s %{pass}=hoist-accumulations | FileCheck %s --check-prefix=ACC
// RUN: ao-opt %s %{pass}=hoist-accumulations,place-post-acc-hooks | FileCheck %s --check-prefix=POSTACC
// RUN: ao-opt %s %{pass}=hoist-accumulations,place-post-hooks | FileCheck %s --check-prefix=POST
// RUN: ao-opt %s --ao-schedule-eager-order -o %t.once
// RUN: FileCheck %s --check-prefix=ALL < %t.once
// RUN: ao-opt %t.once --ao-schedule-eager-order | diff %t.once -
// RUN: not ao-opt %s %{pass}=hoist-all 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: 'moves': expected one of delay-unpacks, {{.*}}hoist-updates, got 'hoist-all'

!t = tensor<4xf32>

// Two leaves of a gradient that both have hooks, and one of another region in
// between: what is hoisted behind one op stands in the order of the tape.
// TENSOR-LABEL: func.func @two_leaves
// TENSOR: arith.mulf
// TENSOR-NEXT: autograd.hook tensor_pre %{{.*}} outs(%[[D:.*]] : {{.*}}ao.node_call = 2
// TENSOR-NEXT: autograd.hook tensor_pre %{{.*}} outs(%{{.*}} : {{.*}}ao.node_call = 3
// TENSOR-NEXT: arith.addf
// PRE-LABEL: func.func @two_leaves
// PRE: arith.addf
// PRE: autograd.hook pre {{.*}}ao.node_call = 2
// ACC-LABEL: func.func @two_leaves
// ACC: arith.addf
// ALL-LABEL: func.func @two_leaves
// ALL: arith.mulf
// ALL-NEXT: autograd.accumulate_grad {{.*}}slot 2 {{.*}}ao.node_call = 1
// ALL-NEXT: autograd.hook tensor_pre {{.*}}ao.node_call = 2
// ALL-NEXT: autograd.hook pre {{.*}}ao.node_call = 2
// ALL-NEXT: autograd.accumulate_grad {{.*}}slot 0 {{.*}}ao.node_call = 2
// ALL-NEXT: autograd.hook post_acc {{.*}}ao.node_call = 2
// ALL-NEXT: autograd.hook post {{.*}}ao.node_call = 2
// ALL-NEXT: autograd.hook tensor_pre {{.*}}ao.node_call = 3
// ALL-NEXT: autograd.accumulate_grad {{.*}}slot 1 {{.*}}ao.node_call = 3
// ALL-NEXT: arith.addf
// ALL-NEXT: autograd.final_callbacks
func.func @two_leaves(%g: !t, %w: !t, %t: !autograd.hook<tensor_pre>, %p: !autograd.hook<pre>, %k: !autograd.hook<post_acc>,
    %q: !autograd.hook<post>) -> (!t, !t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b", "c"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a2 = autograd.accumulate_grad %d slot 2 {ao.node_call = 1 : i64} : !t
  %t0 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 2 : i64} -> !t
  %p0 = autograd.hook pre %p outs(%t0 : !t) {ao.node_call = 2 : i64} -> !t
  %a0 = autograd.accumulate_grad %p0 slot 0 {ao.node_call = 2 : i64} : !t
  %k0 = autograd.hook post_acc %k ins(%w : !t) outs(%a0 : !t) {ao.node_call = 2 : i64} -> !t
  autograd.hook post %q ins(%p0 : !t) {ao.node_call = 2 : i64}
  %t1 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 3 : i64} -> !t
  %a1 = autograd.accumulate_grad %t1 slot 1 {ao.node_call = 3 : i64} : !t
  autograd.final_callbacks
  return %k0, %a1, %a2 : !t, !t, !t
}

// Tied weights: the sum of two gradients is there when the second is.
// FAN-LABEL: func.func @tied
// FAN: arith.mulf
// FAN-NEXT: arith.divf
// FAN-NEXT: autograd.add_grad
// FAN-NEXT: autograd.validate_output
// FAN-NEXT: arith.addf
// FAN-NEXT: autograd.accumulate_grad
func.func @tied(%g: !t, %w: !t) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %s = autograd.add_grad %d, %e {ao.node_call = 2 : i64} : !t
  %v = autograd.validate_output %s {ao.node_call = 2 : i64} : !t to tensor<1xf32>
  %a = autograd.accumulate_grad %v slot 0 {ao.node_call = 3 : i64} : tensor<1xf32>
  return %f : !t
}

// A hook before a leaf with gradients of two regions waits for the later one.
// PRE-LABEL: func.func @two_regions
// PRE: arith.divf
// PRE-NEXT: autograd.hook pre
// PRE-NEXT: arith.addf
func.func @two_regions(%g: !t, %w: !t, %p: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %p0:2 = autograd.hook pre %p outs(%d, %e : !t, !t) {ao.node_call = 2 : i64} -> !t, !t
  %a = autograd.accumulate_grad %p0#0 slot 0 {ao.node_call = 2 : i64} : !t
  return %f : !t
}

// A gradient that no region has made stays where the engine had it, and so does
// a hook of a node that is no leaf.
// ALL-LABEL: func.func @no_region
// ALL: arith.mulf
// ALL-NEXT: arith.addf
// ALL-NEXT: autograd.accumulate_grad
// ALL-NEXT: autograd.hook pre
// ALL-NEXT: arith.negf
func.func @no_region(%g: !t, %w: !t, %p: !autograd.hook<pre>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.node_call = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  %h = autograd.hook pre %p outs(%f : !t) {ao.node_call = 3 : i64} -> !t
  %n = arith.negf %h {ao.node_call = 3 : i64} : !t
  return %n : !t
}

// second-accumulation: the hook belongs to the accumulation that it takes, and
// is behind it, not behind the first one of the parameter.
// POSTACC-LABEL: func.func @second_accumulation
// POSTACC: arith.mulf
// POSTACC-NEXT: autograd.accumulate_grad
// POSTACC-NEXT: arith.divf
// POSTACC-NEXT: autograd.accumulate_grad
// POSTACC-NEXT: autograd.hook post_acc
// POSTACC-NEXT: arith.addf
func.func @second_accumulation(%g: !t, %w: !t, %k: !autograd.hook<post_acc>) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.divf %g, %w {ao.compiled_region = 1 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 1 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  %b = autograd.accumulate_grad %e into %a slot 0 {ao.node_call = 3 : i64} : !t
  %h = autograd.hook post_acc %k ins(%w : !t) outs(%b : !t) {ao.node_call = 3 : i64} -> !t
  return %f : !t
}

// all-missing, returned-gradient: a hook without gradients stays, and one
// behind a gradient that is returned stands before the return. Numbers of nodes
// are the engine's, of any size.
// POST-LABEL: func.func @returned_gradient
// POST: arith.mulf
// POST-NEXT: autograd.accumulate_grad
// POST-NEXT: autograd.hook post %{{.*}} ins
// POST-NEXT: autograd.hook post %{{.*}} missing [0]
// POST-NEXT: arith.addf
// POST-NEXT: autograd.hook pre %{{.*}} missing [0]
// POST-NEXT: return
func.func @returned_gradient(%g: !t, %w: !t, %q: !autograd.hook<post>, %p: !autograd.hook<pre>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 9223372036854775806 : i64} : !t
  autograd.hook post %q ins(%d : !t) {ao.node_call = 9223372036854775806 : i64}
  autograd.hook post %q missing [0] {ao.node_call = 9223372036854775806 : i64}
  autograd.hook pre %p missing [0] {ao.node_call = 9 : i64}
  return %f, %a : !t, !t
}

// Nothing crosses the final callbacks.
// ACC-LABEL: func.func @end
// ACC: arith.mulf
// ACC-NEXT: arith.addf
// ACC-NEXT: autograd.final_callbacks
// ACC-NEXT: autograd.accumulate_grad
func.func @end(%g: !t, %w: !t) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  autograd.final_callbacks
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  return %f : !t
}

// Steps that come from no tape, and finished ones, stay as they are.
// ALL-LABEL: func.func @finished
// ALL: arith.addf
// ALL-NEXT: autograd.accumulate_grad
func.func @finished(%g: !t, %w: !t) -> !t attributes {ao.step, autograd.gradients = ["a"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %f = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a = autograd.accumulate_grad %d slot 0 {ao.node_call = 2 : i64} : !t
  return %f : !t
}

// A hook on a tensor in the middle of the graph waits until the engine comes to
// its node.
// TENSOR-LABEL: func.func @another_node
// TENSOR: arith.mulf
// TENSOR-NEXT: arith.addf
// TENSOR-NEXT: autograd.hook tensor_pre
// TENSOR-NEXT: arith.subf
// ALL-LABEL: func.func @another_node
// ALL: arith.addf
// ALL-NEXT: autograd.hook tensor_pre
func.func @another_node(%g: !t, %t: !autograd.hook<tensor_pre>) -> (!t, !t) attributes {ao.step, autograd.engine_order, autograd.gradients = []} {
  %d = arith.mulf %g, %g {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %g {ao.compiled_region = 0 : i64} : !t
  %1 = autograd.hook tensor_pre %t outs(%d : !t) {ao.node_call = 2 : i64} -> !t
  %f = arith.subf %1, %1 {ao.node_call = 2 : i64} : !t
  return %e, %f : !t, !t
}

// A handle out of a table keeps no hook behind the region, and moves along.
// ALL-LABEL: func.func @from_table
// ALL: %[[K:.*]] = autograd.table_hook
// ALL-NEXT: arith.mulf
// ALL-NEXT: autograd.accumulate_grad {{.*}}slot 0
// ALL-NEXT: autograd.hook post_acc %[[K]]
// ALL-NEXT: autograd.accumulate_grad {{.*}}slot 1
// ALL-NEXT: autograd.hook post_acc %[[K]]
// ALL-NEXT: arith.addf
func.func @from_table(%g: !t, %w: !t, %table: !autograd.hook_table) -> !t attributes {ao.step, autograd.engine_order, autograd.gradients = ["a", "b"]} {
  %d = arith.mulf %g, %w {ao.compiled_region = 0 : i64} : !t
  %e = arith.addf %g, %w {ao.compiled_region = 0 : i64} : !t
  %a0 = autograd.accumulate_grad %d slot 0 {ao.node_call = 1 : i64} : !t
  %k = autograd.table_hook %table[0] {ao.node_call = 1 : i64} : !autograd.hook<post_acc>
  %h0 = autograd.hook post_acc %k ins(%w : !t) outs(%a0 : !t) {ao.node_call = 1 : i64} -> !t
  %a1 = autograd.accumulate_grad %d slot 1 {ao.node_call = 2 : i64} : !t
  %h1 = autograd.hook post_acc %k ins(%w : !t) outs(%a1 : !t) {ao.node_call = 2 : i64} -> !t
  return %e : !t
}
