//===- BruteForceTest.cpp - Bounds and plans against every plan -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every legal list of commands of tiny steps is executed by the simulator,
// which shares nothing with the bounds and the planner but the model. Waits are
// at the uses of a value: earlier waits only cost time.
//
//===----------------------------------------------------------------------===//

#include "Algorithms/Random.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <functional>
#include <gtest/gtest.h>
#include <map>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Two offloadable values, of up to two gaps each, and one that is kept on
/// device.
Trace tinyTrace(uint64_t seed) {
  Random random(seed);
  Trace trace;
  int64_t n = 4 + random.below(3);
  for (int64_t i = 0; i < n; ++i)
    trace.ops.push_back(makeOp(random.below(8) ? 0.5 + 2 * random.unit() : 0));
  for (int i = 0; i < 2; ++i) {
    int64_t def = int64_t(random.below(3)) - 1;
    std::vector<int64_t> uses;
    if (i == 0 && random.below(3) == 0 && def + 2 < n - 2)
      uses.push_back(def + 2);
    uses.push_back(n - 1 - random.below(2));
    trace.values.push_back(
        makeValue((1 + int64_t(random.below(20))) * MB / 4, def, uses));
    trace.values.back().liveOut = random.below(6) == 0;
  }
  trace.values.push_back(
      makeValue((1 + int64_t(random.below(8))) * MB, n / 2, {}, false));
  if (random.below(3) == 0)
    trace.boundary = n / 2;
  return trace;
}

/// Executes every plan of a step and keeps the fastest for each peak.
class Enumeration {
public:
  Enumeration(const Trace &trace, const Machine &machine,
              std::optional<int64_t> pinnedLimit = std::nullopt)
      : trace(trace), machine(machine), pinnedLimit(pinnedLimit),
        states(trace.values.size()) {
    extend(0);
  }

  /// Returns the smallest peak of the plans without exposed time.
  int64_t leastPeakAtNoCost() const { return leastFreePeak; }

  /// Infinite if no plan fits.
  double leastUsWithin(int64_t budget) const {
    double least = std::numeric_limits<double>::infinity();
    for (const auto &[peak, us] : leastUs)
      if (peak <= budget)
        least = std::min(least, us);
    return least;
  }

  std::map<int64_t, double> leastUs;

private:
  enum class State { Plain, Offloaded, Released, Loading, Back };

  int64_t need(const Value &value, int64_t boundary) const {
    for (int64_t use : value.uses)
      if (use >= boundary)
        return use;
    return value.liveOut ? trace.numOps() : -1;
  }

  /// Every command that can come next, then the op.
  void extend(int64_t boundary) {
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      const Value &value = trace.values[v];
      int64_t end = need(value, boundary);
      if (!value.offloadable || value.def >= boundary || end < boundary)
        continue;
      State state = states[v];
      if (state == State::Plain)
        issue(CommandKind::Offload, v, boundary, State::Offloaded);
      if ((state == State::Offloaded || state == State::Back) && end > boundary)
        issue(CommandKind::Release, v, boundary, State::Released);
      if (state == State::Released)
        issue(CommandKind::Reload, v, boundary, State::Loading);
      if (state == State::Loading && end == boundary)
        issue(CommandKind::Wait, v, boundary, State::Back);
    }
    if (boundary == trace.numOps())
      return execute();
    for (int64_t v = 0; v < trace.numValues(); ++v)
      if ((states[v] == State::Released || states[v] == State::Loading) &&
          need(trace.values[v], boundary) == boundary)
        return;
    extend(boundary + 1);
  }

  void issue(CommandKind kind, int64_t v, int64_t boundary, State next) {
    State before = states[v];
    states[v] = next;
    commands.push_back({kind, v, boundary});
    extend(boundary);
    if (kind == CommandKind::Offload && pinnedLimit) {
      commands.back().tier = Tier::Pageable;
      extend(boundary);
    }
    commands.pop_back();
    states[v] = before;
  }

  void execute() {
    Expected<Simulation> run = simulate(trace, machine, commands);
    if (!run || run->pinnedPeakBytes > pinnedLimit.value_or(INT64_MAX))
      return;
    if (run->exposedUs <= 1e-9 * run->baseUs)
      leastFreePeak = std::min(leastFreePeak, run->peakBytes);
    auto [entry, isNew] = leastUs.emplace(run->peakBytes, run->makespanUs);
    if (!isNew)
      entry->second = std::min(entry->second, run->makespanUs);
  }

  const Trace &trace;
  const Machine &machine;
  std::optional<int64_t> pinnedLimit;
  std::vector<State> states;
  std::vector<Command> commands;
  int64_t leastFreePeak = INT64_MAX;
};

