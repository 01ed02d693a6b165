// `scf.while` loops whose initial values determine the number of iterations,
// with any comparison.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-stream-residuals=min-bytes=0 | FileCheck %s
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-stream-residuals=min-bytes=0 --ao-verify-transfers -o /dev/null
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-stream-residuals=min-bytes=0 --remarks-filter=ao -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// As JAX writes `fori_loop`: the counter is a tensor.
// CHECK-LABEL: func.func @tensor
// CHECK-NOT: scf.while
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32, #ao.host>)
// CHECK-NOT: arith.cmpi
// CHECK: ao.offload
// CHECK: ao.reload
func.func @tensor(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %zero = arith.constant dense<0> : tensor<i32>
  %one = arith.constant dense<1> : tensor<i32>
  %four = arith.constant dense<4> : tensor<i32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %w:3 = scf.while (%i = %zero, %h = %x, %s = %init) : (tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>) -> (tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>) {
    %less = arith.cmpi slt, %i, %four : tensor<i32>
    %go = tensor.extract %less[] : tensor<i1>
    scf.condition(%go) %i, %h, %s : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: tensor<i32>, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.sin %h : tensor<1x8xf32>
    %number = tensor.extract %i[] : tensor<i32>
    %row = arith.index_cast %number : i32 to index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %one : tensor<i32>
    scf.yield %n, %a, %t : tensor<i32>, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %w#1) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %w#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Counters that reach a number exactly; that count down to a number; up to a
// number that is no multiple of the step; beyond the largest signed number.
// CHECK-LABEL: func.func @predicates
// CHECK-NOT: scf.while
// CHECK-COUNT-4: ao.offload
// CHECK-COUNT-4: ao.reload
func.func @predicates(%x: tensor<1x8xf32>) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %m1 = arith.constant -1 : index
  %first = arith.constant 200 : i8
  %last = arith.constant 204 : i8
  %next = arith.constant 1 : i8
  %init = tensor.empty() : tensor<4x8xf32>
  %ne:3 = scf.while (%i = %c0, %h = %x, %s = %init) : (index, tensor<1x8xf32>, tensor<4x8xf32>) -> (index, tensor<1x8xf32>, tensor<4x8xf32>) {
    %go = arith.cmpi ne, %i, %c8 : index
    scf.condition(%go) %i, %h, %s : index, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.sin %h : tensor<1x8xf32>
    %row = arith.divui %i, %c2 : index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c2 : index
    scf.yield %n, %a, %t : index, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %sge:3 = scf.while (%i = %c3, %h = %ne#1, %s = %init) : (index, tensor<1x8xf32>, tensor<4x8xf32>) -> (index, tensor<1x8xf32>, tensor<4x8xf32>) {
    %go = arith.cmpi sge, %i, %c0 : index
    scf.condition(%go) %i, %h, %s : index, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.cos %h : tensor<1x8xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %m1 : index
    scf.yield %n, %a, %t : index, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %sle:3 = scf.while (%i = %c1, %h = %sge#1, %s = %init) : (index, tensor<1x8xf32>, tensor<4x8xf32>) -> (index, tensor<1x8xf32>, tensor<4x8xf32>) {
    %go = arith.cmpi sle, %i, %c4 : index
    scf.condition(%go) %i, %h, %s : index, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.sin %h : tensor<1x8xf32>
    %row = arith.subi %i, %c1 : index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %a, %t : index, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %ult:3 = scf.while (%i = %first, %h = %sle#1, %s = %init) : (i8, tensor<1x8xf32>, tensor<4x8xf32>) -> (i8, tensor<1x8xf32>, tensor<4x8xf32>) {
    %go = arith.cmpi ult, %i, %last : i8
    scf.condition(%go) %i, %h, %s : i8, tensor<1x8xf32>, tensor<4x8xf32>
  } do {
  ^bb0(%i: i8, %h: tensor<1x8xf32>, %s: tensor<4x8xf32>):
    %a = math.cos %h : tensor<1x8xf32>
    %number = arith.subi %i, %first : i8
    %row = arith.index_cast %number : i8 to index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %next : i8
    scf.yield %n, %a, %t : i8, tensor<1x8xf32>, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %ult#1) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %ne#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = tensor.extract_slice %sge#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %c = tensor.extract_slice %sle#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %d = tensor.extract_slice %ult#2[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %e = arith.mulf %a, %b : tensor<1x8xf32>
    %f = arith.mulf %c, %d : tensor<1x8xf32>
    %h = arith.mulf %e, %f : tensor<1x8xf32>
    %r = arith.addf %g, %h : tensor<1x8xf32>
    scf.yield %r : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// Values that the condition computes and passes on are computed in each
// iteration, and again after the loop if they are used there.
// CHECK-LABEL: func.func @handed_on
// CHECK: %[[W:.*]]:2 = scf.for {{.*}} iter_args(%[[I:[a-z0-9]+]] = %{{.*}}, %{{.*}} = %{{.*}}) -> (index, tensor<4x8xf32, #ao.host>)
// CHECK:   %[[N:.*]] = arith.addi %[[I]],
// CHECK-NOT: arith.cmpi
// CHECK:   ao.offload
// CHECK:   scf.yield %[[N]],
// CHECK: %[[END:.*]] = arith.addi %[[W]]#0,
// CHECK-NOT: arith.cmpi
// CHECK: return %{{.*}}, %[[END]]
func.func @handed_on(%x: tensor<1x8xf32>) -> (tensor<1x8xf32>, index) attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x8xf32>
  %w:2 = scf.while (%i = %c0, %s = %init) : (index, tensor<4x8xf32>) -> (index, tensor<4x8xf32>) {
    %n = arith.addi %i, %c1 : index
    %go = arith.cmpi ule, %n, %c4 : index
    scf.condition(%go) %n, %s : index, tensor<4x8xf32>
  } do {
  ^bb0(%n: index, %s: tensor<4x8xf32>):
    %a = math.sin %x : tensor<1x8xf32>
    %row = arith.subi %n, %c1 : index
    %t = tensor.insert_slice %a into %s[%row, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    scf.yield %n, %t : index, tensor<4x8xf32>
  }
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %w#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z, %w#0 : tensor<1x8xf32>, index
}

// -----

// The number of iterations depends on data; a step that never reaches the
// number; a condition with effects; a number that is reached only after the
// counter has wrapped around.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-3: scf.while
// CHECK-NOT: scf.while
// CHECK-NOT: ao.offload
// REMARK-DAG: Reason="the loop has no single induction variable", Remark="kept on device: 'data#1'"
// REMARK-DAG: Reason="the loop has no single induction variable", Remark="kept on device: 'endless#1'"
// REMARK-DAG: Reason="the loop has no single induction variable", Remark="kept on device: 'effects#1'"
// REMARK-DAG: Reason="the trip count differs from the number of slices", Remark="kept on device: 'wraps#1'"
func.func @others(%x: tensor<1x8xf32>, %bound: index) -> tensor<1x8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %b0 = arith.constant 0 : i8
  %b3 = arith.constant 3 : i8
  %b8 = arith.constant 8 : i8
  %init = tensor.empty() : tensor<4x8xf32>
  %data:2 = scf.while (%i = %c0, %s = %init) : (index, tensor<4x8xf32>) -> (index, tensor<4x8xf32>) {
    %go = arith.cmpi ne, %i, %bound : index
    scf.condition(%go) %i, %s : index, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %s: tensor<4x8xf32>):
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %t : index, tensor<4x8xf32>
  } loc("data")
  %endless:2 = scf.while (%i = %c1, %s = %data#1) : (index, tensor<4x8xf32>) -> (index, tensor<4x8xf32>) {
    %go = arith.cmpi ne, %i, %c4 : index
    scf.condition(%go) %i, %s : index, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %s: tensor<4x8xf32>):
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c2 : index
    scf.yield %n, %t : index, tensor<4x8xf32>
  } loc("endless")
  %effects:2 = scf.while (%i = %c0, %s = %endless#1) : (index, tensor<4x8xf32>) -> (index, tensor<4x8xf32>) {
    "test.effect"() : () -> ()
    %go = arith.cmpi ne, %i, %c4 : index
    scf.condition(%go) %i, %s : index, tensor<4x8xf32>
  } do {
  ^bb0(%i: index, %s: tensor<4x8xf32>):
    %t = tensor.insert_slice %x into %s[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %c1 : index
    scf.yield %n, %t : index, tensor<4x8xf32>
  } loc("effects")
  %wraps:2 = scf.while (%i = %b0, %s = %effects#1) : (i8, tensor<4x8xf32>) -> (i8, tensor<4x8xf32>) {
    %go = arith.cmpi ne, %i, %b8 : i8
    scf.condition(%go) %i, %s : i8, tensor<4x8xf32>
  } do {
  ^bb0(%i: i8, %s: tensor<4x8xf32>):
    %third = arith.divui %i, %b3 : i8
    %row = arith.index_castui %third : i8 to index
    %place = arith.minui %row, %c3 : index
    %t = tensor.insert_slice %x into %s[%place, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
    %n = arith.addi %i, %b3 : i8
    scf.yield %n, %t : i8, tensor<4x8xf32>
  } loc("wraps")
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %x) -> (tensor<1x8xf32>) {
    %a = tensor.extract_slice %wraps#1[%i, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<1x8xf32>
    %b = arith.mulf %g, %a : tensor<1x8xf32>
    scf.yield %b : tensor<1x8xf32>
  }
  return %z : tensor<1x8xf32>
}

// -----

// A value that a loop carries unchanged is captured, even if the number of
// iterations depends on data, and dead ones are removed: they would be copied
// before the loop.
// CHECK-LABEL: func.func @unchanged(
// CHECK-SAME:    %{{.*}}: tensor<8xf32>, %[[W:.*]]: tensor<8xf32>
// CHECK: scf.while (%{{[^ ,]*}} = %{{[^ ,]*}}) : (tensor<8xf32>) -> tensor<8xf32>
// CHECK: do
// CHECK: arith.mulf %{{.*}}, %[[W]]
// CHECK: return
func.func @unchanged(%x: tensor<8xf32>, %w: tensor<8xf32>) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %large = arith.constant 1.0 : f32
  %l:3 = scf.while (%p = %x, %q = %w, %r = %x) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %e = tensor.extract %p[%c0] : tensor<8xf32>
    %go = arith.cmpf olt, %e, %large : f32
    scf.condition(%go) %p, %q, %p : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  } do {
  ^bb0(%p: tensor<8xf32>, %q: tensor<8xf32>, %r: tensor<8xf32>):
    %a = arith.mulf %p, %q : tensor<8xf32>
    scf.yield %a, %q, %r : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  return %l#0 : tensor<8xf32>
}

// -----

// A loop whose bound is data keeps its attributes.
// CHECK-LABEL: func.func @attributes
// CHECK: scf.for
// CHECK: } {ao.cost_ns = 777 : i64, ao.layer = 3 : i64}
func.func @attributes(%x: tensor<8xf32>, %n: index) -> tensor<8xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%i = %c0, %h = %x) : (index, tensor<8xf32>) -> (index, tensor<8xf32>) {
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %i, %h : index, tensor<8xf32>
  } do {
  ^bb0(%i: index, %h: tensor<8xf32>):
    %a = math.sin %h : tensor<8xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %a : index, tensor<8xf32>
  } attributes {ao.cost_ns = 777 : i64, ao.layer = 3 : i64}
  return %r#1 : tensor<8xf32>
}
