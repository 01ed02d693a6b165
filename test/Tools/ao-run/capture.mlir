// Steps from CUDA graph trees: the table, the tree as a file, the document,
// and what is refused.
//
// REQUIRES: ao-run, graph-trees
// RUN: split-file %s %t
// RUN: ao-run %t/step.mlir --strategy=none --capture --replay=4 --dump-graph-tree=%t/tree.dot --json=%t/run.json | FileCheck %s --check-prefix=TABLE
// TABLE: strategy {{.*}} same bits
// TABLE: strategy arena (B) pool (B) pool bound (B) captures replays copied (B)
// TABLE-NEXT: none {{.*}} 1 2 0
// RUN: FileCheck %s --check-prefix=DOT --input-file=%t/tree.dot
// DOT: digraph tree {
// DOT: [label="1: step\n{{.*}} B, 4 runs"
// RUN: FileCheck %s --check-prefix=JSON --input-file=%t/run.json
// JSON: "capture":{{ *}}{{.*}}"functions":{{ *}}1,{{ *}}"captures":{{ *}}1,{{ *}}"warmups":{{ *}}1,{{ *}}"replays":{{ *}}2,{{ *}}"eager_runs":{{ *}}0,{{ *}}"recaptures":{{ *}}0
// RUN: ao-run %t/step.mlir --strategy=none --capture --dump-graph-tree=%t/tree.json
// RUN: FileCheck %s --check-prefix=TREE --input-file=%t/tree.json
// TREE: "schema":{{ *}}"ao.graph-tree"
// RUN: ao-run %t/step.mlir --strategy=planned --capture --report=%t/report.json
// RUN: FileCheck %s --check-prefix=REPORT --input-file=%t/report.json
// REPORT: "arenas":{
// REPORT: "graph_tree":{{{ *}}"schema":{{ *}}"ao.graph-tree"
//
// RUN: ao-run %t/copied.mlir --strategy=none --capture --replay=3 | FileCheck %s --check-prefix=COPIED
// COPIED: none {{.*}} 1 1 48
//
// The pool has what the size needs, not what the largest would.
// RUN: ao-run %t/dynamic.mlir --strategy=none --capture --replay=3 --dynamic-size=8 | FileCheck %s --check-prefix=DYNAMIC
// DYNAMIC: none {{.*}} 32768 {{ *}}32768
//
// Numbers have two values by turns, each with a recording of its own.
// RUN: ao-run %t/number.mlir --strategy=none --capture --replay=7 | FileCheck %s --check-prefix=NUMBER
// NUMBER: strategy {{.*}} same bits
// NUMBER: none {{.*}} 2 3 0
//
// So has a tensor with ao.key, which the host may read then.
// RUN: ao-run %t/key.mlir --strategy=none --capture --replay=7 | FileCheck %s --check-prefix=KEY
// KEY: strategy {{.*}} same bits
// KEY: none {{.*}} 2 3 0
// RUN: ao-run %t/key.mlir --strategy=none --capture=split --capture-min-launches=1 --replay=3 --dump-graph-tree=%t/keys.json
// RUN: FileCheck %s --check-prefix=KEYS --input-file=%t/keys.json
// KEYS: "functions":{{ *}}[{"name":{{ *}}"key.0",{{ *}}"sizes":{{ *}}3}]
//
// Scalars that the step copies to the device have one recording for all values.
// RUN: ao-run %t/scalars.mlir --scalars=device --strategy=none --capture --replay=7 | FileCheck %s --check-prefix=SCALARS
// RUN: ao-run %t/scalars.mlir --scalars=device --strategy=none --capture --emit=exe -o %t/scalars
// RUN: %t/scalars --replay=7 | FileCheck %s --check-prefix=SCALARS
// SCALARS: strategy {{.*}} same bits
// SCALARS: none {{.*}} 1 5 0
//
// Variables change what trees do.
// RUN: env AO_CAPTURE_SKIP_WARMUP=1 ao-run %t/step.mlir --strategy=none --capture --replay=4 | FileCheck %s --check-prefix=SKIP
// SKIP: none {{.*}} 1 3 0
// RUN: not env AO_CAPTURE_CHECKS=7 ao-run %t/step.mlir --strategy=none --capture --replay=4 2>&1 | FileCheck %s --check-prefix=CHECKS
// CHECKS: error: {{.*}}checks
//
// The tree counts random numbers, as many as the step says.
// RUN: ao-run %t/random.mlir --strategy=none --capture --replay=4 | FileCheck %s --check-prefix=RANDOM
// RANDOM: strategy {{.*}} same bits
// RANDOM: none {{.*}} 1 2 0
//
// RUN: not ao-run %t/reads.mlir --strategy=none --capture 2>&1 | FileCheck %s --check-prefix=READS
// READS: error: '@reads' cannot be captured: the host reads '{{.*}}' here
// READS: note: needed by this op
//
// A number that is no word of the key. A driver takes it, its parts do not.
// RUN: not ao-run %t/complex.mlir --strategy=none --capture 2>&1 | FileCheck %s --check-prefix=COMPLEX
// RUN: not ao-run %t/complex.mlir --strategy=none --capture=split --capture-min-launches=1 2>&1 | FileCheck %s --check-prefix=PARTS
// COMPLEX: complex.mlir:1:1: error: '@complex' cannot be captured: argument 1 is neither a buffer nor a number of at most 64 bits
// COMPLEX-NOT: error:
// PARTS: complex.mlir:1:1: error: '@complex' cannot be captured in parts: none has 1 structured ops
// PARTS: complex.mlir:4:8: note: kept in the driver: it needs a complex<f64> of the driver
// PARTS-NOT: error:
//
// Other steps of the module are not recorded, whatever they do.
// RUN: cat %t/reads.mlir %t/step.mlir > %t/both.mlir
// RUN: ao-run %t/both.mlir --entry=step --strategy=none --capture --replay=3 | FileCheck %s --check-prefix=BOTH
// BOTH: strategy {{.*}} same bits
// BOTH: none {{.*}} 1 1 0
// RUN: ao-run %t/both.mlir --entry=step --strategy=none --capture --emit=exe -o %t/both
// RUN: %t/both --replay=3 | FileCheck %s --check-prefix=BOTH
// RUN: %t/both --replay=3 --replay-inputs=2 --progress=always 2>&1 | FileCheck %s --check-prefix=TURNS
// TURNS: ao-run: running none
// TURNS-NEXT: ao-run: none: without captures, run 1 of 2
// TURNS-NEXT: ao-run: none: without captures, run 2 of 2
// TURNS-NEXT: ao-run: none: functions as they are, run 1 of 3
// TURNS: ao-run: none: captures, run 3 of 3
// RUN: not %t/both --replay-inputs=2 2>&1 | FileCheck %s --check-prefix=INPUTS
// INPUTS: error: --replay-inputs needs --replay
// RUN: not %t/both --progress=some 2>&1 | FileCheck %s --check-prefix=MODE
// MODE: error: unknown --progress 'some', expected auto, always or never
// RUN: not ao-run %t/both.mlir --entry=reads --strategy=none --capture 2>&1 | FileCheck %s --check-prefix=READS
// RUN: cat %t/helper.mlir %t/step.mlir > %t/helped.mlir
// RUN: not ao-run %t/helped.mlir --entry=helper --strategy=none --capture 2>&1 | FileCheck %s --check-prefix=HELPER
// HELPER: error: expected a step '@helper'
//
// RUN: not ao-run %t/step.mlir --replay=2 2>&1 | FileCheck %s --check-prefix=REPLAY
// REPLAY: error: --replay needs a step that was compiled with --capture
// RUN: not ao-run %t/step.mlir --capture --replay=0 2>&1 | FileCheck %s --check-prefix=COUNT
// COUNT: error: --replay must be at least 1
// RUN: not ao-run %t/step.mlir --dump-graph-tree=%t/tree.dot 2>&1 | FileCheck %s --check-prefix=DUMP
// DUMP: error: --dump-graph-tree needs --replay
// RUN: not ao-run %t/step.mlir --capture --dump-graph-tree=%t/tree.png 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: --dump-graph-tree writes .json or .dot, got '{{.*}}.png'
// RUN: not ao-run %t/step.mlir --capture --profile=%t/profile 2>&1 | FileCheck %s --check-prefix=PROFILE
// PROFILE: error: --capture and --profile exclude each other
// RUN: not ao-run %t/step.mlir --capture --arenas=device 2>&1 | FileCheck %s --check-prefix=ARENAS
// ARENAS: error: --capture needs --arenas=all

