//===- JointPlanTest.cpp - Plans with rematerialization -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Search/JointPlan.h"
#include "RandomDag.h"
#include "RandomTrace.h"

#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// A value of 100 MB that takes 1 ms to compute, and is absent while another
/// one is resident; 10 ms are left to copy it either way.
Trace oneValue() {
  Trace trace;
  trace.completeUses = true;
  for (double ms : {1, 10, 10, 10, 10, 10})
    trace.ops.push_back(makeOp(ms));
  trace.ops[0].recompute = true;
  trace.values = {makeValue(100 * MB, 0, {1, 5}),
                  makeValue(100 * MB, 3, {}, false)};
  return trace;
}

struct Asked {
  int alone = 0, again = 0;
};

/// The steps that transfers were planned for: the original one, or one with
/// recomputed ops.
Asked stepsPlanned(const Machine &machine) {
  Trace trace = oneValue();
  PlanOptions options;
  options.minBytes = 0;
  options.deviceBudget = 100 * MB;
  Asked asked;
  auto planTransfers = [&](const Trace &step, const PlanOptions &inner,
                           Infeasibility *why) {
    ++(step.numOps() == trace.numOps() ? asked.alone : asked.again);
    PlanOptions moving = inner;
    moving.recompute = false;
    return plan(step, machine, moving, why);
  };
  EXPECT_TRUE(bool(JointPlanner(trace, machine, options, planTransfers)
                       .minimizeTime(nullptr)));
  return asked;
}

TEST(JointPlanTest, TransfersAreNotPlannedWhereTheirBoundIsAboveAPlan) {
  Asked asked = stepsPlanned(makeMachine(1e9));
  EXPECT_EQ(asked.alone, 0);
  EXPECT_EQ(asked.again, 1);
}

/// `t` competes with `w` for memory, is not offloadable, and is rematerialized
/// through `s`, for which there is less memory with `v` than with `w`.
Trace chainThatNeedsMost() {
  Trace trace;
  trace.name = "chain";
  trace.completeUses = true;
  for (const char *name : {"a", "b", "p", "q", "d"}) {
    trace.ops.push_back(makeOp(1));
    trace.ops.back().name = name;
  }
  trace.ops[0].recompute = trace.ops[1].recompute = true;
  trace.values = {
      makeValue(1 * MB, -1, {0}, false), makeValue(6 * MB, 0, {1}, false),
      makeValue(4 * MB, 1, {4}, false), makeValue(12 * MB, 2, {}, false),
      makeValue(5 * MB, 3, {4}, false)};
  const char *names[] = {"x", "s", "t", "w", "v"};
  for (int i = 0; i < 5; ++i)
    trace.values[i].name = names[i];
  trace.values[0].liveOut = true;
  return trace;
}

TEST(JointPlanTest, AChainThatDoesNotFitIsNamed) {
  Trace trace = chainThatNeedsMost();
  for (Policy policy :
       {Policy::Planned, Policy::Checkpoint, Policy::Knapsack}) {
    SCOPED_TRACE(std::string(toString(policy)));
    PlanOptions options;
    options.policy = policy;
    options.minBytes = 0;
    options.deviceBudget = 15 * MB;
    Infeasibility why;
    Expected<Plan> made = plan(trace, makeMachine(1e9), options, &why);
    ASSERT_FALSE(bool(made));
    EXPECT_EQ(why.device.bytes, 16 * MB);
    EXPECT_EQ(why.device.op, 1);
    EXPECT_EQ(why.device.values, (std::vector<int64_t>{1, 4, 2, 0}));
    EXPECT_NE(describe(made.error(), why, trace)
                  .find("'b' needs these values at once: 's' (6.00 MB), 'v' "
                        "(5.00 MB), 't' (4.00 MB), 'x' (1.00 MB)"),
              std::string::npos)
        << describe(made.error(), why, trace);
    options.deviceBudget = why.device.bytes;
    EXPECT_TRUE(bool(plan(trace, makeMachine(1e9), options)));
  }
}

TEST(JointPlanTest, NothingRunsAgainWhereTransfersAreFree) {
  Asked asked = stepsPlanned(makeMachine(1e11));
  EXPECT_EQ(asked.alone, 1);
  EXPECT_EQ(asked.again, 0);
}

} // namespace
