// A host budget below the aligned sum of copies is infeasible with an arena,
// with and without a device budget.
//
// DEFINE: %{plan} = ao-opt %s --ao-offload-pipeline="machine=%ao_src_root/test/Plan/instant-link.json min-bytes=1
// RUN: not %{plan} host-memory-budget=2080 fit-buffers arenas=all" -o %t.mlir 2>&1 | FileCheck %s
// RUN: not %{plan} host-memory-budget=2080 device-memory-budget=5920 fit-buffers arenas=all" -o %t.mlir 2>&1 | FileCheck %s
// RUN: not ls %t.mlir

// CHECK: budgets-host-arena-exceeded.mlir:[[#@LINE+2]]:1: error: the host arena of '@step' needs 2560 bytes, above the host memory budget of 2080

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
