// Machine files and target specs that cannot be used: one error, exit status 1.
//
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/nowhere.json"
// step.mlir:{{[01]:[01]}}: error: machine '{{.*}}nowhere.json' is neither a file nor one of h100-pcie4, h100-pcie5, gh200
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/malformed.json"
// step.mlir:{{[01]:[01]}}: error: {{.*}}malformed.json': {{.+}}
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/negative.json"
// step.mlir:{{[01]:[01]}}: error: {{.*}}a link rate must be positive
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/huge.json"
// step.mlir:{{[01]:[01]}}: error: {{.*}}huge.json': {{.+}}
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/nan.json"
// step.mlir:{{[01]:[01]}}: error: {{.*}}nan.json': {{.+}}
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/missing.json"
// step.mlir:{{[01]:[01]}}: error: {{.*}}missing key "h2d_bandwidth"
//
// $ ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/typo.json"
// step.mlir:{{[01]:[01]}}: error: {{.*}}typo.json': $.memory_bandwith: unknown key "memory_bandwith", expected one of schema, version, name, d2h_bandwidth
//
// $ ao-opt %t/target.mlir --ao-estimate-costs
// error: entry "h2d_bandwidth" of device "GPU": expected a number, got "fast"
//
// $ ao-opt %t/target-negative.mlir --ao-estimate-costs
// error: device "GPU": {{.*}}a link rate must be positive


//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- target.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"h2d_bandwidth" = "fast">>} {
}
//--- target-negative.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"h2d_bandwidth" = -5 : i64>>} {
}
//--- malformed.json
{"schema"
//--- negative.json
{"d2h_bandwidth": 1e9, "h2d_bandwidth": -1e9}
//--- huge.json
{"d2h_bandwidth": 1e999, "h2d_bandwidth": 1e9}
//--- nan.json
{"d2h_bandwidth": NaN, "h2d_bandwidth": 1e9}
//--- missing.json
{"d2h_bandwidth": 1e9}
//--- typo.json
{"d2h_bandwidth": 1e9, "h2d_bandwidth": 1e9, "memory_bandwith": 1e10}
