// A function without a known body, a node after a view that was written in place,
// and an output that was broadcast.
//
// REQUIRES: ao-run, autograd
// RUN: ao-run %s --compare --order=both --strategy=sync,pytorch --min-bytes=64 --hooks=scale:0.5 \
// RUN:   --machine=%ao_src_root/examples/small-device.json | FileCheck %s
// CHECK: none (tape)
// CHECK: {{^}}none {{ *}}[[NONE:[0-9]+]] {{ *}}[[NONE]] {{.*}} yes
// CHECK: {{^}}sync {{ *}}[[SYNC:[0-9]+]] {{ *}}[[SYNC]] {{.*}} yes
// CHECK: {{^}}pytorch {{.*}} yes

!t = tensor<8x16xf32>
func.func private @f(%w: !t, %x: !t) -> (!t, !t) attributes {ao.aot_id = 0 : i64, ao.backward = @b, ao.num_outputs = 1 : i64} {
  %y = arith.mulf %w, %x : !t loc("mul")
  return %y, %x : !t, !t
}
func.func private @b(%x: !t, %g: !t) -> !t {
  %dw = arith.mulf %g, %x : !t loc("dw")
  return %dw : !t
}
func.func @odd(%w: !t, %x: !t, %bias: tensor<16xf32>, %call: !autograd.hook<function>)
    -> (!t {autograd.gradient = 0 : i64}, tensor<16xf32> {autograd.gradient = 1 : i64}) attributes {autograd.tape, autograd.gradients = ["w", "bias"]} {
  %y:2 = func.call @f(%w, %x) : (!t, !t) -> (!t, !t)
  %o = autograd.node 0 "MyFunctionBackward" -> !t {
    %r = autograd.call_opaque %call ins(%x : !t) outs(%y#0 : !t) -> !t
    autograd.yield %r : !t
  }
  %s = autograd.node 1 "CopySlices" -> !t {
    %r:2 = autograd.copy_slices %o base [8, 16] [16, 1] 0 view [4, 16] [16, 1] 16 needs [true, true]
        : !t -> !t, tensor<4x16xf32> {
    ^bb0(%part: tensor<4x16xf32>):
      %z = arith.negf %part : tensor<4x16xf32>
      %q = arith.mulf %part, %part : tensor<4x16xf32>
      autograd.yield %z, %q : tensor<4x16xf32>, tensor<4x16xf32>
    }
    autograd.yield %r#0 : !t
  }
  %d = autograd.node 2 "CompiledFunctionBackward" -> !t {
    %r = func.call @b(%y#1, %s) : (!t, !t) -> !t
    %v = autograd.validate_output %r : !t to !t
    autograd.yield %v : !t
  }
  %gb = autograd.node 3 "AddBackward0" -> tensor<16xf32> {
    %v = autograd.validate_output %s : !t to tensor<16xf32>
    autograd.yield %v : tensor<16xf32>
  }
  %a0 = autograd.node 4 "AccumulateGrad" -> !t {
    %r = autograd.accumulate_grad %d slot 0 : !t
    autograd.yield %r : !t
  }
  %a1 = autograd.node 5 "AccumulateGrad" -> tensor<16xf32> {
    %r = autograd.accumulate_grad %gb slot 1 : tensor<16xf32>
    autograd.yield %r : tensor<16xf32>
  }
  autograd.final_callbacks
  return %a0, %a1 : !t, tensor<16xf32>
}
