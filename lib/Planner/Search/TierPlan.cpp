//===- TierPlan.cpp - Which copies are not pinned -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tier is a property of a value, not of a copy. A choice of tiers makes some
// copies longer and excludes them from the limit; everything else is planned as
// usual. Choices are derived from plans, and planned again: from the plan
// without a limit, from those that copy most of the bytes with most slack, and
// from the best one so far by pinning the values that are late.
//
//===----------------------------------------------------------------------===//

#include "TierPlan.h"
#include "Algorithms/RangeMax.h"
#include "JointPlan.h"
#include "Model/Problem.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <set>

using namespace ao::planner;

namespace {

using Tiers = std::vector<Tier>;

class TierPlanner {
public:
  TierPlanner(const Trace &trace, const Machine &machine,
              const PlanOptions &options, const PlanInTiers &planInTiers,
              int64_t limit)
      : trace(trace), machine(machine), options(options),
        planInTiers(planInTiers), limit(limit) {}

  Expected<Plan> run(Infeasibility *why);

private:
  Expected<Plan> planUnlimited();
  Expected<Plan> planPageable(Plan unlimited, Infeasibility *why);
  Expected<Plan> explain(Infeasibility *why) const;
  void measureSlack();
  Tiers relieve(const std::vector<Command> &commands, Tiers tiers) const;
  Tiers mostSlack(double share) const;
  Tiers tiersOf(const Plan &plan) const;
  Tiers pinLate(const Plan &plan) const;
  void exchange();
  void promote(Plan &plan) const;
  bool consider(const Tiers &tiers);
  bool isBetter(const Plan &a, const Plan &b) const;
  bool isEnough() const { return best && !isBetter(*floor, *best); }

  const Trace &trace;
  const Machine &machine;
  const PlanOptions &options;
  const PlanInTiers &planInTiers;
  int64_t limit;
  /// Per value: idle time in addition to its copies through staging; lowest for
  /// values that are not eligible.
  std::vector<double> slack;
  std::vector<int64_t> bySlack;
  /// The plan without a limit: a limited plan cannot be better.
  std::optional<Plan> floor;
  std::optional<Plan> best;
};

/// The interval of a value's host copy: from one command to another, inclusive.
struct HostInterval {
  int32_t first = -1, last = -1;
};

std::vector<HostInterval>
findHostIntervals(const Trace &trace, const std::vector<Command> &commands) {
  std::vector<HostInterval> intervals(trace.values.size());
  int32_t count = static_cast<int32_t>(commands.size());
  for (int32_t i = 0; i < count; ++i) {
    HostInterval &interval = intervals[commands[i].value];
    if (commands[i].kind == CommandKind::Offload)
      interval = {i, count - 1};
    if (commands[i].kind == CommandKind::Wait)
      interval.last = i;
  }
  return intervals;
}

int64_t pageableBytes(const Trace &trace, const Plan &plan) {
  int64_t bytes = 0;
  for (const Command &command : plan.commands)
    if (command.tier == Tier::Pageable)
      bytes += trace.values[command.value].bytes;
  return bytes;
}

} // namespace

/// The plan with all copies pinned, however many there are.
Expected<Plan> TierPlanner::planUnlimited() {
  Machine unlimited = machine;
  unlimited.pinnedMemory = 0;
  PlanOptions asked = options;
  asked.pinnedBudget.reset();
  Expected<Plan> made = planInTiers(unlimited, asked, {}, nullptr);
  if (!made)
    return made;
  made->machine = machine;
  made->options = options;
  if (Status status = predictWithoutBound(trace, *made); !status)
    return status.takeError();
  return made;
}

