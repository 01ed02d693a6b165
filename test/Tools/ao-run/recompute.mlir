// A plan that recomputes an op: the same bits in less memory, with a column for
// its time in the table, the JSON document and the timeline.
//
// REQUIRES: ao-run
// RUN: env AO_POISON=1 ao-run %s --compare --strategy=planned --recompute \
// RUN:   --device-memory-budget=75% -O0 --json=%t.json --timeline=%t.timeline | FileCheck %s
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// RUN: FileCheck %s --check-prefix=TIMELINE < %t.timeline

// CHECK: none 1048576 1048576 {{.*}} -
// CHECK: planned 786432 786432 0 0 0 yes
// CHECK: strategy {{.*}} recomputed offload rate reload rate
// CHECK-NEXT: none {{.*}} 0 ms - - -
// CHECK-NEXT: planned {{.*}} 0 ms {{[1-9][0-9.]* [mun]?s}} - -
// CHECK: planned: rematerialized 1 value (262 kB); peak 1.05 MB -> 786 kB
// JSON: "strategy":"none"
// JSON-NOT: recomputed_ns
// JSON: "strategy":"planned","predicted":{{.*}}"recomputed_ns":
// TIMELINE: (recomputed)
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
