//===- Decisions.cpp - Decisions of a plan with reasons -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Decisions.h"

#include <algorithm>

using namespace ao::planner;

std::string_view ao::planner::toString(Outcome outcome) {
  switch (outcome) {
  case Outcome::Kept:
    return "kept";
  case Outcome::Offloaded:
    return "offloaded";
  case Outcome::Rematerialized:
    return "rematerialized";
  case Outcome::OffloadedAndRematerialized:
    return "offloaded and rematerialized";
  }
  return "";
}

/// Returns true if the value is resident over an op that does not use it.
static bool isIdleSomewhere(const Trace &trace, const Value &value) {
  int64_t from = value.def;
  for (int64_t use : value.uses) {
    if (use > from + 1)
      return true;
    from = use;
  }
  return value.liveOut && trace.numOps() > from + 1;
}

static Outcome outcomeOf(bool isOffloaded, bool isDropped) {
  if (isOffloaded)
    return isDropped ? Outcome::OffloadedAndRematerialized : Outcome::Offloaded;
  return isDropped ? Outcome::Rematerialized : Outcome::Kept;
}

Decisions ao::planner::collectDecisions(const Trace &trace,
                                        const Machine &machine,
                                        const Plan &plan) {
  constexpr size_t mostListed = 400;
  std::vector<bool> isOffloaded(trace.values.size(), false);
  std::vector<bool> isDropped(trace.values.size(), false);
  std::vector<Tier> tierOf(trace.values.size(), Tier::Pinned);
  for (const Command &command : plan.commands) {
    if (command.kind == CommandKind::Drop)
      isDropped[command.value] = true;
    if (command.kind == CommandKind::Offload) {
      isOffloaded[command.value] = true;
      tierOf[command.value] = command.tier;
    }
  }
  Decisions result;
  for (int64_t v = 0; v < trace.numValues(); ++v) {
    const Value &value = trace.values[v];
    bool mayRecompute = value.def >= 0 && trace.ops[value.def].recompute;
    if (value.bytes == 0 || (!value.offloadable && !mayRecompute) ||
        !isIdleSomewhere(trace, value))
      continue;
    Decision decision = {v, outcomeOf(isOffloaded[v], isDropped[v])};
    if (mayRecompute)
      decision.recomputeUs = trace.ops[value.def].recomputeCostUs();
    if (value.offloadable && value.bytes >= plan.options.minBytes)
      decision.copyUs =
          machine.offloadUs(value.bytes, value.copies, tierOf[v]) +
          machine.reloadUs(value.bytes, value.copies, tierOf[v]);
    result.listed.push_back(decision);
  }
  std::stable_sort(result.listed.begin(), result.listed.end(),
                   [&](const Decision &a, const Decision &b) {
                     return trace.values[a.value].bytes >
                            trace.values[b.value].bytes;
                   });
  while (result.listed.size() > mostListed) {
    ++result.otherValues;
    result.otherBytes += trace.values[result.listed.back().value].bytes;
    result.listed.pop_back();
  }
  return result;
}
