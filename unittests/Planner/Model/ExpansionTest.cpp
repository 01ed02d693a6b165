//===- ExpansionTest.cpp - Traces with rematerialization ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Expansion.h"
#include "Algorithms/Random.h"
#include "RandomDag.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Summary.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

Command drop(int64_t value, int64_t before) {
  return {CommandKind::Drop, value, before};
}
Command again(int64_t op, int64_t before) {
  return {CommandKind::Recompute, op, before};
}

/// Ops a, b, c, d of 1 ms. `x` exists from the start and is kept; a defines `s`
/// from it, b defines `t` from `s`, and d reads `t`.
Trace chain() {
  Trace trace;
  trace.name = "chain";
  trace.completeUses = true;
  for (const char *name : {"a", "b", "c", "d"}) {
    trace.ops.push_back(makeOp(1));
    trace.ops.back().name = name;
    trace.ops.back().recompute = true;
  }
  trace.values = {makeValue(1 * MB, -1, {0}), makeValue(2 * MB, 0, {1}),
                  makeValue(4 * MB, 1, {3})};
  const char *names[] = {"x", "s", "t"};
  for (int i = 0; i < 3; ++i)
    trace.values[i].name = names[i];
  trace.values[0].liveOut = true;
  return trace;
}

std::vector<int64_t> memoryOf(const Trace &trace,
                              const std::vector<Command> &commands) {
  Expected<PlanExecution> run = execute(trace, makeMachine(1e9), commands);
  EXPECT_TRUE(bool(run)) << run.error().str();
  return run ? run->simulation.deviceBytes : std::vector<int64_t>();
}

TEST(ExpansionTest, AValueIsRematerialized) {
  Trace trace = chain();
  // `s` is held for the recomputation of b.
  std::vector<int64_t> expected = {3 * MB, 7 * MB, 3 * MB, 7 * MB, 5 * MB};
  EXPECT_EQ(memoryOf(trace, {drop(2, 2), again(1, 3)}), expected);
}

TEST(ExpansionTest, AChainStartsWhereItsInputsAre) {
  Trace trace = chain();
  std::vector<int64_t> expected = {3 * MB, 7 * MB, 1 * MB,
                                   3 * MB, 7 * MB, 5 * MB};
  EXPECT_EQ(memoryOf(trace, {drop(2, 2), again(0, 3), again(1, 3)}), expected);
}

TEST(ExpansionTest, TellsTimesAndBytes) {
  Trace trace = chain();
  trace.ops[0].recomputeUs = 250;
  Expected<Expansion> e = expand(trace, {drop(2, 2), again(0, 3), again(1, 3)});
  ASSERT_TRUE(bool(e));
  EXPECT_DOUBLE_EQ(e->recomputedUs, 1250);
  EXPECT_EQ(e->recomputedBytes, 6 * MB);
  EXPECT_EQ(e->opOf, (std::vector<int64_t>{0, 1, 2, 0, 1, 3}));
  EXPECT_EQ(e->valueOf, (std::vector<int64_t>{0, 1, 2, 1, 2}));
  EXPECT_EQ(e->trace.ops[4].name, "b (recomputed)");
  EXPECT_EQ(e->trace.values[2].uses, std::vector<int64_t>());
  EXPECT_EQ(e->trace.values[4].uses, std::vector<int64_t>{5});
}

TEST(ExpansionTest, WhatIsThereMakesTemporaries) {
  Trace trace = chain();
  // a also defines `u`, which exists when a is recomputed for `s`.
  trace.values.push_back(makeValue(8 * MB, 0, {3}));
  std::vector<int64_t> expected = {11 * MB, 15 * MB, 9 * MB,
                                   19 * MB, 15 * MB, 13 * MB};
  EXPECT_EQ(memoryOf(trace, {drop(2, 2), again(0, 3), again(1, 3)}), expected);
}