void TierPlanner::measureSlack() {
  constexpr double never = std::numeric_limits<double>::lowest();
  slack.assign(trace.values.size(), never);
  Problem problem(trace, options.minBytes);
  for (size_t i = 0; i < problem.gaps.size(); ++i) {
    const Gap &gap = problem.gaps[i];
    double us = problem.start[gap.to] - problem.start[gap.from + 1] -
                machine.reloadUs(gap.bytes, gap.copies, Tier::Pageable);
    if (problem.previousGap[i] < 0)
      us -= machine.offloadUs(gap.bytes, gap.copies, Tier::Pageable);
    double &known = slack[gap.value];
    known = known == never ? us : std::min(known, us);
  }
  for (int64_t v = 0; v < trace.numValues(); ++v)
    if (slack[v] != never)
      bySlack.push_back(v);
  std::stable_sort(bySlack.begin(), bySlack.end(),
                   [&](int64_t a, int64_t b) { return slack[a] > slack[b]; });
}

/// Makes values pageable where those on the host together would exceed the
/// pinned limit: the one with most slack first.
Tiers TierPlanner::relieve(const std::vector<Command> &commands,
                           Tiers tiers) const {
  std::vector<HostInterval> intervals = findHostIntervals(trace, commands);
  std::set<std::pair<double, int64_t>> pinned;
  int64_t bytes = 0;
  auto take = [&](int64_t value) {
    bytes += trace.values[value].bytes;
    pinned.insert({-slack[value], value});
  };
  auto leave = [&](int64_t value) {
    if (pinned.erase({-slack[value], value}))
      bytes -= trace.values[value].bytes;
  };
  for (size_t i = 0; i < commands.size(); ++i) {
    int64_t value = commands[i].value;
    if (intervals[value].first == static_cast<int32_t>(i) &&
        tiers[value] == Tier::Pinned)
      take(value);
    while (bytes > limit) {
      int64_t victim = pinned.begin()->second;
      tiers[victim] = Tier::Pageable;
      leave(victim);
    }
    if (intervals[value].last == static_cast<int32_t>(i))
      leave(value);
  }
  return tiers;
}

/// Returns the values with most slack that have a share of all eligible bytes.
Tiers TierPlanner::mostSlack(double share) const {
  Tiers tiers(trace.values.size(), Tier::Pinned);
  double left = 0;
  for (int64_t value : bySlack)
    left += static_cast<double>(trace.values[value].bytes);
  left *= share;
  for (int64_t value : bySlack) {
    left -= static_cast<double>(trace.values[value].bytes);
    if (left < 0)
      break;
    tiers[value] = Tier::Pageable;
  }
  return tiers;
}

Tiers TierPlanner::tiersOf(const Plan &plan) const {
  Tiers tiers(trace.values.size(), Tier::Pinned);
  for (const Command &command : plan.commands)
    if (command.kind == CommandKind::Offload)
      tiers[command.value] = command.tier;
  return tiers;
}

/// Pins the values that compute had to wait for; others become pageable for
/// them.
Tiers TierPlanner::pinLate(const Plan &plan) const {
  Tiers tiers = tiersOf(plan);
  Expected<Simulation> run = simulate(trace, machine, plan.commands);
  if (!run)
    return tiers;
  for (size_t i = 0; i < plan.commands.size(); ++i)
    if (run->commands[i].exposedUs > 0)
      tiers[plan.commands[i].value] = Tier::Pinned;
  return relieve(plan.commands, std::move(tiers));
}

/// Pins the values that fit after all, the one with least slack first: no copy
/// is later for it.
void TierPlanner::promote(Plan &plan) const {
  std::vector<HostInterval> intervals = findHostIntervals(trace, plan.commands);
  RangeMax pinned;
  pinned.reset(static_cast<int32_t>(plan.commands.size()));
  auto add = [&](int64_t value) {
    pinned.add(intervals[value].first, intervals[value].last,
               trace.values[value].bytes);
  };
  std::vector<Command *> pageable;
  for (Command &command : plan.commands) {
    if (command.kind != CommandKind::Offload)
      continue;
    if (command.tier == Tier::Pageable)
      pageable.push_back(&command);
    else
      add(command.value);
  }
  std::stable_sort(pageable.begin(), pageable.end(),
                   [&](const Command *a, const Command *b) {
                     return slack[a->value] < slack[b->value];
                   });
  for (Command *command : pageable) {
    const HostInterval &interval = intervals[command->value];
    if (pinned.max(interval.first, interval.last) >
        limit - trace.values[command->value].bytes)
      continue;
    command->tier = Tier::Pinned;
    add(command->value);
  }
}

