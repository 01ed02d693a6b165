// Loops with slices have no duration: the ops of their bodies have, so that
// rewritten loops keep their time. Memory of 1 GB/s: a byte takes 1 ns. A
// second run of the pass changes nothing.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --ao-estimate-costs | FileCheck %t/step.mlir
// RUN: ao-opt %t/step.mlir --ao-estimate-costs --ao-estimate-costs | FileCheck %t/step.mlir

//--- step.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"memory_bandwidth" = 1.0e9, "peak_flops.f32" = 1.0e12>>} {
// CHECK-LABEL: @step
func.func @step(%a: tensor<4x16xf32>, %s: tensor<4x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // CHECK: scf.for
  // CHECK: math.sin {{.*}} {ao.cost_ns = 128 : i64, ao.kind = "memory"}
  // CHECK: tensor.insert_slice {{.*}} {ao.cost_ns = 128 : i64, ao.kind = "memory"}
  // CHECK: } {ao.kind = "memory"}
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %s) -> tensor<4x16xf32> {
    %row = tensor.extract_slice %a[%i, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %y = math.sin %row : tensor<1x16xf32>
    %z = tensor.insert_slice %y into %x[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %z : tensor<4x16xf32>
  }
  return %r : tensor<4x16xf32>
}
}
