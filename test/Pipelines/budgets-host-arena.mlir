// A host budget is a limit of the arena of pinned memory. Slots are aligned, so
// copies of 1040 bytes need more than their sum.
//
// DEFINE: %{plan} = ao-opt %s --ao-offload-pipeline="machine=%ao_src_root/test/Plan/instant-link.json min-bytes=1
// RUN: %{plan} host-memory-budget=2080 fit-buffers" 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: %{plan} host-memory-budget=2560 fit-buffers arenas=all" 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: %{plan} host-memory-budget=2080 fit-buffers arenas=device" 2>&1 | FileCheck %s --check-prefix=MOVED

// MOVED-COUNT-2: ao.reload
func.func @step(%x: tensor<260xf32>) -> tensor<260xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<260xf32>
  %b = math.cos %a : tensor<260xf32>
  %c = math.exp %b : tensor<260xf32>
  %d = math.sin %c : tensor<260xf32>
  %e = math.cos %d : tensor<260xf32>
  %w = arith.addf %d, %e : tensor<260xf32>
  %v = arith.addf %w, %e : tensor<260xf32>
  %u = arith.addf %v, %d : tensor<260xf32>
  %f = math.exp %u : tensor<260xf32>
  %s = math.exp %f : tensor<260xf32>
  %t = math.exp %s : tensor<260xf32>
  %g = arith.mulf %t, %b : tensor<260xf32>
  %h = math.sin %g : tensor<260xf32>
  %i = arith.mulf %h, %a : tensor<260xf32>
  return %i : tensor<260xf32>
}
