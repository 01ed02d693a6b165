//===- BoundsTest.cpp - Bounds worked out by hand -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Bounds.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Four forward ops that define 40 MB each, four backward ops that use them in
/// reverse; 10 ms each; at 1 GB/s, 10 MB are copied per op.
Trace nested() {
  Trace trace = makeStep(4, 10, 4, 10);
  for (int i = 0; i < 4; ++i)
    trace.values.push_back(makeValue(40 * MB, i, {7 - i}));
  return trace;
}

TEST(BoundsTest, PeakIsLimitedByTheLink) {
  // By the start of op 3, which defines v3, the link has copied 20 MB.
  int64_t bound = peakBound(nested(), makeMachine(1e9), 0);
  EXPECT_GE(bound, 140 * MB - 1000);
  EXPECT_LE(bound, 140 * MB);
}

TEST(BoundsTest, CopiesTakeTimeOnAnyLink) {
  // At op 3, v2 has just been defined: however fast, its copy has not begun.
  int64_t bound = peakBound(nested(), makeMachine(1e15), 0);
  EXPECT_NEAR(bound, 80 * MB, MB / 10);
}

TEST(BoundsTest, SmallValuesDoNotCount) {
  EXPECT_EQ(peakBound(nested(), makeMachine(1e15), 41 * MB), 160 * MB);
}

TEST(BoundsTest, MakespanAtABudget) {
  Trace trace = nested();
  Machine machine = makeMachine(1e9);
  // 80 MB must be offloaded by op 3, when 20 MB could be: 60 ms. As much must
  // be reloaded after op 4 by op 7: of it 40 MB by op 6 and 40 MB by op 7, when
  // 20 MB could be: again 60 ms.
  double bound = makespanBound(trace, machine, 0, 80 * MB);
  EXPECT_NEAR(bound, 80000 + 60000 + 60000, 1);
  EXPECT_TRUE(std::isinf(makespanBound(trace, machine, 0, 39 * MB)));
  EXPECT_NEAR(makespanBound(trace, machine, 0, 160 * MB), 80000, 1);
}

TEST(BoundsTest, SmallestBudgetNamesOpAndValues) {
  Trace trace = nested();
  trace.values.push_back(makeValue(7 * MB, 2, {}, false));
  SmallestBudget smallest = smallestBudget(trace, 0);
  EXPECT_EQ(smallest.bytes, 47 * MB);
  EXPECT_EQ(smallest.op, 2);
  EXPECT_EQ(smallest.values, (std::vector<int64_t>{2, 4}));
}

TEST(BoundsTest, ArgumentsMeetAtTheStart) {
  Trace trace = makeStep(2, 1, 2, 1);
  trace.values = {makeValue(5 * MB, -1, {1}), makeValue(6 * MB, -1, {2}),
                  makeValue(1 * MB, 0, {3})};
  SmallestBudget smallest = smallestBudget(trace, 0);
  EXPECT_EQ(smallest.bytes, 11 * MB);
  EXPECT_EQ(smallest.op, -1);
  EXPECT_EQ(smallest.values, (std::vector<int64_t>{1, 0}));
  Machine machine = makeMachine(1e12);
  EXPECT_TRUE(std::isinf(makespanBound(trace, machine, 0, 11 * MB - 1)));
  PlanOptions options;
  options.minBytes = 0;
  options.deviceBudget = 11 * MB;
  Expected<Plan> made = plan(trace, machine, options);
  ASSERT_TRUE(bool(made));
  EXPECT_EQ(made->predicted.peakBytes, 11 * MB);
  --*options.deviceBudget;
  Infeasibility why;
  made = plan(trace, machine, options, &why);
  ASSERT_FALSE(bool(made));
  EXPECT_EQ(describeCause(why, trace),
            "the start of the step needs these values at once: 'value' "
            "(6.00 MB), 'value' (5.00 MB)");
}

TEST(BoundsTest, LiveOutsMeetAtTheEnd) {
  Trace trace = makeStep(2, 1, 2, 1);
  trace.values = {makeValue(5 * MB, 0, {}), makeValue(6 * MB, 0, {})};
  for (Value &value : trace.values)
    value.liveOut = true;
  SmallestBudget smallest = smallestBudget(trace, 0);
  EXPECT_EQ(smallest.bytes, 11 * MB);
}

TEST(BoundsTest, ProvenBoundSeesWholeValuesAndLatency) {
  Trace trace = nested();
  Machine machine = makeMachine(1e9);
  // 40 MB take four ops: v0 can be offloaded by op 5 only, and then it is too
  // late to reload it by op 7.
  EXPECT_EQ(provenPeakBound(trace, machine, 0), 160 * MB);
  machine.latencyUs = 1e6;
  EXPECT_EQ(provenPeakBound(trace, machine, 0), 160 * MB);
}

TEST(BoundsTest, EmptyTraces) {
  Trace trace;
  EXPECT_EQ(peakBound(trace, makeMachine(1), 0), 0);
  EXPECT_EQ(provenPeakBound(trace, makeMachine(1), 0), 0);
  EXPECT_EQ(makespanBound(trace, makeMachine(1), 0, 0), 0);
  EXPECT_EQ(smallestBudget(trace, 0).op, -1);
}

} // namespace