//--- step.mlir
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- helper.mlir
func.func @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- copied.mlir
func.func @copied(%x: tensor<4xf32> {ao.class = "copied"}) -> tensor<4xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
//--- dynamic.mlir
func.func @dynamic(%x: tensor<?x1024xf32> {ao.max_shape = array<i64: 64, 1024>}) -> tensor<?x1024xf32> attributes {ao.step} {
  %0 = arith.mulf %x, %x : tensor<?x1024xf32>
  return %0 : tensor<?x1024xf32>
}
//--- number.mlir
func.func @number(%x: tensor<4xf32>, %n: i32, %f: f32) -> tensor<4xf32> attributes {ao.step} {
  %m = arith.sitofp %n : i32 to f32
  %s = arith.addf %m, %f : f32
  %0 = tensor.splat %s : tensor<4xf32>
  %1 = arith.mulf %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
//--- key.mlir
func.func @key(%x: tensor<4xf32>, %scale: tensor<f32> {ao.key}) -> (tensor<4xf32>, tensor<f32>) attributes {ao.step} {
  %s = tensor.extract %scale[] : tensor<f32>
  %half = arith.constant 0.1 : f32
  %large = arith.cmpf ogt, %s, %half : f32
  %0 = scf.if %large -> tensor<4xf32> {
    %1 = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    %1 = tensor.splat %s : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  %2 = arith.addf %scale, %scale : tensor<f32>
  return %0, %2 : tensor<4xf32>, tensor<f32>
}
//--- scalars.mlir
func.func @scalars(%x: tensor<4xf32>, %rate: f32, %n: i64) -> tensor<4xf32> attributes {ao.tape} {
  ao.final_callbacks
  %0 = tensor.splat %rate : tensor<4xf32>
  %1 = arith.mulf %x, %0 : tensor<4xf32>
  %2 = tensor.splat %n : tensor<4xi64>
  %3 = arith.sitofp %2 : tensor<4xi64> to tensor<4xf32>
  %4 = arith.addf %1, %3 : tensor<4xf32>
  return %4 : tensor<4xf32>
}
//--- random.mlir
func.func @random(%x: tensor<2xi64>, %state: tensor<2xi64> {ao.rng = 3 : i64}) -> tensor<2xi64> attributes {ao.step} {
  %0 = arith.xori %x, %state : tensor<2xi64>
  return %0 : tensor<2xi64>
}
//--- complex.mlir
func.func @complex(%x: tensor<4xf32>, %n: complex<f64>) -> tensor<4xf32> attributes {ao.step} {
  %re = complex.re %n : complex<f64>
  %s = arith.truncf %re : f64 to f32
  %0 = tensor.splat %s : tensor<4xf32>
  %1 = arith.mulf %x, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
//--- reads.mlir
func.func @reads(%x: tensor<4xf32>, %scale: tensor<f32>) -> tensor<4xf32> attributes {ao.step} {
  %s = tensor.extract %scale[] : tensor<f32>
  %one = arith.constant 1.0 : f32
  %large = arith.cmpf ogt, %s, %one : f32
  %0 = scf.if %large -> tensor<4xf32> {
    %1 = arith.mulf %x, %x : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
