// A plan that lets an op run a second time: the same bits in less memory, with a
// column for its time, in the table and in the document.
//
// REQUIRES: ao-run
// RUN: env AO_POISON=1 ao-run %s --compare --strategy=planned --recompute \
// RUN:   --device-memory-budget=75% -O0 --json=%t.json --timeline=%t.timeline | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: FileCheck %s --check-prefix=TIMELINE < %t.timeline
// RUN: ao-opt %s --remarks-filter=ao --ao-offload-pipeline="recompute device-memory-budget=75%" \
// RUN:   -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// By time instead of memory: the lowest peak for so much more of it.
// RUN: ao-run %s --compare --strategy=planned --recompute --max-slowdown=100% -O0 | FileCheck %s --check-prefix=SLOWER
// Nothing of it where it is not asked for.
// RUN: ao-run %s --strategy=none -O0 | FileCheck %s --check-prefix=PLAIN

// CHECK: none 1048576 1048576 {{.*}} -
// CHECK: planned 786432 786432 0 0 0 yes
// CHECK: strategy {{.*}} recomputed offload rate reload rate
// CHECK: planned: rematerialized 1 value (262 kB); peak 1.05 MB -> 786 kB
// SLOWER: planned 786432 786432 {{.*}} yes
// JSON: "strategy":"none"
// JSON-NOT: recomputed_ns
// JSON: "strategy":"planned","predicted":{{.*}}"recomputed_ns":
// TIMELINE: (recomputed)
// REMARK: drop before {{.*}}recomputed before 'd', its next use; its op takes {{.*}}, {{.*}} ns a byte{{.*}}rematerialized 'a'
// REMARK: rematerialized 1 value (262 kB); peak 1.05 MB -> 786 kB of a budget of 786 kB, 0 ms exposed, {{.*}} recomputed, at least {{.*}} under any plan;
// PLAIN-NOT: recomputed
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
