//===- Summary.cpp - A plan in one line -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Summary.h"
#include "Model/Residuals.h"
#include "ao/Support/Units.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <utility>

using namespace ao;
using namespace ao::planner;

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

/// Returns true if policies may offload `value`.
static bool isEligible(const Value &value, const PlanOptions &options) {
  return value.offloadable && value.bytes >= options.minBytes &&
         value.bytes > 0;
}

std::string ao::planner::declineReason(const Trace &trace, const Plan &plan) {
  const PlanOptions &options = plan.options;
  bool isMade = std::any_of(trace.ops.begin(), trace.ops.end(),
                            [](const Op &op) { return op.isRecomputed; });
  if (!plan.commands.empty() || isMade || options.policy == Policy::None)
    return "";
  if (plan.machine.unifiedMemory)
    return "unified";
  if (options.deviceBudget && *options.deviceBudget >= unplannedPeak(trace))
    return "fits";
  bool any = std::any_of(
      trace.values.begin(), trace.values.end(),
      [&](const Value &value) { return isEligible(value, options); });
  return any ? "no-gain" : "nothing-eligible";
}

/// Returns the reason `declined` in words.
static const char *explain(const std::string &declined,
                           const PlanOptions &options) {
  if (declined == "unified")
    return "host memory is device memory";
  if (declined == "fits")
    return "the peak is within the budget";
  if (declined == "nothing-eligible")
    return "no value is eligible";
  if (options.policy == Policy::Manual)
    return "no marker has an eligible value";
  if (options.policy == Policy::Layerwise && options.numLayers == 0)
    return "'num-layers' is 0";
  return "no eligible value is idle at the peak, or its offload would be late";
}

//===----------------------------------------------------------------------===//
// The peak
//===----------------------------------------------------------------------===//

namespace {

/// The parts of the peak without a plan, in bytes.
struct PeakParts {
  int64_t total = 0, eligible = 0, belowMinBytes = 0;
  std::array<int64_t, numObstacles> notEligible = {};
};

PeakParts dividePeak(const Trace &trace, const PlanOptions &options) {
  PeakParts parts;
  std::vector<int64_t> memory = unplannedMemory(trace);
  if (memory.empty())
    return parts;
  int64_t peak =
      std::max_element(memory.begin(), memory.end()) - memory.begin();
  // At the entry of a function with more arguments than its first op keeps, the
  // results of that op do not exist yet, and no idle interval holds unused
  // values.
  int64_t entry = trace.ops[peak].entryBytes;
  bool isAtEntry =
      entry > 0 &&
      memory[peak] == entry + carriedMemory(trace)[peak] +
                          costsOfResiduals(trace, {}).atBoundaries[peak];
  if (isAtEntry) {
    parts.total = entry;
    parts.notEligible[static_cast<size_t>(Obstacle::NoGap)] = parts.total;
  }
  for (const Value &value : trace.values) {
    if (value.def > peak - isAtEntry || value.lastLive(trace.numOps()) < peak)
      continue;
    parts.total += value.bytes;
    if (!value.offloadable)
      parts.notEligible[static_cast<size_t>(value.obstacle)] += value.bytes;
    else
      (isEligible(value, options) ? parts.eligible : parts.belowMinBytes) +=
          value.bytes;
  }
  return parts;
}

} // namespace

/// Returns the noun of values that `obstacle` keeps on the device.
static std::string_view nameKept(Obstacle obstacle) {
  static constexpr std::string_view names[numObstacles] = {
      "other memory",
      "arguments",
      "results",
      "values inside loops",
      "values without an idle interval",
      "values not saved for backward",
      "values cheaper to rematerialize",
      "values excluded by the user",
      "values below min-elements",
      "parameters",
      "gradients",
      "optimizer state",
      "inputs",
      "workspace"};
  return names[static_cast<size_t>(obstacle)];
}

