// RUN: not ao-opt %s --convert-ao-to-llvm -split-input-file -o /dev/null 2>&1 | FileCheck %s

// A declaration with the name of a runtime function must have its type.
llvm.func @aortStepDeviceFree(i32)
func.func @free(%x: memref<4xf32>) {
  // CHECK: error: expected 'aortStepDeviceFree' to be declared with type '!llvm.func<
  memref.dealloc %x : memref<4xf32>
  return
}

// -----

llvm.func @aortStepDeviceAlloc(i32) -> !llvm.ptr
func.func @alloc() -> memref<4xf32> {
  // CHECK: error: expected 'aortStepDeviceAlloc' to be declared with type '!llvm.func<
  %x = memref.alloc() : memref<4xf32>
  return %x : memref<4xf32>
}

// -----

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
func.func @sparse(%n: index) {
  // CHECK: error: cannot lower a buffer or tensor of encoding #sparse_tensor.encoding<{{.*}}>: expected dense or #ao.host
  %x = memref.alloc() : memref<4x4xf32, #csr>
  return
}

// -----

#csr = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>
// CHECK: error: cannot lower a buffer or tensor of encoding #sparse_tensor
func.func @sparseArgument(%x: memref<4x4xf32, #csr>) {
  return
}

// -----

func.func @space(%x: memref<4xf32, 5>) {
  // CHECK: error: cannot lower a buffer or tensor of encoding 5 : i64: expected dense or #ao.host
  memref.dealloc %x : memref<4xf32, 5>
  return
}
