// Reasons why nothing is offloaded within an iteration. If every value is used
// at once, the peak of the body cannot be lowered.
//
// RUN: split-file %s %t
// RUN: not ao-opt %t/tight.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=2KB" --ao-apply-plan --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=TIGHT
// RUN: ao-opt %t/group.mlir --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --remarks-filter=ao 2>&1 | FileCheck %s --check-prefix=GROUP
//
// TIGHT: Reason="no plan of its body fits the budget", Remark="nothing offloaded within an iteration of 'microbatches'"
// TIGHT-NOT: ao.offload
//
// The body alone has the error; the step around it sees one op.
// GROUP-NOT: error
// GROUP: Reason="its body cannot be planned as a step", Remark="nothing offloaded within an iteration of 'microbatches'"
// GROUP-NOT: ao.offload{{ }}

//--- tight.mlir
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %m = arith.mulf %b, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("microbatches")
  return %r : tensor<256xf32>
}

//--- group.mlir
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward", ao.group = 1 : i64, ao.keep} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward", ao.group = 1 : i64, ao.offload} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %c, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %f, %a {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %l : tensor<256xf32>
  } loc("microbatches")
  return %r : tensor<256xf32>
}