TEST(ExpansionTest, ALaterReaderUndoesReuse) {
  Trace trace = chain();
  // c writes `r` over `s`, which is then needed for the recomputation of b.
  trace.values[1].uses = {1};
  trace.values.push_back(makeValue(2 * MB, 2, {}));
  trace.values.back().reuses = 1;
  trace.ops[2].inheritedBytes = 2 * MB;
  ASSERT_TRUE(bool(trace.verify()));
  Expected<Expansion> e = expand(trace, {drop(2, 2), again(1, 3)});
  ASSERT_TRUE(bool(e));
  EXPECT_EQ(e->trace.ops[2].inheritedBytes, 0);
  EXPECT_EQ(e->trace.values[1].uses, (std::vector<int64_t>{1, 2, 3}));
  // Rematerialized from the start, it need not be held, and is reused as
  // before.
  e = expand(trace, {drop(2, 2), again(0, 3), again(1, 3)});
  ASSERT_TRUE(bool(e));
  EXPECT_EQ(e->trace.ops[2].inheritedBytes, 2 * MB);
  EXPECT_EQ(e->trace.values[1].uses, std::vector<int64_t>{1});
}

TEST(ExpansionTest, AReusedValueIsHeldAcrossRecomputedOps) {
  Trace trace = chain();
  trace.values[0].liveOut = false;
  // d writes `r` over `y`, which c defines; b is recomputed right before.
  trace.values.push_back(makeValue(2 * MB, 2, {}));
  trace.values.push_back(makeValue(2 * MB, 3, {}));
  trace.values.back().reuses = 3;
  trace.ops[3].inheritedBytes = 2 * MB;
  ASSERT_TRUE(bool(trace.verify()));
  std::vector<int64_t> memory = memoryOf(trace, {drop(2, 2), again(1, 3)});
  EXPECT_EQ(memory[3], (2 + 4 + 2) * MB);
}

TEST(ExpansionTest, OneGapIsCopiedAndTheNextRecomputed) {
  Trace trace = chain();
  for (int i = 0; i < 4; ++i)
    trace.ops.push_back(makeOp(1));
  trace.values[2].uses = {3, 7};
  std::vector<Command> commands = {{CommandKind::Offload, 2, 2},
                                   {CommandKind::Release, 2, 3},
                                   {CommandKind::Reload, 2, 3},
                                   {CommandKind::Wait, 2, 3},
                                   drop(2, 4),
                                   again(1, 7)};
  Expected<PlanExecution> run = execute(trace, makeMachine(1e9), commands);
  ASSERT_TRUE(bool(run)) << run.error().str();
  EXPECT_EQ(run->simulation.offloadedBytes, 4 * MB);
  EXPECT_EQ(run->expansion->commands.size(), 4u);
  EXPECT_EQ(run->simulation.deviceBytes[4], 3 * MB);
  // The other way round, the second lifetime is the one that is copied.
  commands = {drop(2, 2),
              again(1, 3),
              {CommandKind::Offload, 2, 4},
              {CommandKind::Release, 2, 6},
              {CommandKind::Reload, 2, 6},
              {CommandKind::Wait, 2, 7}};
  run = execute(trace, makeMachine(1e9), commands);
  ASSERT_TRUE(bool(run)) << run.error().str();
  EXPECT_EQ(run->expansion->commands.front().value, 3);
}

//===----------------------------------------------------------------------===//
// Plans that are wrong
//===----------------------------------------------------------------------===//

struct BadPlan {
  const char *name;
  std::vector<Command> commands;
  size_t index;
  const char *message;
};

class BadRecomputation : public testing::TestWithParam<BadPlan> {};

