//===- SlicePlannerTest.cpp - Plans of slices for several budgets ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopStep.h"
#include "ao/Planner/Loops.h"
#include "ao/Planner/Simulator.h"

#include "gtest/gtest.h"

#include <limits>
#include <optional>
#include <tuple>
#include <vector>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Up to three residuals between two loops.
Trace drawTrace(Draw &draw) {
  int64_t forward = draw(1, 4), backward = draw(1, 4);
  LoopStep step(draw(2, 10), forward, backward);
  for (int64_t more = draw(1, 3); more > 0; --more)
    step.residual(draw(5, 40), draw(0, forward - 1), draw(0, backward - 1));
  return step.expand();
}

SlicePlanner makePlanner(const Trace &trace, const Machine &machine) {
  Expected<SlicePlanner> made = SlicePlanner::create(
      trace, machine, budget(std::numeric_limits<int64_t>::max()));
  EXPECT_TRUE(made) << made.error().str();
  return std::move(*made);
}

auto keysOf(const std::vector<ResidualTransfers> &transfers) {
  std::vector<std::tuple<int64_t, int64_t, int64_t>> keys;
  for (const ResidualTransfers &one : transfers)
    keys.emplace_back(one.slices, one.offloadDelay, one.prefetchDistance);
  return keys;
}

/// Choices that were evaluated for other budgets change no plan.
TEST(SlicePlannerTest, PlansDoNotDependOnEarlierOnes) {
  Draw draw(7);
  Machine machine = slowMachine();
  machine.d2hBandwidth = machine.h2dBandwidth = 3e6;
  int moving = 0, infeasible = 0, cut = 0;
  for (int i = 0; i < 40; ++i) {
    Trace trace = drawTrace(draw);
    int64_t unplanned = unplannedPeak(trace);
    SlicePlanner planner = makePlanner(trace, machine);
    for (std::optional<int64_t> share :
         {std::optional<int64_t>(80), std::optional<int64_t>(15),
          std::optional<int64_t>(), std::optional<int64_t>(60)}) {
      std::optional<int64_t> bytes;
      if (share)
        bytes = unplanned * *share / 100;
      std::optional<int64_t> maxSegments;
      if (draw(0, 1))
        maxSegments = 1;
      SlicePlanner::Result result = planner.plan(bytes, maxSegments);
      SlicePlanner::Result alone =
          makePlanner(trace, machine).plan(bytes, maxSegments);
      EXPECT_EQ(keysOf(result.transfers), keysOf(alone.transfers));
      EXPECT_EQ(result.peakBytes, alone.peakBytes);
      EXPECT_EQ(result.fits, alone.fits);
      if (bytes) {
        EXPECT_EQ(result.fits, result.peakBytes <= *bytes);
      }
      Expected<Simulation> run =
          simulate(trace, machine, commandsOf(trace, result.transfers));
      ASSERT_TRUE(run) << run.error().str();
      EXPECT_EQ(run->peakBytes, result.peakBytes);
      infeasible += result.fits ? 0 : 1;
      for (const ResidualTransfers &one : result.transfers) {
        bool isCut =
            one.slices > 0 &&
            one.slices < static_cast<int64_t>(trace.residuals[0].values.size());
        EXPECT_FALSE(isCut && maxSegments == 1);
        moving += one.slices > 0 ? 1 : 0;
        cut += isCut ? 1 : 0;
      }
    }
  }
  EXPECT_GT(moving, 100);
  EXPECT_GT(infeasible, 10);
  EXPECT_GT(cut, 20);
}

/// Two residuals, and a recipe for the second one that takes 4 us.
struct RecipeStep {
  Trace trace;
  Machine machine = slowMachine();
  ResidualRecipes recipes{2};

  explicit RecipeStep(double bandwidth) {
    LoopStep step(12, 2, 2);
    step.residual(100, 0, 1);
    step.residual(100, 1, 0);
    trace = step.expand();
    machine.d2hBandwidth = machine.h2dBandwidth = bandwidth;
    recipes[1] = ResidualRecipe{{{0, 4}}, {0}};
  }
};

/// Recomputation that takes less time than the copies is chosen, for as many
/// slices as the budget requires.
TEST(SlicePlannerTest, RecipesAreWithinBudgets) {
  RecipeStep step(1e6);
  Expected<SlicePlanner> planner = SlicePlanner::create(
      step.trace, step.machine, budget(std::numeric_limits<int64_t>::max()),
      step.recipes);
  ASSERT_TRUE(planner);
  int64_t unplanned = unplannedPeak(step.trace);
  SlicePlanner::Result all = planner->plan(unplanned);
  EXPECT_EQ(all.transfers[1].rematerialized, 0);
  int64_t last = 0;
  for (int64_t bytes = unplanned - 100; bytes >= unplanned - 1000;
       bytes -= 300) {
    SlicePlanner::Result result = planner->plan(bytes);
    EXPECT_TRUE(result.fits);
    EXPECT_LE(result.peakBytes, bytes);
    EXPECT_EQ(result.transfers[0].slices, 0);
    EXPECT_EQ(result.transfers[1].slices, 0);
    EXPECT_GE(result.transfers[1].rematerialized, last);
    last = result.transfers[1].rematerialized;
  }
  EXPECT_GT(last, 8);
}

