// Tied weights, two microbatches through two pairs, momentum: the first and the last
// region share an embedding, whose gradients meet in a fan-in.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --compare --order=both --strategy=sync,pytorch,planned --min-bytes=1024 \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s
// RUN: ao-run %s --order=both --scalars=device --strategy=planned --device-memory-budget=95% --min-bytes=1024 \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s --check-prefix=DEVICE
// RUN: ao-run %s --order=both --scalars=device --strategy=none | FileCheck %s --check-prefix=SCALARS
// CHECK: none (tape)
// CHECK: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// CHECK: {{^}}sync {{ *}}[[SYNC:[0-9]+]] {{ *}}[[SYNC]] {{.*}} yes
// CHECK: {{^}}pytorch {{.*}} yes
// CHECK: {{^}}planned {{ *}}[[PLANNED:[0-9]+]] {{ *}}[[PLANNED]] {{.*}} yes
// The block of scalars is counted until the last of them has been read.
// SCALARS: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// DEVICE: {{^}}planned {{ *}}[[PEAK:[0-9]+]] {{ *}}[[PEAK]] {{.*}} yes

!t = tensor<64x64xf32>
func.func private @in(%e: !t, %x: !t) -> (!t, !t, !t) attributes {ao.aot_id = 0 : i64, ao.backward = @in_bwd, ao.num_outputs = 1 : i64} {
  %m = arith.mulf %e, %x : !t loc("embed")
  %y = math.tanh %m : !t loc("tanh")
  return %y, %y, %x : !t, !t, !t
}
func.func private @in_bwd(%y: !t, %x: !t, %g: !t) -> !t {
  %one = arith.constant dense<1.0> : !t
  %s = arith.mulf %y, %y : !t loc("square")
  %d = arith.subf %one, %s : !t loc("slope")
  %gm = arith.mulf %g, %d : !t loc("g")
  %de = arith.mulf %gm, %x : !t loc("de")
  return %de : !t
}
func.func private @out(%e: !t, %w: !t, %h: !t) -> (!t, !t, !t, !t) attributes {ao.aot_id = 1 : i64, ao.backward = @out_bwd, ao.num_outputs = 1 : i64} {
  %a = arith.mulf %w, %h : !t loc("mid")
  %b = arith.mulf %e, %a : !t loc("head")
  return %b, %e, %a, %h : !t, !t, !t, !t
}
func.func private @out_bwd(%e: !t, %a: !t, %h: !t, %w: !t, %g: !t) -> (!t, !t, !t) {
  %de = arith.mulf %g, %a : !t loc("de")
  %da = arith.mulf %g, %e : !t loc("da")
  %dw = arith.mulf %da, %h : !t loc("dw")
  %dh = arith.mulf %da, %w : !t loc("dh")
  return %de, %dw, %dh : !t, !t, !t
}
func.func @train(%e: !t {ao.donated}, %w: !t {ao.donated}, %me: !t {ao.donated}, %mw: !t {ao.donated}, %x0: !t, %x1: !t, %lr: f32, %mu: f32)
    -> (!t, !t, !t, !t) attributes {autograd.tape, autograd.gradients = ["embedding", "w"]} {
  %h0:3 = func.call @in(%e, %x0) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (!t, !t) -> (!t, !t, !t)
  %o0:4 = func.call @out(%e, %w, %h0#0) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (!t, !t, !t) -> (!t, !t, !t, !t)
  %b0:3 = autograd.node 0 "CompiledFunctionBackward" -> !t, !t, !t {
    %r:3 = func.call @out_bwd(%o0#1, %o0#2, %o0#3, %w, %o0#0) {ao.layer = 1 : i64, ao.microbatch = 0 : i64} : (!t, !t, !t, !t, !t) -> (!t, !t, !t)
    autograd.yield %r#0, %r#1, %r#2 : !t, !t, !t
  }
  %c0 = autograd.node 1 "CompiledFunctionBackward" -> !t {
    %r = func.call @in_bwd(%h0#1, %h0#2, %b0#2) {ao.layer = 0 : i64, ao.microbatch = 0 : i64} : (!t, !t, !t) -> !t
    autograd.yield %r : !t
  }
  %ge0 = autograd.node 2 "AccumulateGrad" -> !t {
    %s = autograd.add_grad %b0#0, %c0 : !t
    %r = autograd.accumulate_grad %s slot 0 : !t
    autograd.yield %r : !t
  }
  %gw0 = autograd.node 3 "AccumulateGrad" -> !t {
    %r = autograd.accumulate_grad %b0#1 slot 1 : !t
    autograd.yield %r : !t
  }
  %h1:3 = func.call @in(%e, %x1) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (!t, !t) -> (!t, !t, !t)
  %o1:4 = func.call @out(%e, %w, %h1#0) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (!t, !t, !t) -> (!t, !t, !t, !t)
  %b1:3 = autograd.node 4 "CompiledFunctionBackward" -> !t, !t, !t {
    %r:3 = func.call @out_bwd(%o1#1, %o1#2, %o1#3, %w, %o1#0) {ao.layer = 1 : i64, ao.microbatch = 1 : i64} : (!t, !t, !t, !t, !t) -> (!t, !t, !t)
    autograd.yield %r#0, %r#1, %r#2 : !t, !t, !t
  }
  %c1 = autograd.node 5 "CompiledFunctionBackward" -> !t {
    %r = func.call @in_bwd(%h1#1, %h1#2, %b1#2) {ao.layer = 0 : i64, ao.microbatch = 1 : i64} : (!t, !t, !t) -> !t
    autograd.yield %r : !t
  }
  %ge = autograd.node 6 "AccumulateGrad" -> !t {
    %s = autograd.add_grad %b1#0, %c1 : !t
    %r = autograd.accumulate_grad %s into %ge0 slot 0 : !t
    autograd.yield %r : !t
  }
  %gw = autograd.node 7 "AccumulateGrad" -> !t {
    %r = autograd.accumulate_grad %b1#1 into %gw0 slot 1 : !t
    autograd.yield %r : !t
  }
  autograd.final_callbacks
  %muT = tensor.splat %mu : !t
  %lrT = tensor.splat %lr : !t
  %me1 = arith.mulf %me, %muT : !t
  %me2 = arith.addf %me1, %ge : !t
  %de = arith.mulf %me2, %lrT : !t
  %e2 = arith.subf %e, %de : !t
  %mw1 = arith.mulf %mw, %muT : !t
  %mw2 = arith.addf %mw1, %gw : !t
  %dw = arith.mulf %mw2, %lrT : !t
  %w2 = arith.subf %w, %dw : !t
  return %e2, %w2, %me2, %mw2 : !t, !t, !t, !t
}
