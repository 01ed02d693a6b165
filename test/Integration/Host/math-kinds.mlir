// Kinds of floats and powers of integers against known numbers.
//
// REQUIRES: ao-run
// RUN: %compare_outputs 'ao-run %s --entry=computed --strategy=none' \
// RUN:   'ao-run %s --entry=computed --strategy=none -O0' \
// RUN:   'ao-run %s --entry=known --strategy=none' | FileCheck %s
// RUN: ao-opt %s --ao-lower-to-nvvm-pipeline="format=isa blas=false" | FileCheck %s --check-prefix=PTX
// CHECK: output 5: 6xi64
// PTX: .entry
//
// The bits are those of 0, 1, the smallest number, the largest below the normal
// ones, the largest of all, the smallest normal one, infinity, and of what is no
// number, some of them with a sign.

#id = affine_map<(i) -> (i)>

func.func @computed() -> (tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<16xi32>, tensor<6xi64>) attributes {ao.step} {
  %f32 = arith.constant dense<[0, 1065353216, 1, -2139095041, 2139095039, -2139095040, 2139095040, -8388608, 2143289344, -8388607]> : tensor<10xi32>
  %f16 = arith.constant dense<[0, 15360, 1, -31745, 31743, -31744, 31744, -1024, 32256, -1023]> : tensor<10xi16>
  %bf16 = arith.constant dense<[0, 16256, 1, -32641, 32639, -32640, 32640, -128, 32704, -127]> : tensor<10xi16>
  %f64 = arith.constant dense<[0, 4607182418800017408, 1, -9218868437227405313, 9218868437227405311, -9218868437227405312, 9218868437227405312, -4503599627370496, 9221120237041090560, -4503599627370495]> : tensor<10xi64>
  %e = tensor.empty() : tensor<10xi8>
  %f32_kinds = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f32 : tensor<10xi32>) outs(%e : tensor<10xi8>) {
  ^bb0(%bits: i32, %out: i8):
    %x = arith.bitcast %bits : i32 to f32
    %c2 = arith.constant 2 : i8
    %isinf = math.isinf %x : f32
    %isnan = math.isnan %x : f32
    %isfinite = math.isfinite %x : f32
    %isnormal = math.isnormal %x : f32
    %0 = arith.extui %isinf : i1 to i8
    %1 = arith.extui %isnan : i1 to i8
    %2 = arith.extui %isfinite : i1 to i8
    %3 = arith.extui %isnormal : i1 to i8
    %4 = arith.muli %0, %c2 : i8
    %5 = arith.addi %4, %1 : i8
    %6 = arith.muli %5, %c2 : i8
    %7 = arith.addi %6, %2 : i8
    %8 = arith.muli %7, %c2 : i8
    %9 = arith.addi %8, %3 : i8
    linalg.yield %9 : i8
  } -> tensor<10xi8>
  %f16_kinds = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f16 : tensor<10xi16>) outs(%e : tensor<10xi8>) {
  ^bb0(%bits: i16, %out: i8):
    %x = arith.bitcast %bits : i16 to f16
    %c2 = arith.constant 2 : i8
    %isinf = math.isinf %x : f16
    %isnan = math.isnan %x : f16
    %isfinite = math.isfinite %x : f16
    %isnormal = math.isnormal %x : f16
    %0 = arith.extui %isinf : i1 to i8
    %1 = arith.extui %isnan : i1 to i8
    %2 = arith.extui %isfinite : i1 to i8
    %3 = arith.extui %isnormal : i1 to i8
    %4 = arith.muli %0, %c2 : i8
    %5 = arith.addi %4, %1 : i8
    %6 = arith.muli %5, %c2 : i8
    %7 = arith.addi %6, %2 : i8
    %8 = arith.muli %7, %c2 : i8
    %9 = arith.addi %8, %3 : i8
    linalg.yield %9 : i8
  } -> tensor<10xi8>
  %bf16_kinds = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%bf16 : tensor<10xi16>) outs(%e : tensor<10xi8>) {
  ^bb0(%bits: i16, %out: i8):
    %x = arith.bitcast %bits : i16 to bf16
    %c2 = arith.constant 2 : i8
    %isinf = math.isinf %x : bf16
    %isnan = math.isnan %x : bf16
    %isfinite = math.isfinite %x : bf16
    %isnormal = math.isnormal %x : bf16
    %0 = arith.extui %isinf : i1 to i8
    %1 = arith.extui %isnan : i1 to i8
    %2 = arith.extui %isfinite : i1 to i8
    %3 = arith.extui %isnormal : i1 to i8
    %4 = arith.muli %0, %c2 : i8
    %5 = arith.addi %4, %1 : i8
    %6 = arith.muli %5, %c2 : i8
    %7 = arith.addi %6, %2 : i8
    %8 = arith.muli %7, %c2 : i8
    %9 = arith.addi %8, %3 : i8
    linalg.yield %9 : i8
  } -> tensor<10xi8>
  %f64_kinds = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%f64 : tensor<10xi64>) outs(%e : tensor<10xi8>) {
  ^bb0(%bits: i64, %out: i8):
    %x = arith.bitcast %bits : i64 to f64
    %c2 = arith.constant 2 : i8
    %isinf = math.isinf %x : f64
    %isnan = math.isnan %x : f64
    %isfinite = math.isfinite %x : f64
    %isnormal = math.isnormal %x : f64
    %0 = arith.extui %isinf : i1 to i8
    %1 = arith.extui %isnan : i1 to i8
    %2 = arith.extui %isfinite : i1 to i8
    %3 = arith.extui %isnormal : i1 to i8
    %4 = arith.muli %0, %c2 : i8
    %5 = arith.addi %4, %1 : i8
    %6 = arith.muli %5, %c2 : i8
    %7 = arith.addi %6, %2 : i8
    %8 = arith.muli %7, %c2 : i8
    %9 = arith.addi %8, %3 : i8
    linalg.yield %9 : i8
  } -> tensor<10xi8>
  %base32 = arith.constant dense<[0, 0, 1, -1, -1, 2, 2, -3, 3, 7, 1, -1, -1, 2, -5, 46341]> : tensor<16xi32>
  %exponent32 = arith.constant dense<[0, 5, 1000, 7, 8, 0, 31, 3, 40, 11, -3, -3, -4, -1, -2, 2]> : tensor<16xi32>
  %e32 = tensor.empty() : tensor<16xi32>
  %power32 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%base32, %exponent32 : tensor<16xi32>, tensor<16xi32>) outs(%e32 : tensor<16xi32>) {
  ^bb0(%base: i32, %exponent: i32, %out: i32):
    %0 = math.ipowi %base, %exponent : i32
    linalg.yield %0 : i32
  } -> tensor<16xi32>
  %base64 = arith.constant dense<[3, -2, 10, 2, -1, 9]> : tensor<6xi64>
  %exponent64 = arith.constant dense<[39, 63, 19, 64, -9223372036854775807, -1]> : tensor<6xi64>
  %e64 = tensor.empty() : tensor<6xi64>
  %power64 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%base64, %exponent64 : tensor<6xi64>, tensor<6xi64>) outs(%e64 : tensor<6xi64>) {
  ^bb0(%base: i64, %exponent: i64, %out: i64):
    %0 = math.ipowi %base, %exponent : i64
    linalg.yield %0 : i64
  } -> tensor<6xi64>
  return %f32_kinds, %f16_kinds, %bf16_kinds, %f64_kinds, %power32, %power64 : tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<16xi32>, tensor<6xi64>
}

func.func @known() -> (tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<16xi32>, tensor<6xi64>) attributes {ao.step} {
  %kinds = arith.constant dense<[2, 3, 2, 2, 3, 3, 8, 8, 4, 4]> : tensor<10xi8>
  %power32 = arith.constant dense<[1, 0, 1, -1, 1, 1, -2147483648, -27, 689956897, 1977326743, 1, -1, 1, 0, 0, -2147479015]> : tensor<16xi32>
  %power64 = arith.constant dense<[4052555153018976267, -9223372036854775808, -8446744073709551616, 0, -1, 0]> : tensor<6xi64>
  return %kinds, %kinds, %kinds, %kinds, %power32, %power64 :
      tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<10xi8>, tensor<16xi32>, tensor<6xi64>
}
