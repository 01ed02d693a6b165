//===- ResidualPlannerTest.cpp - Searches for plans that loops repeat -----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopStep.h"
#include "Loops/ResidualPlaces.h"
#include "Model/Residuals.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// All lists of commands with which a loop can offload slices, for one
/// residual.
std::vector<std::vector<Command>> allPeriodic(const Trace &trace) {
  ResidualShape shape = shapeOf(trace, trace.residuals[0]);
  std::vector<std::vector<Command>> all = {{}};
  for (int64_t n = 2; n <= shape.trips(); ++n)
    for (int64_t delay = shape.lastLocal + 1 - shape.def;
         delay <= shape.out->bodyOps; ++delay)
      for (int64_t distance = 0; distance <= shape.in->bodyOps; ++distance) {
        std::vector<Command> commands;
        for (int64_t made = 0; made < n; ++made) {
          int64_t value = shape.values[made], use = shape.firstUseOf(made);
          int64_t begin = shape.in->firstOp +
                          shape.in->bodyOps *
                              std::min(shape.readBy(0), shape.readBy(n - 1));
          commands.push_back(
              {CommandKind::Offload, value, shape.defOf(made) + 1});
          int64_t end = shape.out->firstOp + n * shape.out->bodyOps;
          commands.push_back({CommandKind::Release, value,
                              std::min(end, shape.defOf(made) + delay)});
          commands.push_back(
              {CommandKind::Reload, value, std::max(begin, use - distance)});
          commands.push_back({CommandKind::Wait, value, use});
        }
        std::stable_sort(commands.begin(), commands.end(),
                         [](const Command &a, const Command &b) {
                           return a.before < b.before;
                         });
        all.push_back(std::move(commands));
      }
  return all;
}

/// A step with one residual, of random sizes.
Trace tinyStep(Draw &draw) {
  int64_t forward = draw(1, 4), backward = draw(1, 4);
  LoopStep step(draw(2, 6), forward, backward);
  int64_t sliceBytes = draw(5, 40);
  int64_t def = draw(0, forward - 1), use = draw(0, backward - 1);
  step.residual(sliceBytes, def, use, /*isReversed=*/draw(0, 3) != 0);
  return step.expand();
}

/// The least time of a list within the budgets.
double leastTimeOf(const Trace &trace, const PlanOptions &options,
                   const std::vector<std::vector<Command>> &lists) {
  double least = std::numeric_limits<double>::infinity();
  for (const std::vector<Command> &commands : lists) {
    Expected<Simulation> run = simulate(trace, slowMachine(), commands);
    if (run && run->peakBytes <= *options.deviceBudget &&
        run->hostPeakBytes <= options.hostBudget.value_or(run->hostPeakBytes))
      least = std::min(least, run->makespanUs);
  }
  return least;
}

/// On tiny loops: periodic plans are little better on average, none exceeds its
/// budgets, none is better than the bound, and there is one where brute force
/// finds one.
TEST(ResidualPlannerTest, BruteForce) {
  Draw draw(7);
  double sum = 0;
  int count = 0, infeasible = 0;
  for (int i = 0; i < 400; ++i) {
    Trace trace = tinyStep(draw);
    ASSERT_TRUE(trace.verify());
    int64_t peak = unplannedPeak(trace);
    PlanOptions options = budget(peak * draw(30, 99) / 100);
    if (i % 2)
      options.hostBudget = peak * draw(10, 90) / 100;
    double least = leastTimeOf(trace, options, allPeriodic(trace));
    Infeasibility why;
    Expected<Plan> made = plan(trace, slowMachine(), options, &why);
    if (!made) {
      EXPECT_TRUE(std::isinf(least)) << "loop " << i;
      EXPECT_GT(why.device.bytes, *options.deviceBudget);
      ++infeasible;
      continue;
    }
    const Prediction &predicted = made->predicted;
    EXPECT_LE(predicted.peakBytes, *options.deviceBudget);
    EXPECT_LE(predicted.hostPeakBytes, options.hostBudget.value_or(peak));
    EXPECT_GE(predicted.makespanUs * (1 + 1e-9), predicted.makespanBoundUs);
    EXPECT_TRUE(made->verify(trace));
    EXPECT_LE(predicted.makespanUs, least * 1.26)
        << "loop " << i << " of " << trace.loops[0].trips << " iterations";
    sum += predicted.makespanUs / std::min(least, predicted.makespanUs);
    ++count;
  }
  EXPECT_GT(count, 100);
  EXPECT_GT(infeasible, 100);
  EXPECT_LE(sum / count, 1.02);
}

