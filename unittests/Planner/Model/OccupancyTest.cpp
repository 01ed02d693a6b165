//===- OccupancyTest.cpp - Copies during communication --------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopStep.h"
#include "Model/Totals.h"
#include "RandomTrace.h"
#include "SixOps.h"
#include "ao/Planner/Bounds.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <deque>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

class OccupancyTest : public SixOpsTest {};

TEST_F(OccupancyTest, CopyOutTakesLongerBesideCommunication) {
  trace.ops[1].d2hOccupancy = 0.75;
  // A quarter of the 10 ms overlaps with op 1, the rest with op 2.
  std::vector<Command> commands = {
      {Offload, 0, 1}, {Release, 0, 3}, {Reload, 0, 4}, {Wait, 0, 5}};
  Simulation s = run(commands);
  EXPECT_DOUBLE_EQ(s.commands[0].copyStartUs, 10'000);
  EXPECT_DOUBLE_EQ(s.commands[0].copyEndUs, 27'500);
  EXPECT_DOUBLE_EQ(s.commands[2].copyEndUs, 50'000);
  EXPECT_EQ(s.exposedUs, 0);
  // During a stall, the copy has the whole link.
  commands[1].before = 2;
  s = run(commands);
  EXPECT_DOUBLE_EQ(s.commands[0].copyEndUs, 27'500);
  EXPECT_DOUBLE_EQ(s.commands[1].exposedUs, 7'500);
  EXPECT_DOUBLE_EQ(s.makespanUs, 67'500);
}

TEST_F(OccupancyTest, DirectionsAreOccupiedEachForItself) {
  trace.ops[1].h2dOccupancy = trace.ops[4].d2hOccupancy = 0.75;
  std::vector<Command> commands = {
      {Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 4}, {Wait, 0, 5}};
  EXPECT_EQ(run(commands).exposedUs, 0);
  std::swap(trace.ops[1].h2dOccupancy, trace.ops[1].d2hOccupancy);
  std::swap(trace.ops[4].h2dOccupancy, trace.ops[4].d2hOccupancy);
  Simulation s = run(commands);
  EXPECT_DOUBLE_EQ(s.commands[1].exposedUs, 7'500);
  EXPECT_DOUBLE_EQ(s.commands[3].exposedUs, 7'500);
  EXPECT_EQ(s.commands[3].cause, StallCause::CopyTime);
}

TEST_F(OccupancyTest, PlansHaveNoRoomForCopiesBesideCommunication) {
  // Value 0 must be on the host at op 3: offloaded during ops 1 and 2, reloaded
  // during op 4.
  trace.values.push_back(makeValue(10 * MB, 3, {}, /*offloadable=*/false));
  trace.ops[1].d2hOccupancy = 0.5;
  Expected<Plan> made = plan(trace, machine, options);
  ASSERT_TRUE(bool(made)) << made.error().str();
  EXPECT_EQ(made->predicted.peakBytes, 10 * MB);
  EXPECT_EQ(made->predicted.exposedUs, 0);
  for (double *occupancy :
       {&trace.ops[4].h2dOccupancy, &trace.ops[2].d2hOccupancy}) {
    *occupancy = 0.6;
    made = plan(trace, machine, options);
    ASSERT_TRUE(bool(made)) << made.error().str();
    EXPECT_EQ(made->declined, "no-gain");
    EXPECT_EQ(provenPeakBound(trace, machine, 0), 20 * MB);
    *occupancy = 0;
  }
}

TEST_F(OccupancyTest, PlansChooseTheValueWhoseCopiesMeetNoCommunication) {
  // One of two values must be on the host at op 5. Value 0 may be offloaded
  // during ops 1 to 4 and reloaded during ops 6 to 8, value 1 during ops 3 to 4
  // and 6 to 9.
  trace.ops.assign(11, makeOp(10));
  trace.values = {makeValue(10 * MB, 0, {9}), makeValue(10 * MB, 2, {10}),
                  makeValue(10 * MB, 5, {}, /*offloadable=*/false)};
  options.deviceBudget = 20 * MB;
  auto choose = [&](int64_t value, double exposedUs) {
    Expected<Plan> made = plan(trace, machine, options);
    ASSERT_TRUE(bool(made)) << made.error().str();
    ASSERT_FALSE(made->commands.empty());
    EXPECT_EQ(made->commands.front().value, value);
    EXPECT_NEAR(made->predicted.exposedUs, exposedUs, 1e-6);
    EXPECT_NEAR(made->predicted.makespanBoundUs, 110'000 + exposedUs, 1e-3);
  };
  auto occupy = [&](double Op::*occupancy, int64_t first, int64_t last) {
    for (int64_t k = first; k <= last; ++k)
      trace.ops[k].*occupancy = 0.8;
  };
  occupy(&Op::d2hOccupancy, 3, 4);
  choose(0, 0);
  // During each of these ops, 2 ms of the link are free.
  occupy(&Op::d2hOccupancy, 1, 2);
  choose(0, 2'000);
  trace.ops.assign(11, makeOp(10));
  occupy(&Op::h2dOccupancy, 6, 8);
  choose(1, 0);
}

TEST_F(OccupancyTest, RecomputedOpsDoNotCommunicate) {
  trace.completeUses = true;
  trace.ops[0].recompute = true;
  trace.ops[0].d2hOccupancy = trace.ops[0].h2dOccupancy = 0.5;
  Expected<Expansion> step = expand(
      trace, {{CommandKind::Drop, 0, 1}, {CommandKind::Recompute, 0, 5}});
  ASSERT_TRUE(bool(step)) << step.error().str();
  ASSERT_EQ(step->trace.numOps(), 7);
  EXPECT_EQ(step->trace.ops[0].d2hOccupancy, 0.5);
  EXPECT_EQ(step->trace.ops[5].d2hOccupancy, 0);
  EXPECT_EQ(step->trace.ops[5].h2dOccupancy, 0);
}

TEST_F(OccupancyTest, DocumentsKeepBothDirections) {
  trace.ops[1].d2hOccupancy = 0.25;
  trace.ops[2].h2dOccupancy = 0.5;
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->ops[1].d2hOccupancy, 0.25);
  EXPECT_EQ(read->ops[1].h2dOccupancy, 0);
  EXPECT_EQ(read->ops[2].h2dOccupancy, 0.5);
  EXPECT_EQ(toJson(*read), toJson(trace));
}

TEST_F(OccupancyTest, ResidualsAreRefused) {
  LoopStep step(4, 2, 2);
  step.residual(10, 0, 1);
  Trace expanded = step.expand();
  EXPECT_TRUE(bool(expanded.verify()));
  expanded.ops[1].h2dOccupancy = 0.5;
  EXPECT_EQ(expanded.verify().takeError().str(),
            "$.ops[1].h2d_occupancy: unsupported: occupancy in a step with "
            "stacked residuals");
}

//===----------------------------------------------------------------------===//
// Random steps
//===----------------------------------------------------------------------===//

/// A second implementation of the model, without a clock for each direction:
/// two queues whose first copies progress from one event to the next.
class Stepper {
public:
  Stepper(const Trace &trace, const Machine &machine,
          const std::vector<Command> &commands)
      : copies(commands.size()), lastCopy(trace.values.size()) {
    size_t next = 0;
    for (int64_t k = 0; k <= trace.numOps(); ++k) {
      for (; next < commands.size() && commands[next].before == k; ++next)
        step(next, commands[next], trace, machine);
      if (k == trace.numOps())
        break;
      const Op &op = trace.ops[k];
      advance(op.durationUs, 1 - op.d2hOccupancy, 1 - op.h2dOccupancy);
    }
    makespanUs = now;
    while (!queues[0].empty() || !queues[1].empty())
      advance(1e3, 1, 1);
  }

  struct Copy {
    double leftUs = 0, start = -1, end = -1;
  };
  std::vector<Copy> copies;
  double makespanUs = 0;

private:
  void step(size_t index, const Command &command, const Trace &trace,
            const Machine &machine) {
    const Value &value = trace.values[command.value];
    size_t &last = lastCopy[command.value];
    if (command.kind == Offload || command.kind == Reload) {
      bool isBack = command.kind == Reload;
      copies[index].leftUs = isBack
                                 ? machine.reloadUs(value.bytes, value.copies)
                                 : machine.offloadUs(value.bytes, value.copies);
      queues[isBack].push_back(index);
      last = index;
      return;
    }
    while (copies[last].end < 0) {
      double next = 1e300;
      for (auto &queue : queues)
        if (!queue.empty())
          next = std::min(next, copies[queue.front()].leftUs);
      advance(next, 1, 1);
    }
  }

  void advance(double us, double outShare, double backShare) {
    for (size_t way : {0, 1}) {
      double share = way ? backShare : outShare, spent = 0;
      std::deque<size_t> &queue = queues[way];
      while (!queue.empty() && spent < us) {
        Copy &copy = copies[queue.front()];
        if (copy.start < 0)
          copy.start = now + spent;
        double needed = copy.leftUs / share;
        if (needed > us - spent) {
          copy.leftUs -= (us - spent) * share;
          break;
        }
        spent += needed;
        copy.leftUs = 0;
        copy.end = now + spent;
        queue.pop_front();
      }
    }
    now += us;
  }

  std::vector<size_t> lastCopy;
  std::deque<size_t> queues[2];
  double now = 0;
};

TEST(RandomOccupancyTest, SimulationsAndTotalsAgreeWithQueuesStepByStep) {
  int stalls = 0;
  for (uint64_t seed = 1; seed <= 40; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = occupied(randomTrace(seed), seed);
    Machine machine = randomMachine(seed);
    int64_t low = smallestBudget(trace, 0).bytes, high = unplannedPeak(trace);
    PlanOptions options;
    options.minBytes = 0;
    for (int64_t part : {0, 1, 2}) {
      options.deviceBudget = low + (high - low) * part / 3;
      Expected<Plan> made = plan(trace, machine, options);
      ASSERT_TRUE(bool(made)) << made.error().str();
      Expected<Simulation> s = simulate(trace, machine, made->commands);
      ASSERT_TRUE(bool(s)) << s.error().str();
      Stepper steps(trace, machine, made->commands);
      double near = 1e-9 * s->makespanUs;
      EXPECT_NEAR(s->makespanUs, steps.makespanUs, near);
      Totals sums = totals(Problem(trace, 0), trace, machine, made->commands);
      EXPECT_NEAR(sums.exposedUs, s->exposedUs, near);
      for (size_t i = 0; i < made->commands.size(); ++i) {
        if (steps.copies[i].end < 0)
          continue;
        EXPECT_NEAR(s->commands[i].copyStartUs, steps.copies[i].start, near);
        EXPECT_NEAR(s->commands[i].copyEndUs, steps.copies[i].end, near);
      }
      stalls += s->exposedUs > near;
      EXPECT_LE(made->predicted.makespanBoundUs,
                made->predicted.makespanUs * (1 + 1e-9));
      EXPECT_LE(provenMakespanBound(trace, machine, 0, *options.deviceBudget),
                made->predicted.makespanUs * (1 + 1e-9));
    }
  }
  EXPECT_GE(stalls, 20);
}

/// Without a stall there is no time at which a copy has the whole link.
TEST(RandomOccupancyTest, PeaksWithoutStallsAreThoseOfSlowerLinks) {
  int gains = 0;
  for (uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomTrace(seed), busy = trace;
    Machine machine = randomMachine(seed), slow = machine;
    machine.latencyUs = slow.latencyUs = 0;
    // Powers of two are exact.
    slow.d2hBandwidth /= 4;
    slow.h2dBandwidth /= 2;
    for (Op &op : busy.ops) {
      op.d2hOccupancy = 0.75;
      op.h2dOccupancy = 0.5;
    }
    PlanOptions options;
    options.minBytes = 0;
    Expected<Plan> beside = plan(busy, machine, options);
    Expected<Plan> alone = plan(trace, slow, options);
    ASSERT_TRUE(beside && alone);
    EXPECT_EQ(beside->predicted.peakBytes, alone->predicted.peakBytes);
    // Rounding has room for a byte more on the faster link.
    EXPECT_NEAR(beside->predicted.peakBoundBytes,
                alone->predicted.peakBoundBytes, 1);
    EXPECT_EQ(provenPeakBound(busy, machine, 0),
              provenPeakBound(trace, slow, 0));
    gains += plan(trace, machine, options)->predicted.peakBytes <
             beside->predicted.peakBytes;
  }
  EXPECT_GE(gains, 5);
}

} // namespace
