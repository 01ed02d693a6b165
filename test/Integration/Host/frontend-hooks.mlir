// Hooks of every kind, one from a table, a packed tensor, and final callbacks that
// the gradients pass through: each is called once, by the node that it is of.
//
// REQUIRES: ao-run, autograd
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
func.func @hooked(%w: !t {ao.donated}, %v: !t, %x: !t, %old: !t {ao.donated, autograd.gradient = 1 : i64},
    %packed: !autograd.packed<!t>, %unpack: !autograd.hook<unpack>, %tp: !autograd.hook<tensor_pre>, %pre: !autograd.hook<pre>,
    %acc: !autograd.hook<post_acc>, %post: !autograd.hook<post>, %table: !autograd.hook_table)
    -> (!t {autograd.gradient = 0 : i64}, !t {autograd.gradient = 1 : i64}, !t) attributes {autograd.tape, autograd.gradients = ["w", "v"]} {
  %y:2 = func.call @f(%w, %x) : (!t, !t) -> (!t, !t)
  %d:2 = autograd.node 1 "CompiledFunctionBackward" -> !t, !t {
    %g0 = autograd.hook tensor_pre %tp outs(%y#0 : !t) -> !t
    %g1 = autograd.hook pre %pre outs(%g0 : !t) -> !t
    %p = autograd.hook unpack %unpack packed(%packed : !autograd.packed<!t>) -> !t
    %r:2 = func.call @b(%y#1, %p, %g1) : (!t, !t, !t) -> (!t, !t)
    %q:2 = autograd.hook post %post ins(%g1 : !t) outs(%r#0, %r#1 : !t, !t) -> !t, !t
    autograd.yield %q#0, %q#1 : !t, !t
  }
  %a0 = autograd.node 2 "AccumulateGrad" -> !t {
    %t0 = autograd.hook tensor_pre %tp outs(%d#0 : !t) -> !t
    %t1 = autograd.hook pre %pre outs(%t0 : !t) -> !t
    %t2 = autograd.accumulate_grad %t1 slot 0 : !t
    %k = autograd.table_hook %table[2] : !autograd.hook<post_acc>
    %t3 = autograd.hook post_acc %k ins(%w : !t) outs(%t2 : !t) -> !t
    autograd.hook post %post ins(%t1 : !t)
    autograd.yield %t3 : !t
  }
  %a1 = autograd.node 3 "AccumulateGrad" -> !t {
    %t0 = autograd.accumulate_grad %d#1 into %old slot 1 : !t
    %t1 = autograd.hook post_acc %acc ins(%v : !t) outs(%t0 : !t) -> !t
    autograd.yield %t1 : !t
  }
  %l:2 = autograd.final_callbacks outs(%a0, %a1 : !t, !t) -> !t, !t
  %w2 = arith.subf %w, %l#0 : !t
  return %l#0, %l#1, %w2 : !t, !t, !t
}
