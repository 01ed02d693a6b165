// The global memory of a GPU, by its number or its name, is device memory.
//
// RUN: ao-opt %s --convert-ao-to-llvm | FileCheck %s
// RUN: ao-opt %s --ao-lower-to-host-pipeline | FileCheck %s --check-prefix=HOST

// CHECK-LABEL: func.func @global(
// CHECK-COUNT-3: llvm.call @aortStepDeviceAlloc
// CHECK: memref.load %{{.*}} : memref<4xf32>
// CHECK-COUNT-3: llvm.call @aortStepDeviceFree
// HOST: llvm.func @global(
// HOST: llvm.call @aortStepDeviceAlloc
// HOST: llvm.call @aortStepDeviceFree
func.func @global(%i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32, 1>
  %b = memref.alloc() : memref<4xf32, #gpu.address_space<global>>
  %c = memref.alloc() : memref<4xf32, 1 : ui64>
  %v = memref.load %a[%i] : memref<4xf32, 1>
  memref.store %v, %b[%i] : memref<4xf32, #gpu.address_space<global>>
  memref.store %v, %c[%i] : memref<4xf32, 1 : ui64>
  memref.dealloc %a : memref<4xf32, 1>
  memref.dealloc %b : memref<4xf32, #gpu.address_space<global>>
  memref.dealloc %c : memref<4xf32, 1 : ui64>
  return %v : f32
}