/// Returns true if offloaded slices belong to a single iteration that is split
/// off.
bool movesSingle(const std::vector<SliceCounts> &slices) {
  std::set<int64_t> ends;
  for (const SliceCounts &one : slices)
    ends.insert(one.offloaded);
  return std::any_of(ends.begin(), ends.end(), [&](int64_t end) {
    return end > 1 && ends.count(end - 1) > 0;
  });
}

/// Plans with all numbers of slices that split loops into few parts.
std::vector<std::vector<Command>> allSlices(const Trace &trace) {
  std::vector<ResidualShape> shapes = shapesOf(trace);
  Machine machine = slowMachine();
  ResidualPlaces places(trace, machine, shapes);
  std::vector<std::vector<Command>> all;
  std::vector<SliceCounts> slices(shapes.size());
  auto next = [&] {
    for (size_t i = 0; i < slices.size(); ++i) {
      int64_t &offloaded = slices[i].offloaded;
      offloaded += offloaded == 0 ? 2 : 1;
      if (offloaded <= shapes[i].trips())
        return true;
      offloaded = 0;
    }
    return false;
  };
  do
    if (!movesSingle(slices))
      all.push_back(commandsOf(trace, places.choose(slices, {})));
  while (next());
  return all;
}

/// One draw a statement: compilers choose the order of arguments.
void drawResidual(LoopStep &step, Draw &draw) {
  int64_t bytes = draw(5, 40), def = draw(0, 3), use = draw(0, 5);
  step.residual(bytes, def, use);
}

/// With several residuals, the planner spreads the bytes of a budget over them
/// as well as exhaustive search does, nearly always.
TEST(ResidualPlannerTest, SlicesOfSeveralResiduals) {
  Draw draw(3);
  int count = 0, missed = 0;
  double sum = 0;
  for (int i = 0; i < 60; ++i) {
    LoopStep step(draw(3, 5), 4, 6);
    for (int64_t k = 0; k < 3; ++k)
      drawResidual(step, draw);
    Trace trace = step.expand();
    int64_t peak = unplannedPeak(trace);
    PlanOptions options = budget(peak * draw(50, 90) / 100);
    if (i % 2)
      options.hostBudget = peak * draw(30, 60) / 100;
    double least = leastTimeOf(trace, options, allSlices(trace));
    Expected<Plan> made = plan(trace, slowMachine(), options);
    if (!made) {
      missed += std::isinf(least) ? 0 : 1;
      continue;
    }
    double ratio = made->predicted.makespanUs / least;
    EXPECT_LE(ratio, 1.13) << "step " << i;
    sum += std::max(ratio, 1.0);
    ++count;
  }
  EXPECT_GT(count, 20);
  EXPECT_LE(sum / count, 1.005);
  EXPECT_EQ(missed, 0);
}

