//===- Summary.cpp - A plan in one line -----------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Summary.h"
#include "Model/Stacks.h"
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

/// As the policies see it.
static bool mayMove(const Value &value, const PlanOptions &options) {
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
  bool any =
      std::any_of(trace.values.begin(), trace.values.end(),
                  [&](const Value &value) { return mayMove(value, options); });
  return any ? "no-gain" : "nothing-eligible";
}

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
  int64_t total = 0, mayMove = 0, inLoops = 0, belowMinBytes = 0;
  /// Everything else, by why it stays.
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
                          costsOfStacks(trace, {}).atBoundaries[peak];
  if (isAtEntry) {
    parts.total = entry;
    parts.notEligible[static_cast<size_t>(Obstacle::NoGap)] = parts.total;
  }
  for (const Value &value : trace.values) {
    if (value.def > peak - isAtEntry || value.lastLive(trace.numOps()) < peak)
      continue;
    parts.total += value.bytes;
    if (!value.offloadable && value.obstacle == Obstacle::Loop)
      parts.inLoops += value.bytes;
    else if (!value.offloadable)
      parts.notEligible[static_cast<size_t>(value.obstacle)] += value.bytes;
    else
      (mayMove(value, options) ? parts.mayMove : parts.belowMinBytes) +=
          value.bytes;
  }
  return parts;
}

} // namespace

std::string ao::planner::summarizePeak(const Trace &trace,
                                       const PlanOptions &options) {
  PeakParts parts = dividePeak(trace, options);
  if (parts.total == 0)
    return "";
  std::string text =
      "of the peak " + formatShare(parts.mayMove, parts.total) + " is eligible";
  if (parts.inLoops > 0)
    text += ", " + formatShare(parts.inLoops, parts.total) + " is inside loops";
  if (parts.belowMinBytes > 0)
    text += ", " + formatShare(parts.belowMinBytes, parts.total) +
            " is below min-bytes (" + std::to_string(options.minBytes) + ")";
  int64_t &few = parts.notEligible[static_cast<size_t>(Obstacle::FewElements)];
  if (few > 0)
    text += ", " + formatShare(few, parts.total) + " is below min-elements" +
            (options.minElements > 0
                 ? " (" + std::to_string(options.minElements) + ")"
                 : "");
  few = 0;
  int64_t rest = 0;
  std::string reasons;
  for (size_t i = 0; i < numObstacles; ++i) {
    if (parts.notEligible[i] == 0)
      continue;
    rest += parts.notEligible[i];
    std::string_view name = toString(static_cast<Obstacle>(i));
    reasons += (reasons.empty() ? "" : ", ") +
               std::string(name.empty() ? "other" : name) + " " +
               formatShare(parts.notEligible[i], parts.total);
  }
  if (rest > 0)
    text += ", " + formatShare(rest, parts.total) + " is not eligible (" +
            reasons + ")";
  return text;
}

//===----------------------------------------------------------------------===//
// The line
//===----------------------------------------------------------------------===//

static std::string describeMoves(const Trace &trace, const Plan &plan) {
  std::set<int64_t> moved, dropped;
  for (const Command &command : plan.commands)
    if (command.isTransfer())
      moved.insert(command.value);
    else if (command.kind == CommandKind::Drop)
      dropped.insert(command.value);
  for (int64_t v = 0; v < trace.numValues(); ++v)
    if (isMadeAgain(trace, trace.values[v]))
      dropped.insert(v);
  auto count = [](const char *what, const std::set<int64_t> &values,
                  int64_t bytes) {
    return what + std::to_string(values.size()) +
           (values.size() == 1 ? " value (" : " values (") +
           formatBytes(bytes) + ")";
  };
  std::string text;
  if (!moved.empty())
    text = count("offloaded ", moved, plan.predicted.offloadedBytes);
  if (!dropped.empty())
    text += (text.empty() ? "" : ", ") +
            count("rematerialized ", dropped, plan.predicted.recomputedBytes);
  if (!text.empty())
    return text;
  std::string declined = declineReason(trace, plan);
  if (declined.empty())
    return "nothing offloaded";
  return "nothing offloaded: " + declined + ", " +
         explain(declined, plan.options);
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

std::string ao::planner::summarize(const Trace &trace, const Plan &plan,
                                   std::optional<double> leastAddedUs) {
  const Prediction &p = plan.predicted;
  std::string exposed = ", " + formatTime(p.exposedUs) + " exposed";
  std::string peak = summarizePeak(trace, plan.options);
  std::string recomputed;
  if (p.recomputedUs > 0)
    recomputed = ", " + formatTime(p.recomputedUs) + " recomputed";
  if (p.slowedUs > 0)
    recomputed += ", " + formatTime(p.slowedUs) + " slowed down by copies";
  return describeMoves(trace, plan) + "; peak " +
         formatBytes(p.unplannedPeakBytes) + " -> " + formatBytes(p.peakBytes) +
         exposed + recomputed + describeBound(trace, p, leastAddedUs) +
         (peak.empty() ? "" : "; " + peak);
}
