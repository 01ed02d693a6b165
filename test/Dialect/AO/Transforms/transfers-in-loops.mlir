// The plan of a step includes the transfers of values within iterations that are
// written by hand, in nested loops as well: peaks of device and host memory are
// the measured ones, and their stalls are part of the step's time.
//
// REQUIRES: ao-run
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-verify-transfers --ao-emit-trace="machine=%t.json output=%t.trace plan-output=%t.plan" --ao-bufferize-pipeline -o %t.buffers.mlir
// RUN: ao-run %t.buffers.mlir --buffers --strategy=none --json=%t.run
// RUN: %python %ao_src_root/test/Models/compare_peaks.py %t.plan %t.run
// RUN: FileCheck %s --input-file=%t.plan
// CHECK: "host_peak_bytes":2048,
//
// The rest of the step is planned around them, and the body is not planned again.
// RUN: ao-opt %s --ao-plan-offload="machine=%t.json min-bytes=0" --ao-apply-plan -o /dev/null
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0" --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=BODY
// BODY: Reason="it has transfers"
//
// A transfer from one iteration to the next is part of no plan, unless it is one
// of a slice.
// RUN: sed 's/iter_args(%%e = %%c)/iter_args(%%e = %%c, %%old = %%h)/; s/%%d = scf/%%d:2 = scf/; s/-> (tensor<256xf32>) { \/\/ inner/-> (tensor<256xf32>, tensor<256xf32, #ao.host>) {/; s/scf.yield %%y : tensor<256xf32>/scf.yield %%y, %%k : tensor<256xf32>, tensor<256xf32, #ao.host>/; s/arith.mulf %%d,/arith.mulf %%d#0,/' %s > %t.carried.mlir
// RUN: not ao-opt %t.carried.mlir --ao-emit-trace="output= plan-output=%t.none" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CARRIED
// RUN: not ls %t.none
// CARRIED: error: 'ao.wait' op is inside a region: not part of a plan
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %t = ao.offload %a : tensor<256xf32> -> !ao.transfer<tensor<256xf32, #ao.host>>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %h = ao.wait %t keep(%a : tensor<256xf32>) : !ao.transfer<tensor<256xf32, #ao.host>>
    %d = scf.for %j = %c0 to %c3 step %c1 iter_args(%e = %c) -> (tensor<256xf32>) { // inner
      %p = math.sin %e : tensor<256xf32>
      %v = ao.offload %p : tensor<256xf32> -> !ao.transfer<tensor<256xf32, #ao.host>>
      %k = ao.wait %v keep(%p : tensor<256xf32>) : !ao.transfer<tensor<256xf32, #ao.host>>
      %q = math.exp %e : tensor<256xf32>
      %o = ao.reload %k : tensor<256xf32, #ao.host> -> !ao.transfer<tensor<256xf32>>
      %n = ao.wait %o keep(%k : tensor<256xf32, #ao.host>) : !ao.transfer<tensor<256xf32>>
      %y = arith.mulf %q, %n : tensor<256xf32>
      scf.yield %y : tensor<256xf32>
    }
    %u = ao.reload %h : tensor<256xf32, #ao.host> -> !ao.transfer<tensor<256xf32>>
    %f = arith.mulf %d, %c {ao.phase = "backward"} : tensor<256xf32>
    %s = ao.wait %u keep(%h : tensor<256xf32, #ao.host>) : !ao.transfer<tensor<256xf32>>
    %l = arith.mulf %f, %s {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  }
  return %r : tensor<256xf32>
}
