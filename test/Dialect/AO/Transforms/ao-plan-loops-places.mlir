// The starts and waits of transfers within an iteration. Ops take 1 us here or,
// with two operands, 1.5 us, and a copy 1.5 us. The first offload completes
// within the second op after it, and the second one, for which the engine is
// free later, within its second, too. The reload of a slice is issued two ops
// before its use, modulo one iteration.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.476, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-estimate-costs=machine=%t.json --ao-plan-loops="machine=%t.json min-bytes=0 device-memory-budget=16384" | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned machine=%t.json min-bytes=0 device-memory-budget=16384" | FileCheck %s --check-prefix=MOVED
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned machine=%t.json min-bytes=0 device-memory-budget=16384" --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null

// CHECK: math.sin
// CHECK-NEXT: tensor.insert_slice {{.*}}ao.offload_delay = 2 : i64}
// CHECK: math.exp
// CHECK-NEXT: tensor.insert_slice {{.*}}ao.offload_delay = 2 : i64}
// CHECK: tensor.extract_slice {{.*}}ao.prefetch_distance = 2 : i64}
// CHECK-NEXT: math.absf
// CHECK: tensor.extract_slice {{.*}}ao.prefetch_distance = 2 : i64}
// CHECK-NEXT: arith.addf

// MOVED: scf.for
// MOVED: %[[A:.*]] = math.sin
// MOVED: %[[S:.*]] = ao.offload %[[A]]
// MOVED: %[[B:.*]] = math.exp
// MOVED: %[[T:.*]] = ao.offload %[[B]]
// MOVED-NEXT: math.cos
// MOVED-NEXT: ao.wait %[[S]]
// MOVED: math.sin
// MOVED-NEXT: ao.wait %[[T]]
// MOVED: math.tan
// The part that is kept on device has no marks.
// MOVED-NOT: ao.offload_delay
// MOVED-NOT: ao.prefetch_distance
// Carried, and issued before the last op.
// MOVED: scf.for {{.*}} iter_args(%{{.*}}, %[[C:.*]] = %{{.*}}) -> (tensor<256xf32>, !ao.transfer<tensor<256xf32>>)
// MOVED: math.sin
// MOVED: ao.wait %[[C]]
// MOVED: math.absf
// MOVED: arith.mulf
// MOVED: %[[R:.*]] = ao.reload
// MOVED-NEXT: math.cos
// MOVED: math.sin
// MOVED: %[[G:.*]] = ao.wait %[[R]]
// MOVED: %[[N:.*]] = ao.reload
// MOVED-NEXT: arith.addf %{{.*}}, %[[G]]
// MOVED: scf.yield %{{.*}}, %[[N]]
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %init = tensor.empty() : tensor<16x256xf32>
  %other = tensor.empty() : tensor<16x256xf32>
  %y:3 = scf.for %i = %c0 to %c16 step %c1 iter_args(%h = %x, %s = %init, %r = %other) -> (tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<16x256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.tan %d : tensor<256xf32>
    scf.yield %e, %t, %u : tensor<256xf32>, tensor<16x256xf32>, tensor<16x256xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c16 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c15, %i : index
    %a = math.sin %g : tensor<256xf32>
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %c = math.absf %b : tensor<256xf32>
    %d = arith.mulf %a, %c : tensor<256xf32>
    %e = math.cos %d : tensor<256xf32>
    %k = math.sin %e : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<16x256xf32> to tensor<256xf32>
    %l = arith.addf %k, %f : tensor<256xf32>
    scf.yield %l : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
