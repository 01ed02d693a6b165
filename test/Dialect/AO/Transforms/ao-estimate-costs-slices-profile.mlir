// Ops of the bodies of loops with slices have the durations of a profile.
//
// RUN: split-file %s %t
// RUN: ao-opt %t/step.mlir --ao-estimate-costs="profile=%t/profile.json" | FileCheck %t/step.mlir --check-prefix=PROFILE

//--- step.mlir
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "GPU" = #dlti.target_device_spec<"memory_bandwidth" = 1.0e9, "peak_flops.f32" = 1.0e12>>} {
// PROFILE-LABEL: @step
func.func @step(%a: tensor<4x16xf32>, %s: tensor<4x16xf32>) -> tensor<4x16xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  // PROFILE: scf.for
  // PROFILE-NOT: ao.cost_ns
  // PROFILE: } {ao.cost_ns = 7 : i64
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %s) -> tensor<4x16xf32> {
    %row = tensor.extract_slice %a[%i, 0] [1, 16] [1, 1] : tensor<4x16xf32> to tensor<1x16xf32>
    %y = math.sin %row : tensor<1x16xf32>
    %z = tensor.insert_slice %y into %x[%i, 0] [1, 16] [1, 1] : tensor<1x16xf32> into tensor<4x16xf32>
    scf.yield %z : tensor<4x16xf32>
  }
  return %r : tensor<4x16xf32>
}
}

//--- profile.json
{"schema": "ao.profile", "version": 1, "ops": {"scf.for": 7}}
