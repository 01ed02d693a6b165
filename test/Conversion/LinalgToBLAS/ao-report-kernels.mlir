// RUN: ao-opt %s --ao-report-kernels=machine=h100-pcie5 -o /dev/null 2>&1 | FileCheck %s
// RUN: ao-opt %s --ao-report-kernels="machine=h100-pcie5 output=%t.json" | FileCheck %s --check-prefix=SAME
// RUN: FileCheck %s --input-file=%t.json
// RUN: not ao-opt %s --ao-report-kernels="machine=h100-pcie5 most-share=16 output=" -o /dev/null 2>&1 | FileCheck %s --check-prefix=CONTRACTION
// RUN: not ao-opt %s --ao-report-kernels="machine=h100-pcie5 most-share=10 output=" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SHARE
// RUN: not ao-opt %s --ao-report-kernels=output=%t/no/file -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILE

// FILE: error: cannot open output file

// The longest first. The product runs in each iteration of the loop, and counts
// two operations a point; the contraction at the end has no library to run it.
// CHECK:      {"schema":"ao.kernels","version":1,"step_ns":{{[0-9]+}},"product_flops":12885426176,"kernels":[
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.matmul","product":true,"executions":3,"bytes":16777216,"flops":2147483648,"ns":96156,"share":0.36{{[0-9]*}}},
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.matmul","product":true,"executions":3,
// CHECK-NEXT: {"name":"{{.*}}","op":"memref.copy","product":false,"executions":1,"bytes":134217728,"flops":0,"ns":40065,"share":0.15{{[0-9]*}}},
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.generic","product":false,"executions":1,"bytes":100663296,"flops":8388608,"ns":30049,"share":0.11{{[0-9]*}}},
// CHECK-NEXT: {"name":"{{.*}}","op":"linalg.generic","product":false,"executions":1,"bytes":65536,"flops":786432,
// CHECK-NEXT: ]}

// CONTRACTION-NOT: error: kernel
// CONTRACTION:     error: contraction is lowered to a kernel: unsupported by the library
// CONTRACTION-NOT: error:

// SHARE:     error: kernel takes 15.3 % of the step by the roofline, expected at most 10.0 %
// SHARE:     error: kernel takes 11.4 % of the step by the roofline, expected at most 10.0 %
// SHARE:     error: contraction is lowered to a kernel
// SHARE-NOT: error:

// SAME:     func.func @step(
// SAME-NOT: ao.

func.func @step(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>, %c: memref<1024x1024xf32>,
                %x: memref<4096x4096xf32>, %y: memref<4096x4096xf32>, %s: memref<4096x2048xf32>,
                %p: memref<64x64xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  scf.for %i = %0 to %3 step %1 {
    func.call @twice(%a, %b, %c) : (memref<1024x1024xf32>, memref<1024x1024xf32>, memref<1024x1024xf32>) -> ()
  }
  memref.copy %x, %y : memref<4096x4096xf32> to memref<4096x4096xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%s : memref<4096x2048xf32>) outs(%s : memref<4096x2048xf32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.addf %in, %out : f32
    linalg.yield %2 : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%p, %p : memref<64x64xf32>, memref<64x64xf32>) outs(%p : memref<64x64xf32>) {
  ^bb0(%l: f32, %r: f32, %sum: f32):
    %2 = math.tanh %l : f32
    %4 = arith.mulf %2, %r : f32
    %5 = arith.addf %sum, %4 : f32
    linalg.yield %5 : f32
  }
  return
}

func.func private @twice(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>, %c: memref<1024x1024xf32>) {
  linalg.matmul ins(%a, %b : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%c : memref<1024x1024xf32>)
  linalg.matmul ins(%b, %a : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%c : memref<1024x1024xf32>)
  return
}
