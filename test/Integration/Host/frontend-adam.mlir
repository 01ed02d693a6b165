// Weights that the first and the last region share, two microbatches, Adam: the
// numbers of its rule are scalars, which a recording takes from the device.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --compare --order=both --strategy=sync,pytorch,pytorch-per-layer,planned --min-bytes=64 \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s
// RUN: %if graph-trees %{ ao-run %s --scalars=device --strategy=none --capture --replay=5 | FileCheck %s --check-prefix=REPLAY %}
// CHECK: none (tape)
// CHECK: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// CHECK: {{^}}sync {{ *}}[[SYNC:[0-9]+]] {{ *}}[[SYNC]] {{.*}} yes
// CHECK: {{^}}pytorch {{.*}} yes
// CHECK: {{^}}pytorch-per-layer {{.*}} yes
// CHECK: {{^}}planned {{ *}}[[PLANNED:[0-9]+]] {{ *}}[[PLANNED]] {{.*}} yes
// REPLAY: none {{.*}} 1 3 0

!t = tensor<48x48xf32>
!s = tensor<f32>
func.func private @embed(%e: !t, %x: !t) -> (!t, !t, !t)
    attributes {ao.aot_id = 3 : i64, ao.backward = @embed_bwd, ao.num_outputs = 1 : i64} {
  %i = tensor.empty() : !t
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%i : !t) -> !t
  %m = linalg.matmul ins(%x, %e : !t, !t) outs(%f : !t) -> !t loc("embed/dot")
  %y = math.tanh %m : !t loc("embed/tanh")
  return %y, %y, %x : !t, !t, !t
}
func.func private @embed_bwd(%y: !t, %x: !t, %g: !t) -> !t {
  %one = arith.constant dense<1.0> : !t
  %s = arith.mulf %y, %y : !t loc("embed/sq")
  %d = arith.subf %one, %s : !t loc("embed/slope")
  %gm = arith.mulf %g, %d : !t loc("embed/g")
  %ti = tensor.empty() : !t
  %xt = linalg.transpose ins(%x : !t) outs(%ti : !t) permutation = [1, 0] loc("embed/xT")
  %i = tensor.empty() : !t
  %z = arith.constant 0.0 : f32
  %f = linalg.fill ins(%z : f32) outs(%i : !t) -> !t
  %de = linalg.matmul ins(%xt, %gm : !t, !t) outs(%f : !t) -> !t loc("embed/de")
  return %de : !t
}
func.func private @head(%e: !t, %h: !t) -> (!t, !t, !t)
    attributes {ao.aot_id = 9 : i64, ao.backward = @head_bwd, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %e, %h : !t loc("head/mul")
  return %y, %e, %h : !t, !t, !t
}
func.func private @head_bwd(%e: !t, %h: !t, %g: !t) -> (!t, !t) {
  %dh = arith.mulf %g, %e : !t loc("head/dh")
  %de = arith.mulf %g, %h : !t loc("head/de")
  return %dh, %de : !t, !t
}
func.func @train(%e: !t {ao.donated}, %m: !t {ao.donated}, %v: !t {ao.donated}, %x0: !t, %x1: !t,
    %lr: f32, %b1: f32, %c1: f32, %b2: f32, %c2: f32, %eps: f32) -> (!t, !t, !t)
    attributes {autograd.tape, autograd.gradients = ["tied/embedding"], autograd.reasons = ["size of x changed"]} {
  %h0:3 = func.call @embed(%e, %x0) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (!t, !t) -> (!t, !t, !t)
  %o0:3 = func.call @head(%e, %h0#0) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (!t, !t) -> (!t, !t, !t)
  %g0:2 = autograd.node 10 "CompiledFunctionBackward" -> !t, !t {
    %r:2 = func.call @head_bwd(%o0#1, %o0#2, %o0#0) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (!t, !t, !t) -> (!t, !t)
    autograd.yield %r#0, %r#1 : !t, !t
  }
  %f0 = autograd.node 7 "CompiledFunctionBackward" -> !t {
    %r = func.call @embed_bwd(%h0#1, %h0#2, %g0#0) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (!t, !t, !t) -> !t
    autograd.yield %r : !t
  }
  %a0 = autograd.node 5 "AccumulateGrad" -> !t {
    %s = autograd.add_grad %g0#1, %f0 : !t
    %r = autograd.accumulate_grad %s slot 0 : !t
    autograd.yield %r : !t
  }
  %h1:3 = func.call @embed(%e, %x1) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (!t, !t) -> (!t, !t, !t)
  %o1:3 = func.call @head(%e, %h1#0) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (!t, !t) -> (!t, !t, !t)
  %g1:2 = autograd.node 20 "CompiledFunctionBackward" -> !t, !t {
    %r:2 = func.call @head_bwd(%o1#1, %o1#2, %o1#0) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (!t, !t, !t) -> (!t, !t)
    autograd.yield %r#0, %r#1 : !t, !t
  }
  %f1 = autograd.node 17 "CompiledFunctionBackward" -> !t {
    %r = func.call @embed_bwd(%h1#1, %h1#2, %g1#0) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (!t, !t, !t) -> !t
    autograd.yield %r : !t
  }
  %a1 = autograd.node 15 "AccumulateGrad" -> !t {
    %s = autograd.add_grad %g1#1, %f1 : !t
    %r = autograd.accumulate_grad %s into %a0 slot 0 : !t
    autograd.yield %r : !t
  }
  autograd.final_callbacks
  %lrT = tensor.splat %lr : !t
  %b1T = tensor.splat %b1 : !t
  %c1T = tensor.splat %c1 : !t
  %b2T = tensor.splat %b2 : !t
  %c2T = tensor.splat %c2 : !t
  %epsT = tensor.splat %eps : !t
  %m1 = arith.mulf %m, %b1T : !t
  %m2 = arith.mulf %a1, %c1T : !t
  %mn = arith.addf %m1, %m2 : !t
  %v1 = arith.mulf %v, %b2T : !t
  %sq = arith.mulf %a1, %a1 : !t
  %v2 = arith.mulf %sq, %c2T : !t
  %vn = arith.addf %v1, %v2 : !t
  %va = math.absf %vn : !t
  %r = math.sqrt %va : !t
  %ea = math.absf %epsT : !t
  %d0 = arith.addf %r, %ea : !t
  %one = arith.constant dense<1.0> : !t
  %d = arith.addf %d0, %one : !t
  %q = arith.divf %mn, %d : !t
  %u = arith.mulf %q, %lrT : !t
  %en = arith.subf %e, %u : !t
  return %en, %mn, %vn : !t, !t, !t
}
