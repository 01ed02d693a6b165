// A policy that ignores memory budgets warns where it exceeds one.
//
// RUN: ao-opt %s --verify-diagnostics --ao-plan-offload="policy=sync min-bytes=0 device-memory-budget=1kB host-memory-budget=10" -o /dev/null

// expected-warning@+2 {{policy 'sync' ignores memory budgets: '@step' needs 8192 bytes, above the 'device-memory-budget' of 1000}}
// expected-warning@+1 {{policy 'sync' ignores memory budgets: '@step' needs 4096 bytes, above the 'host-memory-budget' of 10}}
func.func @step(%x: tensor<1024xf32> {ao.donated}) -> tensor<1024xf32> attributes {ao.step} {
  %a = math.sin %x : tensor<1024xf32>
  %b = math.cos %a : tensor<1024xf32>
  %c = math.exp %b : tensor<1024xf32>
  %d = arith.mulf %c, %a : tensor<1024xf32>
  return %d : tensor<1024xf32>
}