TEST_P(BadRecomputation, IsOneError) {
  Trace trace = chain();
  trace.ops[2].recompute = false;
  trace.ops[2].whyNot = WhyNot::Effects;
  // Defined by c.
  trace.values.push_back(makeValue(1 * MB, 2, {}));
  trace.values.back().name = "z";
  trace.values.back().liveOut = true;
  ASSERT_TRUE(bool(trace.verify()));
  Plan plan;
  plan.numOps = trace.numOps();
  plan.numValues = trace.numValues();
  plan.machine = makeMachine(1e9);
  plan.commands = GetParam().commands;
  Status status = plan.verify(trace);
  ASSERT_FALSE(bool(status));
  EXPECT_EQ(status.error().path,
            "$.commands[" + std::to_string(GetParam().index) + "]");
  EXPECT_NE(status.error().message.find(GetParam().message), std::string::npos)
      << status.error().message;
}

INSTANTIATE_TEST_SUITE_P(
    All, BadRecomputation,
    testing::Values(
        BadPlan{"DropOfWhatIsNeeded", {drop(2, 2)}, 0, "'d' needs it"},
        BadPlan{"DropBeforeTheLastUse", {drop(1, 1)}, 0, "'b' needs it"},
        BadPlan{"DropOfWhatIsOver", {drop(1, 2)}, 0, "its last use has passed"},
        BadPlan{"DropBeforeItIsMade", {drop(2, 1)}, 0, "is defined by 'b'"},
        BadPlan{"DropTwice", {drop(2, 2), drop(2, 3)}, 1, "dropped already"},
        BadPlan{"DropOfAnArgument", {drop(0, 1)}, 0, "no op defines it"},
        BadPlan{"DropOfAnEffect",
                {drop(3, 3)},
                0,
                "'c', which defines it, cannot be recomputed: effects"},
        BadPlan{"DropOfWhatIsAway",
                {{CommandKind::Offload, 2, 2},
                 {CommandKind::Release, 2, 2},
                 drop(2, 3)},
                2,
                "not on the device"},
        BadPlan{"CopyOfWhatIsDropped",
                {drop(2, 2), {CommandKind::Offload, 2, 2}, again(1, 3)},
                1,
                "it has been dropped"},
        BadPlan{"RunsAnEffectAgain", {again(2, 3)}, 0, "effects"},
        BadPlan{"RunsTooEarly", {again(1, 1)}, 0, "it has not run yet"},
        BadPlan{"RunsForNothing", {again(1, 3)}, 0, "no op reads its results"},
        BadPlan{"NoSuchOp", {again(4, 3)}, 0, "there are 4 ops"},
        BadPlan{"BehindTheEnd", {again(1, 5)}, 0, "there are 4 ops"},
        BadPlan{"OutOfOrder",
                {drop(2, 3), again(1, 2)},
                1,
                "the preceding command is before"}),
    [](const auto &info) { return std::string(info.param.name); });

TEST(ExpansionTest, AnOperandThatIsGoneIsAnError) {
  Trace trace = chain();
  trace.values[1].uses = {1, 3};
  Expected<Expansion> e =
      expand(trace, {drop(1, 2), drop(2, 2), again(1, 3), again(0, 3)});
  ASSERT_FALSE(bool(e));
  EXPECT_EQ(e.error().path, "$.commands[2]");
  EXPECT_NE(e.error().message.find("its operand 's' has been dropped"),
            std::string::npos);
}

TEST(ExpansionTest, AnOperandOnTheHostIsAnError) {
  Trace trace = chain();
  trace.values[1].uses = {1, 3};
  std::vector<Command> commands = {{CommandKind::Offload, 1, 2},
                                   {CommandKind::Release, 1, 2},
                                   drop(2, 2),
                                   again(1, 3),
                                   {CommandKind::Reload, 1, 3},
                                   {CommandKind::Wait, 1, 3}};
  Expected<PlanExecution> run = execute(trace, makeMachine(1e9), commands);
  ASSERT_FALSE(bool(run));
  // The reload comes too late; paths count the commands of the plan.
  EXPECT_EQ(run.error().path, "$.commands[4]");
  EXPECT_EQ(run.error().value, 1);
}

