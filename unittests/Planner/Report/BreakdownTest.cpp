//===- BreakdownTest.cpp - A plan by microbatch and by group --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Breakdown.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

Value makeMember(int64_t bytes, int64_t def, std::vector<int64_t> uses,
                 int64_t microbatch, int64_t group = -1) {
  Value value = makeValue(bytes, def, std::move(uses));
  value.microbatch = microbatch;
  value.group = group;
  return value;
}

/// Two microbatches, forward 0, forward 1, idle, backward 0, backward 1.
Trace makeTrace() {
  Trace trace;
  for (int64_t microbatch : {0, 1, -1, 0, 1}) {
    trace.ops.push_back(makeOp(1));
    trace.ops.back().microbatch = microbatch;
  }
  trace.values = {makeMember(100, 0, {3}, 0, 7), makeMember(10, 0, {3}, 0, 7),
                  makeMember(100, 1, {4}, 1, 8), makeMember(1000, -1, {}, -1)};
  return trace;
}

TEST(BreakdownTest, MicrobatchesAndGroups) {
  Trace trace = makeTrace();
  Breakdown breakdown = breakDown(trace, {{CommandKind::Offload, 0, 1},
                                          {CommandKind::Release, 0, 2},
                                          {CommandKind::Reload, 0, 3},
                                          {CommandKind::Wait, 0, 3}});
  ASSERT_EQ(breakdown.microbatches.size(), 2u);
  EXPECT_EQ(breakdown.microbatches[0].firstOp, 0);
  EXPECT_EQ(breakdown.microbatches[0].lastOp, 3);
  EXPECT_EQ(breakdown.microbatches[0].heldBytes, 110);
  EXPECT_EQ(breakdown.microbatches[0].offloadedBytes, 100);
  EXPECT_EQ(breakdown.microbatches[1].heldBytes, 100);
  EXPECT_EQ(breakdown.microbatches[1].offloadedBytes, 0);
  EXPECT_EQ(breakdown.mostInFlight, 2);
  ASSERT_EQ(breakdown.groups.size(), 2u);
  EXPECT_EQ(breakdown.groups[0].group, 7);
  EXPECT_EQ(breakdown.groups[0].values, 2);
  EXPECT_EQ(breakdown.groups[0].offloadedValues, 1);
  EXPECT_EQ(breakdown.groups[0].bytes, 110);
  EXPECT_EQ(breakdown.groups[0].offloadedBytes, 100);
  EXPECT_EQ(describeMicrobatches(breakdown),
            "2, at most 2 in flight; each holds at most 110 B");
  EXPECT_EQ(describeGroups(breakdown),
            "1 of 2 offloaded, 1 of 3 components, 100 B");
}

TEST(BreakdownTest, NothingToDivide) {
  Trace trace = makeTrace();
  for (Op &op : trace.ops)
    op.microbatch = -1;
  for (Value &value : trace.values)
    value.microbatch = value.group = -1;
  Breakdown breakdown = breakDown(trace, {});
  EXPECT_EQ(describeMicrobatches(breakdown), "");
  EXPECT_EQ(describeGroups(breakdown), "");
}

/// A single microbatch holds all bytes, as the simulator computes them.
TEST(BreakdownTest, OneMicrobatchHoldsThePeak) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Trace trace = randomTrace(seed);
    for (Op &op : trace.ops) {
      op.microbatch = 0;
      op.entryBytes = 0;
    }
    for (Value &value : trace.values)
      value.microbatch = 0;
    Machine machine = *loadMachine(defaultMachineName);
    PlanOptions options;
    options.minBytes = 1;
    options.recompute = false;
    Expected<Plan> made = plan(trace, machine, options);
    ASSERT_TRUE(bool(made)) << made.error().str();
    Expected<Simulation> simulation = simulate(trace, machine, made->commands);
    ASSERT_TRUE(bool(simulation));
    Breakdown breakdown = breakDown(trace, made->commands);
    ASSERT_EQ(breakdown.microbatches.size(), trace.ops.empty() ? 0u : 1u);
    if (trace.ops.empty())
      continue;
    EXPECT_EQ(breakdown.microbatches[0].heldBytes, simulation->peakBytes)
        << seed;
    EXPECT_EQ(breakdown.microbatches[0].offloadedBytes,
              simulation->offloadedBytes)
        << seed;
  }
}

} // namespace
