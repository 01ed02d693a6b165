//===- Pipelines.h - Ready-made sequences of passes -------------*- C++ -*-===//
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

/// Those of `ao-plan-offload`, and what is there for pipelines alone.
struct OffloadPipelineOptions
    : public mlir::PassPipelineOptions<OffloadPipelineOptions> {
  Option<planner::Policy> policy{
      *this, "strategy", llvm::cl::desc("How transfers are placed"),
      getPolicyValues(), llvm::cl::init(planner::Policy::Planned)};
  Option<Selection> select{
      *this, "select", llvm::cl::desc("Which activations may move"),
      getSelectionValues(), llvm::cl::init(Selection::All)};
  Option<std::string> minBytes{
      *this, "min-bytes",
      llvm::cl::desc("Smallest activation worth a transfer: bytes or size; "
                     "auto: a 1024th of the peak without offloading, but at "
                     "most 1 MiB"),
      llvm::cl::init(std::string(planner::autoMinBytes))};
  Option<int64_t> minElements{
      *this, "min-elements",
      llvm::cl::desc("Smallest activation worth a transfer, in elements; "
                     "default: 0, for layerwise 262144 and no limit in bytes"),
      llvm::cl::init(-1)};
  Option<int64_t> numLayers{
      *this, "num-layers",
      llvm::cl::desc("select=first-layers: how many layers, default: all; "
                     "layerwise: how many leave, default: the best number"),
      llvm::cl::init(-1)};
  Option<planner::LayerIssue> layerIssue{
      *this, "layer-issue", llvm::cl::desc("layerwise: when copies start"),
      getLayerIssueValues(), llvm::cl::init(planner::LayerIssue::Ready)};
  Option<planner::ReloadOrder> reloadOrder{
      *this, "reload-order",
      llvm::cl::desc("layerwise: in which order a layer comes back"),
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
      llvm::cl::desc("planned, layerwise: bytes, size or percentage that "
                     "device memory may reach; default: lowest peak at no "
                     "exposed time"),
      llvm::cl::init("")};
  Option<std::string> hostBudget{
      *this, "host-memory-budget",
      llvm::cl::desc(
          "planned: bytes, size or percentage (of the unplanned peak "
          "on the device) that host copies may take"),
      llvm::cl::init("")};
  Option<std::string> pinnedBudget{
      *this, "pinned-memory-budget",
      llvm::cl::desc("planned: the same for copies in pinned memory; the rest "
                     "goes to pageable memory, through staging, if the machine "
                     "has rates for it"),
      llvm::cl::init("")};
  Option<std::string> maxSlowdown{
      *this, "max-slowdown",
      llvm::cl::desc("planned, in place of a device budget: the lowest peak at "
                     "which the step takes at most this share longer, such as "
                     "1%"),
      llvm::cl::init("")};
  Option<bool> recompute{
      *this, "recompute",
      llvm::cl::desc("planned: ops may run a second time, under a device "
                     "budget or max-slowdown, instead of keeping or moving "
                     "what they make"),
      llvm::cl::init(false)};
  Option<int64_t> inFlight{
      *this, "in-flight",
      llvm::cl::desc("With a budget: how many microbatches of a pair are in "
                     "flight at a time; default: counted, where one function "
                     "calls the pair outside of regions"),
      llvm::cl::init(-1)};
  Option<int64_t> effort{
      *this, "effort",
      llvm::cl::desc("planned: higher is slower and plans better"),
      llvm::cl::init(1)};
  Option<int64_t> seed{*this, "seed",
                       llvm::cl::desc("planned: seed of the search"),
                       llvm::cl::init(0)};
  Option<std::string> planOutput{*this, "plan-output",
                                 llvm::cl::desc("File to write the plan to"),
                                 llvm::cl::init("")};
  Option<std::string> report{
      *this, "report",
      llvm::cl::desc("File to write a report to (.html or .json)"),
      llvm::cl::init("")};
  Option<bool> fitBuffers{
      *this, "fit-buffers",
      llvm::cl::desc("planned: hold the device budget against what "
                     "bufferization will make of the plan, and plan again "
                     "where it does not fit"),
      llvm::cl::init(false)};
  Option<ArenaMode> arenas{
      *this, "arenas",
      llvm::cl::desc("Memories in which buffers will lie in one arena, which "
                     "fit-buffers holds against the budgets"),
      getArenaModeValues(), llvm::cl::init(ArenaMode::None)};
  Option<ArenaResults> results{
      *this, "results",
      llvm::cl::desc("With arenas: where the results of a step lie"),
      getArenaResultsValues(), llvm::cl::init(ArenaResults::Alloc)};
  Option<std::string> profile{
      *this, "profile",
      llvm::cl::desc("JSON file from op name or location to measured ns"),
      llvm::cl::init("")};
};

/// Makes cheap values and views where they are used, so that whatever a step
/// keeps or returns is a value of its own. Callees must have been inlined.
void buildValuesPipeline(mlir::OpPassManager &manager,
                         llvm::StringRef minBytes);

/// Carries out the plan that is attached to the steps; `recompute`: it may let
/// ops run a second time.
void buildPlanPipeline(mlir::OpPassManager &manager, bool recompute);

/// Inlines callees, estimates costs, decides what moves and when, inserts the
/// transfers, and proves the result free of races.
void buildOffloadPipeline(mlir::OpPassManager &manager,
                          const OffloadPipelineOptions &options);

/// The same, and bufferization behind it. Under a device memory budget it is
/// the buffers that must fit: where they do not, the step is planned again with
/// that much less, or the error names them.
void buildOffloadToBuffersPipeline(mlir::OpPassManager &manager,
                                   const OffloadPipelineOptions &options);

/// Why `options` make no sense together: empty if they do. The builders ignore
/// what a strategy has no use for; users should not be left to guess. Older
/// spellings are replaced.
std::string checkOptions(OffloadPipelineOptions &options,
                         bool endsInBuffers = false);

/// Registers `ao-offload-pipeline`, `ao-offload-to-buffers-pipeline` and the
/// passes behind them.
void registerPipelines();

} // namespace ao

#endif // AO_PIPELINES_PIPELINES_H
