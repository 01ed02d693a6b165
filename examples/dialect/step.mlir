// A training step of the sample dialect, with the effect of each interface.

// The gather and attention have models; one remark names the other ops.
// COSTS: no cost model for 4 ops of 4 kinds, {{.*}}'sample.dropout' (1), 'sample.handles' (1), 'sample.gelu' (1), 'sample.update' (1)
// COSTS: sample.func @step
// COSTS: tensor.gather {{.*}}ao.cost_ns = 6 : i64, ao.kind = "memory"
// COSTS: sample.attention {{.*}}ao.kind = "attention"

// A view is no op of the step, and the state is written in place.
// TRACE-NOT: "name":"view"
// TRACE-DAG: {"name":"first",{{.*}}"kind":"attention",{{.*}}"recompute":true}
// TRACE-DAG: {"name":"dropout",{{.*}}"why_not":"random"}
// TRACE-DAG: {"name":"gelu",{{.*}}"recompute":true}
// TRACE-DAG: {"name":"update","bytes":0,
// TRACE-DAG: {"name":"handles","bytes":8192,{{.*}}"offloadable":false

// OFFLOAD-DAG: Reason="registered with a communicator", Remark="kept on device: 'handles'"
// OFFLOAD-DAG: ao.offload

// MARKED: error: {{.*}}'handles' is marked 'ao.offload' but cannot be offloaded: registered with a communicator

sample.func @step(%x: tensor<64x32xf32>, %rows: tensor<64x1xi64>,
                  %state: tensor<64x32xf32> {ao.donated})
    -> (tensor<64x32xf32>, tensor<32x64xf32>) attributes {ao.step} {
  %g = tensor.gather %x[%rows] gather_dims([0])
      : (tensor<64x32xf32>, tensor<64x1xi64>) -> tensor<64x1x32xf32> loc("gather")
  %h = sample.view %g : tensor<64x1x32xf32> -> tensor<64x32xf32> loc("view")
  %a = sample.attention %h, %h, %x : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32> loc("first")
  %d = sample.dropout %a : tensor<64x32xf32> loc("dropout")
  %r = sample.handles %d : tensor<64x32xf32> loc("handles")
  %e = sample.gelu %r : tensor<64x32xf32> loc("gelu")
  %b = sample.attention %e, %e, %x : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32> loc("second")
  %c = sample.attention %b, %b, %x : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32> loc("third")
  %s = sample.attention %c, %e, %r : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32> loc("fourth")
  %t = sample.attention %s, %a, %d : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32> -> tensor<64x32xf32> loc("fifth")
  %u = sample.update %state, %t : tensor<64x32xf32> loc("update")
  %v = sample.view %t : tensor<64x32xf32> -> tensor<32x64xf32> loc("result")
  sample.return %u, %v : tensor<64x32xf32>, tensor<32x64xf32>
}
