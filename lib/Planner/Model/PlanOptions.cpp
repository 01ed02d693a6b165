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

using namespace ao::planner;

std::string_view ao::planner::toString(Policy policy) {
  switch (policy) {
  case Policy::None:
    return "none";
  case Policy::Sync:
    return "sync";
  case Policy::PyTorch:
    return "pytorch";
  case Policy::PyTorchPerLayer:
    return "pytorch-per-layer";
  case Policy::Layerwise:
    return "layerwise";
  case Policy::CompiledRegions:
    return "compiled-regions";
  case Policy::Manual:
    return "manual";
  case Policy::Planned:
    return "planned";
  case Policy::Checkpoint:
    return "checkpoint";
  case Policy::Selective:
    return "selective";
  case Policy::Knapsack:
    return "knapsack";
  case Policy::TwoLevel:
    return "two-level";
  case Policy::GreedyRemat:
    return "greedy-remat";
  }
  return "";
}

const std::vector<Policy> &ao::planner::allPolicies() {
  static const auto *policies =
      new std::vector<Policy>{Policy::None,      Policy::Sync,
                              Policy::PyTorch,   Policy::PyTorchPerLayer,
                              Policy::Layerwise, Policy::Planned};
  return *policies;
}

const std::vector<Policy> &ao::planner::recomputePolicies() {
  static const auto *policies = new std::vector<Policy>{
      Policy::Checkpoint, Policy::Selective, Policy::Knapsack, Policy::TwoLevel,
      Policy::GreedyRemat};
  return *policies;
}

bool ao::planner::isRecomputePolicy(Policy policy) {
  const std::vector<Policy> &all = recomputePolicies();
  return std::find(all.begin(), all.end(), policy) != all.end();
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

std::optional<int64_t> ao::planner::pinnedLimit(const Machine &machine,
                                                const PlanOptions &options) {
  if (machine.pinnedMemory == 0)
    return options.pinnedBudget;
  return std::min(machine.pinnedMemory,
                  options.pinnedBudget.value_or(machine.pinnedMemory));
}

bool ao::planner::isSelection(std::string_view name) {
  return name == selectAll || name == "marked" || name == "first-layers";
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
  if (!isSelection(options.select))
    return invalid("select", "be 'all', 'marked' or 'first-layers'",
                   "'" + options.select + "'");
  return {};
}
