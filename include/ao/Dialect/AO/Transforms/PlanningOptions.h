//===- PlanningOptions.h - Options that passes share ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of passes of PlanOptions.def: types, names of their values,
// copies from one pass to another, and conversion to a request to the planner.
//
//===----------------------------------------------------------------------===//

#ifndef AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H
#define AO_DIALECT_AO_TRANSFORMS_PLANNINGOPTIONS_H

#include "ao/Analysis/Steps/Eligibility.h"
#include "ao/Planner/PlanRequest.h"
#include "llvm/Support/CommandLine.h"

namespace ao {

// Defaults of PlanOptions.def.
using planner::defaultMinBytes;
using planner::LayerIssue;
using planner::ReloadOrder;

/// Return the names of the values of an option.
inline llvm::cl::ValuesClass getValues(planner::Policy) {
  return {
#define AO_POLICY(ENUMERATOR, NAME, TRAITS, DESCRIPTION)                       \
  clEnumValN(planner::Policy::ENUMERATOR, NAME, DESCRIPTION),
#include "ao/Planner/Policies.def"
  };
}
inline llvm::cl::ValuesClass getValues(Selection) {
  return {
#define AO_SELECTION(ENUMERATOR, NAME, DESCRIPTION)                            \
  clEnumValN(Selection::ENUMERATOR, NAME, DESCRIPTION),
#include "ao/Planner/PlanOptions.def"
  };
}
inline llvm::cl::ValuesClass getValues(LayerIssue) {
  return {
#define AO_LAYER_ISSUE(ENUMERATOR, NAME, DESCRIPTION)                          \
  clEnumValN(LayerIssue::ENUMERATOR, NAME, DESCRIPTION),
#include "ao/Planner/PlanOptions.def"
  };
}
inline llvm::cl::ValuesClass getValues(ReloadOrder) {
  return {
#define AO_RELOAD_ORDER(ENUMERATOR, NAME, DESCRIPTION)                         \
  clEnumValN(ReloadOrder::ENUMERATOR, NAME, DESCRIPTION),
#include "ao/Planner/PlanOptions.def"
  };
}

/// Returns true if a policy uses the option `name`, which requires `traits`.
inline bool usesOption(planner::Policy policy, Selection select,
                       llvm::StringRef name, unsigned traits) {
  return planner::hasTraits(policy, traits) ||
         (select == Selection::FirstLayers && name == "num-layers");
}

/// The type of an option of passes; WritePlanningOptions.py has the same types
/// and defaults.
template <typename Kind>
using PassOption =
    std::conditional_t<std::is_same_v<Kind, planner::option_kind::LayerCount>,
                       int64_t, typename Kind::Given>;

/// A modifier of an option on a command line: sets its default, and the names
/// of its values. `initial` is the default of plans.
template <typename Kind>
struct OptionInit {
  typename Kind::Type initial;

  template <typename Option>
  void apply(Option &option) const {
    using namespace planner::option_kind;
    if constexpr (std::is_enum_v<typename Kind::Type>)
      getValues(initial).apply(option);
    if constexpr (std::is_same_v<Kind, Size>)
      option.setInitialValue(std::string(planner::autoMinBytes));
    else if constexpr (std::is_same_v<PassOption<Kind>, std::string>)
      option.setInitialValue(std::string());
    else if constexpr (std::is_same_v<Kind, Count> ||
                       std::is_same_v<Kind, LayerCount>)
      option.setInitialValue(-1);
    else
      option.setInitialValue(
          !std::is_same_v<Kind, Permission> ? initial : PassOption<Kind>());
  }
};

/// Copies all options, for example from those of a pipeline to those of a pass.
template <typename From, typename To>
void copyPlanningOptions(const From &from, To &to) {
#define AO_PLAN_OPTION(KIND, MEMBER, ...) to.MEMBER = from.MEMBER;
#define AO_PASS_OPTION AO_PLAN_OPTION
#include "ao/Planner/PlanOptions.def"
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

/// Sets an option of a request. A trace states if ops may be recomputed.
template <typename Kind>
void setRequested(const PassOption<Kind> &given, typename Kind::Given &out) {
  using namespace planner::option_kind;
  if constexpr (std::is_same_v<Kind, LayerCount>)
    out = given == -1 ? std::nullopt : std::optional(given);
  else if constexpr (!std::is_same_v<Kind, Permission>)
    out = given;
}

template <typename Options>
planner::PlanRequest makePlanRequest(const Options &options) {
  planner::PlanRequest request;
#define AO_PLAN_OPTION(KIND, MEMBER, ...)                                      \
  setRequested<planner::option_kind::KIND>(options.MEMBER, request.MEMBER);
#include "ao/Planner/PlanOptions.def"
  request.minBytes = getMinBytes(options);
  request.minElements = getMinElements(options);
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
