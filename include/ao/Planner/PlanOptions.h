//===- PlanOptions.h - Options of planning ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PLANOPTIONS_H
#define AO_PLANNER_PLANOPTIONS_H

#include "ao/Planner/Error.h"
#include "ao/Planner/Machine.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ao::planner {

struct Trace;

/// The policy that decides on a plan; Policies.def describes each.
enum class Policy : uint8_t {
#define AO_POLICY(ENUMERATOR, ...) ENUMERATOR,
#include "ao/Planner/Policies.def"
};

/// The traces that a policy applies to, and the options that it takes.
namespace PolicyTrait {
enum : unsigned {
  NoTraits = 0,
  /// It applies to any trace; see policiesFor for the others.
  AnyTrace = 1,
  /// It takes a limit of device memory.
  TakesBudget = 2,
  /// It takes the options of layers.
  TakesLayers = 4,
  /// It takes the options of the rates of the host link.
  TakesLinkRate = 8,
  /// It takes the options of the search.
  Searches = 16,
  /// It differs from `none` only if ops may be recomputed.
  Rematerializes = 32,
  /// It takes all limits, of memory and of time.
  Optimizes = 64,
};
} // namespace PolicyTrait

std::string_view toString(Policy policy);
/// Returns the policy with this name.
std::optional<Policy> parsePolicy(std::string_view name);
/// Returns true if `policy` has all of `traits`.
bool hasTraits(Policy policy, unsigned traits);
/// Returns the policies that have all of `traits`, in the order of
/// Policies.def.
std::vector<Policy> policiesWith(unsigned traits);
/// Returns their names, as a text: "a, b or c".
std::string listPolicies(unsigned traits);

/// When `layerwise` starts the copies of a layer.
enum class LayerIssue : uint8_t {
#define AO_LAYER_ISSUE(ENUMERATOR, ...) ENUMERATOR,
#include "ao/Planner/PlanOptions.def"
};

std::string_view toString(LayerIssue issue);

/// The order in which `layerwise` reloads the values of a layer.
enum class ReloadOrder : uint8_t {
#define AO_RELOAD_ORDER(ENUMERATOR, ...) ENUMERATOR,
#include "ao/Planner/PlanOptions.def"
};

std::string_view toString(ReloadOrder order);

/// The eligible values that a user selects.
enum class Selection : uint8_t {
#define AO_SELECTION(ENUMERATOR, ...) ENUMERATOR,
#include "ao/Planner/PlanOptions.def"
};

std::string_view toString(Selection select);

/// Values of fewer bytes are kept on the device by default: the largest value
/// of PlanRequest::minBytes if it is `auto`.
inline constexpr int64_t defaultMinBytes = 1 << 20;
/// The largest accepted PlanOptions::effort.
inline constexpr int64_t maxEffort = 9;

/// The default of PlanRequest::minBytes: the smallest value to offload depends
/// on the step.
inline constexpr std::string_view autoMinBytes = "auto";

/// The kinds of the options of PlanOptions.def.
namespace option_kind {
/// `Type` is the type in PlanOptions, `Given` that in PlanRequest.
template <typename T, typename G = T>
struct Kind {
  using Type = T;
  using Given = G;
};
/// Enumerations.
struct Policy : Kind<planner::Policy> {};
struct Selection : Kind<planner::Selection> {};
struct LayerIssue : Kind<planner::LayerIssue> {};
struct ReloadOrder : Kind<planner::ReloadOrder> {};
/// Bytes, in the syntax of parseBudget with percentages of the peak without a
/// plan; none, or empty: no limit.
struct Budget : Kind<std::optional<int64_t>, std::string> {};
/// A share in the syntax of parseShare; none, or empty: not given.
struct Share : Kind<std::optional<double>, std::string> {};
/// Bytes, in the syntax of resolveMinBytes.
struct Size : Kind<int64_t, std::string> {};
/// True if plans may do it; passes must be asked to.
struct Permission : Kind<bool> {};
/// 0 to maxEffort.
struct Effort : Kind<int64_t> {};
/// Any integer.
struct Seed : Kind<int64_t> {};
/// An integer of at least 0.
struct Count : Kind<int64_t> {};
/// A number of layers; none: the best one.
struct LayerCount : Kind<std::optional<int64_t>> {};
struct Flag : Kind<bool> {};
/// Bytes per second; 0: that of the machine.
struct Rate : Kind<double> {};
struct Text : Kind<std::string> {};
} // namespace option_kind

/// The options of a plan. The creator of a trace applies `select` and
/// `minElements` (Value::offloadable); a plan records them.
struct PlanOptions {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, ...)                             \
  option_kind::KIND::Type MEMBER = DEFAULT;
#include "ao/Planner/PlanOptions.def"
};

/// The pinned bytes a plan may use: the lesser of the budget and of the
/// machine's. Other host copies are pageable if the machine has rates for them,
/// and there are none otherwise.
std::optional<int64_t> pinnedLimit(const Machine &machine,
                                   const PlanOptions &options);

/// Checks the ranges that do not depend on a step. Messages name options as
/// users write them: `min-bytes`.
Status verify(const PlanOptions &options);

/// Times must be finite in the longest plan: one that offloads every value
/// once, and reloads it for every use.
Status verifyTimes(const Trace &trace, const Machine &machine);

/// Checks everything that a search needs.
Status verifyInput(const Trace &trace, const Machine &machine,
                   const PlanOptions &options);

} // namespace ao::planner

#endif // AO_PLANNER_PLANOPTIONS_H
