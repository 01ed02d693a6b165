// A toolkit without libdevice, processors that it does not support, and ops
// that the pipeline does not lower.
//
// RUN: %check_errors %s %t
//
// $ ao-opt %s --ao-check-cuda-toolkit="toolkit=/nowhere"
// error: kernels call '__nv_tanhf', but '/nowhere/nvvm/libdevice/libdevice.10.bc' does not exist; CUDA_HOME should be the folder of the CUDA toolkit
//
// $ ao-opt %s --ao-check-cuda-toolkit="chip=sm_91"
// error: unknown chip 'sm_91', expected one such as 'sm_90'
//
// $ ao-opt %s --ao-check-cuda-toolkit="chip=sm_90 features=+ptx60"
// error: 'sm_90' needs '+ptx78' or newer, got '+ptx60'
//
// $ ao-opt %s --ao-check-cuda-toolkit="chip=gfx90a"
// error: unknown chip 'gfx90a'
//
// $ ao-opt %S/Inputs/left-over.mlir --ao-lower-to-nvvm-pipeline
// left-over.mlir:7:5: error: unsupported op in a kernel: 'vector.print'

gpu.module @kernels {
  llvm.func @__nv_tanhf(f32) -> f32
  llvm.func @kernel() attributes {gpu.kernel, nvvm.kernel} {
    %0 = llvm.mlir.constant(1.0 : f32) : f32
    %1 = llvm.call @__nv_tanhf(%0) : (f32) -> f32
    llvm.return
  }
}
