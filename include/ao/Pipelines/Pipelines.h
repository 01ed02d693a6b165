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
  Option<Selection> select{
      *this, "select",
      llvm::cl::desc("Eligible activations that may be offloaded"),
      getSelectionValues(), llvm::cl::init(Selection::All)};
  Option<std::string> minBytes{
      *this, "min-bytes",
      llvm::cl::desc(
          "Smallest activation to offload: bytes or size; auto: a 1024th of "
          "the peak without offloading, but at most 1 MiB"),
      llvm::cl::init(std::string(planner::autoMinBytes))};
  Option<int64_t> minElements{
      *this, "min-elements",
      llvm::cl::desc("Smallest activation to offload, in elements; default: 0, "
                     "for layerwise 262144 and no limit in bytes"),
      llvm::cl::init(-1)};
  Option<int64_t> numLayers{
      *this, "num-layers",
      llvm::cl::desc(
          "select=first-layers: number of layers, default: all; layerwise: "
          "number of offloaded layers, default: the best number"),
      llvm::cl::init(-1)};
  Option<planner::LayerIssue> layerIssue{
      *this, "layer-issue",
      llvm::cl::desc("layerwise: when an offload is issued"),
      getLayerIssueValues(), llvm::cl::init(planner::LayerIssue::Ready)};
  Option<planner::ReloadOrder> reloadOrder{
      *this, "reload-order",
      llvm::cl::desc(
          "layerwise: order in which the values of a layer are reloaded"),
      getReloadOrderValues(), llvm::cl::init(planner::ReloadOrder::Saved)};
  Option<bool> gibRates{
      *this, "gib-rates",
      llvm::cl::desc("pytorch: read rates of GB/s as GiB/s, as PyTorch does"),
      llvm::cl::init(false)};
  Option<double> linkBandwidth{
      *this, "link-bandwidth",
      llvm::cl::desc(
          "pytorch: rate of the host link in bytes/s; default: the machine's"),
      llvm::cl::init(0)};
  Option<std::string> machine{*this, "machine",
                              llvm::cl::desc("Machine preset or file"),
                              llvm::cl::init("")};
  Option<std::string> deviceBudget{
      *this, "device-memory-budget",
      llvm::cl::desc("planned, layerwise: limit of device memory: bytes, size, "
                     "or percentage of the unplanned peak; default: lowest "
                     "peak without exposed time"),
      llvm::cl::init("")};
  Option<std::string> hostBudget{
      *this, "host-memory-budget",
      llvm::cl::desc("planned: limit of host copies: bytes, size, or "
                     "percentage of the unplanned peak on the device"),
      llvm::cl::init("")};
  Option<std::string> pinnedBudget{
      *this, "pinned-memory-budget",
      llvm::cl::desc(
          "planned: limit of host copies in pinned memory; others are in "
          "pageable memory, with staging, if the machine has rates for it"),
      llvm::cl::init("")};
  Option<std::string> maxSlowdown{
      *this, "max-slowdown",
      llvm::cl::desc(
          "planned, instead of a device budget: lowest peak at which the step "
          "is slower by at most this share, such as 1%"),
      llvm::cl::init("")};
  Option<bool> recompute{
      *this, "recompute",
      llvm::cl::desc(
          "planned, with a device budget or max-slowdown: allow to "
          "rematerialize values instead of keeping or offloading them"),
      llvm::cl::init(false)};
  Option<int64_t> inFlight{
      *this, "in-flight",
      llvm::cl::desc(
          "With a budget: number of microbatches of a pair in flight; default: "
          "counted, if one function calls the pair outside of regions"),
      llvm::cl::init(-1)};
  Option<int64_t> effort{*this, "effort",
                         llvm::cl::desc("planned: search effort; higher values "
                                        "take longer and find better plans"),
                         llvm::cl::init(1)};
  Option<int64_t> seed{*this, "seed",
                       llvm::cl::desc("planned: seed of the search"),
                       llvm::cl::init(0)};
  Option<std::string> planOutput{*this, "plan-output",
                                 llvm::cl::desc("File for the plan"),
                                 llvm::cl::init("")};
  Option<std::string> report{
      *this, "report", llvm::cl::desc("File for a report (.html or .json)"),
      llvm::cl::init("")};
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