/// Under a device budget time counts, without one the peak; then less staging.
bool TierPlanner::isBetter(const Plan &a, const Plan &b) const {
  double tolerance = a.predicted.baseUs * 1e-9;
  if (options.deviceBudget) {
    if (std::abs(a.predicted.addedUs() - b.predicted.addedUs()) > tolerance)
      return a.predicted.addedUs() < b.predicted.addedUs();
  } else if (a.predicted.peakBytes != b.predicted.peakBytes) {
    return a.predicted.peakBytes < b.predicted.peakBytes;
  }
  return false;
}

/// Returns true if these tiers yield a better plan than the best one.
bool TierPlanner::consider(const Tiers &tiers) {
  Expected<Plan> made = planInTiers(machine, options, tiers, nullptr);
  if (!made)
    return false;
  promote(*made);
  if (!predictWithoutBound(trace, *made))
    return false;
  bool better = !best || isBetter(*made, *best) ||
                (!isBetter(*best, *made) &&
                 pageableBytes(trace, *made) < pageableBytes(trace, *best));
  if (better)
    best = std::move(*made);
  return better;
}

/// Tries the other tier for every value, on steps of few.
void TierPlanner::exchange() {
  constexpr size_t few = 12;
  if (bySlack.size() > few || options.effort == 0)
    return;
  for (bool improved = true; improved && !isEnough();) {
    improved = false;
    for (size_t i = 0; i < bySlack.size() && !isEnough(); ++i) {
      Tiers tiers = tiersOf(*best);
      Tier &tier = tiers[bySlack[i]];
      tier = tier == Tier::Pinned ? Tier::Pageable : Tier::Pinned;
      improved |= consider(tiers);
    }
  }
}

Expected<Plan> TierPlanner::planPageable(Plan unlimited, Infeasibility *why) {
  constexpr int64_t largeStep = 20'000;
  bool isLarge = trace.numOps() + trace.numValues() > largeStep;
  measureSlack();
  floor = std::move(unlimited);
  Tiers pinned(trace.values.size(), Tier::Pinned);
  consider(relieve(floor->commands, pinned));
  for (double share : {1.0, 0.0, 0.5, 0.25, 0.75})
    if (!isEnough() && (!isLarge || share == 1))
      consider(mostSlack(share));
  constexpr int rounds = 4;
  for (int i = 0; i < rounds && best && !isEnough() && !isLarge; ++i)
    if (!consider(pinLate(*best)))
      break;
  if (best)
    exchange();
  if (best)
    return std::move(*best);
  return explain(why);
}

/// Even without pinned copies there is no plan: explains which budget is
/// sufficient.
Expected<Plan> TierPlanner::explain(Infeasibility *why) const {
  return planInTiers(machine, options,
                     Tiers(trace.values.size(), Tier::Pageable), why);
}

Expected<Plan> TierPlanner::run(Infeasibility *why) {
  Expected<Plan> unlimited = planUnlimited();
  bool isInfeasible =
      !unlimited && unlimited.error().code == ErrorCode::Infeasible;
  if (!unlimited && !isInfeasible)
    return unlimited;
  if (unlimited && unlimited->predicted.pinnedPeakBytes <= limit)
    return unlimited;
  if (!machine.hasPageableTier())
    return planInTiers(machine, options, {}, why);
  if (isInfeasible)
    return explain(why);
  return planPageable(std::move(*unlimited), why);
}

Expected<Plan> ao::planner::planTiers(const Trace &trace,
                                      const Machine &machine,
                                      const PlanOptions &options,
                                      const PlanInTiers &planInTiers,
                                      Infeasibility *why) {
  std::optional<int64_t> limit = pinnedLimit(machine, options);
  if (!limit || options.policy != Policy::Planned)
    return planInTiers(machine, options, {}, why);
  return TierPlanner(trace, machine, options, planInTiers, *limit).run(why);
}
