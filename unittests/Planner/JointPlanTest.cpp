//===- JointPlanTest.cpp - What the joint planner plans -------------------===//
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

/// A value of 100 MB that takes 1 ms to make, and is away while another is
/// there; 10 ms are left to copy it either way.
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

/// Which steps transfers were planned for: the step as it is, or with second
/// runs.
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

TEST(JointPlanTest, NothingRunsAgainWhereTransfersAreFree) {
  Asked asked = stepsPlanned(makeMachine(1e11));
  EXPECT_EQ(asked.alone, 1);
  EXPECT_EQ(asked.again, 0);
}

} // namespace
