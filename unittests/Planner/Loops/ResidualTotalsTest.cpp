//===- ResidualTotalsTest.cpp - Costs of slice transfers ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Loops/ResidualTotals.h"
#include "LoopStep.h"
#include "Loops/ResidualPlaces.h"
#include "Loops/SliceRecipes.h"
#include "ao/Planner/Simulator.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Up to four loops, some of which both write and read, with ops in between or
/// without, and up to four residuals among them. Some loops have a result.
Trace drawTrace(Draw &draw) {
  int64_t trips = draw(1, 12), forward = draw(1, 4), backward = draw(1, 4);
  LoopStep step(trips, forward, backward);
  for (int64_t more = draw(0, 2); more > 0; --more) {
    if (draw(0, 1))
      step.trace.ops.push_back({"between", 10});
    step.addLoop("more" + std::to_string(more), trips, draw(1, 4));
  }
  auto numLoops = static_cast<int64_t>(step.bodies.size());
  for (LoopBody &body : step.bodies)
    for (Op &op : body.ops)
      op.durationUs = static_cast<double>(draw(0, 40)) / 3;
  for (int64_t more = draw(1, 4); more > 0; --more) {
    int64_t out = draw(0, numLoops - 2), in = draw(out + 1, numLoops - 1);
    auto numMaking = static_cast<int64_t>(step.bodies[out].ops.size());
    auto numReading = static_cast<int64_t>(step.bodies[in].ops.size());
    int64_t bytes = draw(1, 40), def = draw(0, numMaking - 1);
    int64_t use = draw(0, numReading - 1);
    step.residualBetween(out, in, bytes, def, use, draw(0, 1) == 1);
    LoopResidual &residual = step.residuals.back();
    if (def + 1 < numMaking && draw(0, 1))
      residual.localUses = {draw(def + 1, numMaking - 1)};
    if (use + 1 < numReading && draw(0, 1))
      residual.uses.push_back(draw(use + 1, numReading - 1));
    residual.waitsWithin = draw(0, 3) == 0;
    residual.inPlace = draw(0, 1) == 1;
    residual.copyUs = static_cast<double>(draw(0, 3));
  }
  for (LoopBody &body : step.bodies) {
    if (draw(0, 1))
      continue;
    Value sum;
    sum.bytes = draw(1, 100);
    sum.def = body.op;
    sum.liveOut = true;
    body.firstWrites = {{step.trace.numValues(),
                         draw(0, static_cast<int64_t>(body.ops.size()) - 1)}};
    step.trace.values.push_back(sum);
  }
  if (draw(0, 1))
    step.trace.boundary = draw(1, 2);
  Trace trace = step.expand();
  if (draw(0, 1))
    trace.ops[trace.boundary.value_or(draw(0, trace.numOps() - 1))].entryBytes =
        draw(0, 300);
  if (draw(0, 1))
    trace.ops[draw(0, trace.numOps() - 1)].durationUs += 7;
  return trace;
}

Machine drawMachine(Draw &draw) {
  Machine machine = slowMachine();
  machine.d2hBandwidth *= static_cast<double>(draw(1, 20));
  machine.h2dBandwidth *= static_cast<double>(draw(1, 20));
  machine.latencyUs = static_cast<double>(draw(0, 2));
  if (draw(0, 1)) {
    machine.memoryBandwidth = machine.d2hBandwidth * draw(1, 20);
    machine.d2hInterference = static_cast<double>(draw(0, 4)) / 10;
    machine.h2dInterference = static_cast<double>(draw(0, 4)) / 10;
  }
  return machine;
}

TimingPolicy drawTiming(Draw &draw) {
  TimingPolicy timing;
  timing.blockingOffloads = draw(0, 3) == 0;
  timing.blockingReloads = draw(0, 3) == 0;
  timing.maxPendingReloads = draw(0, 3);
  timing.allowsBacklog = draw(0, 1) == 1;
  return timing;
}

/// Any number of slices of each residual; none of any residual if some could
/// not be offloaded.
std::vector<SliceCounts> drawSlices(const std::vector<ResidualShape> &shapes,
                                    Draw &draw) {
  std::vector<SliceCounts> slices;
  for (const ResidualShape &shape : shapes)
    slices.push_back({draw(0, 1) ? draw(0, shape.trips()) : shape.trips()});
  LoopCuts cuts = cutsFor(shapes, slices);
  for (size_t i = 0; i < shapes.size(); ++i)
    if (findStranded(shapes[i], cuts, slices[i]))
      return std::vector<SliceCounts>(shapes.size());
  return slices;
}