/// Loops that read what one loop writes and write what another reads: every
/// plan found is one that loops can repeat.
TEST(ResidualPlannerTest, ChainsOfLoops) {
  Draw draw(17);
  int count = 0;
  for (int i = 0; i < 60; ++i) {
    int64_t trips = draw(2, 8), numLoops = draw(3, 4);
    int64_t forward = draw(1, 4), backward = draw(1, 4);
    LoopStep step(trips, forward, backward);
    for (int64_t k = 2; k < numLoops; ++k)
      step.addLoop("loop", trips, draw(1, 4));
    auto drawOp = [&](int64_t loop) {
      auto numOps = static_cast<int64_t>(step.bodies[loop].ops.size());
      return draw(0, numOps - 1);
    };
    for (int64_t k = draw(2, 6); k > 0; --k) {
      int64_t out = draw(0, numLoops - 2), in = draw(out + 1, numLoops - 1);
      step.residualBetween(out, in, draw(5, 40), drawOp(out), drawOp(in),
                           draw(0, 1) != 0);
    }
    Trace trace = step.expand();
    ASSERT_TRUE(trace.verify());
    for (Policy policy : {Policy::Planned, Policy::PyTorch, Policy::Layerwise})
      for (int64_t share : {40, 70, 100}) {
        PlanOptions options = budget(unplannedPeak(trace) * share / 100);
        options.policy = policy;
        Expected<Plan> made = plan(trace, slowMachine(), options);
        if (!made) {
          EXPECT_EQ(made.error().code, ErrorCode::Infeasible)
              << "step " << i << ": " << made.error().str();
          continue;
        }
        EXPECT_TRUE(made->verify(trace));
        ++count;
      }
  }
  EXPECT_GT(count, 300);
}

/// Under a device budget, at most as many slices are offloaded as the host has
/// room for.
TEST(ResidualPlannerTest, HostBudgetsBesideDeviceBudgets) {
  LoopStep step(4000, 1, 1);
  step.residual(10, 0, 0);
  Trace trace = step.expand();
  PlanOptions options = budget(unplannedPeak(trace) * 6 / 10);
  options.hostBudget = 20000;
  Expected<Plan> made = plan(trace, slowMachine(), options);
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_LE(made->predicted.peakBytes, *options.deviceBudget);
  EXPECT_LE(made->predicted.hostPeakBytes, 20000);
  // Layers are counted in the same way.
  options.policy = Policy::Layerwise;
  made = plan(trace, slowMachine(), options);
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_LE(made->predicted.peakBytes, *options.deviceBudget);
  EXPECT_LE(made->predicted.hostPeakBytes, 20000);
}

/// Remedies consider both budgets: the least device memory within that of the
/// host, and the least of the host for that of the device.
TEST(ResidualPlannerTest, RemediesAreWithinTheOtherBudgets) {
  Draw draw(13);
  int count = 0, ofHost = 0, missed = 0;
  for (int i = 0; i < 60; ++i) {
    LoopStep step(draw(6, 12), 4, 6);
    for (int64_t k = 0; k < 3; ++k)
      drawResidual(step, draw);
    Trace trace = step.expand();
    int64_t peak = unplannedPeak(trace);
    PlanOptions options = budget(peak * draw(20, 60) / 100);
    options.hostBudget = peak * draw(5, 30) / 100;
    Infeasibility why;
    if (plan(trace, slowMachine(), options, &why))
      continue;
    ++count;
    PlanOptions larger = options;
    larger.deviceBudget = why.device.bytes;
    EXPECT_GT(why.device.bytes, *options.deviceBudget);
    EXPECT_TRUE(plan(trace, slowMachine(), larger)) << "step " << i;
    if (why.hostBytes == 0)
      continue;
    ++ofHost;
    EXPECT_GT(why.hostBytes, *options.hostBudget);
    larger = options;
    larger.hostBudget = why.hostBytes;
    missed += plan(trace, slowMachine(), larger) ? 0 : 1;
  }
  EXPECT_GT(count, 20);
  EXPECT_GT(ofHost, 10);
  // Host bytes of one spread of slices: the search need not find it again.
  EXPECT_LE(missed, ofHost / 10);
}

