// RUN: ao-opt %s --ao-expand-bf16 | FileCheck %s

// CHECK-LABEL: func.func @fma(
// CHECK-SAME:    %[[A:.*]]: bf16)
// CHECK:         %[[W:.*]] = math.fma %{{.*}}, %{{.*}}, %{{.*}} fastmath<contract> : f32
// CHECK:         arith.truncf %[[W]] : f32 to bf16
func.func @fma(%a: bf16) -> bf16 {
  %r = math.fma %a, %a, %a fastmath<contract> : bf16
  return %r : bf16
}

// CHECK-LABEL: func.func @vector(
// CHECK:         %[[W:.*]] = math.fma {{.*}} : vector<4xf32>
// CHECK:         arith.truncf %[[W]] : vector<4xf32> to vector<4xbf16>
func.func @vector(%a: vector<4xbf16>) -> vector<4xbf16> {
  %r = math.fma %a, %a, %a : vector<4xbf16>
  return %r : vector<4xbf16>
}

// CHECK-LABEL: func.func @from_f64(
// CHECK-SAME:    %[[X:.*]]: f64)
// CHECK:         %[[N:.*]] = arith.truncf %[[X]] : f64 to f32
// CHECK:         %[[B:.*]] = arith.bitcast %[[N]] : f32 to i32
// CHECK:         %[[S:.*]] = arith.addi %[[B]],
// CHECK:         %[[O:.*]] = arith.select %{{.*}}, %[[S]], %[[B]] : i32
// CHECK:         %[[F:.*]] = arith.bitcast %[[O]] : i32 to f32
// CHECK:         arith.truncf %[[F]] : f32 to bf16
func.func @from_f64(%x: f64) -> bf16 {
  %r = arith.truncf %x : f64 to bf16
  return %r : bf16
}

// CHECK-LABEL: func.func @vector_from_f64(
// CHECK:         arith.constant dense<1> : vector<2xi32>
// CHECK:         arith.truncf %{{.*}} : vector<2xf32> to vector<2xbf16>
func.func @vector_from_f64(%x: vector<2xf64>) -> vector<2xbf16> {
  %r = arith.truncf %x : vector<2xf64> to vector<2xbf16>
  return %r : vector<2xbf16>
}

// CHECK-LABEL: func.func @others(
// CHECK-NEXT:    arith.truncf
// CHECK-NEXT:    arith.truncf
// CHECK-NEXT:    math.fma
// CHECK-NEXT:    return
func.func @others(%x: f64, %y: f32) -> (f16, bf16, f32) {
  %0 = arith.truncf %x : f64 to f16
  %1 = arith.truncf %y : f32 to bf16
  %2 = math.fma %y, %y, %y : f32
  return %0, %1, %2 : f16, bf16, f32
}
