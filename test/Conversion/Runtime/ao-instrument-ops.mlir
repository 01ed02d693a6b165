// RUN: ao-opt %s --ao-instrument-ops | FileCheck %s

// CHECK: llvm.mlir.global internal constant @[[NAME:.*]]("layer0/fill\00")

// CHECK-LABEL: @step
func.func @step(%c: f32, %x: memref<4xf32>, %h: memref<4xf32, #ao.host>) {
  // CHECK-NOT: llvm.call
  // CHECK: memref.alloc
  // CHECK-NEXT: memref.expand_shape
  %a = memref.alloc() : memref<4xf32>
  %v = memref.expand_shape %a [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  // CHECK-NEXT: %[[ADDRESS:.*]] = llvm.mlir.addressof @[[NAME]]
  // CHECK-NEXT: llvm.call @aortStepRangeBegin(%[[ADDRESS]])
  // CHECK-NEXT: linalg.fill
  // CHECK-NEXT: llvm.call @aortStepRangeEnd()
  linalg.fill ins(%c : f32) outs(%v : memref<2x2xf32>) loc("layer0/fill")
  // CHECK-NOT: llvm.call
  // CHECK: return
  %t = ao.offload %a into %h : memref<4xf32> into memref<4xf32, #ao.host> -> !ao.transfer<memref<4xf32, #ao.host>>
  ao.wait %t keep(%a : memref<4xf32>) : !ao.transfer<memref<4xf32, #ao.host>>
  memref.dealloc %a : memref<4xf32>
  return
}
