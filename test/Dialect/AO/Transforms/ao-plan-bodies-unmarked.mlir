// A loop over microbatches with unrolled layers needs no marks: it shares no
// stacked residual with another loop. Loops that do are loops over layers, and
// their iterations are no steps.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0.2, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-plan-bodies="machine=%t.json min-bytes=0" --ao-verify-transfers -o %t.mlir 2> %t.txt
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=LAYERS < %t.txt
// RUN: ao-opt %t.mlir --ao-bufferize-pipeline --ao-verify-transfers -o /dev/null
//
// A body is planned once.
// RUN: ao-opt %t.mlir --ao-plan-bodies="machine=%t.json min-bytes=0" -o %t.twice.mlir 2> /dev/null
// RUN: cmp %t.mlir %t.twice.mlir
//
// A budget that takes the body's plan.
// RUN: ao-opt %s --ao-offload-pipeline="machine=%t.json min-bytes=0 device-memory-budget=80%%" -o /dev/null

// CHECK-LABEL: func.func @microbatches
// CHECK: %[[A:.*]] = math.sin
// CHECK: ao.offload
// CHECK: arith.mulf
// CHECK: ao.wait
// CHECK: scf.yield
// CHECK-LABEL: func.func @layers
// CHECK-NOT: ao.offload
// LAYERS: remark: '@layers': nothing offloaded within iterations: no loop has both forward and backward ops
func.func @microbatches(%x: tensor<3x256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %w) -> (tensor<256xf32>) {
    %s = tensor.extract_slice %x[%i, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<256xf32>
    %a = math.sin %s : tensor<256xf32>
    %b = math.exp %a : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = math.sin %c : tensor<256xf32>
    %e = math.exp %d : tensor<256xf32>
    %f = arith.mulf %e, %d : tensor<256xf32>
    %h = arith.mulf %f, %c : tensor<256xf32>
    %k = arith.mulf %h, %b : tensor<256xf32>
    %l = arith.mulf %k, %a : tensor<256xf32>
    %m = arith.addf %l, %g : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("microbatches")
  return %r : tensor<256xf32>
}

func.func @layers(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %init = tensor.empty() : tensor<3x256xf32>
  %y, %s = scf.for %i = %c0 to %c3 step %c1 iter_args(%h = %x, %t = %init) -> (tensor<256xf32>, tensor<3x256xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %b = math.exp %a : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = arith.mulf %c, %b : tensor<256xf32>
    %e = arith.mulf %d, %a : tensor<256xf32>
    %n = tensor.insert_slice %a into %t[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<3x256xf32>
    scf.yield %e, %n : tensor<256xf32>, tensor<3x256xf32>
  }
  %z = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %y) -> (tensor<256xf32>) {
    %a = tensor.extract_slice %s[%i, 0] [1, 256] [1, 1] : tensor<3x256xf32> to tensor<256xf32>
    %b = math.sin %g : tensor<256xf32>
    %c = math.cos %b : tensor<256xf32>
    %d = arith.mulf %c, %a : tensor<256xf32>
    %e = arith.mulf %d, %b : tensor<256xf32>
    scf.yield %e : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
