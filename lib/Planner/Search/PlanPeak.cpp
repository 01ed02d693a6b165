//===- PlanPeak.cpp - Values at the peak of a plan ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanPeak.h"
#include "ao/Planner/Expansion.h"

#include <algorithm>
#include <tuple>

using namespace ao::planner;

/// Returns which values are absent from the device at `op`.
static std::vector<bool>
findAway(const Trace &trace, const std::vector<Command> &commands, int64_t op) {
  std::vector<bool> isAway(trace.values.size());
  for (const Command &command : commands) {
    if (command.before > op)
      break;
    if (command.kind == CommandKind::Release)
      isAway[command.value] = true;
    else if (command.kind == CommandKind::Reload)
      isAway[command.value] = false;
  }
  return isAway;
}

SmallestBudget ao::planner::findPeak(const Trace &trace, const Plan &plan) {
  SmallestBudget peak;
  Expected<PlanExecution> run = execute(trace, plan);
  if (!run || run->simulation.deviceBytes.empty())
    return peak;
  const std::optional<Expansion> &expansion = run->expansion;
  const Trace &step = expansion ? expansion->trace : trace;
  const std::vector<int64_t> &memory = run->simulation.deviceBytes;
  auto highest = std::max_element(memory.begin(), memory.end());
  int64_t op = highest - memory.begin();
  peak.bytes = *highest;
  peak.op = expansion && op < step.numOps() ? expansion->opOf[op]
            : op == step.numOps()           ? trace.numOps()
                                            : op;
  std::vector<bool> isAway =
      findAway(step, expansion ? expansion->commands : plan.commands, op);
  for (int64_t v = 0; v < step.numValues(); ++v) {
    const Value &value = step.values[v];
    if (!isAway[v] && value.bytes > 0 && value.def <= op &&
        value.lastLive(step.numOps()) >= op)
      peak.values.push_back(expansion ? expansion->valueOf[v] : v);
  }
  auto order = [&](int64_t a, int64_t b) {
    return std::tuple(-trace.values[a].bytes, a) <
           std::tuple(-trace.values[b].bytes, b);
  };
  std::sort(peak.values.begin(), peak.values.end(), order);
  return peak;
}
