// A module printed with costs can be parsed: ops whose attributes upstream
// prints where its parser does not expect them have none.
//
// RUN: ao-opt %s --ao-estimate-costs -o %t.mlir
// RUN: ao-opt %t.mlir | FileCheck %s

// CHECK-LABEL: func.func @step(
// CHECK: memref.prefetch %{{.*}}, read, locality<3>, data : memref<64x64xf32>
// CHECK: memref.dma_start
// CHECK: memref.dma_wait
// CHECK: memref.copy {{.*}}ao.cost_ns
func.func @step(%m: memref<64x64xf32>, %l: memref<64x64xf32, 2>, %t: memref<1xi32>, %i: index) attributes {ao.step} {
  %n = arith.constant 16 : index
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<64x64xf32>
  memref.dma_start %m[%i, %i], %l[%i, %i], %n, %t[%i] : memref<64x64xf32>, memref<64x64xf32, 2>, memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  memref.copy %m, %m : memref<64x64xf32> to memref<64x64xf32>
  return
}
