// RUN: ao-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @below {{expected argument 0 with #graph.argument<value> to be a number of 1, 2, 4 or 8 bytes, got 'memref<4xf32>'}}
func.func private @value(memref<4xf32> {graph.argument = #graph.argument<value>})

// -----

// expected-error @below {{expected argument 0 with #graph.argument<value> to be a number of 1, 2, 4 or 8 bytes, got 'f80'}}
func.func private @value(f80 {graph.argument = #graph.argument<value>})

// -----

// expected-error @below {{expected argument 0 with #graph.argument<value> to be a number of 1, 2, 4 or 8 bytes, got 'i128'}}
func.func private @value(i128 {graph.argument = #graph.argument<value>})

// -----

// expected-error @below {{expected argument 1 with #graph.argument<key> to be a number of at most 64 bits, got 'tensor<2xi64>'}}
func.func private @key(i64, tensor<2xi64> {graph.argument = #graph.argument<key>})

// -----

// expected-error @below {{expected argument 0 with #graph.argument<key> to be a number of at most 64 bits, got 'i65'}}
func.func private @key(i65 {graph.argument = #graph.argument<key>})

// -----

// expected-error @below {{expected argument 0 with #graph.argument<random, draws = 1> to be two 64-bit integers, got 'tensor<2xi32>'}}
func.func private @random(tensor<2xi32> {graph.argument = #graph.argument<random, draws = 1>})

// -----

// expected-error @below {{expected argument 0 with #graph.argument<random, draws = 1> to be two 64-bit integers, got 'tensor<?xi64>'}}
func.func private @random(tensor<?xi64> {graph.argument = #graph.argument<random, draws = 1>})

// -----

// expected-error @below {{expected 'draws' of 'random' to be positive, got 0}}
func.func private @random(tensor<2xi64> {graph.argument = #graph.argument<random>})

// -----

// expected-error @below {{expected 'draws' of 'random' to be positive, got -1}}
func.func private @random(tensor<2xi64> {graph.argument = #graph.argument<random, draws = -1>})

// -----

// expected-error @below {{expected 'draws' with 'random' only, got 'copied'}}
func.func private @copied(tensor<2xi64> {graph.argument = #graph.argument<copied, draws = 1>})

// -----

// expected-error @below {{expected 'graph.argument' on argument 0 to be a #graph.argument, got "static"}}
func.func private @text(tensor<2xi64> {graph.argument = "static"})

// -----

// expected-error @below {{unknown attribute 'graph.arguments' on argument 0}}
func.func private @unknown(tensor<2xi64> {graph.arguments})

// -----

// expected-error @below {{unknown attribute 'graph.argument' on result 0}}
func.func private @result() -> (tensor<2xi64> {graph.argument = #graph.argument<static>})

// -----

func.func @op() {
  // expected-error @below {{expected 'graph.argument' on an argument of a function}}
  "test.op"() {graph.argument = #graph.argument<static>} : () -> ()
  return
}

// -----

func.func @op() {
  // expected-error @below {{expected 'graph.capture' on a function}}
  "test.op"() {graph.capture = #graph.capture<forward>} : () -> ()
  return
}

// -----

// expected-error @below {{expected 'graph.capture' to be a #graph.capture, got "forward"}}
func.func private @text() attributes {graph.capture = "forward"}

// -----

// expected-error @below {{unknown attribute 'graph.cut'}}
func.func private @unknown() attributes {graph.cut}