//===----------------------------------------------------------------------===//
// Random plans
//===----------------------------------------------------------------------===//

/// Legal drops and recomputations, chosen at random, a command at a time.
std::vector<Command> randomCommands(const Trace &trace, uint64_t seed) {
  Random random(seed);
  std::vector<Command> commands;
  std::set<int64_t> gone;
  for (int64_t k = 1; k < trace.numOps(); ++k) {
    // All operands of op k must exist; their own operands come first.
    std::function<bool(int64_t)> make = [&](int64_t v) {
      int64_t op = trace.values[v].def;
      if (op < 0 || !trace.ops[op].recompute)
        return false;
      for (int64_t u = 0; u < trace.numValues(); ++u) {
        const std::vector<int64_t> &uses = trace.values[u].uses;
        bool reads = std::count(uses.begin(), uses.end(), op);
        for (const Value &w : trace.values)
          reads |= w.def == op && w.reuses == u;
        if (reads && gone.count(u))
          make(u);
      }
      commands.push_back(again(op, k));
      for (int64_t u = 0; u < trace.numValues(); ++u)
        if (trace.values[u].def == op)
          gone.erase(u);
      return true;
    };
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      const std::vector<int64_t> &uses = trace.values[v].uses;
      bool reads = std::count(uses.begin(), uses.end(), k);
      for (const Value &w : trace.values)
        reads |= w.def == k && w.reuses == v;
      if (reads && gone.count(v))
        make(v);
    }
    for (int64_t v = 0; v < trace.numValues(); ++v) {
      const Value &value = trace.values[v];
      bool canDrop = value.def >= 0 && value.def < k &&
                     trace.ops[value.def].recompute && !value.liveOut &&
                     !value.uses.empty() && value.uses.back() > k &&
                     !gone.count(v);
      if (!canDrop || random.below(2))
        continue;
      if (std::count(value.uses.begin(), value.uses.end(), k))
        continue;
      commands.push_back(drop(v, k));
      gone.insert(v);
    }
  }
  return commands;
}

TEST(ExpansionTest, RandomPlansHoldWhatTheyMust) {
  int expanded = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Trace trace = randomDag(seed, 14);
    std::vector<Command> commands = randomCommands(trace, seed);
    // A dropped value whose op's operands were reloaded too late.
    Expected<Expansion> e = expand(trace, commands);
    if (!e)
      continue;
    ASSERT_TRUE(bool(e->trace.verify())) << seed;
    expanded += recomputes(commands);
    double us = 0;
    for (const Op &op : trace.ops)
      us += op.durationUs;
    for (size_t op = 0; op < e->opOf.size(); ++op)
      if (e->isClone[op])
        us += trace.ops[e->opOf[op]].recomputeCostUs();
    Expected<Simulation> run = simulate(e->trace, makeMachine(1e9), {});
    ASSERT_TRUE(bool(run));
    EXPECT_NEAR(run->makespanUs, us, 1e-6);
    // The operands of an op are live, in their latest lifetime, whenever it
    // runs.
    std::map<int64_t, int64_t> latest;
    for (size_t op = 0; op < e->opOf.size(); ++op) {
      for (int64_t v = 0; v < trace.numValues(); ++v) {
        const std::vector<int64_t> &uses = trace.values[v].uses;
        if (!std::count(uses.begin(), uses.end(), e->opOf[op]))
          continue;
        const Value &lifetime =
            e->trace.values[latest.count(v) ? latest[v] : v];
        EXPECT_TRUE(lifetime.def < int64_t(op) &&
                    lifetime.lastLive(e->trace.numOps()) >= int64_t(op))
            << "seed " << seed << ", op " << op << ", value " << v;
      }
      for (size_t lifetime = 0; lifetime < e->valueOf.size(); ++lifetime)
        if (e->trace.values[lifetime].def == int64_t(op) &&
            (!e->trace.values[lifetime].uses.empty() || !e->isClone[op] ||
             !latest.count(e->valueOf[lifetime])))
          latest[e->valueOf[lifetime]] = int64_t(lifetime);
    }
  }
  EXPECT_GT(expanded, 150);
}

