//===- Pipelines.h - Pipelines that plan transfers --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PIPELINES_PIPELINES_H
#define AO_PIPELINES_PIPELINES_H

#include "ao/Dialect/AO/Transforms/Passes.h"
#include "ao/Pipelines/Lowering.h"
#include "mlir/Pass/PassOptions.h"

namespace ao {

/// The options of `ao-plan-offload`, and those of pipelines only.
struct OffloadPipelineOptions
    : public mlir::PassPipelineOptions<OffloadPipelineOptions> {
  Option<planner::Policy> policy{
      *this, "strategy", llvm::cl::desc("Planning policy"), getPolicyValues(),
      llvm::cl::init(planner::Policy::Planned)};
#define AO_DECLARE_OPTION(TYPE, NAME, ARGUMENT, DESCRIPTION, ...)              \
  Option<TYPE> NAME{*this, ARGUMENT, llvm::cl::desc(DESCRIPTION), __VA_ARGS__};
  AO_PLANNING_OPTIONS(AO_DECLARE_OPTION)
#undef AO_DECLARE_OPTION
  Option<bool> fitBuffers{
      *this, "fit-buffers",
      llvm::cl::desc("planned: compare the device budget with the memory of "
                     "the bufferized step, and plan again if it does not fit"),
      llvm::cl::init(false)};
  Option<ArenaMode> arenas{
      *this, "arenas",
      llvm::cl::desc("Memories whose buffers will be in one arena, which "
                     "fit-buffers compares with the budgets"),
      getArenaModeValues(), llvm::cl::init(ArenaMode::None)};
  Option<ArenaResults> results{
      *this, "results",
      llvm::cl::desc("With arenas: location of the results of a step"),
      getArenaResultsValues(), llvm::cl::init(ArenaResults::Alloc)};
  Option<std::string> profile{
      *this, "profile",
      llvm::cl::desc("JSON file from op name or location to measured ns"),
      llvm::cl::init("")};
};

/// Rematerializes cheap values and views where they are used, and copies
/// returned views, so that each residual and result of a step has a storage of
/// its own. Callees must have been inlined.
void buildValuesPipeline(mlir::OpPassManager &manager,
                         llvm::StringRef minBytes);

/// Plans stacked residuals, bodies of loops, and the rest of each step, and
/// inserts the transfers.
void buildPlanningPipeline(mlir::OpPassManager &manager,
                           const AOPlanOffloadOptions &options);

/// Inlines callees, estimates costs, plans and inserts transfers, and proves
/// the result free of races.
void buildOffloadPipeline(mlir::OpPassManager &manager,
                          const OffloadPipelineOptions &options);

/// Runs the passes of `buildOffloadPipeline`, then bufferization. With a device
/// memory budget, the buffers must fit: otherwise, the step is planned again
/// with a smaller budget, or the error names them.
void buildOffloadToBuffersPipeline(mlir::OpPassManager &manager,
                                   const OffloadPipelineOptions &options);

/// Returns why `options` contradict each other, or which of them the strategy
/// does not use; an empty string if they are consistent. Replaces older
/// spellings.
std::string checkOptions(OffloadPipelineOptions &options,
                         bool endsInBuffers = false);

/// Registers `ao-offload-pipeline`, `ao-offload-to-buffers-pipeline` and their
/// passes.
void registerPipelines();

} // namespace ao

#endif // AO_PIPELINES_PIPELINES_H
