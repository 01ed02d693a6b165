// Callbacks of JAX are opaque ops with effects: pipelines keep each of them and
// their order, and offload the values around them.
//
// RUN: ao-opt %s --allow-unregistered-dialect \
// RUN:   --ao-offload-pipeline="strategy=sync min-bytes=0" \
// RUN:   --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @step
// CHECK: ao.offload
// CHECK: call_target_name = "xla_ffi_python_cpu_callback", has_side_effect = true{{.*}}first
// CHECK: call_target_name = "xla_ffi_python_cpu_callback", has_side_effect = true{{.*}}second
// CHECK: call_target_name = "xla_ffi_python_cpu_callback", has_side_effect = true{{.*}}third
// CHECK: ao.reload
// CHECK: return
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %a = "stablehlo.tanh"(%x) : (tensor<256xf32>) -> tensor<256xf32>
  %b = "stablehlo.tanh"(%a) : (tensor<256xf32>) -> tensor<256xf32>
  "stablehlo.custom_call"(%b) <{call_target_name = "xla_ffi_python_cpu_callback", has_side_effect = true}> {test.name = "first"} : (tensor<256xf32>) -> ()
  %c = "stablehlo.tanh"(%b) : (tensor<256xf32>) -> tensor<256xf32>
  "stablehlo.custom_call"(%c) <{call_target_name = "xla_ffi_python_cpu_callback", has_side_effect = true}> {test.name = "second"} : (tensor<256xf32>) -> ()
  %d = "stablehlo.tanh"(%c) : (tensor<256xf32>) -> tensor<256xf32>
  %e = "stablehlo.tanh"(%d) : (tensor<256xf32>) -> tensor<256xf32>
  "stablehlo.custom_call"(%e) <{call_target_name = "xla_ffi_python_cpu_callback", has_side_effect = true}> {test.name = "third"} : (tensor<256xf32>) -> ()
  %f = "stablehlo.multiply"(%e, %a) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
  return %f : tensor<256xf32>
}
