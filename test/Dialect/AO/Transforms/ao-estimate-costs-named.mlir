// Ops without interfaces: StableHLO and TOSA have their costs in one table. On
// this machine a byte takes 1 ns, and so does an operation.
//
// RUN: ao-opt %s --allow-unregistered-dialect --ao-estimate-costs | FileCheck %s

module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"memory_bandwidth" = 1.0e9, "peak_flops.f32" = 1.0e9>>} {

// CHECK-LABEL: @products
func.func @products(%a: tensor<4x64x32xf32>, %b: tensor<4x32x16xf32>, %c: tensor<32x64xf32>,
                    %x: tensor<2x8x8x16xf32>, %k: tensor<3x3x8x32xf32>, %w: tensor<32x3x3x16xf32>,
                    %d: tensor<3x3x16x2xf32>, %bias: tensor<32xf32>) -> tensor<2x8x8x32xf32> attributes {ao.step} {
  // 2 * 4 * 64 * 16 * 32.
  // CHECK: "stablehlo.dot_general"{{.*}}ao.cost_ns = 262144 : i64, ao.kind = "matmul"
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<4x64x32xf32>, tensor<4x32x16xf32>) -> tensor<4x64x16xf32>
  // Two contracted dimensions: 2 * 4 * 4 * 64 * 32, less than the bytes.
  // CHECK: "stablehlo.dot_general"{{.*}}ao.cost_ns = 65600 : i64, ao.kind = "matmul"
  %1 = "stablehlo.dot_general"(%a, %a) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 2]>}> : (tensor<4x64x32xf32>, tensor<4x64x32xf32>) -> tensor<4x4xf32>
  // No contracted dimension: an outer product of 4 * 16 * 4 * 16 points is
  // bound by its bytes.
  // CHECK: "stablehlo.dot_general"{{.*}}ao.cost_ns = 16896 : i64, ao.kind = "matmul"
  %v = "test.vector"() : () -> tensor<64xf32>
  %2 = "stablehlo.dot_general"(%v, %v) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<64xf32>, tensor<64xf32>) -> tensor<64x64xf32>
  // Two groups of features: 2 * (2 * 8 * 8 * 32) * (3 * 3 * 8).
  // CHECK: "stablehlo.convolution"{{.*}}ao.cost_ns = 589824 : i64, ao.kind = "conv"
  %3 = "stablehlo.convolution"(%x, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<2x8x8x16xf32>, tensor<3x3x8x32xf32>) -> tensor<2x8x8x32xf32>
  // CHECK: tosa.matmul {{.*}} {ao.cost_ns = 262144 : i64, ao.kind = "matmul"}
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %4 = tosa.matmul %a, %b, %z, %z : (tensor<4x64x32xf32>, tensor<4x32x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x64x16xf32>
  // 2 * (2 * 8 * 8 * 32) * (3 * 3 * 16).
  // CHECK: tosa.conv2d {{.*}}ao.cost_ns = 1179648 : i64, ao.kind = "conv"
  %5 = tosa.conv2d %x, %w, %bias, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<2x8x8x16xf32>, tensor<32x3x3x16xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x8x32xf32>
  // 2 * (2 * 8 * 8 * 32) * (3 * 3).
  // CHECK: tosa.depthwise_conv2d {{.*}}ao.cost_ns = 73728 : i64, ao.kind = "conv"
  %6 = tosa.depthwise_conv2d %x, %d, %bias, %z, %z {acc_type = f32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<2x8x8x16xf32>, tensor<3x3x16x2xf32>, tensor<32xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x8x32xf32>
  "test.use"(%0, %1, %2, %4, %5, %6) : (tensor<4x64x16xf32>, tensor<4x4xf32>, tensor<64x64xf32>, tensor<4x64x16xf32>, tensor<2x8x8x32xf32>, tensor<2x8x8x32xf32>) -> ()
  return %3 : tensor<2x8x8x32xf32>
}

// CHECK-LABEL: @contraction
func.func @contraction(%a: vector<64x32xf32>, %b: vector<32x16xf32>, %c: vector<64x16xf32>) -> vector<64x16xf32> attributes {ao.step} {
  // CHECK: vector.contract {{.*}} {ao.cost_ns = 65536 : i64, ao.kind = "matmul"
  %0 = vector.contract {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<64x32xf32>, vector<32x16xf32> into vector<64x16xf32>
  return %0 : vector<64x16xf32>
}

// CHECK-LABEL: @others
func.func @others(%x: tensor<16x64xf32>, %y: tensor<1x64xf32>, %i: tensor<i32>, %p: tensor<i1>) -> tensor<16x64xf32> attributes {ao.step} {
  // CHECK: "stablehlo.tanh"{{.*}}ao.cost_ns = 8192 : i64, ao.kind = "memory"
  %0 = "stablehlo.tanh"(%x) : (tensor<16x64xf32>) -> tensor<16x64xf32>
  // A row, read and written, and two indices.
  // CHECK: "stablehlo.dynamic_slice"{{.*}}ao.cost_ns = 520 : i64, ao.kind = "memory"
  %1 = "stablehlo.dynamic_slice"(%0, %i, %i) <{slice_sizes = array<i64: 1, 64>}> : (tensor<16x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
  // CHECK: "stablehlo.dynamic_update_slice"{{.*}}ao.cost_ns = 520 : i64, ao.kind = "memory"
  %2 = "stablehlo.dynamic_update_slice"(%0, %1, %i, %i) : (tensor<16x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<16x64xf32>
  // A view.
  // CHECK: "stablehlo.reshape"(%{{[^ ]*}}) : (
  %3 = "stablehlo.reshape"(%2) : (tensor<16x64xf32>) -> tensor<64x16xf32>
  %init = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  // An addition at each of 1024 elements is less than the bytes.
  // CHECK: }) {ao.cost_ns = 4164 : i64, ao.kind = "memory"}
  %4 = "stablehlo.reduce"(%3, %init) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%sum) : (tensor<f32>) -> ()
  }) : (tensor<64x16xf32>, tensor<f32>) -> tensor<16xf32>
  // Nine comparisons at each of 62 * 14 windows (and what rounding adds).
  // CHECK: "stablehlo.reduce_window"
  // CHECK: }) {ao.cost_ns = 7813 : i64, ao.kind = "memory"}
  %5 = "stablehlo.reduce_window"(%3, %init) <{window_dimensions = array<i64: 3, 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %max = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%max) : (tensor<f32>) -> ()
  }) : (tensor<64x16xf32>, tensor<f32>) -> tensor<62x14xf32>
  // Six comparisons of each of 1024 elements are less than the bytes.
  // CHECK: "stablehlo.sort"
  // CHECK: }) {ao.cost_ns = 8192 : i64, ao.kind = "memory"}
  %6 = "stablehlo.sort"(%x) <{dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%lt) : (tensor<i1>) -> ()
  }) : (tensor<16x64xf32>) -> tensor<16x64xf32>
  // The branch that takes longer: 8192 ns.
  // CHECK: "stablehlo.case"
  // CHECK: }) {ao.cost_ns = 8192 : i64, ao.kind = "memory"}
  %7 = "stablehlo.case"(%i) ({
    %a = "stablehlo.sine"(%x) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    "stablehlo.return"(%a) : (tensor<16x64xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<16x64xf32>) -> ()
  }) : (tensor<i32>) -> tensor<16x64xf32>
  // CHECK: "stablehlo.all_reduce"
  // CHECK: }) {ao.cost_ns = 8192 : i64, ao.kind = "collective"}
  %8 = "stablehlo.all_reduce"(%7) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%sum) : (tensor<f32>) -> ()
  }) : (tensor<16x64xf32>) -> tensor<16x64xf32>
  // As its decomposition: twice 8192 ns.
  // CHECK: "stablehlo.composite"{{.*}}ao.cost_ns = 16384 : i64, ao.kind = "memory"
  %9 = "stablehlo.composite"(%8) <{name = "test.twice", decomposition = @twice}> : (tensor<16x64xf32>) -> tensor<16x64xf32>
  "test.use"(%4, %5, %6, %9) : (tensor<16xf32>, tensor<62x14xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> ()
  return %2 : tensor<16x64xf32>
}
func.func private @twice(%x: tensor<16x64xf32>) -> tensor<16x64xf32> {
  %0 = "stablehlo.cosine"(%x) : (tensor<16x64xf32>) -> tensor<16x64xf32>
  %1 = "stablehlo.cosine"(%0) : (tensor<16x64xf32>) -> tensor<16x64xf32>
  return %1 : tensor<16x64xf32>
}

