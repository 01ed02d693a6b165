// RUN: ao-opt %s --ao-outline-captures --split-input-file --verify-diagnostics

func.func @writes(%n: memref<i64> {graph.argument = #graph.argument<key>}) attributes {ao.step} {
  %zero = arith.constant 0 : i64
  // expected-error @below {{argument 0 of '@writes' has #graph.argument<key>, but this op uses it other than as a number}}
  memref.store %zero, %n[] : memref<i64>
  return
}

// -----

func.func @returns(%n: memref<i64> {graph.argument = #graph.argument<key>}) -> memref<i64> attributes {ao.step} {
  // expected-error @below {{argument 0 of '@returns' has #graph.argument<key>, but}}
  return %n : memref<i64>
}
