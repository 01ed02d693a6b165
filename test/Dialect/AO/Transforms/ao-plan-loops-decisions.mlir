// For each stacked residual, remarks and the report give the decision and its
// reason.
//
// RUN: echo '{"d2h_bandwidth": 1e8, "h2d_bandwidth": 1e8, "latency_us": 0, "memory_bandwidth": 2.048e9, "peak_flops": {"f32": 1e15}}' > %t.json
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned machine=%t.json min-bytes=1024 device-memory-budget=11500 recompute report=%t.report.json" \
// RUN:   --remarks-filter=ao --remark-format=emitRemark -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t.report.json
// RUN: FileCheck %s --input-file=%t.mlir
//
// Without recomputed ops, they are not searched.
// RUN: ao-opt %s --ao-plan-loops="policy=pytorch machine=%t.json min-bytes=1024" --remarks-filter=ao --remark-format=emitRemark -o /dev/null 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MOVED

// REMARK: [Missed] ao-plan-loops {{.*}}Reason="not profitable within the budget; offload and reload take 164 us; cannot be rematerialized: it is computed from loop-carried values that no stacked residual holds", Remark="kept on device: 'layers#1'"
// REMARK: [Passed] ao-plan-loops {{.*}}Reason="offload and reload take 164 us, recomputation takes 8.00 us", Remark="rematerialized slice by slice: 'layers#2'", {{(RemarkId=[0-9]+, )?}}bytes=8192, offloaded_slices=0, rematerialized_slices=7, slices=8
// REMARK: [Missed] ao-plan-loops {{.*}}Reason="a slice has 16 bytes, fewer than min-bytes (1024); recomputation takes {{.*}}", Remark="kept on device: 'layers#3'"

// Recomputations in loops count as work of the step.
// REPORT: "recomputed_us":7,"recomputed_bytes":7168
// REPORT: "stacked_residuals":{
// REPORT: "name":["layers#1","layers#2","layers#3"]
// REPORT: "slices":[8,8,8]
// REPORT: "offloaded_slices":[0,0,0]
// REPORT: "rematerialized_slices":[0,7,0]
// REPORT: "bytes":[8192,8192,128]
// REPORT: "recompute_us":[-1,8,
// REPORT: "copy_us":[163.84,163.84,-1]
// REPORT: "why_kept":["","","a slice has 16 bytes, fewer than min-bytes (1024)"]
// REPORT: "why_not":["it is computed from loop-carried values that no stacked residual holds","",""]
//
// Once the report is written, its attributes are removed.
// CHECK-NOT: ao.residuals
// CHECK: ao.num_recomputed = 1
// CHECK-NOT: ao.residuals

// MOVED: Reason="offload and reload take 164 us", Remark="offloaded slice by slice: 'layers#1'", {{(RemarkId=[0-9]+, )?}}bytes=8192, offloaded_slices=8, rematerialized_slices=0, slices=8
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %init = tensor.empty() : tensor<8x256xf32>
  %other = tensor.empty() : tensor<8x256xf32>
  %small = tensor.empty() : tensor<8x4xf32>
  %y:4 = scf.for %i = %c0 to %c8 step %c1 iter_args(%h = %x, %s = %init, %r = %other, %m = %small) -> (tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x4xf32>) {
    %a = math.sin %h : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %b = math.exp %a : tensor<256xf32>
    %u = tensor.insert_slice %b into %r[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<8x256xf32>
    %few = tensor.extract_slice %a[0] [4] [1] : tensor<256xf32> to tensor<4xf32>
    %n = math.cos %few : tensor<4xf32>
    %v = tensor.insert_slice %n into %m[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x4xf32>
    %e = math.tan %b : tensor<256xf32>
    scf.yield %e, %t, %u, %v : tensor<256xf32>, tensor<8x256xf32>, tensor<8x256xf32>, tensor<8x4xf32>
  } loc("layers")
  %z = scf.for %i = %c0 to %c8 step %c1 iter_args(%g = %y#0) -> (tensor<256xf32>) {
    %j = arith.subi %c7, %i : index
    %b = tensor.extract_slice %y#2[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %d = arith.mulf %g, %b : tensor<256xf32>
    %f = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<8x256xf32> to tensor<256xf32>
    %l = arith.addf %d, %f : tensor<256xf32>
    %n = tensor.extract_slice %y#3[%j, 0] [1, 4] [1, 1] : tensor<8x4xf32> to tensor<4xf32>
    %o = tensor.insert_slice %n into %l[0] [4] [1] : tensor<4xf32> into tensor<256xf32>
    scf.yield %o : tensor<256xf32>
  }
  return %z : tensor<256xf32>
}
