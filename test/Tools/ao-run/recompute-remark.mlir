// The remark of a plan names the recomputed ops.
//
// REQUIRES: ao-run
// RUN: ao-opt %s --remarks-filter=ao --ao-offload-pipeline="recompute device-memory-budget=75%" \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: drop before {{.*}}recomputed before 'd', its next use; its op takes {{.*}}, {{.*}} ns a byte{{.*}}rematerialized 'a'
// REMARK: rematerialized 1 value (262 kB); peak 1.05 MB -> 786 kB of a budget of 786 kB, 0 ms exposed, {{.*}} recomputed, at least {{.*}} under any plan;
func.func @step(%x: tensor<256x256xf32>) -> tensor<256x256xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %a = math.sin %x : tensor<256x256xf32> loc("a")
  %b = math.cos %a : tensor<256x256xf32> loc("b")
  %e = tensor.empty() : tensor<256x256xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<256x256xf32>) -> tensor<256x256xf32>
  %m = linalg.matmul ins(%b, %x : tensor<256x256xf32>, tensor<256x256xf32>) outs(%f : tensor<256x256xf32>) -> tensor<256x256xf32> loc("m")
  %d = arith.mulf %m, %a : tensor<256x256xf32> loc("d")
  return %d : tensor<256x256xf32>
}