/// Compares bounds and plans of small steps with all plans.
void compareWithEveryPlan(
    const std::function<Trace(uint64_t)> &traceOf,
    const std::function<Machine(Machine, uint64_t)> &change =
        [](Machine machine, uint64_t) { return machine; }) {
  int lower = 0;
  for (uint64_t seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = traceOf(seed);
    Machine machine = makeMachine(1e9 * (2 + seed % 11), seed % 3 * 50.0);
    machine.h2dBandwidth = 1e9 * (2 + seed % 7);
    machine = change(machine, seed);
    Enumeration all(trace, machine);
    int64_t peak = all.leastPeakAtNoCost();
    EXPECT_LE(provenPeakBound(trace, machine, 0), peak);
    EXPECT_LE(peakBound(trace, machine, 0), provenPeakBound(trace, machine, 0));
    PlanOptions options;
    options.minBytes = 0;
    Expected<Plan> free = plan(trace, machine, options);
    ASSERT_TRUE(bool(free));
    EXPECT_GE(free->predicted.peakBytes, peak);
    lower += peak < free->predicted.unplannedPeakBytes;
    for (const auto &[budget, us] : all.leastUs) {
      SCOPED_TRACE("budget " + std::to_string(budget));
      double least = all.leastUsWithin(budget) * (1 + 1e-12);
      double proven = provenMakespanBound(trace, machine, 0, budget);
      EXPECT_LE(proven, least);
      EXPECT_LE(makespanBound(trace, machine, 0, budget), proven);
      options.deviceBudget = budget;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned));
      EXPECT_GE(planned->predicted.makespanUs * (1 + 2e-12), least);
      EXPECT_LE(planned->predicted.makespanUs, least * 1.1);
    }
  }
  // Otherwise the test would compare little.
  EXPECT_GE(lower, 15);
}

TEST(BruteForceTest, NoPlanBeatsTheBounds) { compareWithEveryPlan(tinyTrace); }

TEST(BruteForceTest, NoPlanBesideCommunicationBeatsTheBounds) {
  compareWithEveryPlan(
      [](uint64_t seed) { return occupied(tinyTrace(seed), seed); });
}

TEST(BruteForceTest, NoPlanThatSlowsOpsDownBeatsTheBounds) {
  compareWithEveryPlan(tinyTrace, interfering);
  compareWithEveryPlan(
      [](uint64_t seed) { return occupied(tinyTrace(seed), seed); },
      interfering);
}

/// With a limit to pinned memory, and a slower tier for the rest.
TEST(BruteForceTest, NoPlanInTiersBeatsTheBounds) {
  int tighter = 0, plans = 0, good = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = tinyTrace(seed);
    Machine machine = makeMachine(1e9 * (2 + seed % 11));
    machine.pageableD2hBandwidth = machine.d2hBandwidth / (2 + seed % 3);
    machine.pageableH2dBandwidth = machine.h2dBandwidth / (2 + seed % 4);
    int64_t limit = trace.values[seed % 2].bytes * (seed % 3) / 2;
    Enumeration all(trace, machine, limit);
    EXPECT_LE(peakBound(trace, machine, 0, limit), all.leastPeakAtNoCost());
    PlanOptions options;
    options.minBytes = 0;
    options.pinnedBudget = limit;
    for (const auto &[budget, us] : all.leastUs) {
      SCOPED_TRACE("budget " + std::to_string(budget));
      double least = all.leastUsWithin(budget) * (1 + 1e-12);
      double bound = makespanBound(trace, machine, 0, budget, limit);
      EXPECT_LE(bound, least);
      tighter += bound > makespanBound(trace, machine, 0, budget);
      options.deviceBudget = budget;
      Expected<Plan> planned = plan(trace, machine, options);
      ASSERT_TRUE(bool(planned)) << planned.error().str();
      EXPECT_GE(planned->predicted.makespanUs * (1 + 2e-12), least);
      EXPECT_LE(planned->predicted.makespanUs, least * 1.5);
      good += planned->predicted.makespanUs <= least * 1.01;
      ++plans;
    }
  }
  EXPECT_GE(tighter, 20);
  // A value that takes the pinned memory of another one at the boundary at
  // which that is done with it is not found.
  EXPECT_GE(good, plans * 98 / 100) << plans << " plans";
}

/// Steps of several microbatches have bounds of their own, which hold for any
/// step.
TEST(BruteForceTest, NoPlanBeatsTheBoundsOfMicrobatches) {
  int higher = 0;
  for (uint64_t seed = 0; seed < 240; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = tinyTrace(seed);
    if (seed % 2)
      trace = occupied(std::move(trace), seed);
    Trace single = trace;
    trace.ops.front().microbatch = 0;
    Machine machine = makeMachine(1e9 * (2 + seed % 11), seed % 3 * 50.0);
    machine.h2dBandwidth = 1e9 * (2 + seed % 7);
    Enumeration all(trace, machine);
    EXPECT_LE(peakBound(trace, machine, 0), all.leastPeakAtNoCost());
    EXPECT_GE(peakBound(trace, machine, 0), peakBound(single, machine, 0));
    for (const auto &[budget, us] : all.leastUs) {
      double bound = makespanBound(trace, machine, 0, budget);
      double former = makespanBound(single, machine, 0, budget);
      double proven = provenMakespanBound(trace, machine, 0, budget);
      EXPECT_LE(proven, all.leastUsWithin(budget) * (1 + 1e-12));
      EXPECT_GE(proven, bound);
      EXPECT_GE(bound, former * (1 - 1e-9));
      higher += bound > former * (1 + 1e-6);
    }
  }
  EXPECT_GE(higher, 5);
}

} // namespace