// Loops that count from one constant to another are as long as that.
// CHECK-LABEL: @loops
func.func @loops(%x: tensor<16x64xf32>) -> tensor<16x64xf32> attributes {ao.step} {
  %c0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %c1 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %c10 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
  // Ten times 8192 + 12 ns, and 9 for the test.
  // CHECK: }) {ao.cost_ns = 82130 : i64, ao.kind = "memory"}
  %0:2 = "stablehlo.while"(%c0, %x) ({
  ^bb0(%i: tensor<i32>, %y: tensor<16x64xf32>):
    %t = "stablehlo.compare"(%i, %c10) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<16x64xf32>):
    %a = "stablehlo.tanh"(%y) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %n = "stablehlo.add"(%i, %c1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %a) : (tensor<i32>, tensor<16x64xf32>) -> ()
  }) : (tensor<i32>, tensor<16x64xf32>) -> (tensor<i32>, tensor<16x64xf32>)
  // Down by three from 10 to 0, which is tested: 10, 7, 4, 1.
  // CHECK: }) {ao.cost_ns = 32852 : i64, ao.kind = "memory"}
  %m3 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
  %1:2 = "stablehlo.while"(%c10, %0#1) ({
  ^bb0(%i: tensor<i32>, %y: tensor<16x64xf32>):
    %t = "stablehlo.compare"(%i, %c0) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<16x64xf32>):
    %a = "stablehlo.tanh"(%y) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %n = "stablehlo.add"(%i, %m3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %a) : (tensor<i32>, tensor<16x64xf32>) -> ()
  }) : (tensor<i32>, tensor<16x64xf32>) -> (tensor<i32>, tensor<16x64xf32>)
  // It is not known when this one ends: once.
  // CHECK: }) {ao.cost_ns = 12301 : i64, ao.kind = "memory"}
  %2:2 = "stablehlo.while"(%c0, %1#1) ({
  ^bb0(%i: tensor<i32>, %y: tensor<16x64xf32>):
    %t = "test.goes_on"(%y) : (tensor<16x64xf32>) -> tensor<i1>
    "stablehlo.return"(%t) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %y: tensor<16x64xf32>):
    %a = "stablehlo.tanh"(%y) : (tensor<16x64xf32>) -> tensor<16x64xf32>
    %n = "stablehlo.add"(%i, %c1) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%n, %a) : (tensor<i32>, tensor<16x64xf32>) -> ()
  }) : (tensor<i32>, tensor<16x64xf32>) -> (tensor<i32>, tensor<16x64xf32>)
  return %2#1 : tensor<16x64xf32>
}

