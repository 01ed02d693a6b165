// Profiles that cannot be used: one error with the JSON path, exit status 1.
//
// RUN: split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/nowhere.json"
// nowhere.json:1:1: error: cannot read profile: No such file or directory
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/malformed.json"
// malformed.json:1:1: error: malformed profile: {{.*}}not valid JSON at line {{[0-9]+}}, column {{[0-9]+}}
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/array.json"
// array.json:1:1: error: malformed profile: $: expected an object
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/negative-ns.json"
// error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/huge-ns.json"
// error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/real-ns.json"
// error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/nan-ns.json"
// error: malformed profile: $.ops["math.sin"]: not valid JSON at line 1
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/kind.json"
// error: malformed profile: $.ops["math.sin"].kind: expected one of matmul, conv, attention, memory, collective, other, got "gemm"
//
// $ ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/twice.json"
// error: malformed profile: $.ops["math.sin"]: duplicate key


//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- malformed.json
{"schema"
//--- array.json
[1, 2]
//--- negative-ns.json
{"schema": "ao.profile", "version": 1, "ops": {"math.sin": -5}}
//--- huge-ns.json
{"schema": "ao.profile", "version": 1, "ops": {"math.sin": 9223372036854775808}}
//--- real-ns.json
{"schema": "ao.profile", "version": 1, "ops": {"math.sin": 1.5}}
//--- nan-ns.json
{"schema": "ao.profile", "version": 1, "ops": {"math.sin": NaN}}
//--- twice.json
{"schema": "ao.profile", "version": 1, "ops": {"math.sin": 1, "math.sin": 2}}
//--- kind.json
{"schema": "ao.profile", "version": 1, "ops": {"math.sin": {"ns": 5, "kind": "gemm"}}}