std::string ao::planner::summarizePeak(const Trace &trace,
                                       const PlanOptions &options) {
  PeakParts parts = dividePeak(trace, options);
  if (parts.total == 0)
    return "";
  std::vector<std::pair<int64_t, std::string>> kept;
  for (size_t i = 0; i < numObstacles; ++i) {
    auto obstacle = static_cast<Obstacle>(i);
    kept.emplace_back(parts.notEligible[i], nameKept(obstacle));
    if (obstacle == Obstacle::FewElements && options.minElements > 0)
      kept.back().second += " (" + std::to_string(options.minElements) + ")";
  }
  kept.emplace_back(parts.belowMinBytes, "values below min-bytes (" +
                                             formatBytes(options.minBytes) +
                                             ")");
  std::stable_sort(kept.begin(), kept.end(),
                   [](auto &a, auto &b) { return a.first > b.first; });
  std::string reasons;
  for (auto &[bytes, name] : kept)
    if (bytes > 0)
      reasons += (reasons.empty() ? ": " : ", ") +
                 formatShare(bytes, parts.total) + " " + name;
  if (reasons.empty())
    return "all values at the peak are eligible";
  return "of the peak, " +
         formatShare(parts.total - parts.eligible, parts.total) +
         " is not eligible" + reasons;
}

//===----------------------------------------------------------------------===//
// The line
//===----------------------------------------------------------------------===//

static std::string describeDecisions(const Trace &trace, const Plan &plan) {
  std::set<int64_t> offloaded, dropped;
  for (const Command &command : plan.commands)
    if (command.isTransfer())
      offloaded.insert(command.value);
    else if (command.kind == CommandKind::Drop)
      dropped.insert(command.value);
  for (int64_t v = 0; v < trace.numValues(); ++v)
    if (isRematerialized(trace, trace.values[v]))
      dropped.insert(v);
  auto count = [](const char *what, const std::set<int64_t> &values,
                  int64_t bytes) {
    return what + std::to_string(values.size()) +
           (values.size() == 1 ? " value (" : " values (") +
           formatBytes(bytes) + ")";
  };
  std::string text;
  if (!offloaded.empty())
    text = count("offloaded ", offloaded, plan.predicted.offloadedBytes);
  if (!dropped.empty())
    text += (text.empty() ? "" : ", ") +
            count("rematerialized ", dropped, plan.predicted.recomputedBytes);
  if (!text.empty())
    return text;
  std::string declined = declineReason(trace, plan);
  if (declined.empty())
    return "nothing offloaded";
  return std::string("nothing offloaded: ") + explain(declined, plan.options);
}

/// Describes the bound of the time that the plan adds; empty where the plan
/// adds none, or where another plan may add none.
static std::string describeBound(const Trace &trace, const Prediction &p,
                                 std::optional<double> leastAddedUs) {
  bool hasRecomputedOps =
      std::any_of(trace.ops.begin(), trace.ops.end(),
                  [](const Op &op) { return op.isRecomputed; });
  double ofTrace = hasRecomputedOps ? 0 : p.makespanBoundUs - p.baseUs;
  double leastUs = leastAddedUs.value_or(ofTrace);
  // A bound of another budget may say that no plan fits.
  if (p.addedUs() <= p.baseUs * 1e-9 || leastUs <= p.baseUs * 1e-9 ||
      !std::isfinite(leastUs))
    return "";
  return ", at least " + formatTime(leastUs) + " under any plan";
}

/// Describes the peak and the budget.
static std::string describePeak(const Plan &plan) {
  const Prediction &p = plan.predicted;
  std::string text = "peak " + formatBytes(p.unplannedPeakBytes);
  if (p.peakBytes != p.unplannedPeakBytes)
    text += " -> " + formatBytes(p.peakBytes);
  if (plan.options.deviceBudget)
    text += " of a budget of " + formatBytes(*plan.options.deviceBudget);
  return text;
}

/// Describes the time that the plan adds.
static std::string describeTime(const Trace &trace, const Prediction &p,
                                std::optional<double> leastAddedUs) {
  std::string text = ", " + formatTime(p.exposedUs) + " exposed";
  if (p.recomputedUs > 0)
    text += ", " + formatTime(p.recomputedUs) + " recomputed";
  if (p.slowedUs > 0)
    text += ", " + formatTime(p.slowedUs) + " slowed down by copies";
  return text + describeBound(trace, p, leastAddedUs);
}

std::string ao::planner::summarize(const Trace &trace, const Plan &plan,
                                   std::optional<double> leastAddedUs) {
  std::string peak = summarizePeak(trace, plan.options);
  return describeDecisions(trace, plan) + "; " + describePeak(plan) +
         describeTime(trace, plan.predicted, leastAddedUs) +
         (peak.empty() ? "" : "; " + peak);
}
