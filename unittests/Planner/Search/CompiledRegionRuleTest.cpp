//===- CompiledRegionRuleTest.cpp - Compiled regions planned alone --------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

PlanOptions allValues(Policy policy = Policy::CompiledRegions) {
  PlanOptions options;
  options.minBytes = 0;
  options.policy = policy;
  return options;
}

/// Two compiled regions of `numOps` ops of 10 ms each way, the second within
/// the first.
Trace twoCompiledRegions(int numOps = 4) {
  Trace trace = makeStep(2 * numOps, 10, 2 * numOps, 10);
  trace.boundary.reset();
  for (int i = 0; i < 4 * numOps; ++i) {
    trace.ops[i].phase = i < 2 * numOps ? Phase::Forward : Phase::Backward;
    trace.ops[i].compiledRegion = i < numOps || i >= 3 * numOps ? 0 : 1;
  }
  return trace;
}

bool isOffloaded(const Trace &trace, const Machine &machine, int64_t value) {
  std::vector<Command> commands =
      compiledRegionCommands(trace, machine, allValues());
  return std::any_of(
      commands.begin(), commands.end(),
      [&](const Command &command) { return command.value == value; });
}

TEST(CompiledRegionRuleTest, OffloadsValuesHiddenByTheirCompiledRegion) {
  Trace trace = twoCompiledRegions();
  trace.values = {makeValue(10 * MB, 0, {15}), makeValue(30 * MB, 3, {12})};
  EXPECT_TRUE(isOffloaded(trace, makeMachine(1e9), 0));
  // 60 ms each way: only ops between both parts hide them.
  Machine slow = makeMachine(10 * MB / 0.06);
  EXPECT_FALSE(isOffloaded(trace, slow, 0));
  trace.values[1] = makeValue(30 * MB, 7, {8});
  EXPECT_FALSE(isOffloaded(trace, slow, 0));
  EXPECT_FALSE(plan(trace, slow, allValues(Policy::Planned))->commands.empty());
}

TEST(CompiledRegionRuleTest, CopiesOutEndWithTheForwardFunction) {
  Trace trace = twoCompiledRegions();
  trace.values = {makeValue(10 * MB, 3, {13})};
  trace.values.push_back(makeValue(30 * MB, 12, {}));
  trace.values[1].offloadable = false;
  for (const Command &command :
       compiledRegionCommands(trace, makeMachine(1e9), allValues())) {
    if (command.kind == CommandKind::Offload) {
      EXPECT_EQ(command.before, 4);
    }
    if (command.kind == CommandKind::Reload) {
      EXPECT_GE(command.before, 12);
    }
  }
}

TEST(CompiledRegionRuleTest, WhatOthersReadStays) {
  Trace trace = twoCompiledRegions();
  Machine machine = makeMachine(1e9);
  Value peak = makeValue(30 * MB, 3, {12});
  // Defined in the previous compiled region, read in it and by the compiled
  // region itself.
  trace.values = {makeValue(10 * MB, 0, {1, 15}), peak};
  EXPECT_TRUE(isOffloaded(trace, machine, 0));
  // Another compiled region reads it once this one has begun.
  trace.values[0].uses = {1, 5, 15};
  EXPECT_FALSE(isOffloaded(trace, machine, 0));
  trace.values[0].uses = {1, 15};
  trace.values[0].liveOut = true;
  EXPECT_FALSE(isOffloaded(trace, machine, 0));
}

TEST(CompiledRegionRuleTest, ArgumentsOfACompiledRegionAreItsOwn) {
  Trace trace = twoCompiledRegions();
  // Defined by compiled region 0, saved by compiled region 1, whose peak comes
  // later.
  trace.values = {makeValue(10 * MB, 2, {4, 11}), makeValue(30 * MB, 7, {8})};
  EXPECT_TRUE(isOffloaded(trace, makeMachine(1e9), 0));
}

TEST(CompiledRegionRuleTest, WithoutCompiledRegionsNoValueIsOffloaded) {
  Trace trace = twoCompiledRegions();
  trace.values = {makeValue(10 * MB, 0, {15}), makeValue(30 * MB, 3, {12})};
  for (Op &op : trace.ops)
    op.compiledRegion = -1;
  EXPECT_FALSE(hasCompiledRegions(trace));
  EXPECT_FALSE(isOffloaded(trace, makeMachine(1e9), 0));
  std::vector<Policy> policies = policiesFor(trace, allValues());
  EXPECT_EQ(
      std::count(policies.begin(), policies.end(), Policy::CompiledRegions), 0);
}

/// A random step divided into compiled regions: of both passes equally many, or
/// at random.
Trace randomCompiledRegions(uint64_t seed) {
  Trace trace = randomTrace(seed);
  std::mt19937_64 random(seed);
  auto count = static_cast<int64_t>(1 + random() % 4);
  int64_t backwardBegin = findBackwardBegin(trace);
  for (int64_t i = 0; i < trace.numOps(); ++i) {
    trace.ops[i].phase = i < backwardBegin ? Phase::Forward : Phase::Backward;
    trace.ops[i].compiledRegion =
        static_cast<int64_t>(random() % (count + 1)) - 1;
  }
  return trace;
}

TEST(CompiledRegionRuleTest, IsLegalOnRandomSteps) {
  int64_t offloadedBytes = 0;
  for (uint64_t seed = 0; seed < 300; ++seed) {
    Trace trace = randomCompiledRegions(seed);
    PlanOptions options = allValues();
    options.effort = 0;
    Expected<Plan> made = plan(trace, randomMachine(seed), options);
    ASSERT_TRUE(bool(made)) << seed << " " << made.error().str();
    Status status = made->verify(trace);
    EXPECT_TRUE(bool(status)) << seed << " " << status.error().str();
    offloadedBytes += made->predicted.offloadedBytes;
  }
  EXPECT_GT(offloadedBytes, 0);
}

TEST(CompiledRegionRuleTest, PlannedIsNotWorse) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Trace trace = randomCompiledRegions(seed);
    Machine machine = randomMachine(seed);
    Plan compiledRegions = *plan(trace, machine, allValues());
    PlanOptions options = allValues(Policy::Planned);
    options.deviceBudget = compiledRegions.predicted.peakBytes;
    options.recompute = false;
    Plan planned = *plan(trace, machine, options);
    EXPECT_LE(planned.predicted.exposedUs,
              compiledRegions.predicted.exposedUs +
                  1e-9 * compiledRegions.predicted.baseUs)
        << seed;
  }
}

TEST(CompiledRegionRuleTest, TracesKeepCompiledRegions) {
  Trace trace = twoCompiledRegions();
  Trace again = *parseTrace(toJson(trace));
  for (int64_t i = 0; i < trace.numOps(); ++i)
    EXPECT_EQ(again.ops[i].compiledRegion, trace.ops[i].compiledRegion);
}

} // namespace