/// The options limit it, or the machine does.
TEST(ResidualPlannerTest, PinnedMemoryIsLimited) {
  LoopStep step(12, 4, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  Machine small = slowMachine();
  small.pinnedMemory = 100;
  for (std::optional<int64_t> device :
       {std::optional<int64_t>(), std::optional<int64_t>(200)}) {
    PlanOptions options;
    options.minBytes = 0;
    options.deviceBudget = device;
    Expected<Plan> made = plan(trace, small, options);
    options.pinnedBudget = 100;
    Expected<Plan> likewise = plan(trace, slowMachine(), options);
    for (const Expected<Plan> &one : {made, likewise}) {
      ASSERT_TRUE(one) << one.error().str();
      EXPECT_GT(one->predicted.pinnedPeakBytes, 0);
      EXPECT_LE(one->predicted.pinnedPeakBytes, 100);
    }
  }
  PlanOptions options = budget(100);
  options.pinnedBudget = 100;
  Infeasibility why;
  EXPECT_FALSE(plan(trace, slowMachine(), options, &why));
  EXPECT_GT(why.pinnedBytes, 100);
  EXPECT_EQ(why.hostBytes, 0);
}

/// Plans do not split a loop into more parts than allowed; without a budget,
/// code may grow even less.
TEST(ResidualPlannerTest, LoopsAreCutIntoFewParts) {
  LoopStep step(12, 6, 6);
  for (int64_t k = 0; k < 6; ++k)
    step.residual(13 + 7 * k, k, 5 - k);
  Trace trace = step.expand();
  int count = 0;
  auto expectFew = [&](const PlanOptions &options, int64_t most) {
    Expected<Plan> made = plan(trace, slowMachine(), options);
    if (!made)
      return;
    Expected<std::vector<ResidualTransfers>> transfers =
        readTransfers(trace, made->commands);
    ASSERT_TRUE(transfers);
    std::vector<SliceCounts> slices = slicesOf(*transfers);
    for (const auto &[loop, cuts] : cutsFor(shapesOf(trace), slices))
      EXPECT_LE(static_cast<int64_t>(cuts.size()), most) << loop->name;
    ++count;
  };
  for (int64_t share : {50, 60, 70, 80, 90})
    expectFew(budget(unplannedPeak(trace) * share / 100), maxLoopSegments - 2);
  PlanOptions options;
  options.minBytes = 0;
  expectFew(options, maxLoopSegments - 3);
  EXPECT_GE(count, 4);
}

TEST(ResidualPlannerTest, OffloadsWhatCostsNoTime) {
  LoopStep step(20, 10, 10);
  // A slice takes 60 of the 100 us of an iteration; both would take 120.
  step.residual(60, 1, 9);
  step.residual(60, 3, 9);
  Trace trace = step.expand();
  PlanOptions options;
  options.minBytes = 0;
  Expected<Plan> made = plan(trace, slowMachine(), options);
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_LE(made->predicted.exposedUs, made->predicted.baseUs * 1e-3);
  EXPECT_LE(made->predicted.peakBytes, unplannedPeak(trace) * 6 / 10);
  EXPECT_GE(made->predicted.peakBytes, made->predicted.peakBoundBytes);
}

/// The least peak without added time if all slices of some residuals are
/// offloaded.
int64_t leastPeakOfSets(const Trace &trace, const Machine &machine) {
  std::vector<ResidualShape> shapes = shapesOf(trace);
  ResidualPlaces places(trace, machine, shapes);
  constexpr TimingPolicy none, withBacklog{false, false, 2, true};
  int64_t least = unplannedPeak(trace);
  for (unsigned set = 1; set < 1U << shapes.size(); ++set) {
    std::vector<SliceCounts> slices(shapes.size());
    for (size_t i = 0; i < shapes.size(); ++i)
      slices[i].offloaded = set >> i & 1U ? shapes[i].trips() : 0;
    for (TimingPolicy timing : {none, withBacklog}) {
      Expected<Simulation> run = simulate(
          trace, machine, commandsOf(trace, places.choose(slices, timing)));
      if (run && run->makespanUs <= run->baseUs * (1 + 1e-3))
        least = std::min(least, run->peakBytes);
    }
  }
  return least;
}

/// Of the residuals of one layer, many sets have the same bytes: their peaks
/// differ by the positions of their ops.
TEST(ResidualPlannerTest, SetsOfResidualsWithTheSameBytes) {
  Draw draw(2);
  constexpr int count = 40;
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    LoopStep step(12, 10, 14);
    for (int64_t units : {1, 1, 3, 1, 1, 1, 4, 4}) {
      int64_t def = draw(0, 8), use = draw(0, 13);
      step.residual(units * 8, def, use);
    }
    Trace trace = step.expand();
    PlanOptions options;
    options.minBytes = 0;
    Expected<Plan> made = plan(trace, slowMachine(), options);
    ASSERT_TRUE(made) << made.error().str();
    double ratio = static_cast<double>(made->predicted.peakBytes) /
                   static_cast<double>(leastPeakOfSets(trace, slowMachine()));
    EXPECT_LE(ratio, 1.06) << "step " << i;
    sum += ratio;
  }
  // Split loops can have a lower peak than any of these sets.
  EXPECT_LE(sum / count, 0.785);
}

