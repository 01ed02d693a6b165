// From tensors to LLVM dialect: calls of the runtime, launches on its compute
// stream, and a binary with the kernels as PTX or as machine code. No stream,
// event or synchronization is created.
//
// REQUIRES: cuda-toolkit
// RUN: ao-opt %s --ao-lower-to-nvvm-pipeline=format=isa | FileCheck %s
// RUN: ao-opt %s --ao-lower-to-nvvm-pipeline=format=isa | FileCheck %s --check-prefix=PTX
// RUN: ao-opt %s --ao-lower-to-nvvm-pipeline -o /dev/null

// Nothing is made, and no wait is inserted, on the way.
// CHECK-NOT: mgpuStream
// CHECK-NOT: mgpuEvent
// CHECK-NOT: aortStepSynchronize
// CHECK-NOT: aortStepRead

// CHECK-LABEL: llvm.func @step(
// CHECK:         %[[STREAM:.*]] = llvm.call @aortStepComputeStream()
// CHECK:         llvm.call @aortStepDeviceAlloc
// CHECK:         %[[DONE:.*]] = llvm.call @aortStepMatmul
// CHECK:         llvm.cond_br
// CHECK:         gpu.launch_func <%[[STREAM]] : !llvm.ptr> @ao_kernels::@product_kernel
// CHECK:         gpu.launch_func <%[[STREAM]] : !llvm.ptr> @ao_kernels::@tanh_kernel
// CHECK:         %[[OUT:.*]] = llvm.call @aortStepTransferBegin
// CHECK:         %[[COPIES:.*]] = llvm.call @aortStepTransferStreamOf(%[[OUT]])
// CHECK:         llvm.call @mgpuMemcpy(%{{.*}}, %{{.*}}, %{{.*}}, %[[COPIES]])
// CHECK:         llvm.call @aortStepTransferEnd(%[[OUT]])
// CHECK:         llvm.call @aortStepWait(%[[OUT]])
// CHECK:       llvm.func @ao_entry_step(
// CHECK:       gpu.binary @ao_kernels
//
// PTX: .target sm_90
// PTX: .visible .entry tanh_kernel(
// PTX-NOT: call
func.func @step(%x: tensor<128x64xf32>, %w: tensor<64x256xf32>) -> tensor<128x256xf32> attributes {ao.step} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128x256xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32> loc("zero")
  %m = linalg.matmul ins(%x, %w : tensor<128x64xf32>, tensor<64x256xf32>) outs(%f : tensor<128x256xf32>) -> tensor<128x256xf32> loc("product")
  // No name is taken: this one means something in PTX.
  %n = linalg.exp ins(%m : tensor<128x256xf32>) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32> loc("WARP_SZ")
  %y = linalg.tanh ins(%n : tensor<128x256xf32>) outs(%e : tensor<128x256xf32>) -> tensor<128x256xf32> loc("tanh")
  %t = ao.offload %y : tensor<128x256xf32> -> !ao.transfer<tensor<128x256xf32, #ao.host>>
  %h = ao.wait %t keep(%y : tensor<128x256xf32>) : !ao.transfer<tensor<128x256xf32, #ao.host>>
  %r = ao.reload %h : tensor<128x256xf32, #ao.host> -> !ao.transfer<tensor<128x256xf32>>
  %z = ao.wait %r keep(%h : tensor<128x256xf32, #ao.host>) : !ao.transfer<tensor<128x256xf32>>
  return %z : tensor<128x256xf32>
}
