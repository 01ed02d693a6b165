// RUN: not ao-opt %s --convert-ao-to-llvm -split-input-file -o /dev/null 2>&1 | FileCheck %s

// What the module declares in the runtime's name must be the runtime's.
llvm.func @aortStepDeviceFree(i32)
func.func @free(%x: memref<4xf32>) {
  // CHECK: error: 'aortStepDeviceFree' is declared with another type
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

llvm.func @aortStepDeviceAlloc(i32) -> !llvm.ptr
func.func @alloc() -> memref<4xf32> {
  // CHECK: error: 'aortStepDeviceAlloc' is declared with another type
  %x = memref.alloc() : memref<4xf32>
  return %x : memref<4xf32>
}
