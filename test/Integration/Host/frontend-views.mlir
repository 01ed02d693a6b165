// Nodes after views in a region and outside of it, a function that makes a tensor,
// an output that is cast and one that was broadcast, packed tensors in order.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --compare --order=both --strategy=sync,pytorch,pytorch-per-layer --min-bytes=64 --hooks=scale:0.5 --hook-log=%t.log \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOG < %t.log
// CHECK: none (tape)
// CHECK: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// CHECK: {{^}}sync {{ *}}[[SYNC:[0-9]+]] {{ *}}[[SYNC]] {{.*}} yes
// CHECK: {{^}}pytorch {{.*}} yes
// CHECK: {{^}}pytorch-per-layer {{.*}} yes
// The gradient of w is there before the function is called.
// LOG: # none{{$}}
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 0)
// LOG-NEXT: unpack CompiledFunctionBackward0 (NodeCall 0)
// LOG-NEXT: post_acc AccumulateGrad w (NodeCall 4)
// LOG-NEXT: function CppFunction (NodeCall 1)
// LOG-NEXT: post AccumulateGrad x (NodeCall 6)

!t = tensor<12x20xf32>
!h = tensor<12x20xbf16>
func.func private @b(%x: !t, %p: !t, %q: !t, %g: !t) -> (!t, !t, !t) attributes {ao.aot_id = 0 : i64} {
  %m = arith.mulf %g, %q : !t loc("m")
  %k = arith.mulf %m, %p : !t loc("k")
  %r:2 = autograd.copy_slices %k base [12, 20] [20, 1] 0 view [12, 5] [20, 4] 2 needs [true, true] : !t -> !t, tensor<12x5xf32> {
  ^bb0(%part: tensor<12x5xf32>):
    %z = arith.negf %part : tensor<12x5xf32>
    %y = arith.addf %part, %part : tensor<12x5xf32>
    autograd.yield %z, %y : tensor<12x5xf32>, tensor<12x5xf32>
  }
  %u = tensor.insert_slice %r#1 into %m[0, 0] [12, 5] [1, 1] : tensor<12x5xf32> into !t
  return %r#0, %k, %u : !t, !t, !t
}
func.func @odd(%x: !t, %g: !t, %w: !h, %p0: !autograd.packed<!t>, %p1: !autograd.packed<!t>, %u0: !autograd.hook<unpack>, %u1: !autograd.hook<unpack>,
    %f: !autograd.hook<function>, %post: !autograd.hook<post>, %acc: !autograd.hook<post_acc>)
    -> (!h {autograd.gradient = 0 : i64}, tensor<1x20xf32> {autograd.gradient = 1 : i64}, !t {autograd.gradient = 2 : i64}, tensor<20xf32>)
    attributes {autograd.tape, autograd.gradients = ["w", "bias", "x"]} {
  %d:3 = autograd.node 0 "CompiledFunctionBackward" -> !t, !t, !t {
    %t0 = autograd.hook unpack %u0 packed(%p0 : !autograd.packed<!t>) {autograd.ordered} -> !t
    %t1 = autograd.hook unpack %u1 packed(%p1 : !autograd.packed<!t>) {autograd.ordered} -> !t
    %r:3 = func.call @b(%x, %t0, %t1, %g) : (!t, !t, !t, !t) -> (!t, !t, !t)
    autograd.yield %r#0, %r#1, %r#2 : !t, !t, !t
  }
  %o:2 = autograd.node 1 "CppFunction" -> !t, tensor<20xf32> {
    %r:2 = autograd.call_opaque %f ins(%x : !t) outs(%d#1 : !t) -> !t, tensor<20xf32>
    autograd.yield %r#0, %r#1 : !t, tensor<20xf32>
  }
  %c = autograd.node 2 "ToCopyBackward0" -> !h {
    %v = autograd.validate_output %d#0 : !t to !h
    autograd.yield %v : !h
  }
  %s = autograd.node 3 "AddBackward0" -> tensor<1x20xf32> {
    %v = autograd.validate_output %o#0 : !t to tensor<1x20xf32>
    autograd.yield %v : tensor<1x20xf32>
  }
  %n = autograd.node 8 "AliasBackward0" -> !t {
    autograd.yield %d#2 : !t
  }
  %diag = autograd.node 9 "AsStridedBackward0" -> !t {
    %r = autograd.copy_slices %n base [12, 20] [20, 1] 0 view [12] [21] 0 needs [true] : !t -> !t {
    ^bb0(%part: tensor<12xf32>):
      %z = arith.mulf %part, %part : tensor<12xf32>
      autograd.yield %z : tensor<12xf32>
    }
    autograd.yield %r : !t
  }
  %a0 = autograd.node 4 "AccumulateGrad" -> !h {
    %r = autograd.accumulate_grad %c slot 0 : !h
    %q = autograd.hook post_acc %acc ins(%w : !h) outs(%r : !h) -> !h
    autograd.yield %q : !h
  }
  %a1 = autograd.node 5 "AccumulateGrad" -> tensor<1x20xf32> {
    %r = autograd.accumulate_grad %s slot 1 : tensor<1x20xf32>
    autograd.yield %r : tensor<1x20xf32>
  }
  %a2 = autograd.node 6 "AccumulateGrad" -> !t {
    %fan = autograd.add_grad %n, %diag : !t
    %r = autograd.accumulate_grad %fan slot 2 : !t
    autograd.hook post %post ins(%fan : !t)
    autograd.yield %r : !t
  }
  autograd.final_callbacks
  return %a0, %a1, %a2, %o#1 : !h, tensor<1x20xf32>, !t, tensor<20xf32>
}