/// The second of three loops reads slices in its first op and defines slices in
/// its last op. Both copies cross iterations, unless waiting within the
/// iteration is faster.
TEST(ResidualPlannerTest, ChoosesThreeStages) {
  int64_t numFaster = 0;
  for (int64_t bytes : {10, 20, 30}) {
    LoopStep step(8, 4, 4);
    step.addLoop("third", 8, 4);
    step.residualBetween(0, 1, bytes, 3, 0);
    step.residualBetween(1, 2, bytes, 3, 0);
    Trace trace = step.expand();
    Trace within = trace;
    within.residuals[1].waitsWithin = true;
    for (int64_t percent : {70, 60, 50, 40}) {
      PlanOptions options = budget(unplannedPeak(trace) * percent / 100);
      Expected<Plan> made = plan(trace, slowMachine(), options);
      Expected<Plan> early = plan(within, slowMachine(), options);
      ASSERT_TRUE(made && early);
      EXPECT_LE(made->predicted.exposedUs, early->predicted.exposedUs);
      numFaster += made->predicted.exposedUs < early->predicted.exposedUs;
    }
  }
  EXPECT_GT(numFaster, 0);
}

TEST(ResidualPlannerTest, RulesOffloadAll) {
  LoopStep step(6, 3, 3);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  for (Policy policy : {Policy::Sync, Policy::PyTorch}) {
    PlanOptions options;
    options.policy = policy;
    options.minBytes = 0;
    Expected<Plan> made = plan(trace, slowMachine(), options);
    ASSERT_TRUE(made) << made.error().str();
    EXPECT_EQ(made->predicted.offloadedBytes, 6 * 20);
  }
}

/// Bodies of thousands of ops, in the time of a handful of simulations.
TEST(ResidualPlannerTest, LargeLoops) {
  LoopStep step(32, 2000, 4000);
  for (int64_t k = 0; k < 20; ++k)
    step.residual(100 + 13 * k, 90 * k + 5, 3900 - 90 * k);
  Trace trace = step.expand();
  Expected<Plan> made =
      plan(trace, slowMachine(), budget(unplannedPeak(trace) / 2));
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_LE(made->predicted.peakBytes, unplannedPeak(trace) / 2);
}

/// Many small loops, in the time of a handful of simulations.
TEST(ResidualPlannerTest, ManyLoops) {
  LoopStep step(2, 1, 1);
  step.residual(100, 0, 0);
  for (int64_t k = 2; k < 8000; k += 2) {
    step.addLoop("forward", 2, 1);
    step.addLoop("backward", 2, 1);
    step.residualBetween(k, k + 1, 100, 0, 0);
  }
  Trace trace = step.expand();
  for (Policy policy : {Policy::Planned, Policy::PyTorch, Policy::Layerwise}) {
    PlanOptions options;
    options.minBytes = 0;
    options.policy = policy;
    Expected<Plan> made = plan(trace, slowMachine(), options);
    ASSERT_TRUE(made) << made.error().str();
    EXPECT_TRUE(made->verify(trace));
  }
}

