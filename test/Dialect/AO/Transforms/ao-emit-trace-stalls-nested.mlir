// Iterations of nested loops are followed as far as there are 1024 in all: each
// copy takes 100 us in each direction, and compute waits for both.
//
// RUN: echo '{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "latency_us": 0, "memory_bandwidth": 1e12, "peak_flops": {"f32": 1e12}}' > %t.json
// RUN: ao-opt %s --ao-emit-trace="machine=%t.json output=%t.trace" -o /dev/null
// RUN: FileCheck %s --input-file=%t.trace

// CHECK: {"name":"loop","duration_us":1.608e+12,
func.func @step(%x: tensor<25000xf32>) -> tensor<25000xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2000 = arith.constant 2000 : index
  %e = tensor.empty() : tensor<25000xf32>
  %loop = scf.for %i = %c0 to %c2000 step %c1 iter_args(%a = %x) -> (tensor<25000xf32>) {
    %1 = scf.for %j = %c0 to %c2000 step %c1 iter_args(%b = %a) -> (tensor<25000xf32>) {
      %2 = scf.for %k = %c0 to %c2000 step %c1 iter_args(%c = %b) -> (tensor<25000xf32>) {
        %t = ao.offload %c : tensor<25000xf32> -> !ao.transfer<tensor<25000xf32, #ao.host>>
        %host = ao.wait %t keep(%c : tensor<25000xf32>) : !ao.transfer<tensor<25000xf32, #ao.host>>
        %r = ao.reload %host : tensor<25000xf32, #ao.host> -> !ao.transfer<tensor<25000xf32>>
        %back = ao.wait %r keep(%host : tensor<25000xf32, #ao.host>) : !ao.transfer<tensor<25000xf32>>
        %3 = linalg.add {ao.cost_ns = 1000 : i64} ins(%back, %back : tensor<25000xf32>, tensor<25000xf32>) outs(%e : tensor<25000xf32>) -> tensor<25000xf32>
        scf.yield %3 : tensor<25000xf32>
      }
      scf.yield %2 : tensor<25000xf32>
    }
    scf.yield %1 : tensor<25000xf32>
  } loc("loop")
  return %loop : tensor<25000xf32>
}
