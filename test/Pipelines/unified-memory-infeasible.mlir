// The error of an infeasible budget gives unified memory as the reason.
//
// RUN: not ao-opt %s --ao-offload-pipeline="device-memory-budget=50%% min-bytes=0 machine=%S/Inputs/unified.json" -o /dev/null 2>&1 | FileCheck %s
// RUN: not ao-opt %s --ao-offload-pipeline="strategy=layerwise min-elements=0 device-memory-budget=50%% machine=%S/Inputs/unified.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LAYERS

// CHECK: error: cannot plan '@step': no plan fits the device memory budget of {{[0-9]+}} bytes: offloading saves nothing on this machine, whose host memory is device memory; the smallest feasible device memory budget is {{[0-9]+}} bytes{{$}}
// LAYERS: error: cannot plan '@step': no number of layers fits the device memory budget of {{[0-9]+}} bytes: offloading saves nothing on this machine
func.func @step(%x: tensor<1x1024xf32>) -> tensor<1x1024xf32> attributes {ao.step} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %init = tensor.empty() : tensor<4x1024xf32>
  %y, %stack = scf.for %i = %c0 to %c4 step %c1 iter_args(%h = %x, %s = %init) -> (tensor<1x1024xf32>, tensor<4x1024xf32>) {
    %a = math.sin %h {ao.layer = 0 : i64} : tensor<1x1024xf32>
    %t = tensor.insert_slice %a into %s[%i, 0] [1, 1024] [1, 1] : tensor<1x1024xf32> into tensor<4x1024xf32>
    scf.yield %a, %t : tensor<1x1024xf32>, tensor<4x1024xf32>
  } loc("stack")
  %z = scf.for %i = %c0 to %c4 step %c1 iter_args(%g = %y) -> (tensor<1x1024xf32>) {
    %j = arith.subi %c3, %i : index
    %a = tensor.extract_slice %stack[%j, 0] [1, 1024] [1, 1] : tensor<4x1024xf32> to tensor<1x1024xf32>
    %b = arith.mulf %g, %a : tensor<1x1024xf32>
    scf.yield %b : tensor<1x1024xf32>
  }
  return %z : tensor<1x1024xf32>
}
