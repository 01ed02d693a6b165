//===- InterferenceTest.cpp - Ops slowed down by copies -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Algorithms/Random.h"
#include "Model/Totals.h"
#include "RandomTrace.h"
#include "Search/Decoder.h"
#include "SixOps.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <deque>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Device memory reads or writes the value of 10 MB in 10 ms, the time of an
/// op.
class InterferenceTest : public SixOpsTest {
protected:
  InterferenceTest() {
    machine.memoryBandwidth = 1e9;
    machine.d2hInterference = 0.2;
    machine.h2dInterference = 0.5;
  }

  /// Adds a value that an op writes and no op reads.
  void write(int64_t op, int64_t bytes) {
    trace.values.push_back(makeValue(bytes, op, {}, false));
  }

  Simulation run() { return SixOpsTest::run(commands); }

  std::vector<Command> commands = {
      {Offload, 0, 1}, {Release, 0, 3}, {Reload, 0, 3}, {Wait, 0, 5}};
};

TEST_F(InterferenceTest, CopiesSlowDownMemoryBoundOps) {
  // Ops 1 to 4 access no value of the trace.
  Simulation s = run();
  EXPECT_EQ(s.slowedUs, 0);
  // Half of op 1 is memory-bound, with 80 % of the bandwidth during the copy.
  // When the copy ends after 10 ms, 10 / 1.125 ms of the op are done.
  write(1, 5 * MB);
  s = run();
  EXPECT_DOUBLE_EQ(s.slowedUs, 10'000 / 1.125 * 0.125);
  EXPECT_EQ(s.exposedUs, 0);
  EXPECT_DOUBLE_EQ(s.opUs[1], 10'000 + s.slowedUs);
  EXPECT_DOUBLE_EQ(s.opStartUs[2], 20'000 + s.slowedUs);
  EXPECT_DOUBLE_EQ(s.makespanUs, s.baseUs + s.slowedUs);
  EXPECT_DOUBLE_EQ(s.commands[0].copyEndUs, 20'000);
  // More traffic than the duration of the op allows: all of the op is
  // memory-bound.
  write(1, 50 * MB);
  EXPECT_DOUBLE_EQ(run().slowedUs, 10'000 / 1.25 * 0.25);
}

TEST_F(InterferenceTest, SharesOfBothDirectionsAddUp) {
  trace.values.push_back(makeValue(10 * MB, 0, {5}));
  write(3, 10 * MB);
  commands = {{Offload, 0, 1}, {Release, 0, 3}, {Offload, 1, 3}, {Reload, 0, 3},
              {Release, 1, 4}, {Reload, 1, 4},  {Wait, 0, 5},    {Wait, 1, 5}};
  // Copies in both directions for 10 ms reduce the bandwidth of op 3 to 30 %.
  Simulation s = run();
  EXPECT_NEAR(s.slowedUs, 7'000, 1e-9);
  EXPECT_NEAR(s.commands[4].exposedUs, 0, 1e-9);
}

TEST_F(InterferenceTest, StallsAreNotSlowedDown) {
  write(1, 10 * MB);
  commands[1].before = 1;
  Simulation s = run();
  EXPECT_EQ(s.slowedUs, 0);
  EXPECT_DOUBLE_EQ(s.exposedUs, 10'000);
}

TEST_F(InterferenceTest, WritingOverAValueReadsIt) {
  write(1, 2 * MB);
  trace.values.push_back(makeValue(2 * MB, 2, {}, false));
  trace.values.back().reuses = 1;
  EXPECT_EQ(memoryTraffic(trace),
            (std::vector<double>{10. * MB, 2. * MB, 4. * MB, 0, 0, 10. * MB}));
}

TEST_F(InterferenceTest, PlansRequireInterference) {
  options.deviceBudget = 25 * MB;
  // The value must be on the host at op 3, so it is offloaded during op 1 or 2.
  write(1, 10 * MB);
  write(2, 10 * MB);
  write(3, 20 * MB);
  Expected<Plan> made = plan(trace, machine, options);
  ASSERT_TRUE(bool(made)) << made.error().str();
  EXPECT_GT(made->predicted.slowedUs, 0);
  EXPECT_EQ(made->predicted.addedUs(),
            made->predicted.exposedUs + made->predicted.slowedUs);
  EXPECT_EQ(made->required, std::vector<std::string>{"interference"});
  Expected<Plan> read = parsePlan(toJson(*made));
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(read->machine.d2hInterference, 0.2);
  EXPECT_EQ(read->predicted.slowedUs, made->predicted.slowedUs);
  EXPECT_EQ(toJson(*read), toJson(*made));
  made = plan(trace, machine.withoutInterference(), options);
  ASSERT_TRUE(bool(made));
  EXPECT_TRUE(made->required.empty());
  EXPECT_EQ(made->predicted.makespanUs, made->predicted.baseUs);
}

/// One of two values must be on the host at op 5: the value whose copies do not
/// overlap a memory-bound op.
TEST_F(InterferenceTest, PlansAvoidSlowingOpsDown) {
  for (int64_t chosen : {0, 1}) {
    Trace step;
    for (int i = 0; i < 8; ++i)
      step.ops.push_back(makeOp(10));
    step.values = {makeValue(10 * MB, 0, {7}), makeValue(10 * MB, 3, {7}),
                   makeValue(10 * MB, 5, {}, false),
                   makeValue(5 * MB, chosen == 0 ? 4 : 1, {}, false)};
    options.deviceBudget = 25 * MB;
    Expected<Plan> made = plan(step, machine, options);
    ASSERT_TRUE(bool(made)) << made.error().str();
    ASSERT_EQ(made->commands.size(), 4u);
    EXPECT_EQ(made->commands.front().value, chosen);
    EXPECT_EQ(made->predicted.addedUs(), 0);
  }
}

/// Slowed ops count against the maximal slowdown.
TEST_F(InterferenceTest, SlowdownsAreWithinTheirLimit) {
  write(2, 10 * MB);
  write(1, 5 * MB);
  options.maxSlowdown = 0;
  Expected<Plan> made = plan(trace, machine, options);
  ASSERT_TRUE(bool(made)) << made.error().str();
  EXPECT_EQ(made->predicted.addedUs(), 0);
  options.maxSlowdown = 0.1;
  made = plan(trace, machine, options);
  ASSERT_TRUE(bool(made)) << made.error().str();
  EXPECT_GT(made->predicted.slowedUs, 0);
  EXPECT_LE(made->predicted.addedUs(), 0.1 * made->predicted.baseUs);
  EXPECT_LT(made->predicted.peakBytes, made->predicted.unplannedPeakBytes);
}

TEST_F(InterferenceTest, BadMachinesAreRefused) {
  auto error = [](const Machine &machine) {
    return machine.verify().takeError().str();
  };
  Machine bad = machine;
  bad.d2hInterference = -0.1;
  EXPECT_EQ(error(bad), "$.d2h_interference: a share must not be negative");
  bad.d2hInterference = 0.5;
  EXPECT_EQ(error(bad), "$.d2h_interference: expected shares of both "
                        "directions of at most 0.99 together");
  bad = machine;
  bad.memoryBandwidth = 0;
  EXPECT_EQ(error(bad),
            "$.d2h_interference: a share needs \"memory_bandwidth\"");
  Expected<Machine> read = parseMachine(toJson(machine));
  ASSERT_TRUE(bool(read));
  EXPECT_EQ(read->h2dInterference, 0.5);
  EXPECT_EQ(toJson(*read), toJson(machine));
}

//===----------------------------------------------------------------------===//
// Random steps
//===----------------------------------------------------------------------===//

/// A second implementation of the model: between two events, which are ends of
/// copies or ops, all copies and the op progress at constant rates.
class Stepper {
public:
  Stepper(const Trace &trace, const Machine &machine,
          const std::vector<Command> &commands)
      : copies(commands.size()), trace(trace), machine(machine),
        lastCopy(trace.values.size()) {
    size_t next = 0;
    for (int64_t k = 0; k <= trace.numOps(); ++k) {
      for (; next < commands.size() && commands[next].before == k; ++next)
        step(next, commands[next]);
      if (k < trace.numOps())
        runOp(k);
    }
    makespanUs = now;
    while (!queues[0].empty() || !queues[1].empty())
      advance(1e3, 1, 1, 1);
  }

  struct Copy {
    double leftUs = 0, start = -1, end = -1;
  };
  std::vector<Copy> copies;
  double makespanUs = 0, slowedUs = 0;

private:
  void step(size_t index, const Command &command) {
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
    while (copies[last].end < 0)
      advance(1e300, 1, 1, 1);
  }

  void runOp(int64_t k) {
    const Op &op = trace.ops[k];
    double traffic = 0;
    for (const Value &value : trace.values) {
      traffic += value.def == k ? value.bytes : 0;
      for (int64_t use : value.uses)
        traffic += use == k ? value.bytes : 0;
    }
    double memoryUs =
        std::min(op.durationUs, traffic / machine.memoryBandwidth * 1e6);
    for (double left = op.durationUs; left > 0;) {
      double taken = (queues[0].empty() ? 0 : machine.d2hInterference) +
                     (queues[1].empty() ? 0 : machine.h2dInterference);
      // The memory-bound share of the op has the bandwidth that copies do not
      // use.
      double share = memoryUs / op.durationUs;
      double pace = 1 - share + share / (1 - taken);
      double done =
          advance(left, pace, pace - op.d2hOccupancy, pace - op.h2dOccupancy);
      slowedUs += done * (pace - 1);
      left -= done;
    }
  }

  /// Advances the time until `us` of work are done or the first copy ends, and
  /// returns the work done, in us. Work takes `pace` times as long; copies
  /// progress at the given rates per work.
  double advance(double us, double pace, double outRate, double backRate) {
    const double rates[] = {outRate, backRate};
    double done = us;
    for (size_t way : {0, 1})
      if (!queues[way].empty()) {
        Copy &copy = copies[queues[way].front()];
        copy.start = copy.start < 0 ? now : copy.start;
        done = std::min(done, copy.leftUs / rates[way]);
      }
    now += done * pace;
    for (size_t way : {0, 1})
      if (!queues[way].empty()) {
        Copy &copy = copies[queues[way].front()];
        double all = copy.leftUs / rates[way];
        copy.leftUs -= done * rates[way];
        if (all > done)
          continue;
        copy.leftUs = 0;
        copy.end = now;
        queues[way].pop_front();
      }
    return done;
  }

  const Trace &trace;
  const Machine &machine;
  std::vector<size_t> lastCopy;
  std::deque<size_t> queues[2];
  double now = 0;
};

TEST(RandomInterferenceTest, SimulationsAgreeWithQueuesStepByStep) {
  int slowed = 0;
  for (uint64_t seed = 1; seed <= 80; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomTrace(seed);
    if (seed % 2)
      trace = occupied(trace, seed);
    Machine machine = interfering(randomMachine(seed), seed);
    int64_t low = smallestBudget(trace, 0).bytes, high = unplannedPeak(trace);
    PlanOptions options;
    options.minBytes = options.effort = 0;
    for (int64_t part : {0, 1, 2}) {
      options.deviceBudget = low + (high - low) * part / 3;
      Expected<Plan> made = plan(trace, machine, options);
      ASSERT_TRUE(bool(made)) << made.error().str();
      Expected<Simulation> s = simulate(trace, machine, made->commands);
      ASSERT_TRUE(bool(s)) << s.error().str();
      Stepper steps(trace, machine, made->commands);
      double near = 1e-9 * s->makespanUs;
      EXPECT_NEAR(s->makespanUs, steps.makespanUs, near);
      EXPECT_NEAR(s->slowedUs, steps.slowedUs, near);
      EXPECT_NEAR(s->baseUs + s->addedUs(), s->makespanUs, near);
      Totals sums = totals(Problem(trace, 0), trace, machine, made->commands);
      EXPECT_NEAR(sums.addedUs(), s->addedUs(), near);
      for (size_t i = 0; i < made->commands.size(); ++i) {
        if (steps.copies[i].end < 0)
          continue;
        EXPECT_NEAR(s->commands[i].copyStartUs, steps.copies[i].start, near);
        EXPECT_NEAR(s->commands[i].copyEndUs, steps.copies[i].end, near);
      }
      slowed += s->slowedUs > near;
    }
  }
  EXPECT_GE(slowed, 80);
}

/// The times of decoded schedules equal those of the simulation exactly.
TEST(RandomInterferenceTest, DecodedTimesAreThoseOfTheSimulation) {
  int slowed = 0, decoded = 0;
  for (uint64_t seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomTrace(seed);
    Machine machine = randomMachine(seed);
    if (seed % 4)
      machine = interfering(machine, seed);
    Problem problem(trace, 0);
    Decoder decoder(problem, LinkTimes(machine), Objective::AddedTime);
    Random random(seed);
    int64_t low = smallestBudget(trace, 0).bytes, high = unplannedPeak(trace);
    Genes genes;
    for (size_t gap = 0; gap < problem.gaps.size(); ++gap) {
      genes.key.push_back(random.unit());
      genes.stretch.push_back(decoder.whole(gap));
    }
    for (int64_t part : {0, 1, 2}) {
      Budgets budgets;
      budgets.device = low + (high - low) * part / 3;
      Schedule schedule;
      if (!decoder.decode(genes, budgets, schedule))
        continue;
      decoder.time(schedule, budgets);
      Expected<Simulation> s =
          simulate(trace, machine, toCommands(problem, schedule));
      ASSERT_TRUE(bool(s)) << s.error().str();
      EXPECT_EQ(schedule.exposedUs, s->exposedUs);
      EXPECT_EQ(schedule.costUs, s->makespanUs - s->baseUs);
      slowed += s->slowedUs > 0;
      ++decoded;
    }
  }
  EXPECT_GE(decoded, 300);
  EXPECT_GE(slowed, 100);
}

} // namespace
