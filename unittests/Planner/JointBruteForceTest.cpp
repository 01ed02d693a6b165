//===- JointBruteForceTest.cpp - Joint bounds against every plan ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists of commands that move and make again are executed one after the other.
// On steps of up to four ops that is all of them, but for such that only waste
// time: values are dropped right behind a use, and ops run again where a result
// has been dropped, or is needed to make one that was. On steps of up to seven
// ops, second runs stand right before the op that needs them; what these lists
// reach, a bound may not exceed either.
//
//===----------------------------------------------------------------------===//

#include "RandomDag.h"
#include "RandomTrace.h"
#include "Search/Random.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Planner.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

bool reads(const Trace &trace, int64_t op, int64_t value) {
  const std::vector<int64_t> &uses = trace.values[value].uses;
  if (std::count(uses.begin(), uses.end(), op))
    return true;
  return std::any_of(
      trace.values.begin(), trace.values.end(),
      [&](const Value &w) { return w.def == op && w.reuses == value; });
}

class JointEnumeration {
public:
  JointEnumeration(const Trace &trace, const Machine &machine, bool anywhere,
                   int64_t mostLists)
      : trace(trace), machine(machine), anywhere(anywhere), left(mostLists),
        states(trace.values.size()), releasedAt(trace.values.size(), -1) {
    for (const Op &op : trace.ops)
      baseUs += op.durationUs;
    extend(0);
  }

  bool isComplete() const { return left > 0; }

  double leastUsWithin(int64_t budget) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto &[peak, us] : leastUs)
      if (peak <= budget)
        least = std::min(least, us);
    return least;
  }

  std::map<int64_t, double> leastUs;
  double baseUs = 0;

private:
  enum class State { Plain, Offloaded, Released, Loading, Back, Dropped };
  static constexpr int mostClones = 3;

  bool isAway(int64_t v) const {
    return states[v] == State::Released || states[v] == State::Loading;
  }

  /// The next op from `boundary` on that needs the value, or -1.
  int64_t need(int64_t v, int64_t boundary) const {
    for (int64_t op = boundary; op < trace.numOps(); ++op)
      if (reads(trace, op, v))
        return op;
    return trace.values[v].liveOut ? trace.numOps() : -1;
  }

  bool isOperand(int64_t v) const {
    for (int64_t op = 0; op < trace.numOps(); ++op)
      if (trace.ops[op].recompute && reads(trace, op, v))
        return true;
    return false;
  }

  /// Whether a second run of `op` brings back what was dropped, or makes what
  /// such a run would read.
  bool isUseful(int64_t op, int64_t boundary, int depth = 0) const {
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      if (trace.values[v].def != op)
        continue;
      if (states[v] == State::Dropped)
        return true;
      if (need(v, boundary) >= 0 || depth > 2)
        continue;
      for (int64_t next = op + 1; next < boundary; ++next)
        if (trace.ops[next].recompute && reads(trace, next, v) &&
            isUseful(next, boundary, depth + 1))
          return true;
    }
    return false;
  }

  bool mayRun(int64_t op, int64_t boundary) const {
    if (clones == mostClones || !trace.ops[op].recompute || op >= boundary ||
        !isUseful(op, boundary))
      return false;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (reads(trace, op, v) && (states[v] == State::Dropped || isAway(v)))
        return false;
    if (anywhere)
      return true;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (states[v] == State::Dropped && need(v, boundary) == boundary)
        return true;
    return false;
  }

  void extend(int64_t boundary) {
    if (left <= 0)
      return;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      extendBy(v, boundary);
    for (int64_t op = 0; op < trace.numOps(); ++op)
      if (mayRun(op, boundary))
        runAgain(op, boundary);
    if (boundary == trace.numOps())
      return run();
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if ((isAway(v) || states[v] == State::Dropped) &&
          need(v, boundary) == boundary)
        return;
    extend(boundary + 1);
  }

  void extendBy(int64_t v, int64_t boundary) {
    const Value &value = trace.values[v];
    int64_t end = need(v, boundary);
    if (value.def >= boundary || end < boundary)
      return;
    State state = states[v];
    bool isBehindUse =
        value.def == boundary - 1 || reads(trace, boundary - 1, v);
    if (value.def >= 0 && trace.ops[value.def].recompute && isBehindUse &&
        end > boundary && state != State::Dropped && !isAway(v) &&
        state != State::Offloaded)
      issue(CommandKind::Drop, v, boundary, State::Dropped);
    if (!value.offloadable)
      return;
    if (state == State::Plain)
      issue(CommandKind::Offload, v, boundary, State::Offloaded);
    if ((state == State::Offloaded || state == State::Back) && end > boundary)
      issue(CommandKind::Release, v, boundary, State::Released);
    if (state == State::Released)
      issue(CommandKind::Reload, v, boundary, State::Loading);
    // Waiting early is of use to second runs alone.
    bool isEarly = isOperand(v) && releasedAt[v] < boundary;
    if (state == State::Loading && (end == boundary || isEarly))
      issue(CommandKind::Wait, v, boundary, State::Back);
  }

  void issue(CommandKind kind, int64_t v, int64_t boundary, State next) {
    State before = states[v];
    int64_t releasedBefore = releasedAt[v];
    if (kind == CommandKind::Release)
      releasedAt[v] = boundary;
    states[v] = next;
    commands.push_back({kind, v, boundary});
    extend(boundary);
    commands.pop_back();
    states[v] = before;
    releasedAt[v] = releasedBefore;
  }

  void runAgain(int64_t op, int64_t boundary) {
    std::vector<State> before = states;
    ++clones;
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if (trace.values[v].def == op && states[v] == State::Dropped)
        states[v] = State::Plain;
    commands.push_back({CommandKind::Recompute, op, boundary});
    extend(boundary);
    commands.pop_back();
    --clones;
    states = before;
  }

  void run() {
    --left;
    Expected<PlanExecution> result = execute(trace, machine, commands);
    if (!result)
      return;
    const Simulation &run = result->simulation;
    auto [entry, isNew] = leastUs.emplace(run.peakBytes, run.makespanUs);
    if (!isNew)
      entry->second = std::min(entry->second, run.makespanUs);
  }

  const Trace &trace;
  const Machine &machine;
  bool anywhere;
  int64_t left;
  int clones = 0;
  std::vector<State> states;
  std::vector<int64_t> releasedAt;
  std::vector<Command> commands;
};

