// Two loops over microbatches with the same peak: a budget that needs a plan for
// both is met, although neither plan alone lowers the peak of the step.
//
// RUN: ao-opt %s --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=80%%" --ao-apply-plan --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --ao-plan-offload="machine=%S/Inputs/machine.json min-bytes=0" --ao-apply-plan --ao-verify-transfers | FileCheck %s
// RUN: ao-opt %s --ao-offload-pipeline="strategy=planned machine=%S/Inputs/machine.json min-bytes=0 device-memory-budget=80%%" | FileCheck %s
// CHECK: scf.for
// CHECK: ao.offload
// CHECK: scf.yield
// CHECK: scf.for
// CHECK: ao.offload
// CHECK: scf.yield
func.func @step(%x: tensor<256xf32>, %w: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %first = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %x) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("one")
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%g = %first) -> (tensor<256xf32>) {
    %a = math.sin %g {ao.phase = "forward"} : tensor<256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = arith.mulf %e, %d {ao.phase = "backward"} : tensor<256xf32>
    %h = arith.mulf %f, %c {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.mulf %h, %b {ao.phase = "backward"} : tensor<256xf32>
    %l = arith.mulf %k, %a {ao.phase = "backward"} : tensor<256xf32>
    %m = arith.addf %l, %w {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %m : tensor<256xf32>
  } loc("two")
  return %r : tensor<256xf32>
}
