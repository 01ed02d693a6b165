// How long a loop waits for copies: each takes 100 us here, and an op 1 us. Two
// slices arrive for each iteration, one after the other, and the next ones
// start when it ends, so that each waits for 199 us. So do the ops after the
// loop for what that passes on.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0, "memory_bandwidth": 1e12, "peak_flops": {"f32": 1e12}}' > %t.json
// RUN: ao-opt %s --ao-emit-trace="machine=%t.json output=%t.trace" -o /dev/null
// RUN: FileCheck %s --input-file=%t.trace

// CHECK: {"name":"loop","duration_us":402,
// CHECK: "duration_us":101}
// CHECK: "duration_us":100}
func.func @step(%x: tensor<25000xf32>, %y: tensor<25000xf32>) -> tensor<25000xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = ao.offload %x : tensor<25000xf32> -> !ao.transfer<tensor<25000xf32, #ao.host>>
  %host = ao.wait %t keep(%x : tensor<25000xf32>) : !ao.transfer<tensor<25000xf32, #ao.host>>
  %one = ao.reload %host : tensor<25000xf32, #ao.host> -> !ao.transfer<tensor<25000xf32>>
  %two = ao.reload %host : tensor<25000xf32, #ao.host> -> !ao.transfer<tensor<25000xf32>>
  %e = tensor.empty() : tensor<25000xf32>
  %loop:3 = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %one, %b = %two, %h = %y) -> (!ao.transfer<tensor<25000xf32>>, !ao.transfer<tensor<25000xf32>>, tensor<25000xf32>) {
    %first = ao.wait %a keep(%host : tensor<25000xf32, #ao.host>) : !ao.transfer<tensor<25000xf32>>
    %0 = linalg.add {ao.cost_ns = 1000 : i64} ins(%h, %first : tensor<25000xf32>, tensor<25000xf32>) outs(%e : tensor<25000xf32>) -> tensor<25000xf32>
    %second = ao.wait %b keep(%host : tensor<25000xf32, #ao.host>) : !ao.transfer<tensor<25000xf32>>
    %1 = linalg.add {ao.cost_ns = 1000 : i64} ins(%0, %second : tensor<25000xf32>, tensor<25000xf32>) outs(%e : tensor<25000xf32>) -> tensor<25000xf32>
    %next = ao.reload %host : tensor<25000xf32, #ao.host> -> !ao.transfer<tensor<25000xf32>>
    %after = ao.reload %host : tensor<25000xf32, #ao.host> -> !ao.transfer<tensor<25000xf32>>
    scf.yield %next, %after, %1 : !ao.transfer<tensor<25000xf32>>, !ao.transfer<tensor<25000xf32>>, tensor<25000xf32>
  } loc("loop")
  %first = ao.wait %loop#0 keep(%host : tensor<25000xf32, #ao.host>) : !ao.transfer<tensor<25000xf32>>
  %0 = linalg.add {ao.cost_ns = 1000 : i64} ins(%loop#2, %first : tensor<25000xf32>, tensor<25000xf32>) outs(%e : tensor<25000xf32>) -> tensor<25000xf32>
  %second = ao.wait %loop#1 keep(%host : tensor<25000xf32, #ao.host>) : !ao.transfer<tensor<25000xf32>>
  %1 = linalg.add {ao.cost_ns = 1000 : i64} ins(%0, %second : tensor<25000xf32>, tensor<25000xf32>) outs(%e : tensor<25000xf32>) -> tensor<25000xf32>
  return %1 : tensor<25000xf32>
}
