// One clear message and exit status 1 for whatever is wrong.
//
// REQUIRES: ao-run
// RUN: split-file %s %t
// RUN: not ao-run %t/two.mlir 2>&1 | FileCheck %s --check-prefix=TWO
// RUN: not ao-run %t/two.mlir --entry=nobody 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not ao-run %t/two.mlir --entry=nobody --device-memory-budget=50%% 2>&1 | FileCheck %s --check-prefix=NOBODY --implicit-check-not=error:
// RUN: not ao-run %t/none.mlir 2>&1 | FileCheck %s --check-prefix=NOSTEP
// RUN: not ao-run %t/scalar.mlir --strategy=none 2>&1 | FileCheck %s --check-prefix=SCALAR
// RUN: not ao-run %t/unknown.mlir --strategy=none 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not ao-run %t/step.mlir --strategy=fast 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not ao-run %t/step.mlir --strategy=layerwise --num-layers=-2 2>&1 | FileCheck %s --check-prefix=LAYERS
// RUN: not ao-run %t/step.mlir --in-flight=0 2>&1 | FileCheck %s --check-prefix=FLIGHT
// RUN: not ao-run %t/step.mlir --strategy=sync,none 2>&1 | FileCheck %s --check-prefix=SEVERAL
// RUN: not ao-run %t/step.mlir --compare --strategy=none 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not ao-run %t/dynamic.mlir --strategy=none --dynamic-size=99999999999 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not ao-run %t/dynamic.mlir --strategy=none --dynamic-size=9223372036854775807 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: not ao-run %t/step.mlir --progress=loud 2>&1 | FileCheck %s --check-prefix=PROGRESS
// RUN: not ao-run %t/step.mlir --repeat=0 2>&1 | FileCheck %s --check-prefix=REPEAT
// RUN: not ao-run %t/step.mlir --backend=abacus 2>&1 | FileCheck %s --check-prefix=BACKEND
// RUN: not ao-run %t/step.mlir --machine=%t/nowhere.json 2>&1 | FileCheck %s --check-prefix=MACHINE
// RUN: echo '{"d2h_bandwidth":1e9,"h2d_bandwidth":1e9,"peak_flop":{"f32":1}}' > %t/typo.json
// RUN: not ao-run %t/step.mlir --machine=%t/typo.json 2>&1 | FileCheck %s --check-prefix=TYPO
// RUN: not ao-run %t/step.mlir --device-memory-budget=lots 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: not ao-run %t/dynamic.mlir --strategy=none --dynamic-size=4 --device-memory-budget=70%% 2>&1 | FileCheck %s --check-prefix=PERCENT --implicit-check-not=error:
// RUN: not ao-run %t/dynamic.mlir --strategy=none --dynamic-size=4 --host-memory-budget=70%% 2>&1 | FileCheck %s --check-prefix=PERCENT-HOST
// RUN: not ao-run %t/step.mlir --device-memory-budget=0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not ao-run %t/step.mlir --strategy=none --device-memory-budget=100 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not ao-run %t/step.mlir --strategy=none --inputs=%t/nowhere 2>&1 | FileCheck %s --check-prefix=INPUTS
// RUN: mkdir -p %t/in && cp %t/garbage %t/in/arg0.npy
// RUN: not ao-run %t/step.mlir --strategy=none --inputs=%t/in 2>&1 | FileCheck %s --check-prefix=NPY
// RUN: not ao-run %t/step.mlir --strategy=none --json=%t/no/such/folder/x.json 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not ao-run %t/step.mlir --compare --strategy=sync --recompute 2>&1 | FileCheck %s --check-prefix=RECOMPUTE
// RUN: not ao-run %t/step.mlir --strategy=sync --max-slowdown=1%% 2>&1 | FileCheck %s --check-prefix=SLOW-SYNC
// RUN: not ao-run %t/step.mlir --max-slowdown=fast 2>&1 | FileCheck %s --check-prefix=SLOW-FAST
// RUN: not ao-run %t/step.mlir --recompute 2>&1 | FileCheck %s --check-prefix=ALL-STAYS
// RUN: not ao-run %t/step.mlir --order=tape 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not ao-run %t/step.mlir --scalars=device 2>&1 | FileCheck %s --check-prefix=SCALARS
//
// An output that cannot be written is an error before the module is read, and
// no file is written.
// RUN: not ao-run %t/nowhere.mlir --report=%t/x.pdf 2>&1 | FileCheck %s --check-prefix=REPORT
// RUN: not ao-run %t/nowhere.mlir --json=%t/no/such/folder/x.json 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not ao-run %t/nowhere.mlir --timeline=%t/in 2>&1 | FileCheck %s --check-prefix=IS-FOLDER
// RUN: not ao-run %t/nowhere.mlir --outputs=%t/step.mlir 2>&1 | FileCheck %s --check-prefix=NO-FOLDER
// RUN: not ao-run %t/nowhere.mlir --json=%t/x --profile=%t/in/../x 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not ao-run %t/nowhere.mlir --json= 2>&1 | FileCheck %s --check-prefix=NAMELESS
// RUN: not ao-run %t/step.mlir --profile=%t/step.mlir 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not ao-run %t/step.mlir --emit=exe -o %t/step.mlir 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not ao-run %t/step.mlir --strategy=none --outputs=%t/out --json=%t/no/such/folder/x.json
// RUN: not ls %t/out
// RUN: not ao-run %t/nowhere.mlir 2>&1 | FileCheck %s --check-prefix=FILE
//
// FLIGHT: error: --in-flight must be positive
// TWO: error: the module has several steps, name one with --entry: @a, @b
// NOBODY: error: there is no function '@nobody' with a body
// NOSTEP: error: the module has no training step; name the function to run with --entry
// SCALAR: error: result 0 of '@step' has type 'f32', expected a tensor of
// UNKNOWN: error: 'tosa.sin' cannot be bufferized: its dialect registers no 'BufferizableOpInterface' for it
// STRATEGY: error: unknown strategy 'fast', expected none, sync, pytorch, pytorch-per-layer, layerwise, planned, compiled-regions, manual, checkpoint, selective, knapsack, two-level or greedy-remat
// LAYERS: error: --num-layers must not be negative
// SEVERAL: error: several strategies need --compare
// ALONE: error: --compare needs a strategy besides none
// HUGE: error: input 'arg0' does not fit in this machine's memory
// PROGRESS: error: unknown --progress 'loud', expected auto, always or never
// REPEAT: error: --repeat must be positive
// BACKEND: error: unknown backend 'abacus', expected host or cuda
// MACHINE: error: {{.*}}nowhere.json
// TYPO: error: machine '{{.*}}typo.json': $.peak_flop: unknown key "peak_flop"
// BUDGET: error: --device-memory-budget: expected bytes, a size such as 16GB or 16GiB, or a percentage, got
// PERCENT: error: --device-memory-budget: '70%' is a share of an unknown peak: give bytes
// PERCENT-HOST: error: --host-memory-budget: '70%' is a share of an unknown peak
// ZERO: error: --device-memory-budget: nothing fits in 0 bytes
// MEMORY: error: device capacity exceeded: '{{.*}}' needs 64 bytes, 64 of 100 bytes are in use
// INPUTS: error: cannot open '{{.*}}nowhere/arg0.npy'
// NPY: error: '{{.*}}arg0.npy' is not a NumPy file, or a damaged one
// OUTPUT: error: cannot write '{{.*}}x.json': No such file or directory
// RECOMPUTE: error: --recompute is an option of --strategy=planned
// ALL-STAYS: error: --recompute needs --device-memory-budget or --max-slowdown: without them no plan may add time
// SLOW-SYNC: error: --max-slowdown is an option of --strategy=planned
// SLOW-FAST: error: 'max-slowdown': {{.*}}fast
// ORDER: error: --order is an option of tapes, the module has none
// SCALARS: error: --scalars is an option of tapes, the module has none
// REPORT: {{^}}error: '{{.*}}x.pdf': a report is .html or .json
// IS-FOLDER: {{^}}error: cannot write '{{.*}}in': Is a directory
// NO-FOLDER: {{^}}error: cannot make the folder '{{.*}}step.mlir': Not a directory
// TWICE: {{^}}error: '{{.*}}in/../x' is named for two outputs
// NAMELESS: {{^}}error: --json is empty
// SOURCE: {{^}}error: '{{.*}}step.mlir' is an input, and would be overwritten
// FILE: error: cannot open input file '{{.*}}nowhere.mlir': No such file or directory

//--- two.mlir
func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  return %x : tensor<4xf32>
}
func.func @b(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  return %x : tensor<4xf32>
}

//--- dynamic.mlir
func.func @step(%x: tensor<?x?x4xf32>) -> tensor<?x?x4xf32> attributes {ao.step} {
  return %x : tensor<?x?x4xf32>
}

//--- none.mlir
func.func @a(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

//--- scalar.mlir
func.func @step(%x: f32) -> f32 attributes {ao.step} {
  return %x : f32
}

//--- unknown.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = tosa.sin %x : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- step.mlir
func.func @step(%x: tensor<16xf32>) -> tensor<16xf32> attributes {ao.step} {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  return %0 : tensor<16xf32>
}

//--- garbage
this is no NumPy file
