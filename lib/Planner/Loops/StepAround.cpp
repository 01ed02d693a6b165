//===- StepAround.cpp - Plans of the values around loops ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepAround.h"

#include <algorithm>
#include <utility>

using namespace ao::planner;

StepAround::StepAround(LoopContext given, const Machine &machine,
                       const PlanOptions &asked, ValuesPlanner planner)
    : context(std::move(given)), options(asked),
      planValues(std::move(planner)) {
  options.effort = 0;
  options.pinnedBudget = pinnedLimit(machine, options);
}

/// Returns the step with loops that take the memory and time of `profile`, and
/// with residuals of these sizes.
static Trace contract(const LoopContext &context, const StepProfile &profile,
                      const std::vector<ResidualShape> &shapes,
                      const std::vector<ResidualTransfers> &transfers) {
  Trace step = context.around;
  for (size_t i = 0; i < shapes.size(); ++i) {
    if (context.stacked[i] < 0)
      continue;
    int64_t kept =
        shapes[i].trips() - transfers[i].slices - transfers[i].rematerialized;
    step.values[context.stacked[i]].bytes = kept * shapes[i].bytes;
  }
  limitInherited(step);
  std::vector<int64_t> known = memoryAtOps(step);
  for (int64_t op = 0; op < step.numOps(); ++op) {
    step.ops[op].durationUs = profile.us[op];
    int64_t others = profile.bytes[op] - known[op];
    if (others <= 0)
      continue;
    Value &within = step.values.emplace_back();
    within.bytes = others;
    within.def = op;
    within.obstacle = Obstacle::Loop;
  }
  return step;
}

Totals StepAround::move(const Totals &slices, const StepProfile &profile,
                        const std::vector<ResidualShape> &shapes,
                        const std::vector<ResidualTransfers> &transfers,
                        int64_t deviceBudget) const {
  PlanOptions rest = options;
  rest.deviceBudget = deviceBudget;
  for (std::optional<int64_t> *budget : {&rest.hostBudget, &rest.pinnedBudget})
    if (*budget)
      **budget = std::max<int64_t>(**budget - slices.hostPeakBytes, 0);
  ValuesOutcome outcome =
      planValues(contract(context, profile, shapes, transfers), rest);
  Totals all = slices;
  if (!outcome.predicted) {
    if (outcome.leastBytes > deviceBudget)
      all.peakBytes = std::min(all.peakBytes, outcome.leastBytes);
    return all;
  }
  const Prediction &values = *outcome.predicted;
  all.exposedUs += values.exposedUs + values.recomputedUs;
  all.slowedUs += values.slowedUs;
  all.peakBytes = values.peakBytes;
  all.hostPeakBytes += values.hostPeakBytes;
  all.pinnedPeakBytes += values.pinnedPeakBytes;
  return all;
}
