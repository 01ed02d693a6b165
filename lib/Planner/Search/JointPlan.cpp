//===- JointPlan.cpp - Keep, offload or rematerialize ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JointPlan.h"
#include "PlanPeak.h"

#include <algorithm>

using namespace ao::planner;

bool ao::planner::mayRecompute(const Trace &trace) {
  return std::any_of(trace.ops.begin(), trace.ops.end(),
                     [](const Op &op) { return op.recompute; });
}

JointPlanner::JointPlanner(const Trace &trace, const Machine &machine,
                           const PlanOptions &options,
                           TransferPlanner planTransfers)
    : trace(trace), machine(machine), options(options),
      planTransfers(std::move(planTransfers)), problem(trace, options.minBytes),
      capacity(problem, machine, pinnedLimit(machine, options)),
      isAllowed(options.recompute && mayRecompute(trace)) {}

double JointPlanner::leastTransferUs(int64_t budget) const {
  return makespanBound(problem, machine, capacity, budget) - problem.baseUs();
}

double JointPlanner::leastAddedUs(int64_t budget) {
  if (!isAllowed)
    return leastTransferUs(budget);
  if (!bound)
    bound.emplace(trace, problem, machine);
  if (known.first != budget)
    known = {budget, bound->addedUs(budget)};
  return known.second;
}

RecomputeSearch &JointPlanner::recomputeSearch() {
  if (!recomputing)
    recomputing.emplace(trace, machine, options);
  return *recomputing;
}

/// If pageable memory is not allowed, the pinned limit is that of the host.
static int64_t hostBudget(const Machine &machine, const PlanOptions &options) {
  constexpr int64_t unlimited = std::numeric_limits<int64_t>::max();
  int64_t bytes = options.hostBudget.value_or(unlimited);
  if (machine.hasPageableTier())
    return bytes;
  return std::min(bytes, pinnedLimit(machine, options).value_or(unlimited));
}

Expected<Plan> JointPlanner::planAlone(int64_t budget, const PlanOptions &asked,
                                       Infeasibility *why) const {
  PlanOptions inner = asked;
  inner.deviceBudget = budget;
  return planTransfers(trace, inner, why);
}

/// Returns a plan with the best transfers for one choice of rematerialized
/// values, and its recomputations. Transfers are those of the expansion;
/// figures of the step without a plan are those of the original.
std::optional<Plan>
JointPlanner::planRematerialized(const Rematerialized &rematerialized,
                                 int64_t budget,
                                 const PlanOptions &asked) const {
  PlanOptions inner = asked;
  inner.deviceBudget = budget;
  Expected<Plan> made =
      planTransfers(rematerialized.expansion.trace, inner, nullptr);
  if (!made || made->predicted.peakBytes > budget)
    return std::nullopt;
  Plan plan = std::move(*made);
  plan.traceName = trace.name;
  plan.numOps = trace.numOps();
  plan.numValues = trace.numValues();
  plan.numLoops = static_cast<int64_t>(trace.loops.size());
  plan.declined.clear();
  plan.commands = merge(trace, rematerialized.commands,
                        rematerialized.expansion, plan.commands);
  plan.predicted.unplannedPeakBytes = problem.unplannedPeak();
  plan.predicted.peakBoundBytes = peakBound(problem, machine, capacity);
  return plan;
}

/// The best plan found with recomputed ops.
std::optional<Plan> JointPlanner::planJoint(int64_t budget,
                                            const PlanOptions &asked) {
  if (!recomputeSearch().canHelp())
    return std::nullopt;
  MemoryBudgets budgets = {budget, hostBudget(machine, asked)};
  double goalUs = leastAddedUs(budget) + toleranceUs();
  std::optional<Rematerialized> rematerialized =
      recomputeSearch().search(budgets, goalUs, bound->usPerByte());
  return rematerialized ? planRematerialized(*rematerialized, budget, asked)
                        : std::nullopt;
}

