//===- PlanOptions.cpp - Names and ranges of options ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/PlanOptions.h"
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

std::optional<Policy> ao::planner::parsePolicy(std::string_view name) {
  return parseName<Policy>(name);
}

std::string_view ao::planner::toString(LayerIssue issue) {
  switch (issue) {
  case LayerIssue::Ready:
    return "ready";
  case LayerIssue::Head:
    return "head";
  }
  return "";
}

std::string_view ao::planner::toString(ReloadOrder order) {
  switch (order) {
  case ReloadOrder::Saved:
    return "saved";
  case ReloadOrder::Use:
    return "use";
  }
  return "";
}

std::string_view ao::planner::toString(Selection select) {
  switch (select) {
  case Selection::All:
    return "all";
  case Selection::Marked:
    return "marked";
  case Selection::FirstLayers:
    return "first-layers";
  }
  return "";
}

std::optional<int64_t> ao::planner::pinnedLimit(const Machine &machine,
                                                const PlanOptions &options) {
  if (machine.pinnedMemory == 0)
    return options.pinnedBudget;
  return std::min(machine.pinnedMemory,
                  options.pinnedBudget.value_or(machine.pinnedMemory));
}

Status ao::planner::verify(const PlanOptions &options) {
  auto invalid = [](const char *option, const std::string &rule,
                    const std::string &given) {
    return Error{
        ErrorCode::InvalidInput,
        "'" + std::string(option) + "' must " + rule + ", got " + given, ""};
  };
  const std::pair<const char *, int64_t> sizes[] = {
      {"device-memory-budget", options.deviceBudget.value_or(0)},
      {"host-memory-budget", options.hostBudget.value_or(0)},
      {"pinned-memory-budget", options.pinnedBudget.value_or(0)},
      {"min-bytes", options.minBytes},
      {"min-elements", options.minElements},
      {"num-layers", options.numLayers.value_or(0)}};
  for (auto [option, size] : sizes)
    if (size < 0)
      return invalid(option, "not be negative", std::to_string(size));
  if (options.effort < 0 || options.effort > maxEffort)
    return invalid("effort", "be between 0 and " + std::to_string(maxEffort),
                   std::to_string(options.effort));
  if (options.maxSlowdown &&
      !(std::isfinite(*options.maxSlowdown) && *options.maxSlowdown >= 0))
    return invalid("max-slowdown", "not be negative",
                   std::to_string(*options.maxSlowdown));
  if (options.maxSlowdown && options.deviceBudget)
    return Error{
        ErrorCode::InvalidInput,
        "'max-slowdown' minimizes the peak: it excludes 'device-memory-budget'",
        ""};
  if (!(std::isfinite(options.linkBandwidth) && options.linkBandwidth >= 0))
    return invalid("link-bandwidth", "be a number of bytes per second",
                   std::to_string(options.linkBandwidth));
  return {};
}
