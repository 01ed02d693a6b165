//===- PlanOptions.cpp - Names and ranges of options ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/PlanOptions.h"
#include "ao/Planner/Trace.h"
#include "ao/Support/Names.h"

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace ao::planner;

namespace {
struct PolicyRow {
  std::string_view name;
  unsigned traits;
};
} // namespace

static const PolicyRow *findRow(Policy policy) {
  using namespace PolicyTrait;
  static constexpr PolicyRow rows[] = {
#define AO_POLICY(ENUMERATOR, NAME, TRAITS, ...) {NAME, TRAITS},
#include "ao/Planner/Policies.def"
  };
  auto index = static_cast<size_t>(policy);
  return index < std::size(rows) ? &rows[index] : nullptr;
}

std::string_view ao::planner::toString(Policy policy) {
  const PolicyRow *row = findRow(policy);
  return row ? row->name : "";
}

bool ao::planner::hasTraits(Policy policy, unsigned traits) {
  const PolicyRow *row = findRow(policy);
  return row && (row->traits & traits) == traits;
}

std::vector<Policy> ao::planner::policiesWith(unsigned traits) {
  std::vector<Policy> policies;
#define AO_POLICY(ENUMERATOR, ...)                                             \
  if (hasTraits(Policy::ENUMERATOR, traits))                                   \
    policies.push_back(Policy::ENUMERATOR);
#include "ao/Planner/Policies.def"
  return policies;
}

std::string ao::planner::listPolicies(unsigned traits) {
  std::string names;
  std::vector<Policy> policies = policiesWith(traits);
  for (Policy policy : policies) {
    if (!names.empty())
      names += policy == policies.back() ? " or " : ", ";
    names += toString(policy);
  }
  return names;
}

std::optional<Policy> ao::planner::parsePolicy(std::string_view name) {
  return parseName<Policy>(name);
}

#define AO_CASE(ENUMERATOR, NAME, ...)                                         \
  case Enum::ENUMERATOR:                                                       \
    return NAME;

std::string_view ao::planner::toString(LayerIssue issue) {
  using Enum = LayerIssue;
  switch (issue) {
#define AO_LAYER_ISSUE AO_CASE
#include "ao/Planner/PlanOptions.def"
  }
  return "";
}

std::string_view ao::planner::toString(ReloadOrder order) {
  using Enum = ReloadOrder;
  switch (order) {
#define AO_RELOAD_ORDER AO_CASE
#include "ao/Planner/PlanOptions.def"
  }
  return "";
}

std::string_view ao::planner::toString(Selection select) {
  using Enum = Selection;
  switch (select) {
#define AO_SELECTION AO_CASE
#include "ao/Planner/PlanOptions.def"
  }
  return "";
}
#undef AO_CASE

std::optional<int64_t> ao::planner::pinnedLimit(const Machine &machine,
                                                const PlanOptions &options) {
  if (machine.pinnedMemory == 0)
    return options.pinnedBudget;
  return std::min(machine.pinnedMemory,
                  options.pinnedBudget.value_or(machine.pinnedMemory));
}

static Error invalid(const char *option, const std::string &rule,
                     const std::string &given) {
  return Error{ErrorCode::InvalidInput,
               "'" + std::string(option) + "' must " + rule + ", got " + given,
               ""};
}

/// Checks the range of an option of the kind `Kind`.
template <typename Kind>
static Status verifyOption(const char *name, const typename Kind::Type &value) {
  using Type = typename Kind::Type;
  if constexpr (std::is_same_v<Kind, option_kind::Effort>) {
    if (value < 0 || value > maxEffort)
      return invalid(name, "be between 0 and " + std::to_string(maxEffort),
                     std::to_string(value));
  } else if constexpr (std::is_same_v<Type, std::optional<int64_t>>) {
    return verifyOption<option_kind::Count>(name, value.value_or(0));
  } else if constexpr (std::is_same_v<Type, int64_t> &&
                       !std::is_same_v<Kind, option_kind::Seed>) {
    if (value < 0)
      return invalid(name, "not be negative", std::to_string(value));
  } else if constexpr (std::is_same_v<Type, std::optional<double>>) {
    if (value && !(std::isfinite(*value) && *value >= 0))
      return invalid(name, "not be negative", std::to_string(*value));
  } else if constexpr (std::is_same_v<Type, double>) {
    if (!(std::isfinite(value) && value >= 0))
      return invalid(name, "be a number of bytes per second",
                     std::to_string(value));
  }
  return {};
}

Status ao::planner::verify(const PlanOptions &options) {
#define AO_PLAN_OPTION(KIND, MEMBER, DEFAULT, NAME, ...)                       \
  if (Status status = verifyOption<option_kind::KIND>(NAME, options.MEMBER);   \
      !status)                                                                 \
    return status;
#include "ao/Planner/PlanOptions.def"
  if (options.maxSlowdown && options.deviceBudget)
    return Error{
        ErrorCode::InvalidInput,
        "'max-slowdown' minimizes the peak: it excludes 'device-memory-budget'",
        ""};
  return {};
}

Status ao::planner::verifyTimes(const Trace &trace, const Machine &machine) {
  double totalUs = 0;
  Tier slowest = machine.hasPageableTier() ? Tier::Pageable : Tier::Pinned;
  for (const Op &op : trace.ops)
    totalUs += op.durationUs;
  for (const Value &value : trace.values)
    if (value.offloadable)
      totalUs += machine.offloadUs(value.bytes, value.copies, slowest) +
                 static_cast<double>(value.uses.size() + 1) *
                     machine.reloadUs(value.bytes, value.copies, slowest);
  if (totalUs <= maxStepUs)
    return {};
  return Error{ErrorCode::InvalidInput,
               "copies could take more than 1e300 us at this latency and these "
               "link rates",
               ""};
}

Status ao::planner::verifyInput(const Trace &trace, const Machine &machine,
                                const PlanOptions &options) {
  if (Status status = trace.verify(); !status)
    return status;
  if (Status status = machine.verify(); !status)
    return status;
  if (Status status = verify(options); !status)
    return status;
  return verifyTimes(trace, machine);
}
