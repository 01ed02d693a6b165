//===- Lowering.h - pipelines from a step to what runs ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_LOWERING_H
#define AO_PIPELINES_LOWERING_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace ao {

struct HostLoweringOptions
    : public mlir::PassPipelineOptions<HostLoweringOptions> {};

/// From tensors to buffers with lifetimes: bufferization in place where safe,
/// frees right behind last uses, and a proof that no buffer is touched while it
/// is copied. Steps may or may not hold `ao` ops.
void buildBufferizationPipeline(mlir::OpPassManager &manager);

/// From the buffers of `buildBufferizationPipeline` to the LLVM dialect with
/// calls of the runtime. Compute becomes loops of the calling thread.
void buildBuffersToHostPipeline(mlir::OpPassManager &manager);

/// Both in one.
void buildLowerToHostPipeline(mlir::OpPassManager &manager,
                              const HostLoweringOptions &options);

/// Registers `ao-bufferize-pipeline` and `ao-lower-to-host-pipeline`.
void registerLoweringPipelines();

} // namespace ao

#endif // AO_PIPELINES_LOWERING_H