TEST(ExpansionTest, PlansOfTransfersExpandToThemselves) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Trace trace = randomDag(seed);
    Expected<Expansion> e = expand(trace, {});
    ASSERT_TRUE(bool(e));
    EXPECT_EQ(unplannedMemory(e->trace), unplannedMemory(trace));
    EXPECT_EQ(carriedMemory(e->trace), carriedMemory(trace));
    EXPECT_EQ(e->trace.boundary, trace.boundary);
  }
}

TEST(ExpansionTest, TheBoundaryStandsBeforeRecomputedOps) {
  Trace trace = chain();
  trace.boundary = 3;
  Expected<Expansion> e = expand(trace, {drop(2, 2), again(1, 3)});
  ASSERT_TRUE(bool(e));
  EXPECT_EQ(e->trace.boundary, 3);
  trace.boundary = 2;
  e = expand(trace, {drop(2, 2), again(1, 3)});
  EXPECT_EQ(e->trace.boundary, 2);
}

TEST(ExpansionTest, AStepWithRecomputedOpsIsPredictedAsItsPlan) {
  Trace trace = chain();
  std::vector<Command> commands = {drop(2, 2), again(1, 3)};
  Plan plan = makePlan(trace, makeMachine(1e9), {}, commands);
  ASSERT_TRUE(bool(predict(trace, plan)));
  Expected<Expansion> e = expand(trace, commands);
  ASSERT_TRUE(bool(e));
  // The document marks the recomputed ops.
  Expected<Trace> read = parseTrace(toJson(e->trace));
  ASSERT_TRUE(bool(read)) << read.error().str();
  Plan rest = expandedPlan(plan, *e);
  EXPECT_TRUE(rest.commands.empty());
  ASSERT_TRUE(bool(predict(*read, rest)));
  EXPECT_EQ(rest.predicted.recomputedUs, plan.predicted.recomputedUs);
  EXPECT_EQ(rest.predicted.recomputedBytes, plan.predicted.recomputedBytes);
  EXPECT_EQ(rest.predicted.baseUs, plan.predicted.baseUs);
  EXPECT_EQ(rest.predicted.makespanUs, plan.predicted.makespanUs);
  EXPECT_EQ(rest.predicted.peakBytes, plan.predicted.peakBytes);
  EXPECT_EQ(declineReason(*read, rest), "");
}

TEST(ExpansionTest, PlansRoundTrip) {
  Trace trace = chain();
  Plan plan = makePlan(trace, makeMachine(1e9), {}, {drop(2, 2), again(1, 3)});
  plan.options.maxSlowdown = 0.01;
  ASSERT_TRUE(bool(predict(trace, plan)));
  EXPECT_DOUBLE_EQ(plan.predicted.recomputedUs, 1000);
  EXPECT_DOUBLE_EQ(plan.predicted.addedUs(), 1000);
  EXPECT_DOUBLE_EQ(plan.predicted.baseUs, 4000);
  EXPECT_DOUBLE_EQ(plan.predicted.makespanUs, 5000);
  EXPECT_DOUBLE_EQ(plan.predicted.exposedUs, 0);
  std::string text = toJson(plan);
  Expected<Plan> read = parsePlan(text);
  ASSERT_TRUE(bool(read)) << read.error().str();
  EXPECT_EQ(toJson(*read), text);
  EXPECT_EQ(read->commands, plan.commands);
  EXPECT_TRUE(bool(read->verify(trace)));
  EXPECT_NE(text.find("{\"do\":\"recompute\",\"op\":1,\"before\":3}"),
            std::string::npos)
      << text;
}

} // namespace