/// If copies take most of the time, few of them are in flight at one time: in a
/// step whose iterations use many slices, prefetching all those of the next one
/// would take the memory of an iteration.
TEST(ResidualPlannerTest, LittleIsInFlightWhereTheLinkIsBusy) {
  LoopStep step(8, 16, 16);
  for (int64_t k = 0; k < 16; ++k)
    step.residual(1000, k, 15 - k);
  Trace trace = step.expand();
  PlanOptions options = budget(unplannedPeak(trace) / 2);
  Expected<Plan> ofLoops = plan(trace, slowMachine(), options);
  Expected<Plan> ofLayers = plan(withoutLoops(trace), slowMachine(), options);
  ASSERT_TRUE(ofLoops) << ofLoops.error().str();
  ASSERT_TRUE(ofLayers) << ofLayers.error().str();
  EXPECT_LE(ofLoops->predicted.makespanUs,
            ofLayers->predicted.makespanUs * 1.05);
}

/// An offloaded slice is not copied into its residual: within a budget as many
/// are offloaded as the link has time for, and without one that time may be
/// spent.
TEST(ResidualPlannerTest, SlicesThatLeaveSaveTheirCopies) {
  LoopStep step(8, 4, 4);
  step.residual(20, 0, 3);
  PlanOptions options = budget(unplannedPeak(step.expand()));
  Expected<Plan> made = plan(step.expand(), slowMachine(), options);
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_TRUE(made->commands.empty());
  step.residuals[0].copyUs = 10;
  made = plan(step.expand(), slowMachine(), options);
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_FALSE(made->commands.empty());
  EXPECT_LT(made->predicted.makespanUs, 650 + 80);

  // Copies take 45 us of the 40 of an iteration.
  step.residuals[0].copyUs = 0;
  step.residuals[0].sliceBytes = 45;
  options.deviceBudget.reset();
  Expected<Plan> free = plan(step.expand(), slowMachine(), options);
  step.residuals[0].copyUs = 20;
  made = plan(step.expand(), slowMachine(), options);
  ASSERT_TRUE(free && made);
  EXPECT_LT(made->predicted.peakBytes, free->predicted.peakBytes);
  EXPECT_LE(made->predicted.makespanUs, (650 + 160) * 1.002);
}

/// Two segments take more code, which a few bytes are not worth.
TEST(ResidualPlannerTest, CutsHaveToLowerThePeak) {
  LoopStep step(100, 4, 4);
  // The last slice has no time to be offloaded and reloaded.
  step.residual(800, 3, 0);
  Machine machine = slowMachine();
  machine.d2hBandwidth = machine.h2dBandwidth = 3e7;
  PlanOptions options = budget(0);
  options.deviceBudget.reset();
  for (int64_t around : {0, 10000000}) {
    Value resident;
    resident.bytes = around;
    resident.liveOut = true;
    step.trace.values.push_back(resident);
    Trace trace = step.expand();
    Expected<Plan> made = plan(trace, machine, options);
    ASSERT_TRUE(made) << made.error().str();
    Expected<std::vector<ResidualTransfers>> transfers =
        readTransfers(trace, made->commands);
    ASSERT_TRUE(transfers) << transfers.error().str();
    EXPECT_EQ(transfers->front().slices > 0, around == 0);
  }
}

/// A loop that writes thousands of residuals.
TEST(ResidualPlannerTest, ManyResiduals) {
  LoopStep step(4, 4000, 4000);
  for (int64_t k = 0; k < 4000; ++k)
    step.residual(100 + k % 17, k, 3999 - k);
  Trace trace = step.expand();
  Expected<Plan> made =
      plan(trace, slowMachine(), budget(unplannedPeak(trace) * 6 / 10));
  ASSERT_TRUE(made) << made.error().str();
}

} // namespace
