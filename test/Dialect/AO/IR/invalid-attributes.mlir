// Every error of the verifier of discardable attributes.
//
// RUN: ao-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f() {
  // expected-error@+1 {{expected 'ao.cost_ns' to be non-negative, got -1}}
  "any.op"() {ao.cost_ns = -1 : i64} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.cost_ns' to be a 64-bit integer, got 1.000000e+00 : f64}}
  "any.op"() {ao.cost_ns = 1.0} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.cost_ns' to be a 64-bit integer, got 0x7FF8000000000000 : f64}}
  "any.op"() {ao.cost_ns = 0x7FF8000000000000 : f64} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.bytes' to be a 64-bit integer, got 1 : i32}}
  "any.op"() {ao.bytes = 1 : i32} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.bytes' to be a 64-bit integer, got 1 : ui64}}
  "any.op"() {ao.bytes = 1 : ui64} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.layer' to be non-negative, got -3}}
  "any.op"() {ao.layer = -3 : i64} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.kind' to be one of matmul, conv, attention, memory, collective, other, got "gemm"}}
  "any.op"() {ao.kind = "gemm"} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.kind' to be one of matmul, conv, attention, memory, collective, other, got 1 : i64}}
  "any.op"() {ao.kind = 1 : i64} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.offload' to be a unit attribute, got true}}
  "any.op"() {ao.offload = true} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.blocking' to be a unit attribute, got false}}
  "any.op"() {ao.blocking = false} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.whole_residuals' to be a unit attribute, got 1 : i64}}
  "any.op"() {ao.whole_residuals = 1 : i64} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{marked both 'ao.offload' and 'ao.keep'}}
  "any.op"() {ao.offload, ao.keep} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.selected' to be an array of result numbers, got unit}}
  %0 = "any.op"() {ao.selected} : () -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'ao.selected' names result 1 of an op with 1 results}}
  %0 = "any.op"() {ao.selected = array<i64: 1>} : () -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'ao.selected' names result -1 of an op with 1 results}}
  %0 = "any.op"() {ao.selected = array<i64: -1>} : () -> tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.donated' on a function argument}}
  "any.op"() {ao.donated} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{unknown attribute 'ao.offlaod'}}
  "any.op"() {ao.offlaod} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected 'ao.step' on a function}}
  "any.op"() {ao.step} : () -> ()
  return
}

// -----

// expected-error@+1 {{expected 'ao.step' to be a unit attribute, got 1 : i64}}
func.func @f() attributes {ao.step = 1 : i64} {
  return
}

// -----

// expected-error@+1 {{is both a joint step ('ao.step') and a forward function ('ao.backward')}}
func.func @f() attributes {ao.step, ao.backward = @g, ao.num_outputs = 0 : i64} {
  return
}

// -----

// expected-error@+1 {{expected 'ao.backward' to be a symbol reference, got "g"}}
func.func @f() attributes {ao.backward = "g"} {
  return
}

// -----

// expected-error@+1 {{expected 'ao.backward' to be a symbol reference, got @g::@h}}
func.func @f() attributes {ao.backward = @g::@h} {
  return
}

// -----

// expected-error@+1 {{expected 'ao.num_outputs' to be non-negative, got -1}}
func.func @f() attributes {ao.num_outputs = -1 : i64} {
  return
}

// -----

// expected-error@+1 {{expected 'ao.num_outputs' to be a 64-bit integer, got 1 : i32}}
func.func @f() attributes {ao.num_outputs = 1 : i32} {
  return
}

// -----

// expected-error@+1 {{unknown attribute 'ao.layer' on argument 0}}
func.func @f(%a: tensor<4xf32> {ao.layer = 1 : i64}) {
  return
}

// -----

// expected-error@+1 {{expected 'ao.donated' on argument 1 to be a unit attribute, got true}}
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32> {ao.donated = true}) {
  return
}

// -----

// expected-error@+1 {{argument 0 is marked both 'ao.offload' and 'ao.keep'}}
func.func @f(%a: tensor<4xf32> {ao.offload, ao.keep}) {
  return
}

// -----

// expected-error@+1 {{expected 'ao.bytes' to be non-negative, got -1}}
func.func @negative_bytes_of_argument(%x: tensor<?xf32> {ao.bytes = -1 : i64}) {
  return
}

// -----

func.func @slot() {
  // expected-error @below {{expected a positive size and a non-negative offset, got 16 bytes at -1}}
  %0 = memref.alloc() {ao.slot = #ao.slot<-1, 16>} : memref<4xf32>
  return
}

// -----

func.func @slot() {
  // expected-error @below {{expected a positive number of slots, got 0}}
  %0 = memref.alloc() {ao.slot = #ao.slot<0, 16, 0>} : memref<4xf32>
  return
}

// -----

func.func @slot() {
  // expected-error @below {{expected a slot that ends below 2^63}}
  %0 = memref.alloc() {ao.slot = #ao.slot<1, 9223372036854775807>} : memref<4xf32>
  return
}

// -----

func.func @slot() {
  // expected-error @below {{expected 'ao.slot' to be an #ao.slot, or a unit attribute of a free, got 4 : i64}}
  %0 = memref.alloc() {ao.slot = 4 : i64} : memref<4xf32>
  return
}

// -----

// expected-error @below {{expected arenas of non-negative size, got -4 and 0}}
func.func @arenas() attributes {ao.arenas = #ao.arenas<device = -4, host = 0>} {
  return
}

// -----

// expected-error @below {{expected 'ao.arenas' to be an #ao.arenas, got 4 : i64}}
func.func @arenas() attributes {ao.arenas = 4 : i64} {
  return
}

// -----

// expected-error @below {{expected 'ao.arena_limits' to be an #ao.arenas, got 4 : i64}}
func.func @limits() attributes {ao.arena_limits = 4 : i64} {
  return
}

// -----

func.func @limits() {
  // expected-error @below {{expected 'ao.arena_limits' on a function}}
  return {ao.arena_limits = #ao.arenas<device = 4, host = 0>}
}

// -----

// expected-error @below {{unknown attribute 'ao.donated' on result 0}}
func.func @result(%a: memref<4xf32>) -> (memref<4xf32> {ao.donated}) {
  return %a : memref<4xf32>
}

// -----

// expected-error @below {{expected 'ao.max_shape' on argument 0 to have a size for each dimension}}
func.func @max_shape(%x: memref<?x8xf32> {ao.max_shape = array<i64: 64>}) {
  return
}

// -----

// expected-error @below {{expected 'ao.max_shape' on argument 0 to agree with the type, got 16}}
func.func @max_shape(%x: memref<?x8xf32> {ao.max_shape = array<i64: 64, 16>}) {
  return
}

// -----

// expected-error @below {{expected 'ao.max_shape' on argument 0 to be an array of 64-bit integers}}
func.func @max_shape(%x: memref<?x8xf32> {ao.max_shape = 64 : i64}) {
  return
}

// -----

func.func @max_shape() {
  // expected-error @below {{expected 'ao.max_shape' on a function argument}}
  "test.op"() {ao.max_shape = array<i64: 64>} : () -> ()
  return
}

// -----

func.func @first_iteration(%n: index) {
  // expected-error @below {{ao.first_iteration}}
  scf.for %i = %n to %n step %n {
  } {ao.first_iteration = -1 : i64}
  return
}

// -----

// expected-error@+1 {{expected 'ao.plan' to be a string or an array of strings, got [1]}}
func.func private @plans_of_numbers() attributes {ao.plan = [1]}
