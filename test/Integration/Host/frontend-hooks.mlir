// Hooks of every kind, one from a table, a packed tensor, and final callbacks that
// the gradients pass through: each is called once, by the node that it is of.
//
// RUN: ao-run %s --compare --order=both --strategy=sync,pytorch,planned --min-bytes=64 --hooks=log --hook-log=%t.log \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOG < %t.log
// CHECK: none (tape)
// CHECK: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// CHECK: {{^}}sync {{ *}}[[SYNC:[0-9]+]] {{ *}}[[SYNC]] {{.*}} yes
// CHECK: {{^}}pytorch {{.*}} yes
// CHECK: {{^}}planned {{ *}}[[PLANNED:[0-9]+]] {{ *}}[[PLANNED]] {{.*}} yes
// LOG: # planned
// LOG-NEXT: tensor_pre CompiledFunctionBackward0 (NodeCall 1)
// LOG-NEXT: pre CompiledFunctionBackward0 (NodeCall 1)
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 1)
// LOG-NEXT: post CompiledFunctionBackward0 (NodeCall 1)
// LOG-NEXT: tensor_pre AccumulateGrad w (NodeCall 2)
// LOG-NEXT: pre AccumulateGrad w (NodeCall 2)
// LOG-NEXT: post_acc AccumulateGrad w (NodeCall 2)
// LOG-NEXT: post AccumulateGrad w (NodeCall 2)
// LOG-NEXT: post_acc AccumulateGrad v (NodeCall 3)
// LOG-NOT: {{.}}

!t = tensor<32x32xf32>
func.func private @f(%w: !t, %x: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64, ao.backward = @b, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %x : !t loc("mul")
  return %y, %x : !t, !t
}
func.func private @b(%x: !t, %p: !t, %g: !t) -> (!t, !t) {
  %dw = arith.mulf %g, %x : !t loc("dw")
  %c = math.cos %p : !t loc("cos")
  %dv = arith.mulf %g, %c : !t loc("dv")
  return %dw, %dv : !t, !t
}
func.func @hooked(%w: !t {ao.donated}, %v: !t, %x: !t, %old: !t {ao.donated, ao.gradient = 1 : i64},
    %packed: !ao.packed<!t>, %unpack: !ao.hook<unpack>, %tp: !ao.hook<tensor_pre>, %pre: !ao.hook<pre>,
    %acc: !ao.hook<post_acc>, %post: !ao.hook<post>, %table: !ao.hook_table)
    -> (!t {ao.gradient = 0 : i64}, !t {ao.gradient = 1 : i64}, !t) attributes {ao.tape, ao.gradients = ["w", "v"]} {
  %y:2 = func.call @f(%w, %x) : (!t, !t) -> (!t, !t)
  %d:2 = ao.node 1 "CompiledFunctionBackward" -> !t, !t {
    %g0 = ao.hook tensor_pre %tp outs(%y#0 : !t) -> !t
    %g1 = ao.hook pre %pre outs(%g0 : !t) -> !t
    %p = ao.hook unpack %unpack packed(%packed : !ao.packed<!t>) -> !t
    %r:2 = func.call @b(%y#1, %p, %g1) : (!t, !t, !t) -> (!t, !t)
    %q:2 = ao.hook post %post ins(%g1 : !t) outs(%r#0, %r#1 : !t, !t) -> !t, !t
    ao.yield %q#0, %q#1 : !t, !t
  }
  %a0 = ao.node 2 "AccumulateGrad" -> !t {
    %t0 = ao.hook tensor_pre %tp outs(%d#0 : !t) -> !t
    %t1 = ao.hook pre %pre outs(%t0 : !t) -> !t
    %t2 = ao.accumulate_grad %t1 slot 0 : !t
    %k = ao.table_hook %table[2] : !ao.hook<post_acc>
    %t3 = ao.hook post_acc %k ins(%w : !t) outs(%t2 : !t) -> !t
    ao.hook post %post ins(%t1 : !t)
    ao.yield %t3 : !t
  }
  %a1 = ao.node 3 "AccumulateGrad" -> !t {
    %t0 = ao.accumulate_grad %d#1 into %old slot 1 : !t
    %t1 = ao.hook post_acc %acc ins(%v : !t) outs(%t0 : !t) -> !t
    ao.yield %t1 : !t
  }
  %l:2 = ao.final_callbacks outs(%a0, %a1 : !t, !t) -> !t, !t
  %w2 = arith.subf %w, %l#0 : !t
  return %l#0, %l#1, %w2 : !t, !t, !t
}
