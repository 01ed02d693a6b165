// Odd input that is no fault: steps without ops, results, arguments or tensors,
// and ops at unexpected places.
//
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-offload-pipeline="strategy=pytorch min-bytes=0" | FileCheck %s
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-offload-pipeline="strategy=sync min-bytes=0" | FileCheck %s
// RUN: ao-opt %s --split-input-file --allow-unregistered-dialect --ao-offload-pipeline="strategy=planned min-bytes=0" | FileCheck %s

// CHECK-LABEL: @no_ops
func.func @no_ops() attributes {ao.step} {
  return
}

// -----

// CHECK-LABEL: @no_results
func.func @no_results() attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  return
}
func.func @bwd() {
  return
}

// -----

// CHECK-LABEL: @returns_its_argument
func.func @returns_its_argument(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 1 : i64} {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}
func.func @bwd(%x: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// Saved values that are no tensors, constants, tensors of rank zero, empty ones.
// CHECK-LABEL: @saves_odd_values
func.func @saves_odd_values(%i: index, %m: memref<4xf32>, %v: vector<4xf32>, %x: tensor<f32>)
    -> (index, memref<4xf32>, vector<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<0xf32>)
    attributes {ao.backward = @bwd, ao.num_outputs = 0 : i64} {
  %c = arith.constant dense<1.0> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %0 = math.sin %x : tensor<f32>
  %z = "test.z"() : () -> tensor<0xf32>
  return %i, %m, %v, %0, %c, %e, %z : index, memref<4xf32>, vector<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<0xf32>
}
func.func @bwd(%i: index, %m: memref<4xf32>, %v: vector<4xf32>, %x: tensor<f32>, %c: tensor<4xf32>, %e: tensor<4xf32>, %z: tensor<0xf32>) {
  "test.use"(%i, %m, %v, %x, %c, %e, %z) : (index, memref<4xf32>, vector<4xf32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<0xf32>) -> ()
  return
}

// -----

// A graph region, an isolated region, symbols and modules inside.
// CHECK-LABEL: @odd_regions
func.func @odd_regions(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %c = math.cos %x : tensor<4xf32>
  "test.graph"() ({
    %a = "test.a"(%b) : (tensor<4xf32>) -> tensor<4xf32>
    %b = "test.b"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  }) : () -> ()
  "test.two"() ({
  ^bb0(%a: tensor<4xf32>):
    "test.br"()[^bb1] : () -> ()
  ^bb1:
    "test.end"(%c) : (tensor<4xf32>) -> ()
  }, {
  }) : () -> ()
  builtin.module {
    func.func @nested(%y: tensor<4xf32>) attributes {ao.step} {
      return
    }
  }
  %0 = arith.addf %c, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// LLVM and GPU functions beside the steps.
// CHECK-LABEL: llvm.func @f
llvm.func @f(%p: !llvm.ptr) {
  llvm.return
}
gpu.module @kernels {
  gpu.func @k(%m: memref<4xf32>) kernel {
    gpu.return
  }
}
func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> attributes {ao.step} {
  %0 = math.sin %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A function of another dialect as a step.
// CHECK-LABEL: llvm.func @llvm_step
llvm.func @llvm_step(%a: i64) attributes {ao.step} {
  llvm.return
}

// -----

// Memrefs with layouts, and steps on buffers: nothing is eligible.
// CHECK-LABEL: @buffers
func.func @buffers(%a: memref<4x4xf32, strided<[8, 1], offset: ?>>, %b: memref<*xf32>) attributes {ao.step} {
  %c = memref.alloc() : memref<4x4xf32>
  memref.copy %a, %c : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<4x4xf32>
  %d = memref.cast %b : memref<*xf32> to memref<4x4xf32>
  memref.copy %c, %d : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %c : memref<4x4xf32>
  return
}

// -----

// No step at all.
// CHECK: module
module {
}

// -----

// CHECK-LABEL: @named
module @named attributes {test.a} {
  module {
  }
}
