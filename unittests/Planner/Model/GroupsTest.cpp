//===- GroupsTest.cpp - Values offloaded together -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model/Groups.h"
#include "Algorithms/Random.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include <gtest/gtest.h>
#include <map>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// Eight values, used in reverse, each of them data and scales; with a
/// transpose of every second one for the backward pass alone.
Trace makeQuantized() {
  Trace trace = makeStep(8, 10, 8, 20);
  for (int64_t i = 0; i < 8; ++i) {
    for (int64_t bytes : {90 * MB, 10 * MB}) {
      trace.values.push_back(makeValue(bytes, i, {15 - i}));
      trace.values.back().group = i;
    }
    if (i % 2) {
      trace.values.push_back(makeValue(90 * MB, i, {16 - i}));
      trace.values.back().group = i;
    }
  }
  return trace;
}

PlanOptions withBudget(int64_t budget) {
  PlanOptions options;
  options.minBytes = 0;
  options.deviceBudget = budget;
  return options;
}

/// Returns the positions of the commands of each value.
std::map<int64_t, std::vector<std::pair<CommandKind, int64_t>>>
placesOf(const std::vector<Command> &commands) {
  std::map<int64_t, std::vector<std::pair<CommandKind, int64_t>>> places;
  for (const Command &command : commands)
    places[command.value].push_back({command.kind, command.before});
  return places;
}

TEST(GroupsTest, MembersOfOneLifetimeAreOffloadedTogether) {
  Trace trace = makeQuantized();
  for (int share : {90, 70, 50}) {
    PlanOptions options = withBudget(unplannedPeak(trace) / 100 * share);
    Plan made = *plan(trace, makeMachine(2e10, 10), options);
    EXPECT_TRUE(bool(made.verify(trace)));
    EXPECT_LE(made.predicted.peakBytes, *options.deviceBudget);
    auto places = placesOf(made.commands);
    EXPECT_FALSE(places.empty());
    for (int64_t v = 0; v + 1 < trace.numValues(); ++v) {
      const Value &a = trace.values[v], &b = trace.values[v + 1];
      if (a.group == b.group && a.uses == b.uses) {
        EXPECT_EQ(places[v], places[v + 1]) << v;
      }
    }
  }
}

/// Folding and expanding again preserves the model.
TEST(GroupsTest, FoldedPlansAreWorthWhatTheirMembersAre) {
  Trace trace = makeQuantized();
  Machine machine = makeMachine(1e9, 500);
  FoldedTrace folded(trace, 0);
  ASSERT_TRUE(folded.isFolded());
  EXPECT_EQ(folded.trace().numValues(), 8 + 4);
  EXPECT_EQ(folded.trace().values[0].bytes, 100 * MB);
  EXPECT_EQ(folded.trace().values[0].copies, 2);
  PlanOptions options = withBudget(unplannedPeak(trace) / 2);
  Plan made = *plan(folded.trace(), machine, options);
  Simulation one = *simulate(folded.trace(), machine, made.commands);
  Simulation all = *simulate(trace, machine, folded.expand(made.commands));
  EXPECT_NEAR(one.makespanUs, all.makespanUs, 1e-9 * all.makespanUs);
  EXPECT_EQ(one.peakBytes, all.peakBytes);
  EXPECT_EQ(one.hostPeakBytes, all.hostPeakBytes);
  EXPECT_EQ(one.offloadedBytes, all.offloadedBytes);
}

TEST(GroupsTest, SmallMembersStay) {
  Trace trace = makeQuantized();
  PlanOptions options = withBudget(unplannedPeak(trace) / 2);
  options.minBytes = 20 * MB;
  Plan made = *plan(trace, makeMachine(1e10), options);
  for (const Command &command : made.commands)
    EXPECT_GE(trace.values[command.value].bytes, options.minBytes);
}

