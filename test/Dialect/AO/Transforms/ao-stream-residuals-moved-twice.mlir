// A slice whose offload is issued by the last iteration, which is peeled after
// its loop, is a value of the step: plans offload it as well, but not while it
// is in flight.
//
// REQUIRES: ao-run
// RUN: ao-opt %s --ao-offload-pipeline="strategy=pytorch min-bytes=0 machine=%S/Inputs/machine.json" --ao-verify-transfers -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: ao-run %s --compare --strategy=none,sync,pytorch --min-bytes=0 --machine=%S/Inputs/machine.json
//
// CHECK-LABEL: func.func @step
// CHECK-COUNT-2: scf.yield
// CHECK: %[[LAST:.*]] = arith.mulf
// CHECK: %[[SLICE:.*]] = ao.offload %[[LAST]] into
// CHECK-NOT: ao.offload %[[LAST]]
// CHECK: arith.addf {{.*}}, %[[LAST]]
// CHECK-NEXT: ao.wait %[[SLICE]] keep(%[[LAST]] : tensor<256xf32>) into
func.func @step(%x: tensor<256xf32>) -> tensor<256xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x256xf32>
  %y:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<256xf32>, tensor<4x256xf32>) {
    %a = math.sin %h {ao.phase = "forward"} : tensor<256xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %b = math.exp %a {ao.phase = "forward"} : tensor<256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    scf.yield %c, %t : tensor<256xf32>, tensor<4x256xf32>
  } {ao.phase = "forward"}
  %z:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y#0, %s = %init) -> (tensor<256xf32>, tensor<4x256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %y#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = arith.mulf %a, %g {ao.phase = "forward"} : tensor<256xf32> loc("made")
    %t = tensor.insert_slice %b into %s[%i, 0] [1, 256] [1, 1] : tensor<256xf32> into tensor<4x256xf32>
    %c = math.cos %b {ao.phase = "forward"} : tensor<256xf32>
    %d = math.sin %c {ao.phase = "forward"} : tensor<256xf32>
    %e = math.exp %d {ao.phase = "forward"} : tensor<256xf32>
    %f = math.cos %e {ao.phase = "backward"} : tensor<256xf32>
    %k = arith.addf %f, %b {ao.phase = "backward"} : tensor<256xf32>
    scf.yield %k, %t : tensor<256xf32>, tensor<4x256xf32>
  }
  %w = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %z#0) -> (tensor<256xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %z#1[%j, 0] [1, 256] [1, 1] : tensor<4x256xf32> to tensor<256xf32>
    %b = arith.mulf %g, %a : tensor<256xf32>
    scf.yield %b : tensor<256xf32>
  } {ao.phase = "backward"}
  %r = arith.addf %w, %x {ao.phase = "backward"} : tensor<256xf32>
  return %r : tensor<256xf32>
}