/// With functions that begin anywhere, and have unused arguments.
TEST(ResidualTotalsTest, AreThoseOfTheSimulation) {
  Draw draw(5);
  int moving = 0, cut = 0, entries = 0, slowed = 0;
  for (int i = 0; i < 3000; ++i) {
    Trace trace = drawTrace(draw);
    ASSERT_TRUE(trace.verify());
    Machine machine = drawMachine(draw);
    std::vector<ResidualShape> shapes = shapesOf(trace);
    Problem problem = problemOf(trace, 0);
    entries += problem.entries.empty() ? 0 : 1;
    ResidualPlaces places(trace, machine, shapes);
    ResidualTotals totals(trace, machine, problem, shapes);
    // Consecutive calls: no state of earlier ones remains.
    for (int k = 0; k < 3; ++k) {
      std::vector<SliceCounts> slices = drawSlices(shapes, draw);
      moving += std::max_element(slices.begin(), slices.end())->offloaded > 3;
      cut += cutsFor(shapes, slices).empty() ? 0 : 1;
      std::vector<ResidualTransfers> transfers =
          places.choose(slices, drawTiming(draw));
      Expected<Simulation> run =
          simulate(trace, machine, commandsOf(trace, transfers));
      ASSERT_TRUE(run) << run.error().str();
      Totals quick = totals.compute(transfers);
      EXPECT_EQ(quick.peakBytes, run->peakBytes) << "step " << i;
      EXPECT_NEAR(quick.addedUs(), run->makespanUs - problem.baseUs(), 1e-6)
          << "step " << i;
      EXPECT_NEAR(quick.slowedUs, run->slowedUs, 1e-6) << "step " << i;
      slowed += run->slowedUs > 0 ? 1 : 0;
      EXPECT_EQ(quick.hostPeakBytes, run->hostPeakBytes) << "step " << i;
      EXPECT_EQ(quick.pinnedPeakBytes, run->pinnedPeakBytes) << "step " << i;
    }
  }
  EXPECT_GT(moving, 2000);
  EXPECT_GT(cut, 1000);
  EXPECT_GT(entries, 1000);
  EXPECT_GT(slowed, 1000);
}

/// Two residuals, and the same step in which the second one is computed again
/// before its first use.
struct Recomputed {
  Trace with, without;
};

Recomputed drawRecomputed(Draw &draw) {
  int64_t trips = draw(2, 8), forward = draw(1, 4), backward = draw(1, 4);
  int64_t bytes = draw(1, 40), def = draw(0, forward - 1);
  int64_t use = draw(0, backward - 1), lastUse = draw(use, backward - 1);
  LoopStep step(trips, forward, backward);
  int64_t others = draw(1, 40), made = draw(0, forward - 1);
  step.residual(others, made, draw(0, backward - 1));
  Recomputed steps;
  LoopStep other = step;
  step.residual(bytes, def, use);
  if (lastUse > use)
    step.residuals.back().uses.push_back(lastUse);
  steps.with = step.expand();
  auto addValue = [&](LoopBody &body, int64_t first, int64_t last) {
    Value &value = body.values.emplace_back();
    value.bytes = bytes;
    value.def = first;
    if (last > first)
      value.uses = {last};
  };
  addValue(other.bodies[0], def, def);
  addValue(other.bodies[1], use, lastUse);
  other.bodies[1].ops[use].durationUs += 3;
  steps.without = other.expand();
  return steps;
}

TEST(ResidualTotalsTest, RematerializedSlicesAreValuesOfIterations) {
  Draw draw(17);
  for (int i = 0; i < 1000; ++i) {
    Recomputed steps = drawRecomputed(draw);
    Machine machine = drawMachine(draw);
    ResidualRecipes recipes(2);
    recipes[1] = ResidualRecipe{{{0, 2}, {1, 1}}, {}};
    SliceRecipes all(shapesOf(steps.with), recipes);
    int64_t trips = steps.with.loops[0].trips;
    SliceCounts first{draw(0, 1) ? trips : 0};
    std::vector<ResidualShape> shapes = all.shapesFor({first, {0, trips}});
    std::vector<ResidualShape> otherShapes = shapesOf(steps.without);
    Problem problem = problemOf(steps.with, 0);
    Problem otherProblem = problemOf(steps.without, 0);
    ResidualTotals totals(steps.with, machine, problem, shapes);
    ResidualTotals others(steps.without, machine, otherProblem, otherShapes);
    ResidualTransfers moved{first.offloaded, 1, 0};
    Totals one = totals.compute({moved, {0, 0, 0, trips}});
    Totals other = others.compute({moved});
    EXPECT_EQ(one.peakBytes, other.peakBytes) << "step " << i;
    EXPECT_EQ(one.hostPeakBytes, other.hostPeakBytes) << "step " << i;
    EXPECT_NEAR(one.addedUs() + problem.baseUs(),
                other.addedUs() + otherProblem.baseUs(), 1e-6)
        << "step " << i;
  }
}

