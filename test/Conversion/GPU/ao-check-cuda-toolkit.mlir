// RUN: not ao-opt %s --ao-check-cuda-toolkit="toolkit=/nowhere" 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not ao-opt %s --ao-check-cuda-toolkit="chip=sm_91" 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not ao-opt %s --ao-check-cuda-toolkit="chip=sm_90 features=+ptx60" 2>&1 | FileCheck %s --check-prefix=PTX
// RUN: not ao-opt %s --ao-check-cuda-toolkit="chip=gfx90a" 2>&1 | FileCheck %s --check-prefix=OTHER
//
// LIBRARY: error: kernels call '__nv_tanhf', but '/nowhere/nvvm/libdevice/libdevice.10.bc' does not exist; CUDA_HOME should be the folder of the CUDA toolkit
// CHIP: error: unknown chip 'sm_91', expected one such as 'sm_90'
// PTX: error: 'sm_90' needs '+ptx78' or newer, got '+ptx60'
// OTHER: error: unknown chip 'gfx90a'
//
// RUN: not ao-opt %S/Inputs/left-over.mlir --ao-lower-to-nvvm-pipeline 2>&1 | FileCheck %s --check-prefix=LEFT
// LEFT: left-over.mlir:7:5: error: unsupported op in a kernel: 'vector.print'
// LEFT-NOT: error:
//
// The pipeline says so once, and writes nothing.
// RUN: rm -f %t.out
// RUN: not ao-opt %s --ao-lower-to-nvvm-pipeline="toolkit=/nowhere" -o %t.out 2>&1 | FileCheck %s --check-prefix=PIPELINE
// RUN: not ls %t.out
// PIPELINE-COUNT-1: error:
// PIPELINE-NOT: error:
gpu.module @kernels {
  llvm.func @__nv_tanhf(f32) -> f32
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.mlir.constant(1.0 : f32) : f32
    %1 = llvm.call @__nv_tanhf(%0) : (f32) -> f32
    llvm.return
  }
}
