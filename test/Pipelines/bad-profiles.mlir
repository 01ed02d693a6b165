// Profiles that cannot be used: one error with the JSON path, exit status 1.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/nowhere.json" 2>&1 | FileCheck %s --check-prefix=NOPROFILE
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/malformed.json" 2>&1 | FileCheck %s --check-prefix=BADPROFILE
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/array.json" 2>&1 | FileCheck %s --check-prefix=ARRAY
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/negative-ns.json" 2>&1 | FileCheck %s --check-prefix=NEGATIVENS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/huge-ns.json" 2>&1 | FileCheck %s --check-prefix=HUGENS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/real-ns.json" 2>&1 | FileCheck %s --check-prefix=REALNS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/nan-ns.json" 2>&1 | FileCheck %s --check-prefix=NANNS
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/kind.json" 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/twice.json" 2>&1 | FileCheck %s --check-prefix=TWICE

// NOPROFILE: nowhere.json:1:1: error: cannot read profile: No such file or directory
// BADPROFILE: malformed.json:1:1: error: malformed profile: {{.*}}not valid JSON at line {{[0-9]+}}, column {{[0-9]+}}
// ARRAY: array.json:1:1: error: malformed profile: $: expected an object
// NEGATIVENS: error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// HUGENS: error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// REALNS: error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// NANNS: error: malformed profile: $.ops["math.sin"]: not valid JSON at line 1
// KIND: error: malformed profile: $.ops["math.sin"].kind: expected one of matmul, conv, attention, memory, collective, other, got "gemm"
// TWICE: error: malformed profile: $.ops["math.sin"]: duplicate key

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
