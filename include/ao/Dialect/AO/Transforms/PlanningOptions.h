//===- PlanningOptions.h - Options that passes share ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of PlanningOptions.td: what their values are called, how one set
// is handed on to another, and what they ask of the planner.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H
#define AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H

#include "ao/Analysis/Eligibility.h"
#include "ao/Planner/PlanRequest.h"
#include "llvm/Support/CommandLine.h"

namespace ao {

inline llvm::cl::ValuesClass getPolicyValues() {
  using planner::Policy;
  return llvm::cl::values(
      clEnumValN(Policy::None, "none", "nothing moves"),
      clEnumValN(Policy::Sync, "sync",
                 "every copy is waited for where it is issued"),
      clEnumValN(Policy::PyTorch, "pytorch",
                 "PyTorch's passes: sunk waits, bandwidth-budgeted prefetch"),
      clEnumValN(Policy::PyTorchPerLayer, "pytorch-per-layer",
                 "the same, a graph a layer"),
      clEnumValN(Policy::Layerwise, "layerwise",
                 "the first layers go out while the next ones run"),
      clEnumValN(Policy::CompiledRegions, "compiled-regions",
                 "each compiled region of a whole step planned for itself"),
      clEnumValN(Policy::Manual, "manual",
                 "where ao.start_offload, ao.release and ao.start_reload say"),
      clEnumValN(Policy::Planned, "planned",
                 "chosen and placed under the memory budgets"),
      clEnumValN(Policy::Checkpoint, "checkpoint",
                 "the first layers keep their inputs, the rest is made again"),
      clEnumValN(Policy::Selective, "selective",
                 "what attention makes is made again, in the first layers"),
      clEnumValN(Policy::Knapsack, "knapsack",
                 "values are made again by time for their bytes"),
      clEnumValN(Policy::TwoLevel, "two-level",
                 "every layer sheds one share: moved as far as its time hides "
                 "that, else made again"),
      clEnumValN(Policy::GreedyRemat, "greedy-remat",
                 "values are made again or moved, whatever takes less time"));
}

inline llvm::cl::ValuesClass getSelectionValues() {
  return llvm::cl::values(
      clEnumValN(Selection::All, "all", "all"),
      clEnumValN(Selection::Marked, "marked", "marked by the user"),
      clEnumValN(Selection::FirstLayers, "first-layers",
                 "those of the first layers"));
}

inline llvm::cl::ValuesClass getLayerIssueValues() {
  using planner::LayerIssue;
  return llvm::cl::values(
      clEnumValN(LayerIssue::Ready, "ready",
                 "as soon as there is something to copy"),
      clEnumValN(LayerIssue::Head, "head", "when the next layer begins"));
}

inline llvm::cl::ValuesClass getReloadOrderValues() {
  using planner::ReloadOrder;
  return llvm::cl::values(
      clEnumValN(ReloadOrder::Saved, "saved", "that of saving"),
      clEnumValN(ReloadOrder::Use, "use", "that of use"));
}

/// The names of the options, as members of whatever has them.
#define AO_PLANNING_OPTIONS(OPTION)                                            \
  OPTION(policy)                                                               \
  OPTION(select)                                                               \
  OPTION(deviceBudget)                                                         \
  OPTION(hostBudget)                                                           \
  OPTION(pinnedBudget)                                                         \
  OPTION(minBytes)                                                             \
  OPTION(minElements)                                                          \
  OPTION(numLayers)                                                            \
  OPTION(layerIssue)                                                           \
  OPTION(reloadOrder)                                                          \
  OPTION(gibRates)                                                             \
  OPTION(linkBandwidth)                                                        \
  OPTION(maxSlowdown)                                                          \
  OPTION(recompute)                                                            \
  OPTION(inFlight)                                                             \
  OPTION(effort)                                                               \
  OPTION(seed)                                                                 \
  OPTION(machine)                                                              \
  OPTION(planOutput)                                                           \
  OPTION(report)

/// Hands all of them on: those of a pipeline to a pass, say.
template <typename From, typename To>
void copyPlanningOptions(const From &from, To &to) {
#define AO_COPY_OPTION(NAME) to.NAME = from.NAME;
  AO_PLANNING_OPTIONS(AO_COPY_OPTION)
#undef AO_COPY_OPTION
}

/// TransformerEngine moves nothing smaller.
inline constexpr int64_t kLayerwiseMinElements = 256 * 1024;

/// -1: not given.
template <typename Options>
int64_t getMinElements(const Options &options) {
  if (options.minElements != -1)
    return options.minElements;
  return options.policy == planner::Policy::Layerwise ? kLayerwiseMinElements
                                                      : 0;
}

/// The rule of layers counts elements instead.
template <typename Options>
std::string getMinBytes(const Options &options) {
  std::string given = options.minBytes;
  bool isRule = options.policy == planner::Policy::Layerwise;
  return isRule && given == planner::autoMinBytes ? "0" : given;
}

/// `minBytes` is what the option of that name comes to for the step.
template <typename Options>
EligibilityRules makeEligibilityRules(const Options &options,
                                      int64_t minBytes) {
  return {options.select, options.numLayers, minBytes, getMinElements(options)};
}

template <typename Options>
planner::PlanRequest makePlanRequest(const Options &options) {
  planner::PlanRequest request;
  request.deviceBudget = options.deviceBudget;
  request.hostBudget = options.hostBudget;
  request.pinnedBudget = options.pinnedBudget;
  request.maxSlowdown = options.maxSlowdown;
  request.minBytes = getMinBytes(options);
  request.options.policy = options.policy;
  request.options.select = stringifySelection(options.select).str();
  request.options.minElements = getMinElements(options);
  if (options.numLayers != -1)
    request.options.numLayers = options.numLayers;
  request.options.layerIssue = options.layerIssue;
  request.options.reloadOrder = options.reloadOrder;
  request.options.gibRates = options.gibRates;
  request.options.linkBandwidth = options.linkBandwidth;
  request.options.effort = options.effort;
  request.options.seed = options.seed;
  return request;
}

/// Emits an error at `loc` if a pass's budget was written, but as nothing.
/// Passes that are made by others have each option set.
template <typename Option>
mlir::LogicalResult verifyBudgetsGiven(mlir::Location loc, const Option &device,
                                       const Option &host,
                                       const Option &pinned) {
  for (const Option *budget : {&device, &host, &pinned})
    if (budget->getNumOccurrences() > 0 && budget->empty())
      return mlir::emitError(loc) << "'" << budget->ArgStr << "' is empty";
  return mlir::success();
}

} // namespace ao

#endif // AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H
