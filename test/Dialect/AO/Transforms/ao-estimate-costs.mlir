// Durations by `ao.cost_ns`, then by the roofline of a machine of 1 GB/s
// memory, 1 TFLOP/s f32, 10 TFLOP/s bf16: a byte takes 1 ns. A profile is
// preferred to both.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect --ao-estimate-costs | FileCheck %t/step.mlir
// RUN: ao-opt %t/step.mlir --allow-unregistered-dialect --ao-estimate-costs="profile=%t/profile.json" | FileCheck %t/step.mlir --check-prefix=PROFILE

//--- step.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"memory_bandwidth" = 1.0e9, "peak_flops.f32" = 1.0e9, "peak_flops.bf16" = 1.0e10>>} {
// CHECK-LABEL: @step
// PROFILE-LABEL: @step
func.func @step(%a: tensor<64x32xf32>, %b: tensor<32x16xf32>, %c: tensor<64x16xf32>,
                %d: tensor<?x4xf32>, %i: index) -> tensor<64x16xf32> attributes {ao.step} {
  // 2 * 64 * 32 * 16 FLOP against (64*32 + 32*16 + 2*64*16) * 4 bytes.
  // CHECK: linalg.matmul {ao.cost_ns = 65536 : i64, ao.kind = "matmul"}
  // PROFILE: linalg.matmul {ao.cost_ns = 7 : i64, ao.kind = "matmul"}
  %0 = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x16xf32>) outs(%c : tensor<64x16xf32>) -> tensor<64x16xf32>
  // Elementwise: read once, written once, 8192 ns of bytes, 1024 of FLOP.
  // CHECK: math.sin {{.*}} {ao.cost_ns = 8192 : i64, ao.kind = "memory"}
  // PROFILE: math.sin {{.*}} {ao.cost_ns = 9 : i64, ao.kind = "attention"}
  %1 = math.sin %0 : tensor<64x16xf32>
  // An op without an interface: operands and results once.
  // CHECK: "test.op"({{.*}}) {ao.cost_ns = 8192 : i64, ao.kind = "other"}
  // PROFILE: "test.op"({{.*}}) {ao.cost_ns = 11 : i64}
  %2 = "test.op"(%1) : (tensor<64x16xf32>) -> tensor<64x16xf32> loc("named/op")
  // Existing costs are kept, and without a kind there is none.
  // CHECK: "test.op"({{.*}}) {ao.cost_ns = 5 : i64}
  // PROFILE: "test.op"({{.*}}) {ao.cost_ns = 5 : i64}
  %3 = "test.op"(%2) {ao.cost_ns = 5 : i64} : (tensor<64x16xf32>) -> tensor<64x16xf32>
  // A kind by hand, the duration by the model.
  // CHECK: "test.op"({{.*}}) {ao.cost_ns = 8192 : i64, ao.kind = "conv"}
  %4 = "test.op"(%3) {ao.kind = "conv"} : (tensor<64x16xf32>) -> tensor<64x16xf32>
  // Ten times around a loop; the kind is that of the costliest op inside.
  // CHECK: scf.for
  // CHECK: } {ao.cost_ns = 655360 : i64, ao.kind = "matmul"}
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %5 = scf.for %j = %c0 to %c10 step %c1 iter_args(%x = %4) -> tensor<64x16xf32> {
    %6 = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x16xf32>) outs(%x : tensor<64x16xf32>) -> tensor<64x16xf32>
    scf.yield %6 : tensor<64x16xf32>
  }
  // Op by op, as if it were unrolled: 65536 ns of FLOP and 8192 of bytes.
  // CHECK: scf.for
  // CHECK: } {ao.cost_ns = 147456 : i64, ao.kind = "matmul"}
  // PROFILE: scf.for
  // PROFILE: scf.for
  // PROFILE: } {ao.cost_ns = 32 : i64, ao.kind = "matmul"}
  %c2 = arith.constant 2 : index
  %10 = scf.for %j = %c0 to %c2 step %c1 iter_args(%x = %5) -> tensor<64x16xf32> {
    %11 = linalg.matmul ins(%a, %b : tensor<64x32xf32>, tensor<32x16xf32>) outs(%x : tensor<64x16xf32>) -> tensor<64x16xf32>
    %12 = math.sin %11 : tensor<64x16xf32>
    scf.yield %12 : tensor<64x16xf32>
  }
  // An insertion writes only the slice: 64 bytes, twice.
  // CHECK: tensor.insert_slice {{.*}} {ao.cost_ns = 128 : i64, ao.kind = "memory"}
  %row = tensor.extract_slice %10[0, 0] [1, 16] [1, 1] : tensor<64x16xf32> to tensor<1x16xf32>
  %13 = tensor.insert_slice %row into %10[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<64x16xf32>
  // Bytes that are not known count as none.
  // CHECK: math.sin {{.*}} {ao.cost_ns = 0 : i64, ao.kind = "memory"} : tensor<?x4xf32>
  %7 = math.sin %d : tensor<?x4xf32>
  // Views, constants and empty tensors are no ops of the step.
  // CHECK: tensor.empty() : tensor<4xf32>
  // CHECK: tensor.cast %{{[^ ]*}} : tensor<64x16xf32>
  %8 = tensor.empty() : tensor<4xf32>
  %9 = tensor.cast %5 : tensor<64x16xf32> to tensor<?x16xf32>
  return %13 : tensor<64x16xf32>
}
}

//--- profile.json
{"schema": "ao.profile", "version": 1, "ops": {"linalg.matmul": 7, "math.sin": {"ns": 9, "kind": "attention"}, "named/op": 11, "unused": 0}}
