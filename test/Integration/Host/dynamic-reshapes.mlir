// A reshape to two dynamic sizes in a group runs: its sizes are those of the
// arguments.
//
// REQUIRES: ao-run
// RUN: ao-run %s --strategy=none --dynamic-size=4 --print-outputs | FileCheck %s
// CHECK: output 0: 4x2x2xf32

func.func @step(%x: tensor<?x?xf32>, %n: index {ao.size_of = [array<i64: 0, 0>]}) -> tensor<?x?x?xf32> attributes {ao.step} {
  %two = arith.constant 2 : index
  %half = arith.divui %n, %two : index
  %e = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, %half, %half] : tensor<?x?xf32> into tensor<?x?x?xf32>
  %s = math.sin %e : tensor<?x?x?xf32>
  return %s : tensor<?x?x?xf32>
}
