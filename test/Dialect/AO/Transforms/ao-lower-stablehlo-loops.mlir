// RUN: ao-opt %s --ao-lower-stablehlo-loops --allow-unregistered-dialect | FileCheck %s
// RUN: ao-opt %s --ao-lower-stablehlo-loops --convert-ao-to-placement --allow-unregistered-dialect \
// RUN:   | FileCheck %s --check-prefix=BACK --implicit-check-not=scf. --implicit-check-not=tensor. --implicit-check-not=arith.

// The condition of the loop is removed, its slices are subsets, and the unit
// dimension that JAX adds is a view.

// CHECK-LABEL: func.func @stack(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
// CHECK-DAG: %[[ZERO:.*]] = arith.constant dense<0> : tensor<i32>
// CHECK-DAG: %[[ONE:.*]] = arith.constant dense<1> : tensor<i32>
// CHECK: %[[F:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}>
// CHECK: %[[SCALAR:.*]] = tensor.extract %[[F]][] : tensor<f32>
// CHECK: %[[INIT:.*]] = tensor.splat %[[SCALAR]] : tensor<3x4xf32>
// CHECK: scf.for %{{.*}} = %c0 to %c3 step %c1
// CHECK-SAME: iter_args(%[[I:.*]] = %[[ZERO]], %[[H:.*]] = %[[X]], %[[S:.*]] = %[[INIT]])
// CHECK-NOT: stablehlo.compare
// CHECK: %[[T:.*]] = "stablehlo.tanh"(%[[H]])
// CHECK: %[[SLICE:.*]] = tensor.expand_shape %[[T]] {{\[\[}}0, 1]] output_shape [1, 4]
// CHECK: %[[N:.*]] = tensor.extract %[[I]][] : tensor<i32>
// CHECK: %[[ROW:.*]] = arith.index_cast %[[N]] : i32 to index
// CHECK: %[[U:.*]] = tensor.insert_slice %[[SLICE]] into %[[S]][%[[ROW]], 0] [1, 4] [1, 1]
// CHECK: %[[NEXT:.*]] = arith.addi %[[I]], %[[ONE]] : tensor<i32>
// CHECK: scf.yield %[[NEXT]], %[[T]], %[[U]]

// BACK-LABEL: func.func @stack(
// BACK: %[[LAST:.*]] = "stablehlo.constant"() {value = dense<3> : tensor<i32>}
// BACK: "stablehlo.while"
// BACK-NEXT: ^bb0(%[[I:[^:]*]]: tensor<i32>, %{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>, %{{.*}}: tensor<3x4xf32>):
// BACK-NEXT: %[[C:.*]] = "stablehlo.compare"(%[[I]], %[[LAST]])
// BACK-SAME: compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>
// BACK-NEXT: "stablehlo.return"(%[[C]])
// BACK: ^bb0(%[[I:[^:]*]]: tensor<i32>, %[[N:[^:]*]]: tensor<i32>, %[[H:[^:]*]]: tensor<4xf32>, %[[S:[^:]*]]: tensor<3x4xf32>):
// BACK: %[[T:.*]] = "stablehlo.tanh"(%[[H]])
// BACK: %[[SLICE:.*]] = "stablehlo.reshape"(%[[T]]) : (tensor<4xf32>) -> tensor<1x4xf32>
// BACK: %[[U:.*]] = "stablehlo.dynamic_update_slice"(%[[S]], %[[SLICE]], %[[N]], %{{.*}})
// BACK: %[[NEXT:.*]] = "stablehlo.add"(%[[N]], %{{.*}})
// BACK: %[[COUNT:.*]] = "stablehlo.add"(%[[I]], %{{.*}})
// BACK: "stablehlo.return"(%[[COUNT]], %[[NEXT]], %[[T]], %[[U]])
func.func @stack(%x: tensor<4xf32>) -> tensor<3x4xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %three = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
  %f = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %init = "stablehlo.broadcast_in_dim"(%f) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
  %r:3 = "stablehlo.while"(%zero, %x, %init) ({
  ^bb0(%i: tensor<i32>, %h: tensor<4xf32>, %s: tensor<3x4xf32>):
    %c = "stablehlo.compare"(%i, %three) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<4xf32>, %s: tensor<3x4xf32>):
    %t = "stablehlo.tanh"(%h) : (tensor<4xf32>) -> tensor<4xf32>
    %slice = "stablehlo.broadcast_in_dim"(%t) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1x4xf32>
    %u = "stablehlo.dynamic_update_slice"(%s, %slice, %i, %zero) : (tensor<3x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
    %n = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %t, %u) : (tensor<i32>, tensor<4xf32>, tensor<3x4xf32>) -> ()
  }) : (tensor<i32>, tensor<4xf32>, tensor<3x4xf32>) -> (tensor<i32>, tensor<4xf32>, tensor<3x4xf32>)
  return %r#2 : tensor<3x4xf32>
}

// Counts down from 5 by 2 in 64 bits; the offset is clamped to bounds that it
// never exceeds. Slices of two columns are accessed at one place.