TEST(GroupsTest, EveryCopyPaysLatency) {
  Trace trace = makeStep(2, 10, 2, 10);
  trace.values = {makeValue(100 * MB, 0, {3})};
  Machine machine = makeMachine(1e9, 1000);
  std::vector<Command> commands = {{CommandKind::Offload, 0, 1},
                                   {CommandKind::Release, 0, 2},
                                   {CommandKind::Reload, 0, 2},
                                   {CommandKind::Wait, 0, 3}};
  double one = simulate(trace, machine, commands)->makespanUs;
  trace.values[0].copies = 3;
  EXPECT_DOUBLE_EQ(simulate(trace, machine, commands)->makespanUs,
                   one + 2 * 2 * 1000);
}

TEST(GroupsTest, PlansSayWhatTheirTimesNeed) {
  Trace trace = makeQuantized();
  PlanOptions options = withBudget(unplannedPeak(trace) / 2);
  EXPECT_TRUE(plan(trace, makeMachine(1e10), options)->required.empty());
  for (Value &value : trace.values)
    value.copies = 2;
  Plan made = *plan(trace, makeMachine(1e10), options);
  EXPECT_EQ(made.required, std::vector<std::string>{"copies"});
  std::string text = toJson(made);
  EXPECT_NE(text.find("\"requires\":[\"copies\"]"), std::string::npos);
  EXPECT_EQ(toJson(*parsePlan(text)), text);
  text.replace(text.find("\"copies\""), 8, "\"magic!\"");
  EXPECT_EQ(parsePlan(text).error().str(),
            "$.requires[0]: unsupported requirement \"magic!\"");
}

TEST(GroupsTest, TracesComeBack) {
  Trace trace = makeQuantized();
  trace.values[3].copies = 7;
  std::string text = toJson(trace);
  EXPECT_EQ(toJson(*parseTrace(text)), text);
}

TEST(GroupsTest, InfeasibilityNamesMembers) {
  Trace trace = makeQuantized();
  trace.values[0].offloadable = trace.values[1].offloadable = false;
  Infeasibility why;
  Expected<Plan> made = plan(trace, makeMachine(1e10), withBudget(MB), &why);
  ASSERT_FALSE(bool(made));
  for (int64_t value : why.device.values)
    EXPECT_LT(value, trace.numValues());
  EXPECT_FALSE(why.device.values.empty());
}

TEST(GroupsTest, BadGroups) {
  auto message = [](const Trace &trace) {
    Status status = trace.verify();
    return status ? "" : status.error().str();
  };
  Trace trace = makeQuantized();
  trace.values[0].copies = 0;
  EXPECT_EQ(message(trace), "$.values[0].copies: the number of copies must be "
                            "between 1 and 2^31-1");
  trace = makeQuantized();
  trace.values[0].microbatch = 0;
  trace.values[1].microbatch = 1;
  EXPECT_EQ(message(trace),
            "$.values[1].group: group 0 has members of two microbatches");
  trace = makeQuantized();
  trace.ops[0].layer = 0;
  trace.ops[1].layer = 1;
  trace.values[2].group = 0;
  EXPECT_EQ(message(trace),
            "$.values[2].group: group 0 has members of two layers");
  trace = makeQuantized();
  for (Value &value : trace.values)
    value.group = 3;
  EXPECT_EQ(message(trace),
            "$.values[16].group: group 3 has more than 16 members");
}

/// Random groups on random steps: plans are legal and budgets hold.
TEST(GroupsTest, AnyGroupsGiveLegalPlans) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    Trace trace = randomTrace(seed);
    Random random(seed);
    for (Op &op : trace.ops)
      op.layer = -1;
    for (Value &value : trace.values) {
      value.group = random.below(4);
      value.copies = 1 + random.below(3);
    }
    if (!trace.verify())
      continue;
    PlanOptions options = withBudget(unplannedPeak(trace) * 3 / 4);
    Expected<Plan> made = plan(trace, randomMachine(seed), options);
    if (!made) {
      EXPECT_EQ(made.error().code, ErrorCode::Infeasible);
      continue;
    }
    EXPECT_TRUE(bool(made->verify(trace)));
    EXPECT_LE(made->predicted.peakBytes, *options.deviceBudget);
  }
}

} // namespace