/// Ops that two residuals need are recomputed once, at the first use of either.
TEST(SliceRecipesTest, OpsAreShared) {
  LoopStep step(4, 2, 3);
  step.residual(8, 0, 2);
  step.residual(8, 1, 1);
  Trace trace = step.expand();
  ResidualRecipes recipes(2);
  recipes[0] = ResidualRecipe{{{0, 5}}, {}};
  recipes[1] = ResidualRecipe{{{0, 5}, {1, 2}}, {0}};
  SliceRecipes all(shapesOf(trace), recipes);
  EXPECT_EQ(all.usOf(1), 7);
  EXPECT_EQ(all.getByPrice(), (std::vector<size_t>{0, 1}));
  std::vector<ResidualShape> shapes = all.shapesFor({{0, 4}, {0, 4}});
  EXPECT_EQ(shapes[0].firstUse, 1);
  EXPECT_EQ(shapes[0].recomputeUs + shapes[1].recomputeUs, 7);
  // A kept slice is read earlier, where the other one is recomputed.
  shapes = all.shapesFor({{}, {0, 4}});
  EXPECT_EQ(shapes[0].firstUse, 1);
  EXPECT_EQ(shapes[1].recomputeUs, 7);
  shapes = all.shapesFor({{0, 4}, {}});
  EXPECT_EQ(shapes[0].firstUse, 2);
  EXPECT_EQ(shapes[0].recomputeUs, 5);
  EXPECT_EQ(shapes[1].recomputeUs, 0);
}

/// Slices from another loop are available only while they are kept.
TEST(SliceRecipesTest, SlicesOfOtherLoopsAreKept) {
  LoopStep step(4, 2, 2);
  step.addLoop("third", 4, 2);
  step.residualBetween(0, 1, 8, 0, 0);
  step.residualBetween(1, 2, 8, 0, 0);
  Trace trace = step.expand();
  ResidualRecipes recipes(2);
  recipes[0] = ResidualRecipe{{{0, 5}}, {}};
  recipes[1] = ResidualRecipe{{{1, 5}}, {0}};
  SliceRecipes all(shapesOf(trace), recipes);
  EXPECT_TRUE(all.areAvailable({{}, {0, 4}}));
  EXPECT_TRUE(all.areAvailable({{0, 4}, {}}));
  EXPECT_FALSE(all.areAvailable({{0, 4}, {0, 4}}));
  EXPECT_FALSE(all.areAvailable({{4}, {0, 4}}));
}

/// The result of a loop exists as long as the loop does, but a peeled first
/// iteration allocates it where it is first written.
TEST(ResidualTotalsTest, ResultsBeginInPeeledIterations) {
  LoopStep step(4, 1, 3);
  step.residual(8, 0, 0);
  Value sum;
  sum.bytes = 100;
  sum.def = step.bodies[1].op;
  sum.liveOut = true;
  step.bodies[1].firstWrites = {{step.trace.numValues(), 2}};
  step.trace.values.push_back(sum);
  Trace trace = step.expand();
  ASSERT_TRUE(trace.verify());
  EXPECT_EQ(trace.values[1].def, 7);
  auto bytesAt = [&](int64_t slices, int64_t op) {
    Expected<Simulation> run =
        simulate(trace, slowMachine(), commandsOf(trace, {{slices, 1, 0}}));
    return run ? run->deviceBytes[op] : -1;
  };
  // The second loop begins at op 5. In one loop, and in parts of two.
  EXPECT_EQ(bytesAt(0, 4), 32);
  EXPECT_EQ(bytesAt(0, 5), 132);
  EXPECT_EQ(bytesAt(2, 5), 116);
  // The slice that is written last is read in a peeled iteration.
  EXPECT_EQ(bytesAt(3, 5), 8);
  EXPECT_EQ(bytesAt(3, 6), 0);
  EXPECT_EQ(bytesAt(3, 7), 100);
  EXPECT_EQ(unplannedPeak(trace), 132);
}

} // namespace
