// Attributes of functions and arguments are printed as they are read, in text and
// in bytecode. Defaults are not printed.
//
// RUN: ao-opt %s | ao-opt | FileCheck %s
// RUN: ao-opt %s --emit-bytecode | ao-opt | FileCheck %s

// CHECK: func.func private @whole() attributes {graph.capture = #graph.capture<inference>}
func.func private @whole() attributes {graph.capture = #graph.capture<inference, whole>}
// CHECK: func.func private @part() attributes {graph.capture = #graph.capture<forward, part>}
func.func private @part() attributes {graph.capture = #graph.capture<forward, part>}
// CHECK: func.func private @driver() attributes {graph.capture = #graph.capture<backward, driver>}
func.func private @driver() attributes {graph.capture = #graph.capture<backward, driver>}

// CHECK: func.func private @memory(
// CHECK-SAME:    memref<4xf32> {graph.argument = #graph.argument<auto>}
// CHECK-SAME:    memref<4xf32> {graph.argument = #graph.argument<static>}
// CHECK-SAME:    tensor<?xf32> {graph.argument = #graph.argument<copied>}
// CHECK-SAME:    memref<2xi64> {graph.argument = #graph.argument<random, draws = 4>}
func.func private @memory(
    memref<4xf32> {graph.argument = #graph.argument<auto>},
    memref<4xf32> {graph.argument = #graph.argument<static>},
    tensor<?xf32> {graph.argument = #graph.argument<copied>},
    memref<2xi64> {graph.argument = #graph.argument<random, draws = 4>})

// CHECK: func.func private @numbers(
// CHECK-SAME:    i16 {graph.argument = #graph.argument<value>}
// CHECK-SAME:    memref<f64> {graph.argument = #graph.argument<value>}
// CHECK-SAME:    index {graph.argument = #graph.argument<key>}
// CHECK-SAME:    tensor<i1> {graph.argument = #graph.argument<key>}
func.func private @numbers(
    i16 {graph.argument = #graph.argument<value>},
    memref<f64> {graph.argument = #graph.argument<value>},
    index {graph.argument = #graph.argument<key>},
    tensor<i1> {graph.argument = #graph.argument<key>})