// CHECK-LABEL: @attention
func.func @attention(%q: tensor<2x8x64x32xf32>, %k: tensor<2x8x128x32xf32>, %v: tensor<2x8x128x16xf32>,
                     %scale: f32, %init: tensor<2x8x64x16xf32>) -> tensor<2x8x64x16xf32> attributes {ao.step} {
  // 2 * 16 * 64 * 128 * (32 + 16), with or without a scale.
  // CHECK: "tm_tensor.attention"{{.*}}ao.cost_ns = 12582912 : i64, ao.kind = "attention"
  %0 = "tm_tensor.attention"(%q, %k, %v, %init) : (tensor<2x8x64x32xf32>, tensor<2x8x128x32xf32>, tensor<2x8x128x16xf32>, tensor<2x8x64x16xf32>) -> tensor<2x8x64x16xf32>
  // CHECK: "iree_linalg_ext.attention"{{.*}}ao.cost_ns = 12582912 : i64, ao.kind = "attention"
  %1 = "iree_linalg_ext.attention"(%q, %k, %v, %scale, %0) : (tensor<2x8x64x32xf32>, tensor<2x8x128x32xf32>, tensor<2x8x128x16xf32>, f32, tensor<2x8x64x16xf32>) -> tensor<2x8x64x16xf32>
  // Other ops of the dialect are not in the table.
  // CHECK: "tm_tensor.scan"{{.*}}ao.kind = "other"
  %2 = "tm_tensor.scan"(%1) : (tensor<2x8x64x16xf32>) -> tensor<2x8x64x16xf32>
  return %2 : tensor<2x8x64x16xf32>
}
}
