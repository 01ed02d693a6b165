// A step is a list of ops and of storages, whichever form the module has.
//
// RUN: ao-test-opt %s --split-input-file --allow-unregistered-dialect --test-print-step -o /dev/null | FileCheck %s --match-full-lines

// Ops are numbered through both functions; constants, views and empty tensors
// are none. A storage is saved by the slots that its views come through.
// CHECK-LABEL: @fwd pair
// CHECK-NEXT: op 0: sin
// CHECK-NEXT: op 1: cos
// CHECK-NEXT: backward
// CHECK-NEXT: op 2: use
// CHECK-NEXT: op 3: mul
// CHECK-NEXT: storage x: 64 bytes, def -1, uses 0, live out, static argument, owned by the caller
// CHECK-NEXT: storage sin: 64 bytes, def 0, uses 1 2 3, slot 0, slot 1
// CHECK-NEXT: storage cos: 64 bytes, def 1, uses, live out, shares storage with a model output
// CHECK-NEXT: storage gradient: 64 bytes, def 2, uses 3, live out, static argument, owned by the caller
// CHECK-NEXT: storage use: 64 bytes, def 2, uses, not saved by the forward function
// CHECK-NEXT: storage mul: 64 bytes, def 3, uses, live out, not saved by the forward function
func.func @fwd(%x: tensor<16xf32> loc("x")) -> (tensor<16xf32>, tensor<16xf32>, tensor<4x4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  %a = math.sin %x : tensor<16xf32> loc("sin")
  %v = tensor.expand_shape %a [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %b = math.cos %a : tensor<16xf32> loc("cos")
  return %b, %a, %v : tensor<16xf32>, tensor<16xf32>, tensor<4x4xf32> loc("forward end")
}
func.func @bwd(%a: tensor<16xf32>, %v: tensor<4x4xf32>, %g: tensor<16xf32> loc("gradient")) -> tensor<16xf32> {
  %c = "test.use"(%v) : (tensor<4x4xf32>) -> tensor<16xf32> loc("use")
  %d = arith.mulf %a, %g : tensor<16xf32> loc("mul")
  return %d : tensor<16xf32> loc("backward end")
}

// -----

// An operand that an op overwrites ends at the start of its result, in the same
// bytes or in others. A mark on a value marks its storage.
// CHECK-LABEL: @step joint
// CHECK-NEXT: op 0: marked
// CHECK-NEXT: op 1: kept
// CHECK-NEXT: op 2: product
// CHECK-NEXT: op 3: fill
// CHECK-NEXT: op 4: sum
// CHECK-NEXT: op 5: result
// CHECK-NEXT: storage x: 0 bytes, def -1, uses, no idle interval between consecutive uses
// CHECK-NEXT: storage w: 64 bytes, def -1, uses 2, live out, static argument, owned by the caller
// CHECK-NEXT: storage marked: 64 bytes, def 0, uses 1 4, marked
// CHECK-NEXT: storage kept: 64 bytes, def 1, uses 2, marked 'ao.keep'
// CHECK-NEXT: storage product: 64 bytes, def 2, uses 5
// CHECK-NEXT: storage fill: 64 bytes, def 3, uses, no idle interval between consecutive uses
// CHECK-NEXT: storage sum: 64 bytes, def 4, uses, no idle interval between consecutive uses
// CHECK-NEXT: storage result: 64 bytes, def 5, uses, live out, shares storage with a model output
func.func @step(%x: tensor<16xf32> {ao.donated} loc("x"), %w: tensor<16xf32> loc("w")) -> tensor<16xf32>
    attributes {ao.step} {
  %a = math.sin %x {ao.offload} : tensor<16xf32> loc("marked")
  %k = math.cos %a {ao.keep} : tensor<16xf32> loc("kept")
  %n = arith.mulf %k, %w : tensor<16xf32> loc("product")
  %c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%c : f32) outs(%k : tensor<16xf32>) -> tensor<16xf32> loc("fill")
  %r = arith.addf %z, %a : tensor<16xf32> loc("sum")
  %s = arith.addf %r, %n : tensor<16xf32> loc("result")
  return %s : tensor<16xf32> loc("end")
}

// -----

// Scalars that are copied together lie in one block, which ends with the last
// of them, aligned as each of them needs.
// CHECK-LABEL: @step joint
// CHECK-NEXT: op 0: scalars
// CHECK-NEXT: op 1: rate
// CHECK-NEXT: op 2: count
// CHECK-NEXT: storage x: 64 bytes, def -1, uses 1, live out, static argument, owned by the caller
// CHECK-NEXT: storage scalars#0: 16 bytes, def 0, uses 1 2, computed from constants: cheaper to rematerialize than to offload
// CHECK-NEXT: storage rate: {{.*}}
// CHECK-NEXT: storage count: {{.*}}
func.func @step(%x: tensor<16xf32> loc("x"), %lr: f32, %n: i64) -> (tensor<16xf32>, tensor<i64>)
    attributes {ao.step} {
  %s:2 = ao.upload_scalars %lr, %n : f32, i64 -> tensor<f32>, tensor<i64> loc("scalars")
  %a = "test.scale"(%x, %s#0) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32> loc("rate")
  %b = "test.count"(%s#1) : (tensor<i64>) -> tensor<i64> loc("count")
  return %a, %b : tensor<16xf32>, tensor<i64> loc("end")
}
