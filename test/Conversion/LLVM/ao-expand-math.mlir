// RUN: ao-opt %s --ao-expand-math | FileCheck %s

// CHECK-LABEL: @kinds
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: vector<2xf64>
func.func @kinds(%x: f32, %y: vector<2xf64>) -> (i1, vector<2xi1>) {
  // CHECK-DAG: %[[MASK:.*]] = arith.constant 2147483647 : i32
  // CHECK-DAG: %[[INF:.*]] = arith.constant 2139095040 : i32
  // CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
  // CHECK: %[[MAGNITUDE:.*]] = arith.andi %[[BITS]], %[[MASK]]
  // CHECK: arith.cmpi eq, %[[MAGNITUDE]], %[[INF]]
  %0 = math.isinf %x {fastmath = #arith.fastmath<fast>} : f32
  // CHECK: arith.bitcast %[[Y]] : vector<2xf64> to vector<2xi64>
  // CHECK: arith.cmpi ugt, {{.*}} : vector<2xi64>
  %1 = math.isnan %y : vector<2xf64>
  return %0, %1 : i1, vector<2xi1>
}

// Ops on types without an infinity, or of unknown size, are not changed.
// CHECK-LABEL: @others
func.func @others(%x: f8E4M3FN, %y: tensor<?xf32>, %b: tensor<?xi32>) -> (i1, tensor<?xi1>, tensor<?xi32>) {
  // CHECK: math.isinf
  %0 = math.isinf %x : f8E4M3FN
  // CHECK: math.isfinite
  %1 = math.isfinite %y : tensor<?xf32>
  // CHECK: math.ipowi
  %2 = math.ipowi %b, %b : tensor<?xi32>
  return %0, %1, %2 : i1, tensor<?xi1>, tensor<?xi32>
}

// CHECK-LABEL: @power
func.func @power(%base: i16, %exponent: i16) -> i16 {
  // CHECK: scf.while
  // CHECK: arith.select
  // CHECK-NOT: math.ipowi
  %0 = math.ipowi %base, %exponent : i16
  return %0 : i16
}

// Elements of a vector have exponents of their own, an index has the bits of an
// i64, and one bit cannot be shifted.
// CHECK-LABEL: @powers
func.func @powers(%v: vector<2xi32>, %x: index, %a: i1, %b: i1) -> (vector<2xi32>, index, i1) {
  // CHECK: scf.for
  // CHECK-NOT: math.ipowi
  // CHECK: arith.index_cast %{{.*}} : index to i64
  // CHECK: scf.while
  // CHECK-NOT: math.ipowi
  // CHECK: %[[NOT:.*]] = arith.xori
  // CHECK: arith.ori %{{.*}}, %[[NOT]]
  %0 = math.ipowi %v, %v : vector<2xi32>
  %1 = math.ipowi %x, %x : index
  %2 = math.ipowi %a, %b : i1
  return %0, %1, %2 : vector<2xi32>, index, i1
}
