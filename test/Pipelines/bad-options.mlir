// Bad options, machine files and profiles: one error, exit status 1.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/nowhere.json" 2>&1 | FileCheck %s --check-prefix=NOWHERE
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/malformed.json" 2>&1 | FileCheck %s --check-prefix=MALFORMED
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/negative.json" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/huge.json" 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/nan.json" 2>&1 | FileCheck %s --check-prefix=NAN
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/missing.json" 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/nowhere.json" 2>&1 | FileCheck %s --check-prefix=NOPROFILE
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/malformed.json" 2>&1 | FileCheck %s --check-prefix=BADPROFILE
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/array.json" 2>&1 | FileCheck %s --check-prefix=ARRAY
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/negative-ns.json" 2>&1 | FileCheck %s --check-prefix=NEGATIVENS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/huge-ns.json" 2>&1 | FileCheck %s --check-prefix=HUGENS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/real-ns.json" 2>&1 | FileCheck %s --check-prefix=REALNS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/nan-ns.json" 2>&1 | FileCheck %s --check-prefix=NANNS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/kind.json" 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync min-bytes=-1" 2>&1 | FileCheck %s --check-prefix=MINBYTES
// RUN: not ao-opt %t/step.mlir --ao-prefetch-reloads="link-bandwidth=-1" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %t/step.mlir --ao-prefetch-reloads="link-bandwidth=nan" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %t/step.mlir --ao-prefetch-reloads="link-bandwidth=inf" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=best" 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not ao-opt %t/target.mlir --ao-estimate-costs 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not ao-opt %t/target-negative.mlir --ao-estimate-costs 2>&1 | FileCheck %s --check-prefix=TARGETNEG

// NOWHERE: step.mlir:{{[01]:[01]}}: error: machine '{{.*}}nowhere.json' is neither a file nor one of h100-pcie4, h100-pcie5, gh200
// MALFORMED: step.mlir:{{[01]:[01]}}: error: {{.*}}malformed.json': {{.+}}
// NEGATIVE: step.mlir:{{[01]:[01]}}: error: {{.*}}a link rate must be positive
// HUGE: step.mlir:{{[01]:[01]}}: error: {{.*}}huge.json': {{.+}}
// NAN: step.mlir:{{[01]:[01]}}: error: {{.*}}nan.json': {{.+}}
// MISSING: step.mlir:{{[01]:[01]}}: error: {{.*}}missing key "h2d_bandwidth"
// NOPROFILE: nowhere.json:1:1: error: cannot read profile: No such file or directory
// BADPROFILE: malformed.json:1:1: error: malformed profile: {{.*}}Expected : after object key
// ARRAY: array.json:1:1: error: malformed profile: $: expected an object from op name to nanoseconds
// NEGATIVENS: error: malformed profile: $["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// HUGENS: error: malformed profile: $["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// REALNS: error: malformed profile: $["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// NANNS: error: malformed profile: [1:{{[0-9]+}}, byte={{[0-9]+}}]: Invalid JSON value
// KIND: error: malformed profile: $["math.sin"].kind: expected matmul, conv, attention, memory, collective or other
// MINBYTES: step.mlir:{{[01]:[01]}}: error: 'min-bytes' must not be negative, got -1
// BANDWIDTH: step.mlir:{{[01]:[01]}}: error: 'link-bandwidth' must be a positive number of bytes per second
// STRATEGY: Cannot find option named 'best'!
// TARGET: error: entry "h2d_bandwidth" of device "GPU": expected a number, got "fast"
// TARGETNEG: error: device "GPU": {{.*}}a link rate must be positive

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
{"a"
//--- negative.json
{"d2h_bandwidth": 1e9, "h2d_bandwidth": -1e9}
//--- huge.json
{"d2h_bandwidth": 1e999, "h2d_bandwidth": 1e9}
//--- nan.json
{"d2h_bandwidth": NaN, "h2d_bandwidth": 1e9}
//--- missing.json
{"d2h_bandwidth": 1e9}
//--- array.json
[1, 2]
//--- negative-ns.json
{"math.sin": -5}
//--- huge-ns.json
{"math.sin": 9223372036854775808}
//--- real-ns.json
{"math.sin": 1.5}
//--- nan-ns.json
{"math.sin": NaN}
//--- kind.json
{"math.sin": {"ns": 5, "kind": "gemm"}}
