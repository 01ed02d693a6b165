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
// RUN: not ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/twice.json" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync min-bytes=-1" 2>&1 | FileCheck %s --check-prefix=MINBYTES
// RUN: not ao-opt %t/step.mlir --ao-prefetch-reloads="link-bandwidth=-1" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %t/step.mlir --ao-prefetch-reloads="link-bandwidth=nan" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %t/step.mlir --ao-prefetch-reloads="link-bandwidth=inf" 2>&1 | FileCheck %s --check-prefix=BANDWIDTH
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=planned link-bandwidth=1e9" 2>&1 | FileCheck %s --check-prefix=LINK-PLANNED --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync link-bandwidth=1e9" 2>&1 | FileCheck %s --check-prefix=LINK-SYNC --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="layer-issue=head" 2>&1 | FileCheck %s --check-prefix=ISSUE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync gib-rates=true" 2>&1 | FileCheck %s --check-prefix=GIB --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync recompute" 2>&1 | FileCheck %s --check-prefix=RECOMPUTE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync max-slowdown=1%" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-SYNC --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="max-slowdown=" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-EMPTY --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="max-slowdown=fast" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-FAST --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="max-slowdown=1% device-memory-budget=50%" 2>&1 | FileCheck %s --check-prefix=SLOWDOWN-BUDGET --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="recompute" 2>&1 | FileCheck %s --check-prefix=RECOMPUTE-ALONE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="arenas=all" 2>&1 | FileCheck %s --check-prefix=ARENAS --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-to-buffers-pipeline="results=arena" 2>&1 | FileCheck %s --check-prefix=RESULTS --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync num-layers=2" 2>&1 | FileCheck %s --check-prefix=LAYERS --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch device-memory-budget=1GB" 2>&1 | FileCheck %s --check-prefix=DEVICE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync host-memory-budget=1GB" 2>&1 | FileCheck %s --check-prefix=HOST --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="device-memory-budget=" 2>&1 | FileCheck %s --check-prefix=NODEVICE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=NOHOST --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync effort=2" 2>&1 | FileCheck %s --check-prefix=EFFORT --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch seed=0" 2>&1 | FileCheck %s --check-prefix=SEED --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch fit-buffers=true" 2>&1 | FileCheck %s --check-prefix=FIT --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch link-bandwidth=0" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch link-bandwidth=-1" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch link-bandwidth=nan" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=pytorch link-bandwidth=1e999" 2>&1 | FileCheck %s --check-prefix=RATE --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-offload-to-buffers-pipeline="strategy=sync seed=1" 2>&1 | FileCheck %s --check-prefix=SEED-SYNC
// RUN: not ao-opt %t/step.mlir --ao-plan-for-buffers="max-plans=0" 2>&1 | FileCheck %s --check-prefix=MAXPLANS
// RUN: not ao-opt %t/step.mlir --ao-plan-offload="device-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-DEVICE
// RUN: not ao-opt %t/step.mlir --ao-plan-offload="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-HOST
// RUN: not ao-opt %t/step.mlir --ao-plan-loops="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-HOST
// RUN: not ao-opt %t/step.mlir --ao-plan-for-buffers="host-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-HOST
// RUN: not ao-opt %t/step.mlir --ao-insert-transfers="select=first-layers num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not ao-opt %t/step.mlir --ao-plan-offload="num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not ao-opt %t/step.mlir --ao-emit-trace="select=first-layers num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="select=first-layers num-layers=-2" 2>&1 | FileCheck %s --check-prefix=FEWER --implicit-check-not=error:
// RUN: not ao-opt %t/step.mlir --ao-plan-for-buffers="device-memory-budget=" 2>&1 | FileCheck %s --check-prefix=EMPTY-DEVICE
// RUN: not ao-opt %t/step.mlir --ao-plan-offload="reserved-bytes=-1" 2>&1 | FileCheck %s --check-prefix=RESERVED
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=best" 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not ao-opt %t/step.mlir --pass-pipeline="builtin.module(ao-offload-pipeline{speed=high})" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not ao-opt %t/step.mlir --pass-pipeline="builtin.module(ao-offload-pipeline{effort=high})" 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="plan-output=%t/plan.json report=%t/no/such/folder/x.html" 2>&1 | FileCheck %s --check-prefix=NO-REPORT
// RUN: not ls %t/plan.json
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="strategy=sync machine=%t/typo.json" 2>&1 | FileCheck %s --check-prefix=TYPO
// RUN: not ao-opt %t/step.mlir --ao-offload-pipeline="report=%t/x.pdf" 2>&1 | FileCheck %s --check-prefix=REPORT
// RUN: not ao-opt %t/target.mlir --ao-estimate-costs 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not ao-opt %t/target-negative.mlir --ao-estimate-costs 2>&1 | FileCheck %s --check-prefix=TARGETNEG

