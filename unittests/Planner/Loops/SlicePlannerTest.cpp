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

TEST(SlicePlannerTest, InvalidInputIsAnError) {
  LoopStep step(4, 1, 1);
  step.residual(8, 0, 0);
  Trace trace = step.expand();
  Machine machine = slowMachine();
  machine.d2hBandwidth = -1;
  EXPECT_FALSE(SlicePlanner::create(trace, machine, budget(10)));
}

} // namespace
