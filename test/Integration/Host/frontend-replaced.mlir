// Hooks that replace what they get, around a region that is called three times: of
// a gradient with two hooks, with one that is missing, with two slots, from a table.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --compare --order=both --strategy=sync,pytorch,pytorch-per-layer,planned --min-bytes=64 --hooks=scale:0.5 \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s
// CHECK: none (tape)
// CHECK: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// CHECK: {{^}}sync {{ *}}[[SYNC:[0-9]+]] {{ *}}[[SYNC]] {{.*}} yes
// CHECK: {{^}}pytorch {{.*}} yes
// CHECK: {{^}}pytorch-per-layer {{.*}} yes
// CHECK: {{^}}planned {{ *}}[[PLANNED:[0-9]+]] {{ *}}[[PLANNED]] {{.*}} yes

!t = tensor<24x40xf32>
func.func private @f(%w: !t, %x: !t) -> (!t, !t, !t) attributes {ao.aot_id = 2 : i64, ao.backward = @b, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %x : !t loc("y")
  %z = math.sin %y : !t loc("z")
  return %z, %x, %y : !t, !t, !t
}
func.func private @b(%x: !t, %y: !t, %w: !t, %g: !t) -> (!t, !t) {
  %c = math.cos %y : !t loc("c")
  %d = arith.mulf %g, %c : !t loc("d")
  %dx = arith.mulf %d, %w : !t loc("dx")
  %dw = arith.mulf %d, %x : !t loc("dw")
  return %dw, %dx : !t, !t
}
func.func @train(%w0: !t, %w1: !t, %w2: !t, %x: !t, %old: !t {autograd.gradient = 2 : i64, ao.donated},
    %tp: !autograd.hook<tensor_pre>, %tq: !autograd.hook<tensor_pre>, %pre: !autograd.hook<pre>, %post: !autograd.hook<post>, %pa: !autograd.hook<post_acc>, %table: !autograd.hook_table)
    -> (!t {autograd.gradient = 0 : i64}, !t {autograd.gradient = 1 : i64}, !t {autograd.gradient = 2 : i64})
    attributes {autograd.tape, autograd.gradients = ["w0", "w1", "w2"]} {
  %0:3 = func.call @f(%w0, %x) {ao.layer = 0 : i64} : (!t, !t) -> (!t, !t, !t)
  %1:3 = func.call @f(%w1, %0#0) {ao.layer = 1 : i64} : (!t, !t) -> (!t, !t, !t)
  %2:3 = func.call @f(%w2, %1#0) {ao.layer = 2 : i64} : (!t, !t) -> (!t, !t, !t)
  %d2:2 = autograd.node 0 "CompiledFunctionBackward" -> !t, !t {
    %g = autograd.hook pre %pre outs(%2#0 : !t) -> !t
    %r:2 = func.call @b(%2#1, %2#2, %w2, %g) {ao.layer = 2 : i64} : (!t, !t, !t, !t) -> (!t, !t)
    %q:2 = autograd.hook post %post ins(%g : !t) outs(%r#0, %r#1 : !t, !t) -> !t, !t
    autograd.yield %q#0, %q#1 : !t, !t
  }
  %a2 = autograd.node 3 "AccumulateGrad" -> !t {
    %h0 = autograd.hook tensor_pre %tp outs(%d2#0 : !t) -> !t
    %h1 = autograd.hook tensor_pre %tq outs(%h0 : !t) -> !t
    %s = autograd.accumulate_grad %h1 into %old slot 2 : !t
    autograd.yield %s : !t
  }
  %d1:2 = autograd.node 1 "CompiledFunctionBackward" -> !t, !t {
    %g = autograd.hook pre %pre outs(%d2#1 : !t) missing [1] -> !t
    %r:2 = func.call @b(%1#1, %1#2, %w1, %g) {ao.layer = 1 : i64} : (!t, !t, !t, !t) -> (!t, !t)
    autograd.yield %r#0, %r#1 : !t, !t
  }
  %a1 = autograd.node 4 "AccumulateGrad" -> !t {
    %s = autograd.accumulate_grad %d1#0 slot 1 : !t
    %t = autograd.hook post_acc %pa ins(%w1 : !t) outs(%s : !t) -> !t
    autograd.yield %t : !t
  }
  %d0:2 = autograd.node 2 "CompiledFunctionBackward" -> !t, !t {
    %r:2 = func.call @b(%0#1, %0#2, %w0, %d1#1) {ao.layer = 0 : i64} : (!t, !t, !t, !t) -> (!t, !t)
    autograd.yield %r#0, %r#1 : !t, !t
  }
  %a0:3 = autograd.node 5 "AccumulateGrad" -> !t, !t, !t {
    %p = autograd.hook pre %pre outs(%d0#0 : !t) -> !t
    %s = autograd.accumulate_grad %p slot 0 : !t
    %k = autograd.table_hook %table[1] : !autograd.hook<post_acc>
    %t:2 = autograd.hook post_acc %k ins(%w0 : !t) outs(%s, %a2 : !t, !t) -> !t, !t
    autograd.hook post %post ins(%p : !t)
    autograd.yield %t#0, %t#1, %p : !t, !t, !t
  }
  %b2 = autograd.node 6 "AccumulateGrad" -> !t {
    %s = autograd.accumulate_grad %d0#1 into %a0#1 slot 2 : !t
    %t = autograd.hook post_acc %pa ins(%w2 : !t) outs(%s : !t) -> !t
    autograd.yield %t : !t
  }
  %l:3 = autograd.final_callbacks outs(%a0#0, %a1, %b2 : !t, !t, !t) -> !t, !t, !t
  return %l#0, %l#1, %l#2 : !t, !t, !t
}