/// Plans transfers alone where they may be as good: not if their bound is above
/// the best plan so far.
Expected<Plan> JointPlanner::planWithin(int64_t budget,
                                        const PlanOptions &asked,
                                        Infeasibility *why) {
  if (!isAllowed)
    return planAlone(budget, asked, why);
  std::optional<Plan> joint;
  double transferUs = leastTransferUs(budget);
  bool isJointFirst = transferUs > toleranceUs() &&
                      transferUs > leastAddedUs(budget) + toleranceUs();
  if (isJointFirst) {
    joint = planJoint(budget, asked);
    if (joint && joint->predicted.addedUs() < transferUs - toleranceUs())
      return std::move(*joint);
  }
  Expected<Plan> best = planAlone(budget, asked, why);
  if (!best && best.error().code != ErrorCode::Infeasible)
    return best;
  if (!isJointFirst) {
    if (best &&
        (best->predicted.addedUs() <= toleranceUs() ||
         best->predicted.addedUs() <= leastAddedUs(budget) + toleranceUs()))
      return best;
    joint = planJoint(budget, asked);
  }
  if (joint && (!best || joint->predicted.addedUs() <
                             best->predicted.addedUs() - toleranceUs()))
    return std::move(*joint);
  return best;
}

/// Rematerialized values may be absent like offloaded ones.
static SmallestBudget smallestJointBudget(const Trace &trace,
                                          const PlanOptions &options) {
  Trace loose = trace;
  for (Value &value : loose.values) {
    bool isRematerialized = value.def >= 0 && trace.ops[value.def].recompute;
    value.offloadable = isRematerialized ||
                        (value.offloadable && value.bytes >= options.minBytes);
  }
  return smallestBudget(loose, 0);
}

/// Replaces the least budget of transfers alone by the least one of quick plans
/// with recomputation.
void JointPlanner::lowerLeast(Infeasibility &why) {
  SmallestBudget floor = smallestJointBudget(trace, options);
  int64_t high = why.device.bytes;
  if (floor.bytes >= high)
    return;
  std::optional<Plan> least;
  int64_t low = std::max(floor.bytes - 1, *options.deviceBudget);
  PlanOptions quick = options;
  quick.effort = 0;
  auto lower = [&](int64_t budget) {
    MemoryBudgets budgets = {budget, hostBudget(machine, options)};
    constexpr double any = std::numeric_limits<double>::max();
    std::optional<Rematerialized> rematerialized =
        recomputeSearch().search(budgets, any, any);
    std::optional<Plan> made;
    if (rematerialized)
      made = planRematerialized(*rematerialized, budget, quick);
    (made ? high : low) = budget;
    if (made)
      least = std::move(made);
    return high == budget;
  };
  // Mostly, a single op is the obstacle.
  bool isLeast = low < high && lower(std::min(low + 1, high - 1));
  int64_t resolution = std::max<int64_t>(1, high / 4096);
  while (!isLeast && low + resolution < high)
    lower(low + (high - low) / 2);
  if (!least)
    return;
  why.device = findPeak(trace, *least);
  why.device.bytes = high;
}

Expected<Plan> JointPlanner::minimizeTime(Infeasibility *why) {
  Expected<Plan> plan = planWithin(*options.deviceBudget, options, why);
  if (!plan) {
    if (why && plan.error().code == ErrorCode::Infeasible && isAllowed &&
        recomputeSearch().canHelp())
      lowerLeast(*why);
    return plan;
  }
  plan->options = options;
  if (!isAllowed)
    return plan;
  // Without added time, there is nothing to save.
  double added = plan->predicted.addedUs();
  plan->predicted.makespanBoundUs =
      problem.baseUs() + (added > 0 ? leastAddedUs(*options.deviceBudget) : 0);
  return plan;
}

/// Returns the lowest budget at which the bound is at most `allowedUs`.
int64_t JointPlanner::lowestHope(double allowedUs, int64_t high) {
  int64_t low = -1;
  while (low + 1 < high) {
    int64_t middle = low + (high - low) / 2;
    (leastAddedUs(middle) <= allowedUs ? high : low) = middle;
  }
  return high;
}

Expected<Plan> JointPlanner::minimizePeak(Infeasibility *why) {
  double allowedUs = *options.maxSlowdown * problem.baseUs();
  PlanOptions asked = options;
  asked.maxSlowdown.reset();
  // The search without a budget finds the lowest peak without exposed time.
  Expected<Plan> best = planTransfers(trace, asked, why);
  if (best && best->predicted.addedUs() > allowedUs + toleranceUs()) {
    // The plan adds no exposed time, but copies slow ops down by more than is
    // allowed.
    PlanOptions nothing = asked;
    nothing.policy = Policy::None;
    best = planTransfers(trace, nothing, why);
  }
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