// CHECK-LABEL: func.func @down(
// CHECK: scf.for %{{.*}} = %c0 to %c3 step %c1 iter_args(%[[I:[a-z0-9]*]] = %{{.*}}, %[[S:[a-z0-9]*]] = %{{.*}})
// CHECK: %[[BIG:.*]] = arith.maxsi
// CHECK: %[[CLAMPED:.*]] = arith.minsi %[[BIG]]
// CHECK: %[[N:.*]] = tensor.extract %[[CLAMPED]][] : tensor<i64>
// CHECK: %[[ROW:.*]] = arith.index_cast %[[N]] : i64 to index
// CHECK: tensor.extract_slice %{{.*}}[%[[ROW]], 1] [1, 2] [1, 1] : tensor<6x4xf32> to tensor<1x2xf32>
// BACK-LABEL: func.func @down(
// BACK: %[[N:.*]] = "stablehlo.convert"(%{{.*}}) : (tensor<i64>) -> tensor<i32>
// BACK: "stablehlo.dynamic_slice"(%{{.*}}, %[[N]], %{{.*}}) {slice_sizes = array<i64: 1, 2>}
func.func @down(%w: tensor<6x4xf32>, %x: tensor<1x2xf32>) -> tensor<1x2xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
  %two = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
  %five = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
  %r:2 = "stablehlo.while"(%five, %x) ({
  ^bb0(%i: tensor<i64>, %h: tensor<1x2xf32>):
    %c = "stablehlo.compare"(%i, %zero) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i64>, %h: tensor<1x2xf32>):
    %k = "stablehlo.clamp"(%zero, %i, %five) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %s = "stablehlo.dynamic_slice"(%w, %k, %one) <{slice_sizes = array<i64: 1, 2>}> : (tensor<6x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x2xf32>
    %t = "stablehlo.add"(%h, %s) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %n = "stablehlo.subtract"(%i, %two) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%n, %t) : (tensor<i64>, tensor<1x2xf32>) -> ()
  }) : (tensor<i64>, tensor<1x2xf32>) -> (tensor<i64>, tensor<1x2xf32>)
  return %r#1 : tensor<1x2xf32>
}

// The last offset is beyond the last row, where StableHLO reads that row: no
// subset. An element of a bit is no number.

// CHECK-LABEL: func.func @beyond(
// CHECK: scf.for
// CHECK: "stablehlo.dynamic_slice"
// CHECK: "stablehlo.add"(%{{.*}}) : (tensor<i1>, tensor<i1>) -> tensor<i1>
func.func @beyond(%w: tensor<3x4xf32>, %x: tensor<1x4xf32>, %b: tensor<i1>) -> tensor<1x4xf32> {
  %zero = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %one = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %four = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
  %r:3 = "stablehlo.while"(%zero, %x, %b) ({
  ^bb0(%i: tensor<i32>, %h: tensor<1x4xf32>, %d: tensor<i1>):
    %c = "stablehlo.compare"(%i, %four) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %h: tensor<1x4xf32>, %d: tensor<i1>):
    %s = "stablehlo.dynamic_slice"(%w, %i, %zero) <{slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %t = "stablehlo.add"(%h, %s) : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
    %e = "stablehlo.add"(%d, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %n = "stablehlo.add"(%i, %one) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %t, %e) : (tensor<i32>, tensor<1x4xf32>, tensor<i1>) -> ()
  }) : (tensor<i32>, tensor<1x4xf32>, tensor<i1>) -> (tensor<i32>, tensor<1x4xf32>, tensor<i1>)
  return %r#1 : tensor<1x4xf32>
}

// The number of iterations depends on data; its condition compares an unsigned
// number.

// CHECK-LABEL: func.func @data(
// CHECK: scf.while
// CHECK: %[[C:.*]] = "stablehlo.compare"
// CHECK: %[[B:.*]] = tensor.extract %[[C]][] : tensor<i1>
// CHECK: scf.condition(%[[B]])
// BACK-LABEL: func.func @data(
// BACK: "stablehlo.while"
// BACK: %[[C:.*]] = "stablehlo.compare"
// BACK-NEXT: "stablehlo.return"(%[[C]])
// BACK: "stablehlo.add"(%{{.*}}, %{{.*}}) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
func.func @data(%end: tensor<ui32>, %step: tensor<ui32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r:2 = "stablehlo.while"(%step, %x) ({
  ^bb0(%i: tensor<ui32>, %h: tensor<4xf32>):
    %c = "stablehlo.compare"(%i, %end) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    "stablehlo.return"(%c) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<ui32>, %h: tensor<4xf32>):
    %t = "stablehlo.tanh"(%h) : (tensor<4xf32>) -> tensor<4xf32>
    %n = "stablehlo.add"(%i, %step) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    "stablehlo.return"(%n, %t) : (tensor<ui32>, tensor<4xf32>) -> ()
  }) : (tensor<ui32>, tensor<4xf32>) -> (tensor<ui32>, tensor<4xf32>)
  return %r#1 : tensor<4xf32>
}

// A sharding has an entry for each result.

// CHECK-LABEL: func.func @sharded(
// CHECK: "stablehlo.while"
// BACK-LABEL: func.func @sharded(
func.func @sharded(%x: tensor<4xf32>, %go: tensor<i1>) -> tensor<4xf32> {
  %r = "stablehlo.while"(%x) ({
  ^bb0(%h: tensor<4xf32>):
    "stablehlo.return"(%go) : (tensor<i1>) -> ()
  }, {
  ^bb0(%h: tensor<4xf32>):
    "stablehlo.return"(%h) : (tensor<4xf32>) -> ()
  }) {sdy.sharding = "of one result"} : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
