// A loop that reads slices of one residual and defines those of another one is
// pipelined in three stages where that takes less time: it prefetches slices and
// has offloads in flight when an iteration ends.
//
// RUN: echo '{"d2h_bandwidth": 4e8, "h2d_bandwidth": 4e8, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=30%%" --remarks-filter=ao -o %t.mlir 2> %t.txt
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=TIME < %t.txt
// RUN: ao-opt %t.mlir --ao-verify-transfers --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
// RUN: %if ao-run %{ ao-run %s --compare --strategy=planned --machine=%t.json --min-bytes=0 --device-memory-budget=30%% | FileCheck %s --check-prefix=SAME %}
//
// A plan for the iterations predicts the peaks of the resulting step.
// RUN: ao-opt %s --ao-plan-loops="machine=%t.json min-bytes=0 device-memory-budget=30%%" --ao-emit-trace="loops machine=%t.json output=%t.trace plan-output=%t.plan" -o /dev/null
// RUN: ao-opt %s --ao-apply-plan=plan=%t.plan --ao-emit-trace="machine=%t.json output=%t.trace plan-output=%t.step" -o /dev/null
// RUN: %python -c 'import json, sys; a, b = (json.load(open(f)) for f in sys.argv[1:]); assert a["commands"] and all(a["predicted"][key] == b["predicted"][key] > 0 for key in ("peak_bytes", "host_peak_bytes"))' %t.plan %t.step
//
// CHECK: scf.for
// CHECK: scf.for {{.*}} -> ({{.*}}!ao.transfer<tensor<1x256xf32>>, !ao.transfer<tensor<1x256xf32, #ao.host>>
// TIME: makespan_us=1.415200e+02
// TIME-SAME: peak_bytes=4096
// SAME: planned{{ +}}4096{{ +}}4096 {{.*}} yes
func.func @step(%x: tensor<1x256xf32>) -> tensor<1x256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init0 = tensor.empty() : tensor<8x256xf32>
  %y0:2 = scf.for %i0 = %c0 to %c8 step %c1 iter_args(%h0 = %x, %s0 = %init0) -> (tensor<1x256xf32>, tensor<8x256xf32>) {
    %o0_0 = math.sin %h0 : tensor<1x256xf32>
    %o0_1 = math.exp %o0_0 : tensor<1x256xf32>
    %o0_2 = math.cos %o0_1 : tensor<1x256xf32>
    %o0_3 = math.tanh %o0_2 : tensor<1x256xf32>
    %w0 = math.exp2 %o0_3 : tensor<1x256xf32>
    %n0 = tensor.insert_slice %w0 into %s0[%i0, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<8x256xf32>
    scf.yield %o0_3, %n0 : tensor<1x256xf32>, tensor<8x256xf32>
  }
  %init1 = tensor.empty() : tensor<8x256xf32>
  %y1:2 = scf.for %i1 = %c0 to %c8 step %c1 iter_args(%h1 = %y0#0, %s1 = %init1) -> (tensor<1x256xf32>, tensor<8x256xf32>) {
    %r1 = arith.subi %c7, %i1 : index
    %x1 = tensor.extract_slice %y0#1[%r1, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<1x256xf32>
    %m1 = arith.mulf %h1, %x1 : tensor<1x256xf32>
    %o1_0 = math.sin %m1 : tensor<1x256xf32>
    %o1_1 = math.exp %o1_0 : tensor<1x256xf32>
    %o1_2 = math.cos %o1_1 : tensor<1x256xf32>
    %o1_3 = math.tanh %o1_2 : tensor<1x256xf32>
    %w1 = math.exp2 %o1_3 : tensor<1x256xf32>
    %n1 = tensor.insert_slice %w1 into %s1[%i1, 0] [1, 256] [1, 1] : tensor<1x256xf32> into tensor<8x256xf32>
    scf.yield %o1_3, %n1 : tensor<1x256xf32>, tensor<8x256xf32>
  }
  %y2:1 = scf.for %i2 = %c0 to %c8 step %c1 iter_args(%h2 = %y1#0) -> (tensor<1x256xf32>) {
    %r2 = arith.subi %c7, %i2 : index
    %x2 = tensor.extract_slice %y1#1[%r2, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<1x256xf32>
    %m2 = arith.mulf %h2, %x2 : tensor<1x256xf32>
    %o2_0 = math.sin %m2 : tensor<1x256xf32>
    %o2_1 = math.exp %o2_0 : tensor<1x256xf32>
    %o2_2 = math.cos %o2_1 : tensor<1x256xf32>
    %o2_3 = math.tanh %o2_2 : tensor<1x256xf32>
    scf.yield %o2_3 : tensor<1x256xf32>
  }
  return %y2#0 : tensor<1x256xf32>
}