/// Without a budget, recomputation may take as much time as is allowed.
TEST(SlicePlannerTest, SlowdownIsUsed) {
  RecipeStep step(1e3);
  PlanOptions options = budget(std::numeric_limits<int64_t>::max());
  options.deviceBudget.reset();
  // The step takes 490 us, and all slices 48 us to recompute.
  for (double slowdown : {0.0, 0.05, 0.1}) {
    options.maxSlowdown = slowdown;
    Expected<SlicePlanner> planner =
        SlicePlanner::create(step.trace, step.machine, options, step.recipes);
    ASSERT_TRUE(planner);
    SlicePlanner::Result result = planner->plan(std::nullopt);
    EXPECT_EQ(result.transfers[0].slices, 0);
    int64_t count = result.transfers[1].rematerialized;
    EXPECT_LE(4 * count, 490 * slowdown + 1);
    EXPECT_EQ(count > 8, slowdown == 0.1) << count;
  }
}

/// A step whose slices are expensive to move, and an argument that is idle
/// while its loops run.
struct StepAroundLoops {
  LoopStep step{8, 2, 2};
  Trace trace;
  LoopContext context;

  StepAroundLoops() {
    step.residual(100, 0, 1);
    step.residuals.back().waitsWithin = true;
    step.trace.ops.push_back({"end", 10});
    Value held;
    held.name = "held";
    held.bytes = 100;
    held.offloadable = true;
    held.uses = {3};
    step.trace.values.push_back(held);
    trace = step.expand();
    context = contextOf(step.trace, step.bodies, step.residuals);
  }

  /// Returns the plan for a budget of slices alone, or of values as well.
  SlicePlanner::Result plan(int64_t bytes, bool movesValues) const {
    Machine machine = slowMachine();
    std::optional<LoopContext> around;
    if (movesValues)
      around = context;
    Expected<SlicePlanner> made =
        SlicePlanner::create(trace, machine, budget(bytes), {}, around);
    EXPECT_TRUE(made);
    return made->plan(bytes);
  }
};

/// A value around the loops is moved instead of slices if that takes less time.
TEST(SlicePlannerTest, ValuesAroundLoops) {
  StepAroundLoops around;
  ASSERT_TRUE(around.trace.verify());
  int64_t bytes = unplannedPeak(around.trace) - 100;
  SlicePlanner::Result slices = around.plan(bytes, /*movesValues=*/false);
  EXPECT_TRUE(slices.fits);
  EXPECT_GT(slices.transfers[0].slices, 0);
  SlicePlanner::Result both = around.plan(bytes, /*movesValues=*/true);
  EXPECT_TRUE(both.fits);
  EXPECT_EQ(both.transfers[0].slices, 0);
  EXPECT_LE(both.peakBytes, bytes);
}

/// Together they meet budgets that slices alone exceed.
TEST(SlicePlannerTest, SlicesAndValues) {
  StepAroundLoops around;
  SlicePlanner::Result slices = around.plan(1, /*movesValues=*/false);
  EXPECT_FALSE(slices.fits);
  int64_t bytes = slices.peakBytes - 100;
  SlicePlanner::Result both = around.plan(bytes, /*movesValues=*/true);
  EXPECT_TRUE(both.fits);
  EXPECT_GT(both.transfers[0].slices, 0);
  EXPECT_LE(both.peakBytes, bytes);
}

/// Without their memory, values do not count.
TEST(SlicePlannerTest, IgnoredValues) {
  StepAroundLoops around;
  Trace trace = withoutValues(around.trace, {1});
  EXPECT_EQ(trace.values[1].name, "held");
  EXPECT_EQ(trace.values[1].bytes, 0);
  EXPECT_TRUE(trace.verify());
}

TEST(SlicePlannerTest, InvalidInputIsAnError) {
  LoopStep step(4, 1, 1);
  step.residual(8, 0, 0);
  Trace trace = step.expand();
  Machine machine = slowMachine();
  machine.d2hBandwidth = -1;
  EXPECT_FALSE(SlicePlanner::create(trace, machine, budget(10)));
}

} // namespace