/// A random step of which few values move and few ops run again.
Trace smallDag(uint64_t seed, int maxOps, int mostMoved, int mostAgain) {
  Trace trace = randomDag(seed, maxOps);
  Random random(seed);
  for (Value &value : trace.values)
    value.offloadable = value.offloadable && mostMoved-- > 0;
  for (Op &op : trace.ops)
    op.recompute = op.recompute && mostAgain-- > 0;
  return trace;
}

Machine smallMachine(uint64_t seed) {
  Machine machine = makeMachine(1e9 * (2 + seed % 23), seed % 3 * 20.0);
  machine.h2dBandwidth = 1e9 * (2 + seed % 17);
  return machine;
}

TEST(JointBruteForceTest, NoListBeatsTheBoundOnFourOps) {
  int steps = 0, gains = 0, optimal = 0, plans = 0;
  double excess = 0;
  for (uint64_t seed = 0; seed < 700; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = smallDag(seed, 4, 1, 3);
    Machine machine = smallMachine(seed);
    JointEnumeration all(trace, machine, /*anywhere=*/true, 20'000);
    if (!all.isComplete())
      continue;
    ++steps;
    for (const auto &[budget, us] : all.leastUs) {
      SCOPED_TRACE("budget " + std::to_string(budget));
      double least = all.leastUsWithin(budget);
      double joint = jointMakespanBound(trace, machine, 0, budget);
      EXPECT_LE(joint, least * (1 + 1e-12));
      double moving = makespanBound(trace, machine, 0, budget);
      EXPECT_LE(joint, moving * (1 + 1e-9));
      gains += least < moving * (1 - 1e-6);
      PlanOptions options;
      options.minBytes = 0;
      options.deviceBudget = budget;
      Expected<Plan> made = plan(trace, machine, options);
      if (!made)
        continue;
      plans += least > 0;
      EXPECT_TRUE(bool(made->verify(trace)));
      EXPECT_LE(made->predicted.peakBytes, budget);
      EXPECT_GE(made->predicted.makespanUs * (1 + 1e-9), least);
      EXPECT_LE(made->predicted.makespanBoundUs,
                made->predicted.makespanUs * (1 + 1e-9));
      if (least > 0)
        excess += made->predicted.makespanUs / least - 1;
      optimal += least > 0 && made->predicted.makespanUs <= least * (1 + 1e-9);
    }
  }
  std::printf("%d steps, %d plans, %d optimal, %.3f %% above on average\n",
              steps, plans, optimal, 100 * excess / plans);
  EXPECT_GE(steps, 500);
  EXPECT_GE(gains, 60);
  EXPECT_LE(excess / plans, 0.005);
}

TEST(JointBruteForceTest, NoListBeatsTheBoundOnSevenOps) {
  int gains = 0;
  for (uint64_t seed = 0; seed < 1400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = smallDag(seed, 7, 1 + seed % 2, 5);
    Machine machine = smallMachine(seed);
    JointEnumeration some(trace, machine, /*anywhere=*/false, 1'000);
    for (const auto &[budget, us] : some.leastUs) {
      double least = some.leastUsWithin(budget);
      EXPECT_LE(jointMakespanBound(trace, machine, 0, budget),
                least * (1 + 1e-12))
          << "budget " << budget;
      gains += least < makespanBound(trace, machine, 0, budget) * (1 - 1e-6);
    }
  }
  EXPECT_GE(gains, 200);
}

TEST(JointBruteForceTest, PlansOfRandomStepsKeepTheirWord) {
  int again = 0;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomDag(seed, 24);
    Machine machine = smallMachine(seed);
    int64_t peak = unplannedPeak(trace);
    for (int percent : {80, 60}) {
      PlanOptions options;
      options.minBytes = 0;
      options.deviceBudget = peak / 100 * percent;
      Expected<Plan> joint = plan(trace, machine, options);
      options.recompute = false;
      Expected<Plan> moving = plan(trace, machine, options);
      EXPECT_TRUE(joint || !moving);
      if (!joint)
        continue;
      const Prediction &p = joint->predicted;
      EXPECT_TRUE(bool(joint->verify(trace)));
      EXPECT_LE(p.peakBytes, *options.deviceBudget);
      EXPECT_LE(p.makespanBoundUs, p.makespanUs * (1 + 1e-9));
      EXPECT_NEAR(p.makespanUs, p.baseUs + p.addedUs(), 1e-6 * p.makespanUs);
      again += recomputes(joint->commands);
      if (!moving)
        continue;
      EXPECT_LE(p.makespanUs, moving->predicted.makespanUs * (1 + 2e-9));
      EXPECT_FALSE(recomputes(moving->commands));
    }
  }
  EXPECT_GE(again, 15);
}

TEST(JointBruteForceTest, AnInfeasibleBudgetNamesOneThatIsEnough) {
  int lower = 0, exact = 0, complete = 0;
  for (uint64_t seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = seed % 2 ? randomDag(seed, 16) : smallDag(seed, 4, 1, 3);
    Machine machine = smallMachine(seed);
    PlanOptions options;
    options.minBytes = 0;
    options.deviceBudget = 1;
    Infeasibility why, moving;
    ASSERT_FALSE(plan(trace, machine, options, &why));
    options.deviceBudget = why.device.bytes;
    EXPECT_TRUE(bool(plan(trace, machine, options)));
    options.recompute = false;
    options.deviceBudget = 1;
    ASSERT_FALSE(plan(trace, machine, options, &moving));
    EXPECT_LE(why.device.bytes, moving.device.bytes);
    lower += why.device.bytes < moving.device.bytes;
    if (seed % 2)
      continue;
    JointEnumeration all(trace, machine, /*anywhere=*/true, 20'000);
    if (!all.isComplete())
      continue;
    ++complete;
    EXPECT_GE(why.device.bytes, all.leastUs.begin()->first);
    exact += why.device.bytes == all.leastUs.begin()->first;
  }
  std::printf("%d lower than without second runs, %d of %d exact\n", lower,
              exact, complete);
  EXPECT_GE(lower, 10);
  EXPECT_GE(exact, complete * 95 / 100);
}

TEST(JointBruteForceTest, TheLowestPeakKeepsTheSlowdown) {
  int lower = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomDag(seed, 16);
    Machine machine = smallMachine(seed);
    PlanOptions options;
    options.minBytes = 0;
    Expected<Plan> free = plan(trace, machine, options);
    options.maxSlowdown = 0.1;
    Expected<Plan> slow = plan(trace, machine, options);
    ASSERT_TRUE(free && slow);
    EXPECT_LE(slow->predicted.addedUs(),
              0.1 * slow->predicted.baseUs * (1 + 1e-9));
    EXPECT_LE(slow->predicted.peakBytes, free->predicted.peakBytes);
    EXPECT_EQ(slow->options.maxSlowdown, 0.1);
    EXPECT_FALSE(slow->options.deviceBudget);
    lower += slow->predicted.peakBytes < free->predicted.peakBytes;
  }
  EXPECT_GE(lower, 2);
}

} // namespace
