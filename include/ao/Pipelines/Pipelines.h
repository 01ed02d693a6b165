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

namespace planner::option_kind {
struct ArenaMode : Kind<ao::ArenaMode> {};
struct ArenaResults : Kind<ao::ArenaResults> {};
} // namespace planner::option_kind

/// The options of `ao-plan-offload`, and those of pipelines only.
struct OffloadPipelineOptions
    : public mlir::PassPipelineOptions<OffloadPipelineOptions> {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, TRAITS, DESCRIPTION, ...)  \
  Option<PassOption<planner::option_kind::KIND>> MEMBER{                       \
      *this, NAME, llvm::cl::desc(DESCRIPTION),                                \
      OptionInit<planner::option_kind::KIND>{DEFAULT}};
#define AO_POLICY_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                     \
  AO_PLAN_OPTION(KIND, MEMBER, planner::DEFAULT, "strategy", __VA_ARGS__)
#define AO_PASS_OPTION AO_PLAN_OPTION
#define AO_PIPELINE_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
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
