// RUN: ao-opt %s --ao-merge-kernels | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK:         gpu.launch_func @ao_kernels::@tanh
// CHECK:         gpu.launch_func @ao_kernels::@tanh
// CHECK:         gpu.launch_func @ao_kernels::@tanh_0
// CHECK:         gpu.launch_func @library::@entry
// CHECK:       gpu.module @ao_kernels
// CHECK:         gpu.func @tanh(
// CHECK:           math.tanh
// CHECK-NOT:     math.tanh
// CHECK:         gpu.func @tanh_0(
// CHECK:           math.exp
// A module with something else in it stays as it is.
// CHECK:       gpu.module @library
module attributes {gpu.container_module} {
  func.func @f(%x: memref<f32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @a::@tanh blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<f32>)
    gpu.launch_func @b::@other blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<f32>)
    gpu.launch_func @c::@tanh blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<f32>)
    gpu.launch_func @library::@entry blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<f32>)
    return
  }
  gpu.module @a {
    gpu.func @tanh(%x: memref<f32>) kernel {
      %0 = memref.load %x[] : memref<f32>
      %1 = math.tanh %0 : f32
      memref.store %1, %x[] : memref<f32>
      gpu.return
    }
  }
  gpu.module @b {
    gpu.func @other(%y: memref<f32>) kernel {
      %in = memref.load %y[] : memref<f32>
      %out = math.tanh %in : f32
      memref.store %out, %y[] : memref<f32>
      gpu.return
    }
  }
  gpu.module @c {
    gpu.func @tanh(%x: memref<f32>) kernel {
      %0 = memref.load %x[] : memref<f32>
      %1 = math.exp %0 : f32
      memref.store %1, %x[] : memref<f32>
      gpu.return
    }
  }
  gpu.module @library {
    func.func @helper() {
      return
    }
    gpu.func @entry(%x: memref<f32>) kernel {
      gpu.return
    }
  }
}
