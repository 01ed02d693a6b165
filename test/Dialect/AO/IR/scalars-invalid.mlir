// Every error of the verifiers of sizes, scalars and compiled regions.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @elsewhere() {
  // expected-error@+1 {{expected 'ao.aot_id' on a function}}
  "test.op"() {ao.aot_id = 3 : i64} : () -> ()
  return
}

// -----

// expected-error@+1 {{expected 'ao.aot_id' to be non-negative, got -1}}
func.func private @number() attributes {ao.aot_id = -1 : i64}

// -----

// expected-error@+1 {{'ao.size_of' names dimension 2 of argument 0, which has 2}}
func.func private @dimension(tensor<?x4xf32>, index {ao.size_of = [array<i64: 0, 2>]})

// -----

// expected-error@+1 {{'ao.size_of' names argument 2 of 2}}
func.func private @argument(tensor<?x4xf32>, index {ao.size_of = [array<i64: 2, 0>]})

// -----

// expected-error@+1 {{expected 'ao.size_of' on an argument of type index, argument 0 has 'tensor<?x4xf32>'}}
func.func private @no_index(tensor<?x4xf32> {ao.size_of = [array<i64: 0, 0>]})

// -----

func.func @no_scalar() {
  // expected-error@+1 {{expected at least one scalar}}
  "ao.upload_scalars"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  return
}

// -----

func.func @another_scalar(%a: f32, %n: i64) {
  // expected-error@+1 {{expected a tensor for each scalar: ('tensor<f32>', 'tensor<i64>'), got ('tensor<f32>', 'tensor<i32>')}}
  %0:2 = ao.upload_scalars %a, %n : f32, i64 -> tensor<f32>, tensor<i32>
  return
}

// -----

func.func @block(%a: f32, %n: i64, %m: memref<12xi8>) {
  // expected-error@+1 {{expected a block of 16 bytes and no results, got 'memref<12xi8>' and ()}}
  ao.upload_scalars %a, %n : f32, i64 into %m : memref<12xi8>
  return
}

// -----

func.func @host_block(%a: f32, %m: memref<4xi8, #ao.host>) {
  // expected-error@+1 {{expected a block in device memory, got 'memref<4xi8, #ao.host>'}}
  ao.upload_scalars %a : f32 into %m : memref<4xi8, #ao.host>
  return
}

// -----

func.func @no_bits(%a: i0) {
  // expected-error@+1 {{operand #0 must be variadic of number of 1 to 64 bits or index, but got 'i0'}}
  %0 = ao.upload_scalars %a : i0 -> tensor<i0>
  return
}

// -----

func.func @too_many_bits(%a: f32, %b: i65) {
  // expected-error@+1 {{operand #1 must be variadic of number of 1 to 64 bits or index, but got 'i65'}}
  %0:2 = ao.upload_scalars %a, %b : f32, i65 -> tensor<f32>, tensor<i65>
  return
}
