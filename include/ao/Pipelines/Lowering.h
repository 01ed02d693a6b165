//===- Lowering.h - Pipelines that bufferize and lower ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_LOWERING_H
#define AO_PIPELINES_LOWERING_H

#include "ao/Dialect/AO/Transforms/Bufferization/ArenaMode.h"
#include "ao/Dialect/Graph/Transforms/CaptureMode.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace ao {

/// Returns the values of an option `arenas`.
llvm::cl::ValuesClass getValues(ArenaMode);

/// Returns the values of an option `results`.
llvm::cl::ValuesClass getValues(ArenaResults);

struct BufferizationOptions
    : public mlir::PassPipelineOptions<BufferizationOptions> {
  Option<ArenaMode> arenas{
      *this, "arenas",
      llvm::cl::desc("Memories whose buffers are in one arena"),
      getValues(ArenaMode()), llvm::cl::init(ArenaMode::None)};
  Option<ArenaResults> results{
      *this, "results",
      llvm::cl::desc("With arenas: location of the results of a step"),
      getValues(ArenaResults()), llvm::cl::init(ArenaResults::Alloc)};
};

struct HostLoweringOptions
    : public mlir::PassPipelineOptions<HostLoweringOptions> {};

struct NVVMLoweringOptions
    : public mlir::PassPipelineOptions<NVVMLoweringOptions> {
  Option<std::string> chip{*this, "chip",
                           llvm::cl::desc("Device to compile kernels for"),
                           llvm::cl::init("sm_90")};
  Option<std::string> features{
      *this, "features",
      llvm::cl::desc("Target features with the version of PTX, such as +ptx80; "
                     "default: the oldest version that supports the chip"),
      llvm::cl::init("")};
  Option<std::string> format{
      *this, "format",
      llvm::cl::desc(
          "Format of compiled kernels: fatbin, bin (a cubin) or isa (PTX)"),
      llvm::cl::init("fatbin")};
  Option<int> optLevel{*this, "opt-level",
                       llvm::cl::desc("Optimization level of kernels, 0 to 3"),
                       llvm::cl::init(2)};
  Option<std::string> toolkit{
      *this, "toolkit",
      llvm::cl::desc("Directory of the CUDA toolkit; default: CUDA_HOME, then "
                     "/usr/local/cuda"),
      llvm::cl::init("")};
  Option<bool> blas{
      *this, "blas",
      llvm::cl::desc("Use cuBLAS for matrix products if the runtime has it"),
      llvm::cl::init(true)};
  Option<bool> treeReductions{
      *this, "tree-reductions",
      llvm::cl::desc("Split long reductions over the threads of a block"),
      llvm::cl::init(true)};
};

/// Bufferizes in place where this is safe, frees buffers directly after their
/// last uses, and proves that no buffer is accessed while it is copied. Steps
/// need not contain `ao` ops. With `arenas`, assigns buffers arena slots and
/// verifies them.
void buildBufferizationPipeline(mlir::OpPassManager &manager,
                                const ArenaChoice &arenas = {});

/// Assigns buffers with lifetimes arena slots, and verifies the slots.
void buildArenaPipeline(mlir::OpPassManager &manager,
                        const ArenaChoice &arenas);

/// Verifies arena slots again, and replaces allocations with a slot by views of
/// arenas. With `marks`, lifetimes are reported to the runtime.
void buildUseArenasPipeline(mlir::OpPassManager &manager, bool marks);

/// Verifies that each function of the named step can be captured, and creates
/// its entry point and descriptor for CUDA graph trees. Requires arenas. Does
/// nothing without a mode.
void buildCapturePipeline(mlir::OpPassManager &manager,
                          const graph::CaptureChoice &captures);

/// On the buffers of `buildBufferizationPipeline`: outlines each op into a
/// function, and marks the steps for C wrappers. Functions of the step that
/// `captures` names also get an entry point and a descriptor for CUDA graph
/// trees.
void buildHostFunctionsPipeline(mlir::OpPassManager &manager,
                                const graph::CaptureChoice &captures = {});

/// Lowers the functions of `buildHostFunctionsPipeline` to the LLVM dialect
/// with calls of the runtime. Compute becomes loops on the calling thread.
void buildHostFunctionsToLLVMPipeline(mlir::OpPassManager &manager);

/// Bufferizes a step and lowers it to host code.
void buildLowerToHostPipeline(mlir::OpPassManager &manager,
                              const HostLoweringOptions &options);

/// Lowers the buffers of `buildBufferizationPipeline` to the LLVM dialect with
/// calls of the runtime and kernels compiled for an NVIDIA device. The only
/// other remaining ops are `gpu.binary` and `gpu.launch_func`, which the
/// translation to LLVM IR supports.
void buildBuffersToNVVMPipeline(mlir::OpPassManager &manager,
                                const NVVMLoweringOptions &options);

/// Registers the translations to LLVM IR and the NVVM target, which the
/// compilation of kernels requires.
void registerNVVMLowering(mlir::DialectRegistry &registry);

/// Bufferizes a step, then runs `buildBuffersToNVVMPipeline`.
void buildLowerToNVVMPipeline(mlir::OpPassManager &manager,
                              const NVVMLoweringOptions &options);

/// Registers `ao-bufferize-pipeline`, `ao-lower-to-host-pipeline` and
/// `ao-lower-to-nvvm-pipeline`.
void registerLoweringPipelines();

} // namespace ao

#endif // AO_PIPELINES_LOWERING_H
