// Modules, options and files that ao-run rejects.
//
// REQUIRES: ao-run
// RUN: rm -rf %t && split-file %s %t
// RUN: %check_errors %s %t
//
// $ ao-run %t/two.mlir
// error: the module has several steps, name one with --entry: @a, @b
//
// $ ao-run %t/two.mlir --entry=nobody
// $ ao-run %t/two.mlir --entry=nobody --device-memory-budget=50%
// error: there is no function '@nobody' with a body
//
// $ ao-run %t/none.mlir
// error: the module has no training step; name the function to run with --entry
//
// $ ao-run %t/scalar.mlir --strategy=none
// error: result 0 of '@step' has type 'f32', expected a tensor of
//
// $ ao-run %t/unknown.mlir --strategy=none
// error: 'tosa.sin' cannot be bufferized: its dialect registers no 'BufferizableOpInterface' for it
//
// $ ao-run %t/step.mlir --strategy=fast
// error: unknown strategy 'fast', expected none, sync, pytorch, pytorch-per-layer, layerwise, compiled-regions, manual, planned, checkpoint, selective, knapsack, two-level or greedy-remat
//
// $ ao-run %t/step.mlir --strategy=layerwise --num-layers=-2
// error: --num-layers must not be negative, got -2
//
// $ ao-run %t/step.mlir --strategy=planned --gib-rates
// error: --gib-rates requires --strategy=pytorch or pytorch-per-layer
//
// $ ao-run %t/step.mlir --strategy=none --effort=3
// error: --effort requires --strategy=compiled-regions or planned
//
// $ ao-run %t/step.mlir --strategy=planned --effort=12
// error: {{.*}}'effort' must be between 0 and 9, got 12
//
// $ ao-run %t/step.mlir --strategy=pytorch --link-bandwidth=-1
// error: {{.*}}'link-bandwidth' must be a number of bytes per second, got -1
//
// $ ao-run %t/step.mlir --strategy=none --use-profile=%t/none.json
// error: --use-profile: there is no file '{{.*}}/none.json'
//
// $ ao-run %t/step.mlir --in-flight=0
// error: --in-flight must be positive, got {{-?[0-9]+}}
//
// $ ao-run %t/step.mlir --strategy=sync,none
// error: several strategies need --compare
//
// $ ao-run %t/step.mlir --compare --strategy=none
// error: --compare needs a strategy besides none
//
// $ ao-run %t/dynamic.mlir --strategy=none --dynamic-size=99999999999
// $ ao-run %t/dynamic.mlir --strategy=none --dynamic-size=9223372036854775807
// error: input 'arg0' does not fit in this machine's memory
//
// $ ao-run %t/step.mlir --progress=loud
// error: unknown --progress 'loud', expected auto, always or never
//
// $ ao-run %t/step.mlir --repeat=0
// error: --repeat must be positive, got {{-?[0-9]+}}
//
// $ ao-run %t/step.mlir --backend=abacus
// error: unknown backend 'abacus', expected host or cuda
//
// $ ao-run %t/step.mlir --machine=%t/nowhere.json
// error: {{.*}}nowhere.json
//
// $ ao-run %t/step.mlir --machine=%t/typo.json
// error: machine '{{.*}}typo.json': $.peak_flop: unknown key "peak_flop"
//
// $ ao-run %t/step.mlir --device-memory-budget=lots
// error: --device-memory-budget: expected bytes, a size such as 16GB or 16GiB, or a percentage, got
//
// $ ao-run %t/dynamic.mlir --strategy=none --dynamic-size=4 --device-memory-budget=70%
// error: --device-memory-budget: '70%' is a share of an unknown peak: give bytes
//
// $ ao-run %t/dynamic.mlir --strategy=none --dynamic-size=4 --host-memory-budget=70%
// error: --host-memory-budget: '70%' is a share of an unknown peak
//
// $ ao-run %t/step.mlir --device-memory-budget=0
// error: --device-memory-budget: nothing fits in 0 bytes
//
// $ ao-run %t/step.mlir --strategy=none --device-memory-budget=100
// error: device capacity exceeded: '{{.*}}' needs 64 bytes, 64 of 100 bytes are in use
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/nowhere
// error: cannot open '{{.*}}nowhere/arg0.npy'
//
// $ ao-run %t/step.mlir --strategy=none --inputs=%t/in
// error: '{{.*}}arg0.npy' is not a NumPy file, or a damaged one
//
// $ ao-run %t/step.mlir --compare --strategy=sync --recompute
// error: --recompute requires --strategy=planned
//
// $ ao-run %t/step.mlir --strategy=sync --max-slowdown=1%
// error: --max-slowdown requires --strategy=planned
//
// $ ao-run %t/step.mlir --max-slowdown=fast
// error: 'max-slowdown': {{.*}}fast
//
// $ ao-run %t/step.mlir --recompute
// error: --recompute needs --device-memory-budget or --max-slowdown: without them no plan may add time
//
// $ ao-run %t/step.mlir --order=tape
// error: --order requires an autograd tape, the module has none
//
// $ ao-run %t/step.mlir --scalars=device
// error: --scalars requires an autograd tape, the module has none
//
// $ ao-run %t/nowhere.mlir
// error: cannot open input file '{{.*}}nowhere.mlir': No such file or directory

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

//--- in/arg0.npy
this is no NumPy file

//--- typo.json
{"d2h_bandwidth":1e9,"h2d_bandwidth":1e9,"peak_flop":{"f32":1}}
