//===- Lowering.h - Pipelines from a step to what runs ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_LOWERING_H
#define AO_PIPELINES_LOWERING_H

#include "ao/Dialect/AO/Transforms/Bufferization/ArenaMode.h"
#include "ao/Dialect/AO/Transforms/Capture/CaptureMode.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace ao {

/// The values of an option `arenas`.
llvm::cl::ValuesClass getArenaModeValues();

/// "none", "device" or "all".
std::optional<ArenaMode> parseArenaMode(llvm::StringRef text);

/// The values of an option `results`.
llvm::cl::ValuesClass getArenaResultsValues();

/// "alloc" or "arena".
std::optional<ArenaResults> parseArenaResults(llvm::StringRef text);

struct BufferizationOptions
    : public mlir::PassPipelineOptions<BufferizationOptions> {
  Option<ArenaMode> arenas{
      *this, "arenas",
      llvm::cl::desc("Memories in which buffers lie in one arena"),
      getArenaModeValues(), llvm::cl::init(ArenaMode::None)};
  Option<ArenaResults> results{
      *this, "results",
      llvm::cl::desc("With arenas: where the results of a step lie"),
      getArenaResultsValues(), llvm::cl::init(ArenaResults::Alloc)};
};

struct HostLoweringOptions
    : public mlir::PassPipelineOptions<HostLoweringOptions> {};

struct NVVMLoweringOptions
    : public mlir::PassPipelineOptions<NVVMLoweringOptions> {
  Option<std::string> chip{*this, "chip",
                           llvm::cl::desc("Device that kernels are made for"),
                           llvm::cl::init("sm_90")};
  Option<std::string> features{
      *this, "features",
      llvm::cl::desc("Features with the version of PTX, such as +ptx80; "
                     "default: the oldest one that knows the chip"),
      llvm::cl::init("")};
  Option<std::string> format{
      *this, "format",
      llvm::cl::desc("What kernels become: fatbin, bin (a cubin) or isa (PTX)"),
      llvm::cl::init("fatbin")};
  Option<int> optLevel{*this, "opt-level",
                       llvm::cl::desc("Optimization of kernels, 0 to 3"),
                       llvm::cl::init(2)};
  Option<std::string> toolkit{
      *this, "toolkit",
      llvm::cl::desc("Folder of the CUDA toolkit; default: CUDA_HOME, then "
                     "/usr/local/cuda"),
      llvm::cl::init("")};
  Option<bool> blas{*this, "blas",
                    llvm::cl::desc("Ask the runtime for cuBLAS first"),
                    llvm::cl::init(true)};
  Option<bool> treeReductions{
      *this, "tree-reductions",
      llvm::cl::desc("Split long reductions over the threads of a block"),
      llvm::cl::init(true)};
};

/// From tensors to buffers with lifetimes: bufferization in place where safe,
/// frees right behind last uses, and a proof that no buffer is touched while it
/// is copied. Steps may or may not hold `ao` ops. With `arenas`, buffers get
/// places, which are proved.
void buildBufferizationPipeline(mlir::OpPassManager &manager,
                                const ArenaChoice &arenas = {});

/// Gives buffers with lifetimes places in arenas, and proves them.
void buildArenaPipeline(mlir::OpPassManager &manager,
                        const ArenaChoice &arenas);

/// Proves the places that buffers may have once more, and puts them there; with
/// `marks`, the runtime is told of them.
void buildUseArenasPipeline(mlir::OpPassManager &manager, bool marks);

/// Gives each function of the step of that name an entry and a description with
/// which a tree of recordings runs it, and proves that it can be recorded.
/// Expects arenas. Does nothing without a mode.
void buildCapturePipeline(mlir::OpPassManager &manager,
                          const CaptureChoice &captures);

/// On the buffers of `buildBufferizationPipeline`: makes each op a function of
/// its own, and marks the steps for wrappers that a program can call. Functions
/// of the step that `captures` names also get an entry and a description with
/// which a tree of recordings runs them.
void buildHostFunctionsPipeline(mlir::OpPassManager &manager,
                                const CaptureChoice &captures = {});

/// From the functions of `buildHostFunctionsPipeline` to the LLVM dialect with
/// calls of the runtime. Compute becomes loops of the calling thread.
void buildHostFunctionsToLLVMPipeline(mlir::OpPassManager &manager);

/// Bufferization, then all of the lowering to this machine.
void buildLowerToHostPipeline(mlir::OpPassManager &manager,
                              const HostLoweringOptions &options);

/// From the buffers of `buildBufferizationPipeline` to the LLVM dialect with
/// calls of the runtime and kernels compiled for an NVIDIA device. What is left
/// besides the LLVM dialect are `gpu.binary` and `gpu.launch_func`, which the
/// translation to LLVM IR handles.
void buildBuffersToNVVMPipeline(mlir::OpPassManager &manager,
                                const NVVMLoweringOptions &options);

/// What the compilation of kernels needs of a context: translations to LLVM IR
/// and the NVVM target.
void registerNVVMLowering(mlir::DialectRegistry &registry);

/// Bufferization, then `buildBuffersToNVVMPipeline`.
void buildLowerToNVVMPipeline(mlir::OpPassManager &manager,
                              const NVVMLoweringOptions &options);

/// Registers `ao-bufferize-pipeline`, `ao-lower-to-host-pipeline` and
/// `ao-lower-to-nvvm-pipeline`.
void registerLoweringPipelines();

} // namespace ao

#endif // AO_PIPELINES_LOWERING_H
