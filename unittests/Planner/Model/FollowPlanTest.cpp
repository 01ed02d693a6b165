//===- FollowPlanTest.cpp - Plans for other forms of a step ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/FollowPlan.h"
#include "ao/Planner/Simulator.h"

#include <gtest/gtest.h>

using namespace ao::planner;

namespace {

constexpr CommandKind Offload = CommandKind::Offload,
                      Release = CommandKind::Release,
                      Reload = CommandKind::Reload, Wait = CommandKind::Wait;

Trace makeTrace(const std::vector<std::string> &ops) {
  Trace trace;
  trace.name = "step";
  for (const std::string &name : ops)
    trace.ops.push_back({name, 10});
  return trace;
}

Value makeValue(const std::string &name, int64_t def, std::vector<int64_t> uses,
                bool offloadable = true) {
  Value value;
  value.name = name;
  value.bytes = 1000;
  value.def = def;
  value.uses = std::move(uses);
  value.offloadable = offloadable;
  return value;
}

class FollowPlanTest : public testing::Test {
protected:
  void SetUp() override {
    // "a" is absent from "c" to "e".
    planned = makeTrace({"a", "b", "c", "d", "e"});
    planned.values = {makeValue("a", 0, {1, 4}), makeValue("b", 1, {2, 3})};
    commands = {{Offload, 0, 2}, {Release, 0, 3}, {Reload, 0, 4}, {Wait, 0, 4}};
  }

  FollowedPlan follow(const Trace &step) {
    Plan plan = makePlan(planned, machine, PlanOptions(), commands);
    Expected<FollowedPlan> followed = followPlan(planned, plan, step);
    EXPECT_TRUE(bool(followed)) << followed.error().str();
    if (!followed)
      return {};
    Plan made = makePlan(step, machine, PlanOptions(), followed->commands);
    Status status = made.verify(step);
    EXPECT_TRUE(bool(status)) << status.error().str();
    return *followed;
  }

  Machine machine = *loadMachine("h100-pcie5");
  Trace planned;
  std::vector<Command> commands;
};

TEST_F(FollowPlanTest, TheSameStep) {
  FollowedPlan followed = follow(planned);
  EXPECT_EQ(followed.commands, commands);
  EXPECT_TRUE(followed.lost.empty());
}

TEST_F(FollowPlanTest, OpsThatAreSeveralOrFused) {
  // "a" is a fill and a product, "d" is a part of "e".
  Trace step = makeTrace({"a", "a", "b", "c", "e"});
  step.values = {makeValue("a", 0, {1}, false), makeValue("a", 1, {2, 4}),
                 makeValue("b", 2, {3, 4})};
  FollowedPlan followed = follow(step);
  std::vector<Command> expected = {
      {Offload, 1, 3}, {Release, 1, 4}, {Reload, 1, 4}, {Wait, 1, 4}};
  EXPECT_EQ(followed.commands, expected);
}

TEST_F(FollowPlanTest, LostOffloads) {
  Trace step = planned;
  step.values[0].name = "other";
  FollowedPlan followed = follow(step);
  EXPECT_TRUE(followed.commands.empty());
  ASSERT_EQ(followed.lost.size(), 1u);
  EXPECT_EQ(followed.lost[0].name, "a");
  EXPECT_EQ(followed.lost[0].bytes, 1000);
  EXPECT_EQ(followed.lost[0].reason,
            "no value of that name and size is eligible in this form");
  step = planned;
  step.values[0].uses = {1, 2};
  followed = follow(step);
  ASSERT_EQ(followed.lost.size(), 1u);
  EXPECT_EQ(followed.lost[0].reason,
            "it has no idle interval there in this form");
}

TEST_F(FollowPlanTest, InnerValuesOfOtherSizes) {
  // "a" is a padded operand and a convolution.
  Trace step = makeTrace({"a", "a", "b", "c", "d", "e"});
  step.values = {makeValue("a", 0, {1, 5}), makeValue("a", 1, {2, 5})};
  step.values[0].bytes = 1200;
  FollowedPlan followed = follow(step);
  std::vector<Command> expected = {
      {Offload, 1, 3}, {Release, 1, 4}, {Reload, 1, 5}, {Wait, 1, 5}};
  EXPECT_EQ(followed.commands, expected);
}

TEST_F(FollowPlanTest, OffloadsInTheBackwardFunction) {
  // Without "c", the op after the offload is the first of that function.
  planned = makeTrace({"a", "b", "c", "d", "e", "f"});
  planned.boundary = 2;
  planned.values = {makeValue("a", 0, {1, 5})};
  commands = {{Offload, 0, 3}, {Release, 0, 4}, {Reload, 0, 5}, {Wait, 0, 5}};
  Trace step = makeTrace({"a", "b", "d", "e", "f"});
  step.boundary = 2;
  step.values = {makeValue("a", 0, {1, 4})};
  std::vector<Command> expected = {
      {Offload, 0, 3}, {Release, 0, 3}, {Reload, 0, 4}, {Wait, 0, 4}};
  EXPECT_EQ(follow(step).commands, expected);
}

TEST_F(FollowPlanTest, LaterAbsences) {
  planned = makeTrace({"a", "b", "c", "d", "e", "f", "g"});
  planned.values = {makeValue("a", 0, {3, 6})};
  commands = {{Offload, 0, 1}, {Release, 0, 2}, {Reload, 0, 2}, {Wait, 0, 3},
              {Release, 0, 4}, {Reload, 0, 5},  {Wait, 0, 6}};
  EXPECT_EQ(follow(planned).commands, commands);
  // Without the first one there is no host copy for the second.
  Trace step = planned;
  step.values[0].def = 2;
  FollowedPlan followed = follow(step);
  EXPECT_TRUE(followed.commands.empty());
  ASSERT_EQ(followed.lost.size(), 1u);
}

TEST_F(FollowPlanTest, PlansOfOtherSteps) {
  Plan plan = makePlan(planned, machine, PlanOptions(), commands);
  Trace other = makeTrace({"a"});
  Expected<FollowedPlan> followed = followPlan(other, plan, planned);
  EXPECT_FALSE(bool(followed));
}

} // namespace
