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

/// When `layerwise` starts the copies of a layer.
enum class LayerIssue : uint8_t {
  /// As soon as there is a value to copy.
  Ready,
  /// When the next layer begins.
  Head,
};

std::string_view toString(LayerIssue issue);

/// The order in which `layerwise` reloads the values of a layer.
enum class ReloadOrder : uint8_t {
  /// The order in which the forward pass saved them.
  Saved,
  /// The order in which the backward pass uses them.
  Use,
};

std::string_view toString(ReloadOrder order);

/// The eligible values that a user selects.
enum class Selection : uint8_t {
  /// All of them.
  All,
  /// Values marked `ao.offload`.
  Marked,
  /// Values defined in the first layers (`ao.layer`).
  FirstLayers,
};

std::string_view toString(Selection select);

/// Values of fewer bytes are kept on the device by default: the largest value
/// of PlanRequest::minBytes if it is `auto`.
inline constexpr int64_t defaultMinBytes = 1 << 20;
/// The largest accepted PlanOptions::effort.
inline constexpr int64_t maxEffort = 9;

/// The options of a plan.
struct PlanOptions {
  Policy policy = Policy::Planned;
  /// Bytes the device total may reach at the start of any op or reload. None:
  /// the lowest peak with no exposed transfer time.
  std::optional<int64_t> deviceBudget;
  /// Bytes the host copies may take together.
  std::optional<int64_t> hostBudget;
  /// Bytes of those that may be pinned; see pinnedLimit.
  std::optional<int64_t> pinnedBudget;
  /// Instead of a device budget: the lowest peak at which the step takes at
  /// most this share longer (0.01: one per cent), copies and recomputed ops
  /// together.
  std::optional<double> maxSlowdown;
  /// True if plans may recompute the ops for which the trace permits it.
  bool recompute = true;
  /// Smaller values are never offloaded.
  int64_t minBytes = defaultMinBytes;
  /// Search effort of the `planned` policy: 0 builds one plan, each step up
  /// multiplies the work by about four.
  int64_t effort = 1;
  /// Seed of the search; plans are a function of trace, machine and options.
  int64_t seed = 0;
  /// The greatest number of parts into which plans may split a loop for
  /// offloaded slices, at most maxLoopSegments - 1; none: this number within a
  /// device budget, two without.
  std::optional<int64_t> maxSegments;
  /// Number of layers that `layerwise` offloads; none: the best number without
  /// exposed time.
  std::optional<int64_t> numLayers;
  LayerIssue layerIssue = LayerIssue::Ready;
  ReloadOrder reloadOrder = ReloadOrder::Saved;
  /// True if `pytorch` reads rates of GB/s as GiB/s, as PyTorch does.
  bool gibRates = false;
  /// Bytes per second that `pytorch` assumes; 0: the machine's rate from host
  /// to device.
  double linkBandwidth = 0;
  /// The selection of the values of the trace, and the least number of
  /// elements. The creator of a trace applies them (Value::offloadable); a plan
  /// records them.
  Selection select = Selection::All;
  int64_t minElements = 0;
};

/// The pinned bytes a plan may use: the lesser of the budget and of the
/// machine's. Other host copies are pageable if the machine has rates for them,
/// and there are none otherwise.
std::optional<int64_t> pinnedLimit(const Machine &machine,
                                   const PlanOptions &options);

/// Checks the ranges that do not depend on a step. Messages name options as
/// users write them: `min-bytes`.
Status verify(const PlanOptions &options);

} // namespace ao::planner

#endif // AO_PLANNER_PLANOPTIONS_H
