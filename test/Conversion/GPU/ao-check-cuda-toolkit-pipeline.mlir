// The pipeline reports a missing toolkit once, and writes nothing.
//
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
