//===- JointOracleTest.cpp - Joint plans against exact optima -------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// AO_JOINT_ORACLE_STEPS in the environment sets how many random steps are
// solved (CMakeLists.txt has the number of ctest), and AO_JOINT_ORACLE_FIRST
// the seed of the first.
//
//===----------------------------------------------------------------------===//

#include "JointOracle.h"
#include "JointEnumeration.h"
#include "RandomDag.h"
#include "ao/Planner/Bounds.h"
#include "ao/Planner/Planner.h"

#include <cstdlib>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

constexpr double rounding = 1e-9;

uint64_t fromEnvironment(const char *name, uint64_t otherwise) {
  const char *text = std::getenv(name);
  return text ? std::strtoull(text, nullptr, 10) : otherwise;
}

/// The time of its plan equals the prediction, so no better plan is needed.
void expectToHold(const Trace &trace, const Machine &machine, int64_t budget,
                  const JointOracle::Optimum &optimum) {
  Expected<PlanExecution> run = execute(trace, machine, optimum.commands);
  ASSERT_TRUE(bool(run)) << run.error().str();
  EXPECT_LE(run->simulation.peakBytes, budget);
  EXPECT_NEAR(run->simulation.makespanUs, optimum.makespanUs,
              rounding * optimum.makespanUs);
}

TEST(JointOracleTest, FindsWhatAllListsOfCommandsFind) {
  int steps = 0, again = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = smallDag(seed, 4, 1 + seed % 2, 3);
    for (Value &value : trace.values)
      value.reuses = -1;
    for (Op &op : trace.ops)
      op.inheritedBytes = 0;
    Machine machine = smallMachine(seed);
    JointEnumeration all(trace, machine, /*anywhere=*/true, 20'000,
                         /*dropsInUse=*/true);
    if (!all.isComplete())
      continue;
    ++steps;
    for (const auto &[budget, us] : all.leastUs) {
      SCOPED_TRACE("budget " + std::to_string(budget));
      double least = all.leastUsWithin(budget);
      auto optimum = JointOracle(trace, machine, budget).solve();
      ASSERT_TRUE(optimum.has_value());
      EXPECT_NEAR(optimum->makespanUs, least, rounding * least);
      expectToHold(trace, machine, budget, *optimum);
      again += recomputes(optimum->commands);
    }
  }
  std::printf("%d steps, %d optima recompute ops\n", steps, again);
  EXPECT_GE(steps, 250);
  EXPECT_GE(again, 30);
}

/// Every step at three budgets between its least and its unplanned peak.
TEST(JointOracleTest, BoundOptimumPlan) {
  uint64_t first = fromEnvironment("AO_JOINT_ORACLE_FIRST", 0);
  uint64_t count = fromEnvironment("AO_JOINT_ORACLE_STEPS", 50);
  uint64_t solved = 0, optimal = 0, again = 0, tight = 0, worstSeed = 0;
  double excess = 0, worst = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Trace trace = dagWithoutReuse(seed, 7);
    Machine machine = smallMachine(seed);
    PlanOptions options;
    options.minBytes = 0;
    options.deviceBudget = 1;
    Infeasibility why;
    if (plan(trace, machine, options, &why))
      continue;
    int64_t least = why.device.bytes, most = unplannedPeak(trace);
    for (int share : {0, 1, 2}) {
      int64_t budget = least + (most - least) * share / 3;
      SCOPED_TRACE("budget " + std::to_string(budget));
      options.deviceBudget = budget;
      Expected<Plan> made = plan(trace, machine, options);
      ASSERT_TRUE(bool(made)) << made.error().str();
      EXPECT_TRUE(bool(made->verify(trace)));
      auto optimum = JointOracle(trace, machine, budget)
                         .solve(made->predicted.makespanUs * (1 + rounding));
      if (!optimum || optimum->makespanUs == 0)
        continue;
      ASSERT_NO_FATAL_FAILURE(expectToHold(trace, machine, budget, *optimum));
      double bound = jointMakespanBound(trace, machine, 0, budget);
      EXPECT_LE(bound, optimum->makespanUs * (1 + 1e-12));
      double ratio = made->predicted.makespanUs / optimum->makespanUs;
      EXPECT_GE(ratio, 1 - rounding);
      ++solved;
      again += recomputes(optimum->commands);
      optimal += ratio <= 1 + rounding;
      tight += bound >= optimum->makespanUs * (1 - 1e-6);
      excess += ratio - 1;
      if (ratio - 1 <= worst)
        continue;
      worst = ratio - 1;
      worstSeed = seed;
    }
  }
  std::printf(
      "%llu optima, %llu of which recompute ops: plans %.3f %% above on "
      "average, %.3f %% at worst (seed %llu), %llu optimal; %llu "
      "bounds are the optimum\n",
      static_cast<unsigned long long>(solved),
      static_cast<unsigned long long>(again),
      100 * excess / static_cast<double>(solved), 100 * worst,
      static_cast<unsigned long long>(worstSeed),
      static_cast<unsigned long long>(optimal),
      static_cast<unsigned long long>(tight));
  EXPECT_GE(solved, 3 * count * 9 / 10);
  EXPECT_GE(again, solved / 10);
  EXPECT_LE(excess / static_cast<double>(solved), 0.003);
  EXPECT_GE(optimal, solved * 95 / 100);
}

} // namespace
