//===- JointBruteForceTest.cpp - Joint bounds against every plan ----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes lists of commands that offload and rematerialize values, one after
// the other. On steps of up to four ops, all lists are executed, except for
// those that only waste time: values are dropped right after a use, and ops are
// recomputed if a result has been dropped, or is an operand of such a
// recomputation. On steps of up to seven ops, recomputed ops are placed right
// before the op that uses them; the bound may not exceed the times of these
// lists either.
//
//===----------------------------------------------------------------------===//

#include "JointEnumeration.h"
#include "RandomDag.h"
#include "RandomTrace.h"
#include "ao/Planner/Bounds.h"
#include "ao/Planner/Planner.h"

#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

TEST(JointBruteForceTest, NoListBeatsTheBoundOnFourOps) {
  int steps = 0, gains = 0, optimal = 0, plans = 0;
  double excess = 0;
  for (uint64_t seed = 0; seed < 700; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = smallDag(seed, 4, 1, 3);
    Machine machine = smallMachine(seed);
    JointEnumeration all(trace, machine, /*anywhere=*/true, 20'000,
                         /*dropsInUse=*/true);
    if (!all.isComplete())
      continue;
    ++steps;
    for (const auto &[budget, us] : all.leastUs) {
      SCOPED_TRACE("budget " + std::to_string(budget));
      double least = all.leastUsWithin(budget);
      double joint = jointMakespanBound(trace, machine, 0, budget);
      EXPECT_LE(joint, least * (1 + 1e-12));
      double moving = makespanBound(trace, machine, 0, budget);
      EXPECT_LE(joint, moving * (1 + 1e-9));
      gains += least < moving * (1 - 1e-6);
      PlanOptions options;
      options.minBytes = 0;
      options.deviceBudget = budget;
      Expected<Plan> made = plan(trace, machine, options);
      if (!made)
        continue;
      plans += least > 0;
      EXPECT_TRUE(bool(made->verify(trace)));
      EXPECT_LE(made->predicted.peakBytes, budget);
      EXPECT_GE(made->predicted.makespanUs * (1 + 1e-9), least);
      EXPECT_LE(made->predicted.makespanBoundUs,
                made->predicted.makespanUs * (1 + 1e-9));
      if (least > 0)
        excess += made->predicted.makespanUs / least - 1;
      optimal += least > 0 && made->predicted.makespanUs <= least * (1 + 1e-9);
    }
  }
  std::printf("%d steps, %d plans, %d optimal, %.3f %% above on average\n",
              steps, plans, optimal, 100 * excess / plans);
  EXPECT_GE(steps, 500);
  EXPECT_GE(gains, 60);
  EXPECT_LE(excess / plans, 0.005);
}

TEST(JointBruteForceTest, NoListBeatsTheBoundOnSevenOps) {
  int gains = 0;
  for (uint64_t seed = 0; seed < 1400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = smallDag(seed, 7, 1 + seed % 2, 5);
    if (seed % 4 == 0)
      trace = occupied(std::move(trace), seed);
    Machine machine = smallMachine(seed);
    JointEnumeration some(trace, machine, /*anywhere=*/false, 1'000);
    for (const auto &[budget, us] : some.leastUs) {
      double least = some.leastUsWithin(budget);
      EXPECT_LE(jointMakespanBound(trace, machine, 0, budget),
                least * (1 + 1e-12))
          << "budget " << budget;
      gains += least < makespanBound(trace, machine, 0, budget) * (1 - 1e-6);
    }
  }
  EXPECT_GE(gains, 200);
}

TEST(JointBruteForceTest, PlansOfRandomStepsKeepTheirWord) {
  int again = 0;
  for (uint64_t seed = 0; seed < 50; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomDag(seed, 24);
    Machine machine = smallMachine(seed);
    int64_t peak = unplannedPeak(trace);
    for (int percent : {80, 60}) {
      PlanOptions options;
      options.minBytes = 0;
      options.deviceBudget = peak / 100 * percent;
      Expected<Plan> joint = plan(trace, machine, options);
      options.recompute = false;
      Expected<Plan> moving = plan(trace, machine, options);
      EXPECT_TRUE(joint || !moving);
      if (!joint)
        continue;
      const Prediction &p = joint->predicted;
      Plan copy = *joint;
      EXPECT_TRUE(bool(predict(trace, copy)));
      copy.predicted.makespanBoundUs = p.makespanBoundUs;
      EXPECT_EQ(toJson(copy), toJson(*joint));
      EXPECT_LE(p.peakBytes, *options.deviceBudget);
      EXPECT_LE(p.makespanBoundUs, p.makespanUs * (1 + 1e-9));
      EXPECT_NEAR(p.makespanUs, p.baseUs + p.addedUs(), 1e-6 * p.makespanUs);
      again += recomputes(joint->commands);
      if (!moving)
        continue;
      EXPECT_LE(p.makespanUs, moving->predicted.makespanUs * (1 + 2e-9));
      EXPECT_FALSE(recomputes(moving->commands));
    }
  }
  EXPECT_GE(again, 15);
}

TEST(JointBruteForceTest, AnInfeasibleBudgetNamesOneThatIsEnough) {
  int lower = 0, exact = 0, complete = 0;
  for (uint64_t seed = 0; seed < 120; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = seed % 2 ? randomDag(seed, 16) : smallDag(seed, 4, 1, 3);
    Machine machine = smallMachine(seed);
    PlanOptions options;
    options.minBytes = 0;
    options.deviceBudget = 1;
    Infeasibility why, moving;
    ASSERT_FALSE(plan(trace, machine, options, &why));
    options.deviceBudget = why.device.bytes;
    EXPECT_TRUE(bool(plan(trace, machine, options)));
    options.recompute = false;
    options.deviceBudget = 1;
    ASSERT_FALSE(plan(trace, machine, options, &moving));
    EXPECT_LE(why.device.bytes, moving.device.bytes);
    lower += why.device.bytes < moving.device.bytes;
    if (seed % 2)
      continue;
    JointEnumeration all(trace, machine, /*anywhere=*/true, 20'000,
                         /*dropsInUse=*/true);
    if (!all.isComplete())
      continue;
    ++complete;
    EXPECT_GE(why.device.bytes, all.leastUs.begin()->first);
    exact += why.device.bytes == all.leastUs.begin()->first;
  }
  std::printf("%d lower than without recomputation, %d of %d exact\n", lower,
              exact, complete);
  EXPECT_GE(lower, 10);
  EXPECT_GE(exact, complete * 95 / 100);
}

TEST(JointBruteForceTest, TheLowestPeakKeepsTheSlowdown) {
  int lower = 0;
  for (uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = randomDag(seed, 16);
    Machine machine = smallMachine(seed);
    PlanOptions options;
    options.minBytes = 0;
    Expected<Plan> free = plan(trace, machine, options);
    options.maxSlowdown = 0.1;
    Expected<Plan> slow = plan(trace, machine, options);
    ASSERT_TRUE(free && slow);
    EXPECT_LE(slow->predicted.addedUs(),
              0.1 * slow->predicted.baseUs * (1 + 1e-9));
    EXPECT_LE(slow->predicted.peakBytes, free->predicted.peakBytes);
    EXPECT_EQ(slow->options.maxSlowdown, 0.1);
    EXPECT_FALSE(slow->options.deviceBudget);
    lower += slow->predicted.peakBytes < free->predicted.peakBytes;
  }
  EXPECT_GE(lower, 2);
}

} // namespace
