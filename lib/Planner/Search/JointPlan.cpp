//===- JointPlan.cpp - Keep, move or make again ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JointPlan.h"

#include <algorithm>

using namespace ao::planner;

bool ao::planner::mayRunAgain(const Trace &trace) {
  return std::any_of(trace.ops.begin(), trace.ops.end(),
                     [](const Op &op) { return op.recompute; });
}

JointPlanner::JointPlanner(const Trace &trace, const Machine &machine,
                           const PlanOptions &options,
                           TransferPlanner planTransfers)
    : trace(trace), machine(machine), options(options),
      planTransfers(std::move(planTransfers)),
      problem(trace, options.minBytes) {
  if (!options.recompute || !mayRunAgain(trace))
    return;
  bound.emplace(trace, problem, machine);
  recomputing.emplace(trace, machine, options);
}

/// The best transfers for one choice, merged with its second runs.
std::optional<Plan> JointPlanner::planChoice(const Choice &choice,
                                             int64_t budget,
                                             const PlanOptions &asked) {
  std::vector<Command> remade = recomputing->recipes().commands(choice);
  if (remade.empty())
    return std::nullopt;
  Expected<Expansion> expansion = expand(trace, remade);
  if (!expansion)
    return std::nullopt;
  PlanOptions inner = asked;
  inner.deviceBudget = budget;
  Expected<Plan> made = planTransfers(expansion->trace, inner, nullptr);
  if (!made)
    return std::nullopt;
  Plan plan = std::move(*made);
  plan.traceName = trace.name;
  plan.numOps = trace.numOps();
  plan.numValues = trace.numValues();
  plan.declined.clear();
  plan.commands = merge(trace, remade, *expansion, plan.commands);
  if (Status status = predict(trace, plan); !status)
    return std::nullopt;
  return plan;
}

Expected<Plan> JointPlanner::planWithin(int64_t budget,
                                        const PlanOptions &asked,
                                        Infeasibility *why) {
  PlanOptions inner = asked;
  inner.deviceBudget = budget;
  Expected<Plan> best = planTransfers(trace, inner, why);
  if (!best && best.error().code != ErrorCode::Infeasible)
    return best;
  if (!recomputing || !recomputing->canHelp())
    return best;
  double tolerance = problem.baseUs() * 1e-9;
  double goalUs = bound->addedUs(budget) + tolerance;
  if (best && best->predicted.exposedUs <= goalUs)
    return best;
  Choice choice;
  MemoryBudgets budgets = {
      budget, asked.hostBudget.value_or(std::numeric_limits<int64_t>::max())};
  recomputing->search(budgets, goalUs, choice);
  std::optional<Plan> joint = planChoice(choice, budget, asked);
  if (joint && joint->predicted.peakBytes <= budget &&
      (!best ||
       joint->predicted.addedUs() < best->predicted.addedUs() - tolerance))
    return std::move(*joint);
  return best;
}

Expected<Plan> JointPlanner::minimizeTime(Infeasibility *why) {
  Expected<Plan> plan = planWithin(*options.deviceBudget, options, why);
  if (!plan)
    return plan;
  plan->options = options;
  if (bound)
    plan->predicted.makespanBoundUs =
        problem.baseUs() + bound->addedUs(*options.deviceBudget);
  return plan;
}

/// The lowest budget at which the bound leaves at most `allowedUs`.
int64_t JointPlanner::lowestHope(double allowedUs, int64_t high) {
  int64_t low = -1;
  while (low + 1 < high) {
    int64_t middle = low + (high - low) / 2;
    double added =
        bound ? bound->addedUs(middle)
              : makespanBound(trace, machine, options.minBytes, middle) -
                    problem.baseUs();
    (added <= allowedUs ? high : low) = middle;
  }
  return high;
}

Expected<Plan> JointPlanner::minimizePeak(Infeasibility *why) {
  double allowedUs = *options.maxSlowdown * problem.baseUs();
  PlanOptions asked = options;
  asked.maxSlowdown.reset();
  // Where no plan may add time, the search without a budget knows most.
  Expected<Plan> best = planTransfers(trace, asked, why);
  if (!best)
    return best;
  int64_t high = best->predicted.peakBytes;
  int64_t low = lowestHope(allowedUs, high) - 1;
  PlanOptions quick = asked;
  quick.effort = std::min<int64_t>(quick.effort, 1);
  for (int64_t resolution = std::max<int64_t>(1, high / 512);
       low + resolution < high;) {
    int64_t middle = low + (high - low) / 2;
    Expected<Plan> next = planWithin(middle, quick, nullptr);
    if (!next || next->predicted.addedUs() > allowedUs) {
      low = middle;
      continue;
    }
    high = std::min(middle, next->predicted.peakBytes);
    best = std::move(next);
  }
  best->options = options;
  if (Status status = predict(trace, *best); !status)
    return status.takeError();
  return best;
}
