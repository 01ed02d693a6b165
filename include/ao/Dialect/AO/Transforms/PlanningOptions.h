//===- PlanningOptions.h - Options that passes share ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of PlanningOptions.td: names of their values, copies from one
// pass to another, and conversion to a request to the planner.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H
#define AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H

#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Dialect/AO/Transforms/PlanningOptions.inc"
#include "ao/Planner/PlanRequest.h"
#include "llvm/Support/CommandLine.h"

namespace ao {

inline llvm::cl::ValuesClass getPolicyValues() {
  return {
#define AO_POLICY(ENUMERATOR, NAME, TRAITS, DESCRIPTION)                       \
  clEnumValN(planner::Policy::ENUMERATOR, NAME, DESCRIPTION),
#include "ao/Planner/Policies.def"
  };
}

inline llvm::cl::ValuesClass getSelectionValues() {
  return llvm::cl::values(
      clEnumValN(Selection::All, "all", "all"),
      clEnumValN(Selection::Marked, "marked", "values marked by the user"),
      clEnumValN(Selection::FirstLayers, "first-layers",
                 "values of the first layers"));
}

inline llvm::cl::ValuesClass getLayerIssueValues() {
  using planner::LayerIssue;
  return llvm::cl::values(
      clEnumValN(LayerIssue::Ready, "ready",
                 "as soon as the value is computed"),
      clEnumValN(LayerIssue::Head, "head", "when the next layer starts"));
}

inline llvm::cl::ValuesClass getReloadOrderValues() {
  using planner::ReloadOrder;
  return llvm::cl::values(
      clEnumValN(ReloadOrder::Saved, "saved", "order of saving"),
      clEnumValN(ReloadOrder::Use, "use", "order of use"));
}

/// Copies all options, for example from those of a pipeline to those of a pass.
template <typename From, typename To>
void copyPlanningOptions(const From &from, To &to) {
  to.policy = from.policy;
#define AO_COPY_OPTION(TYPE, NAME, ...) to.NAME = from.NAME;
  AO_PLANNING_OPTIONS(AO_COPY_OPTION)
#undef AO_COPY_OPTION
}

/// Copies all options of `ao-plan-offload`.
template <typename From, typename To>
void copyTrialOptions(const From &from, To &to) {
  copyPlanningOptions(from, to);
  to.reserved = from.reserved;
  to.remarks = from.remarks;
}

/// TransformerEngine offloads no smaller activations.
inline constexpr int64_t kLayerwiseMinElements = 256 * 1024;

/// Returns the least number of elements to offload; the option is -1 by
/// default.
template <typename Options>
int64_t getMinElements(const Options &options) {
  if (options.minElements != -1)
    return options.minElements;
  return options.policy == planner::Policy::Layerwise ? kLayerwiseMinElements
                                                      : 0;
}

/// Returns the option `min-bytes`; by default, `layerwise` has no limit in
/// bytes.
template <typename Options>
std::string getMinBytes(const Options &options) {
  std::string given = options.minBytes;
  bool isRule = options.policy == planner::Policy::Layerwise;
  return isRule && given == planner::autoMinBytes ? "0" : given;
}

/// Returns the rules for a step for which the option `min-bytes` is `minBytes`.
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
  request.options.select = options.select;
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

/// Emits an error at `loc` if a budget of a pass is an empty text. Passes that
/// pipelines create have each option set.
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
