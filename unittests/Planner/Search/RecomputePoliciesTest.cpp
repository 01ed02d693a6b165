//===- RecomputePoliciesTest.cpp - Rules that recompute values ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RandomTrace.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Planner.h"

#include <gtest/gtest.h>
#include <set>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Returns the values of the 7b step that a policy rematerializes, by the part
/// of names after the layer.
std::set<std::string> dropped(const Trace &trace, const Plan &plan) {
  std::set<std::string> names;
  for (const Command &command : plan.commands)
    if (command.kind == CommandKind::Drop) {
      const std::string &name = trace.values[command.value].name;
      names.insert(name.substr(name.find('.') + 1));
    }
  return names;
}

Plan planBy(const Trace &trace, Policy policy,
            std::optional<int64_t> budget = std::nullopt) {
  PlanOptions options;
  options.policy = policy;
  options.deviceBudget = budget;
  Expected<Plan> made = plan(trace, *findMachinePreset("h100-pcie5"), options);
  EXPECT_TRUE(bool(made)) << made.error().str();
  return made ? std::move(*made) : Plan();
}

class RecomputePoliciesTest : public testing::Test {
protected:
  Trace trace =
      *loadTrace(std::string(AO_TRACE_DIR) + "/Complete/C_7b_4k.json");
};

TEST_F(RecomputePoliciesTest, EveryReaderIsNamed) {
  std::vector<bool> reads(trace.ops.size(), false);
  for (const Value &value : trace.values)
    for (int64_t use : value.uses)
      reads[use] = true;
  int64_t none = 0;
  for (size_t op = 0; op < reads.size(); ++op)
    none += !reads[op];
  // `embed` alone: tokens and parameters are no values.
  EXPECT_EQ(none, 1);
  EXPECT_EQ(
      unplannedPeak(trace),
      unplannedPeak(*loadTrace(std::string(AO_TRACE_DIR) + "/C_7b_4k.json")));
}

TEST_F(RecomputePoliciesTest, CheckpointKeepsTheInputsOfLayers) {
  Plan plan = planBy(trace, Policy::Checkpoint);
  std::set<std::string> names = dropped(trace, plan);
  // The result of the embedding does not belong to another layer.
  for (const Command &command : plan.commands)
    EXPECT_FALSE(command.kind == CommandKind::Drop &&
                 trace.values[command.value].name == "L5.x");
  for (const char *name : {"n1", "q", "k", "v", "o", "x2", "n2", "g", "u", "a"})
    EXPECT_EQ(names.count(name), 1u) << name;
  EXPECT_LT(plan.predicted.peakBytes, plan.predicted.unplannedPeakBytes / 3);
  EXPECT_EQ(plan.predicted.offloadedBytes, 0);
}

TEST_F(RecomputePoliciesTest, SelectiveIsAttention) {
  Plan plan = planBy(trace, Policy::Selective);
  EXPECT_EQ(dropped(trace, plan), (std::set<std::string>{"lse", "o"}));
  EXPECT_GT(plan.predicted.recomputedUs, 0);
}

TEST_F(RecomputePoliciesTest, BudgetsTakeTheLeastThatFits) {
  int64_t budget = unplannedPeak(trace) / 2;
  for (Policy policy : policiesWith(PolicyTrait::Rematerializes)) {
    if (policy == Policy::Selective)
      continue;
    Plan rule = planBy(trace, policy, budget);
    EXPECT_LE(rule.predicted.peakBytes, budget) << toString(policy);
    EXPECT_TRUE(bool(rule.verify(trace)));
    Plan planned = planBy(trace, Policy::Planned, rule.predicted.peakBytes);
    EXPECT_LE(planned.predicted.addedUs(), rule.predicted.addedUs() * 0.7)
        << toString(policy);
  }
}

TEST_F(RecomputePoliciesTest, WithoutMarksNothingIsRematerialized) {
  Trace plain = *loadTrace(std::string(AO_TRACE_DIR) + "/G_unet.json");
  for (Policy policy : policiesWith(PolicyTrait::Rematerializes)) {
    EXPECT_EQ(parsePolicy(toString(policy)), policy);
    EXPECT_FALSE(recomputes(planBy(plain, policy).commands));
  }
}

} // namespace