// NODEVICE: error: 'device-memory-budget' is empty
// NOHOST: error: 'host-memory-budget' is empty
// NOWHERE: step.mlir:{{[01]:[01]}}: error: machine '{{.*}}nowhere.json' is neither a file nor one of h100-pcie4, h100-pcie5, gh200
// MALFORMED: step.mlir:{{[01]:[01]}}: error: {{.*}}malformed.json': {{.+}}
// NEGATIVE: step.mlir:{{[01]:[01]}}: error: {{.*}}a link rate must be positive
// HUGE: step.mlir:{{[01]:[01]}}: error: {{.*}}huge.json': {{.+}}
// NAN: step.mlir:{{[01]:[01]}}: error: {{.*}}nan.json': {{.+}}
// MISSING: step.mlir:{{[01]:[01]}}: error: {{.*}}missing key "h2d_bandwidth"
// NOPROFILE: nowhere.json:1:1: error: cannot read profile: No such file or directory
// BADPROFILE: malformed.json:1:1: error: malformed profile: {{.*}}not valid JSON at line {{[0-9]+}}, column {{[0-9]+}}
// ARRAY: array.json:1:1: error: malformed profile: $: expected an object
// NEGATIVENS: error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// HUGENS: error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// REALNS: error: malformed profile: $.ops["math.sin"]: expected a non-negative 63-bit number of nanoseconds
// NANNS: error: malformed profile: $.ops["math.sin"]: not valid JSON at line 1
// TWICE: error: malformed profile: $.ops["math.sin"]: duplicate key
// KIND: error: malformed profile: $.ops["math.sin"].kind: expected one of matmul, conv, attention, memory, collective, other, got "gemm"
// MINBYTES: step.mlir:{{[01]:[01]}}: error: 'min-bytes' must not be negative, got -1
// BANDWIDTH: step.mlir:{{[01]:[01]}}: error: 'link-bandwidth' must be a positive number of bytes per second
// LINK-PLANNED: error: 'link-bandwidth' is an option of strategy pytorch, the strategy is planned
// LINK-SYNC: error: 'link-bandwidth' is an option of strategy pytorch, the strategy is sync
// ISSUE: error: 'layer-issue' is an option of strategy layerwise, the strategy is planned
// RECOMPUTE: error: 'recompute' is an option of strategy planned, the strategy is sync
// RECOMPUTE-ALONE: error: 'recompute' needs 'device-memory-budget' or 'max-slowdown': without them no plan may add time
// SLOWDOWN-SYNC: error: 'max-slowdown' is an option of strategy planned, the strategy is sync
// SLOWDOWN-EMPTY: error: 'max-slowdown' is empty
// SLOWDOWN-FAST: error: 'max-slowdown': {{.*}}fast
// SLOWDOWN-BUDGET: error: 'max-slowdown' minimizes the peak: it excludes 'device-memory-budget'
// GIB: error: 'gib-rates' is an option of strategy pytorch, the strategy is sync
// RESULTS: error: {{.*}}'results' needs 'arenas'
// ARENAS: error: {{.*}}'arenas' is an option of strategy planned with fit-buffers, the strategy is planned
// FEWER: error: 'num-layers' must not be negative, got -2
// LAYERS: error: 'num-layers' is an option of strategy layerwise, or any with select=first-layers, the strategy is sync
// DEVICE: error: 'device-memory-budget' is an option of strategy planned or layerwise, or of one that rematerializes values, the strategy is pytorch
// HOST: error: 'host-memory-budget' is an option of strategy planned, the strategy is sync
// EFFORT: error: 'effort' is an option of strategy planned or compiled-regions, the strategy is sync
// SEED: error: 'seed' is an option of strategy planned or compiled-regions, the strategy is pytorch
// FIT: error: 'fit-buffers' is an option of strategy planned, the strategy is pytorch
// RATE: error: 'link-bandwidth' must be a positive number of bytes per second
// SEED-SYNC: error: 'seed' is an option of strategy planned or compiled-regions, the strategy is sync
// MAXPLANS: step.mlir:{{[01]:[01]}}: error: 'max-plans' must be positive, got 0
// EMPTY-DEVICE: step.mlir:{{[01]:[01]}}: error: 'device-memory-budget' is empty
// EMPTY-HOST: step.mlir:{{[01]:[01]}}: error: 'host-memory-budget' is empty
// RESERVED: step.mlir:{{[01]:[01]}}: error: 'reserved-bytes' must not be negative, got -1
// VALUE: for the --effort option: 'high' value invalid
// VALUE: error: an option has no such value
// NO-REPORT: error: cannot open output file '{{.*}}x.html': No such file or directory
// UNKNOWN: error: {{.*}}no such option speed
// STRATEGY: Cannot find option named 'best'!
// TYPO: step.mlir:{{[01]:[01]}}: error: {{.*}}typo.json': $.memory_bandwith: unknown key "memory_bandwith", expected one of schema, version, name, d2h_bandwidth
// REPORT: error: report: '{{.*}}x.pdf': a report is .html or .json
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
