// An argument above the sizes that its arena is planned for is an error; without
// an arena the step runs.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --dynamic-size=17
// RUN: %check_errors %s %t
//
// $ ao-run %s --strategy=none --dynamic-size=17 --arenas=all
// error: argument 0 is 17x8, planned for at most 16x8

func.func @step(%x: tensor<?x8xf32> {ao.max_shape = array<i64: 16, 8>}) -> tensor<?x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %e = tensor.empty(%n) : tensor<?x8xf32>
  %a = linalg.exp ins(%x : tensor<?x8xf32>) outs(%e : tensor<?x8xf32>) -> tensor<?x8xf32>
  %f = tensor.empty(%n) : tensor<?x8xf32>
  %b = linalg.tanh ins(%a : tensor<?x8xf32>) outs(%f : tensor<?x8xf32>) -> tensor<?x8xf32>
  %g = tensor.empty(%n) : tensor<?x8xf32>
  %r = linalg.add ins(%a, %b : tensor<?x8xf32>, tensor<?x8xf32>) outs(%g : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}
