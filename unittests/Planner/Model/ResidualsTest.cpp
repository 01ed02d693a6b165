//===- ResidualsTest.cpp - Loops in traces, and plans that they repeat ----===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopStep.h"
#include "Model/ResidualTransfers.h"
#include "ao/Planner/Expansion.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Simulator.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

std::string rejection(const Trace &trace) {
  Status status = trace.verify();
  return status ? "" : status.error().str();
}

TEST(ResidualsTest, IterationsAreOpsAndSlicesAreValues) {
  LoopStep step(3, 2, 2);
  step.residual(8, 0, 1);
  Trace trace = step.expand();
  ASSERT_TRUE(trace.verify());
  ASSERT_EQ(trace.numOps(), 3 * 2 + 1 + 3 * 2);
  EXPECT_EQ(trace.ops[3].name, "op1[1]");
  EXPECT_EQ(trace.ops[3].layer, 1);
  EXPECT_EQ(trace.ops[7].layer, 2);
  ASSERT_EQ(trace.residuals.size(), 1u);
  const Value &second = trace.values[trace.residuals[0].values[1]];
  EXPECT_EQ(second.name, "residual0[1]");
  EXPECT_EQ(second.def, 2);
  EXPECT_EQ(second.uses, std::vector<int64_t>{7 + 2 + 1});
}

TEST(ResidualsTest, WhatHasNoNameHasNoneInIterations) {
  LoopStep step(2, 1, 1);
  step.residual(8, 0, 0);
  step.bodies[0].ops[0].name.clear();
  step.trace.values[0].name.clear();
  Trace trace = step.expand();
  EXPECT_EQ(trace.ops[1].name, "");
  EXPECT_EQ(trace.ops[3].name, "op0[0]");
  EXPECT_EQ(trace.values[trace.residuals[0].values[1]].name, "");
}

TEST(ResidualsTest, KeptSlicesAreOneBuffer) {
  LoopStep step(3, 2, 2);
  step.residual(8, 1, 0);
  Trace trace = step.expand();
  // All three slices from the first op to the last, and each also where it is
  // defined.
  std::vector<int64_t> memory = unplannedMemory(trace);
  EXPECT_EQ(memory.front(), 24);
  EXPECT_EQ(memory[1], 24 + 8);
  EXPECT_EQ(memory[6], 24);
  EXPECT_EQ(memory.back(), 24);
}

TEST(ResidualsTest, OffloadedSlicesHaveNoPlaceInTheBuffer) {
  LoopStep step(3, 2, 2);
  step.residual(8, 0, 1);
  Trace trace = step.expand();
  const std::vector<int64_t> &slices = trace.residuals[0].values;
  std::vector<Command> commands = {{CommandKind::Offload, slices[0], 1},
                                   {CommandKind::Release, slices[0], 2},
                                   {CommandKind::Reload, slices[0], 12},
                                   {CommandKind::Wait, slices[0], 12}};
  Expected<Simulation> run = simulate(trace, slowMachine(), commands);
  ASSERT_TRUE(run);
  // Slices 1 and 2 are in a buffer that is allocated by the second iteration
  // and freed after the last but one.
  EXPECT_EQ(run->deviceBytes, (std::vector<int64_t>{8, 8, 24, 16, 24, 16, 16,
                                                    16, 16, 16, 16, 0, 8}));
}

TEST(ResidualsTest, DocumentsKeepLoops) {
  LoopStep step(4, 3, 2);
  step.residual(8, 1, 0);
  step.residual(4, 2, 1, /*isReversed=*/false);
  Trace trace = step.expand();
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  EXPECT_EQ(toJson(*read), toJson(trace));
  ASSERT_EQ(read->loops.size(), 2u);
  EXPECT_EQ(read->loops[1].firstOp, 13);
  ASSERT_EQ(read->residuals.size(), 2u);
  EXPECT_EQ(read->residuals[1].loopIn, 1);
}

TEST(ResidualsTest, BadDocuments) {
  LoopStep step(4, 3, 2);
  step.residual(8, 1, 0);
  Trace good = step.expand();
  auto reject = [&](auto change) {
    Trace bad = good;
    change(bad);
    return rejection(bad);
  };
  EXPECT_EQ(reject([](Trace &t) { t.loops[1].trips = 5; }),
            "$.loops[1]: the loop is not within the 21 ops");
  EXPECT_EQ(
      reject([](Trace &t) { t.loops[1].firstOp = 11; }),
      "$.loops[1].first_op: op 11 is before the end of the preceding loop");
  EXPECT_EQ(reject([](Trace &t) { t.loops[0].bodyOps = 0; }),
            "$.loops[0]: a loop has at least one iteration and one op");
  EXPECT_EQ(reject([](Trace &t) { t.residuals[0].loopIn = 2; }),
            "$.stacked_residuals[0].loop_in: loop 2 is not one of the 2 loops");
  EXPECT_EQ(reject([](Trace &t) { t.residuals[0].loopIn = 0; }),
            "$.stacked_residuals[0].loop_in: slices are read before they are "
            "written");
  EXPECT_EQ(
      reject([](Trace &t) { t.residuals[0].values.pop_back(); }),
      "$.stacked_residuals[0].values: 3 slices, but the loop has 4 iterations");
  EXPECT_EQ(reject([](Trace &t) { t.residuals[0].values[1] = 99; }),
            "$.stacked_residuals[0].values[1]: there are 5 values");
  EXPECT_EQ(reject([](Trace &t) { t.residuals[0].values[1] = 1; }),
            "$.stacked_residuals[0].values[1]: it is a slice already");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].def = 12; }),
            "$.stacked_residuals[0].values[1]: the loop does not write it");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].uses = {12}; }),
            "$.stacked_residuals[0].values[1]: the loop does not read it");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].bytes = 9; }),
            "$.stacked_residuals[0].values[1]: its kind differs from that of "
            "the other "
            "slices");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].def = 5; }),
            "$.stacked_residuals[0].values[1]: the op that defines it differs "
            "from that of "
            "the other slices");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].uses = {18}; }),
            "$.stacked_residuals[0].values[1]: the op that uses it differs "
            "from that of "
            "the other slices");
}

TEST(ResidualsTest, PlansAreDocuments) {
  LoopStep step(6, 4, 4);
  step.residual(20, 1, 2);
  step.residual(10, 3, 0);
  Trace trace = step.expand();
  Expected<Plan> made =
      plan(trace, slowMachine(), budget(unplannedPeak(trace) * 6 / 10));
  ASSERT_TRUE(made) << made.error().str();
  Expected<Plan> read = parsePlan(toJson(*made));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->verify(trace));
  Expected<std::vector<ResidualTransfers>> transfers =
      readTransfers(trace, read->commands);
  ASSERT_TRUE(transfers);
  EXPECT_GT((*transfers)[0].slices + (*transfers)[1].slices, 0);
}

/// Slices count where they are defined and in their buffers.
TEST(ResidualsTest, SumsOfBuffersFit) {
  LoopStep step(2, 1, 1);
  step.residual(4'600'000'000'000'000'000, 0, 0);
  EXPECT_EQ(rejection(step.expand()),
            "$.stacked_residuals[0]: with all values, the "
            "buffers of stacked residuals add up to "
            "more than 2^63-1 bytes");
  LoopStep smaller(2, 1, 1);
  smaller.residual(2'300'000'000'000'000'000, 0, 0);
  Trace trace = smaller.expand();
  EXPECT_EQ(rejection(trace), "");
  trace.ops[3].entryBytes = 100'000'000'000'000'000;
  EXPECT_NE(rejection(trace), "");
}

/// Such plans are distinguished by the number of loops with expanded
/// iterations.
TEST(ResidualsTest, PlansSayHowManyLoops) {
  LoopStep step(4, 2, 2);
  step.residual(20, 0, 1);
  Trace trace = step.expand();
  Expected<Plan> made = plan(trace, slowMachine(), budget(1000));
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_EQ(made->numLoops, 2);
  std::string text = toJson(*made);
  const std::string key = "\"loops\":2,";
  size_t at = text.find(key);
  ASSERT_NE(at, std::string::npos);
  auto with = [&](const std::string &other) {
    return std::string(text).replace(at, key.size(), other);
  };
  Expected<Plan> unsaid = parsePlan(with(""));
  ASSERT_TRUE(unsaid);
  EXPECT_EQ(unsaid->numLoops, 0);
  EXPECT_TRUE(unsaid->verify(trace));
  Expected<Plan> other = parsePlan(with("\"loops\":3,"));
  ASSERT_TRUE(other);
  Status status = other->verify(trace);
  ASSERT_FALSE(status);
  EXPECT_EQ(status.error().str(),
            "$.loops: the plan is for 3 loops iteration by iteration, the "
            "trace has 2");
  EXPECT_FALSE(made->verify(withoutLoops(trace)));
  for (const char *bad : {"\"loops\":0,", "\"loops\":-1,", "\"loops\":\"two\",",
                          "\"loops\":[2],", "\"loops\":1.5,"}) {
    Expected<Plan> read = parsePlan(with(bad));
    ASSERT_FALSE(read) << bad;
    EXPECT_NE(read.error().str().find("$.loops"), std::string::npos) << bad;
  }
}

/// For plans of any origin; a step that contains recomputations has none.
TEST(ResidualsTest, PlansWithRecomputedOpsSayHowManyLoops) {
  LoopStep step(4, 2, 2);
  step.residual(20, 0, 1);
  Trace trace = step.expand();
  trace.residuals.clear();
  trace.completeUses = true;
  for (Value &value : trace.values)
    value.offloadable = false;
  for (Op &op : trace.ops)
    op.recompute = true;
  for (Policy policy : {Policy::Planned, Policy::GreedyRemat}) {
    PlanOptions options = budget(unplannedPeak(trace) * 6 / 10);
    options.policy = policy;
    Expected<Plan> made = plan(trace, slowMachine(), options);
    ASSERT_TRUE(made) << made.error().str();
    EXPECT_GT(made->predicted.recomputedUs, 0);
    EXPECT_EQ(made->numLoops, 2);
    Expected<PlanExecution> run = execute(trace, *made);
    ASSERT_TRUE(run && run->expansion);
    Plan expanded = expandedPlan(*made, *run->expansion);
    EXPECT_EQ(expanded.numLoops, 0);
    EXPECT_TRUE(expanded.verify(run->expansion->trace));
  }
}

TEST(ResidualsTest, TransfersAreCommands) {
  LoopStep step(6, 4, 4);
  step.residual(20, 1, 2);
  step.residual(10, 3, 0, /*isReversed=*/false);
  Trace trace = step.expand();
  std::vector<ResidualTransfers> transfers = {{6, 2, 3}, {6, 1, 0}};
  std::vector<Command> commands = commandsOf(trace, transfers);
  EXPECT_TRUE(simulate(trace, slowMachine(), commands));
  Expected<std::vector<ResidualTransfers>> read =
      readTransfers(trace, commands);
  ASSERT_TRUE(read) << read.error().str();
  ASSERT_EQ(read->size(), 2u);
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_EQ((*read)[i].slices, transfers[i].slices);
    EXPECT_EQ((*read)[i].offloadDelay, transfers[i].offloadDelay);
    EXPECT_EQ((*read)[i].prefetchDistance, transfers[i].prefetchDistance);
  }
}

/// Without repetition, the last slices are awaited as late as the others, and
/// the first ones are reloaded as early.
TEST(ResidualsTest, EndsAreNotRepeated) {
  LoopStep step(6, 4, 4);
  step.residual(20, 2, 1);
  Trace trace = step.expand();
  auto place = [&](ResidualTransfers transfers, CommandKind kind,
                   int64_t made) {
    std::vector<Command> commands = commandsOf(trace, {transfers});
    EXPECT_TRUE(simulate(trace, slowMachine(), commands));
    Expected<std::vector<ResidualTransfers>> read =
        readTransfers(trace, commands);
    EXPECT_TRUE(read);
    if (!read)
      return int64_t(-1);
    EXPECT_EQ(read->front().offloadDelay, transfers.offloadDelay);
    EXPECT_EQ(read->front().prefetchDistance, transfers.prefetchDistance);
    int64_t value = trace.residuals[0].values[made];
    for (const Command &command : commands)
      if (command.value == value && command.kind == kind)
        return command.before;
    return int64_t(-1);
  };
  // The loops are ops 0 to 23 and 25 to 48.
  EXPECT_EQ(place({6, 3, 2}, CommandKind::Release, 5), 25);
  EXPECT_EQ(place({6, 4, 2}, CommandKind::Release, 5), 25);
  EXPECT_EQ(place({6, 3, 2}, CommandKind::Reload, 5), 25);
  EXPECT_EQ(place({6, 1, 2}, CommandKind::Reload, 5), 24);
  // The last iteration is peeled if its slice is kept on device.
  EXPECT_EQ(place({5, 4, 3}, CommandKind::Release, 4), 22);
  EXPECT_EQ(place({5, 4, 3}, CommandKind::Reload, 4), 27);
  // Others are repeated.
  EXPECT_EQ(place({4, 4, 3}, CommandKind::Release, 3), 16);
  EXPECT_EQ(place({4, 4, 3}, CommandKind::Reload, 3), 33);
}

/// The first iteration of a part whose slices are waited for in the next one is
/// peeled before it, and the last one of a part that prefetches slices for the
/// next one after it: commands may be placed within them.
TEST(ResidualsTest, CopiesGoOnAcrossCuts) {
  LoopStep step(8, 4, 4);
  step.residual(20, 2, 1);
  step.residual(10, 1, 1);
  Trace trace = step.expand();
  // All slices of one residual, and the first four of the other.
  auto place = [&](int64_t delay, int64_t distance, CommandKind kind,
                   size_t residual) {
    std::vector<ResidualTransfers> transfers = {{8, delay, distance},
                                                {4, 4, 1}};
    std::vector<Command> commands = commandsOf(trace, transfers);
    EXPECT_TRUE(simulate(trace, slowMachine(), commands));
    Expected<std::vector<ResidualTransfers>> read =
        readTransfers(trace, commands);
    EXPECT_TRUE(read);
    if (!read)
      return int64_t(-1);
    EXPECT_EQ(read->front().offloadDelay, delay);
    EXPECT_EQ(read->front().prefetchDistance, distance);
    int64_t value = trace.residuals[residual].values[3];
    for (const Command &command : commands)
      if (command.value == value && command.kind == kind)
        return command.before;
    return int64_t(-1);
  };
  // The loops are ops 0 to 31 and 33 to 64; iteration 4 begins with op 16, the
  // other one's with op 49.
  EXPECT_EQ(place(3, 3, CommandKind::Release, 0), 17);
  EXPECT_EQ(place(3, 3, CommandKind::Release, 1), 17);
  EXPECT_EQ(place(2, 3, CommandKind::Release, 0), 16);
  EXPECT_EQ(place(2, 3, CommandKind::Release, 1), 16);
  EXPECT_EQ(place(3, 3, CommandKind::Reload, 0), 47);
  EXPECT_EQ(place(3, 1, CommandKind::Reload, 0), 49);
}

/// Returns `commands` with those of one kind of a value at another place.
std::vector<Command> moved(std::vector<Command> commands, CommandKind kind,
                           int64_t value, int64_t before) {
  auto at = std::find_if(
      commands.begin(), commands.end(), [&](const Command &command) {
        return command.kind == kind && command.value == value;
      });
  Command other = *at;
  other.before = before;
  commands.erase(at);
  // A release frees memory for the reload there.
  auto isBehind = [&](const Command &command) {
    return kind == CommandKind::Release ? command.before >= before
                                        : command.before > before;
  };
  commands.insert(std::find_if(commands.begin(), commands.end(), isBehind),
                  other);
  return commands;
}

/// Why no loop can repeat commands that are legal otherwise.
std::string refusal(const Trace &trace, const std::vector<Command> &commands) {
  EXPECT_TRUE(simulate(trace, slowMachine(), commands));
  Expected<std::vector<ResidualTransfers>> transfers =
      readTransfers(trace, commands);
  return transfers ? "" : transfers.error().message;
}

TEST(ResidualsTest, PlansThatNoLoopRepeats) {
  LoopStep step(6, 4, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  const std::vector<int64_t> &values = trace.residuals[0].values;
  std::vector<Command> good = commandsOf(trace, {{6, 2, 2}});
  EXPECT_EQ(refusal(trace, good), "");
  // The slices written later are kept on device; that of the first iteration
  // has to be offloaded.
  std::vector<Command> later = good;
  later.erase(std::remove_if(later.begin(), later.end(),
                             [&](const Command &command) {
                               return command.value == values[0];
                             }),
              later.end());
  EXPECT_NE(
      refusal(trace, later).find("slices written before it are kept on device"),
      std::string::npos);
  EXPECT_NE(refusal(trace, moved(good, CommandKind::Wait, values[1], 42))
                .find("elsewhere in their iterations"),
            std::string::npos);
}

/// The host buffer of a residual is pinned.
TEST(ResidualsTest, SlicesAreInPinnedMemory) {
  LoopStep step(6, 4, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  std::vector<Command> commands = commandsOf(trace, {{6, 2, 2}});
  commands.front().tier = Tier::Pageable;
  Expected<std::vector<ResidualTransfers>> transfers =
      readTransfers(trace, commands);
  ASSERT_FALSE(transfers);
  EXPECT_EQ(transfers.error().message,
            "cannot offload 'residual0[0]' before 'op2[0]': slices of a "
            "stacked residual are offloaded to pinned memory");
}

/// A slice may be released at the end of its own part, and reloaded at its
/// beginning, but not at those of others.
TEST(ResidualsTest, SlicesKeepToTheirOwnIterations) {
  LoopStep step(6, 4, 4);
  step.residual(20, 1, 2);
  step.residual(10, 1, 2);
  Trace trace = step.expand();
  const std::vector<int64_t> &values = trace.residuals[0].values;
  std::vector<Command> good = commandsOf(trace, {{6, 2, 2}, {0, 0, 0}});
  EXPECT_EQ(refusal(trace, moved(good, CommandKind::Release, values[2], 24)),
            "cannot release 'residual0[2]' before 'loss': other slices are "
            "released elsewhere in their iterations");
  EXPECT_EQ(refusal(trace, moved(good, CommandKind::Reload, values[2], 25)),
            "cannot reload 'residual0[2]' before 'op0[0]': other slices are "
            "reloaded elsewhere in their iterations");
  // The loops are split where the other residual is kept on device: after three
  // iterations.
  good = commandsOf(trace, {{6, 4, 4}, {3, 2, 2}});
  EXPECT_EQ(refusal(trace, good), "");
  EXPECT_EQ(refusal(trace, moved(good, CommandKind::Release, values[4], 24)),
            "cannot release 'residual0[4]' before 'loss': other slices are "
            "released elsewhere in their iterations");
  EXPECT_EQ(refusal(trace, moved(good, CommandKind::Reload, values[1], 37)),
            "cannot reload 'residual0[1]' before 'op0[3]': other slices are "
            "reloaded elsewhere in their iterations");
  // Its own end, where the others wait longer.
  EXPECT_EQ(refusal(trace, moved(good, CommandKind::Release, values[5], 24)),
            "");
}

TEST(ResidualsTest, WaitsAndLeadsHaveLimits) {
  LoopStep step(6, 4, 4);
  step.residual(20, 1, 2);
  Trace trace = step.expand();
  EXPECT_EQ(refusal(trace, commandsOf(trace, {{6, 4, 4}})), "");
  EXPECT_NE(refusal(trace, commandsOf(trace, {{6, 5, 4}}))
                .find("must not be after the op that writes the next slice"),
            std::string::npos);
  EXPECT_NE(refusal(trace, commandsOf(trace, {{6, 4, 5}}))
                .find("prefetch distance must be at most one iteration"),
            std::string::npos);
}

/// Three loops, the second of which reads slices of the first and defines those
/// of the third.
static Trace makeChain(int64_t trips) {
  LoopStep step(trips, 4, 4);
  step.addLoop("third", trips, 4);
  step.residualBetween(0, 1, 20, 1, 2);
  step.residualBetween(1, 2, 20, 1, 2);
  return step.expand();
}

/// A loop that reloads slices for its next iteration may also wait for the
/// offloads of the previous one.
TEST(ResidualsTest, LoopsHaveThreeStages) {
  Trace trace = makeChain(6);
  EXPECT_EQ(refusal(trace, commandsOf(trace, {{6, 1, 4}, {6, 4, 1}})), "");
  auto transfers =
      readTransfers(trace, commandsOf(trace, {{6, 1, 4}, {6, 4, 1}}));
  ASSERT_TRUE(transfers) << transfers.error().str();
  EXPECT_EQ((*transfers)[0].prefetchDistance, 4);
  EXPECT_EQ((*transfers)[1].offloadDelay, 4);
}

/// A loop of two iterations has no kernel of three stages: an iteration that
/// prefetches waits for its own offloads.
TEST(ResidualsTest, TwoIterationsHaveTwoStages) {
  Trace trace = makeChain(2);
  auto getOffloadDelay = [&](int64_t distance) {
    auto commands = commandsOf(trace, {{2, 1, distance}, {2, 4, 1}});
    EXPECT_EQ(refusal(trace, commands), "");
    return (*readTransfers(trace, commands))[1].offloadDelay;
  };
  EXPECT_EQ(getOffloadDelay(2), 4);
  EXPECT_EQ(getOffloadDelay(3), 3);
}

TEST(ResidualsTest, PartsAreNotTooManyAndNotTooSmall) {
  LoopStep step(12, 4, 4);
  for (int64_t k = 0; k < 4; ++k)
    step.residual(20, k, k);
  Trace trace = step.expand();
  auto refusalOf = [&](std::vector<int64_t> slices) {
    std::vector<ResidualTransfers> transfers;
    for (int64_t number : slices)
      transfers.push_back({number, 1, 1});
    return refusal(trace, commandsOf(trace, transfers));
  };
  EXPECT_EQ(refusalOf({2, 4, 6, 6}), "");
  EXPECT_EQ(refusalOf({2, 4, 6, 8}),
            "loop 'forward' would be split into 5 parts, more than 4");
  EXPECT_NE(refusalOf({1, 0, 0, 0}).find("is split off from the others"),
            std::string::npos);
  EXPECT_NE(refusalOf({3, 4, 0, 0}).find("is split off from the others"),
            std::string::npos);
  // The slices of a single iteration may be kept on device.
  EXPECT_EQ(refusalOf({11, 0, 0, 0}), "");
}

TEST(ResidualsTest, PartsAreReadAsAWhole) {
  LoopStep step(6, 2, 2);
  step.residual(20, 0, 0);
  step.residual(20, 1, 1, /*isReversed=*/false);
  Trace trace = step.expand();
  auto refusalOf = [&](std::vector<int64_t> slices) {
    return refusal(trace,
                   commandsOf(trace, {{slices[0], 1, 1}, {slices[1], 1, 1}}));
  };
  // Both are split after two slices. Those of the first one are read last, so
  // that the other loop is split before its last two iterations as well.
  EXPECT_EQ(refusalOf({2, 2}), "");
  EXPECT_NE(refusalOf({2, 6}).find("is split within it"), std::string::npos);
}

/// If a loop is split, all of its residuals are divided, offloaded or not, and
/// so are the loops that read them.
TEST(ResidualsTest, CutsGoOn) {
  LoopStep step(6, 2, 2);
  step.addLoop("third", 6, 2);
  step.residualBetween(0, 1, 8, 0, 0);
  step.residualBetween(0, 2, 8, 1, 0, /*isReversed=*/false);
  Trace trace = step.expand();
  LoopCuts cuts = cutsFor(shapesOf(trace), {{2}, {0}});
  EXPECT_EQ(cutsOf(cuts, trace.loops[0]), std::set<int64_t>{2});
  EXPECT_EQ(cutsOf(cuts, trace.loops[1]), std::set<int64_t>{4});
  EXPECT_EQ(cutsOf(cuts, trace.loops[2]), std::set<int64_t>{2});
}

TEST(ResidualsTest, CutsGoThroughChains) {
  LoopStep step(6, 2, 2);
  step.addLoop("third", 6, 2);
  // In whichever order the residuals are listed.
  step.residualBetween(1, 2, 8, 0, 0, /*isReversed=*/false);
  step.residualBetween(0, 1, 100, 0, 0);
  Trace trace = step.expand();
  for (int64_t second : {0, 6}) {
    LoopCuts cuts = cutsFor(shapesOf(trace), {{second}, {2}});
    EXPECT_EQ(cutsOf(cuts, trace.loops[1]), std::set<int64_t>{4});
    EXPECT_EQ(cutsOf(cuts, trace.loops[2]), std::set<int64_t>{4});
  }
  Expected<Simulation> run =
      simulate(trace, slowMachine(), commandsOf(trace, {{0, 0, 0}, {2, 1, 1}}));
  ASSERT_TRUE(run);
  // The second loop begins at op 13: four slices of the first are resident, and
  // the buffer of four slices of its own, of which it writes the first.
  EXPECT_EQ(run->deviceBytes[13], 4 * 100 + 4 * 8 + 8);
}

/// Slices of no bytes split a loop with the one before it.
TEST(ResidualsTest, ResidualsWithoutValuesSplitLoops) {
  LoopStep step(6, 1, 1);
  step.addLoop("third", 6, 1);
  step.residual(8, 0, 0);
  step.residualBetween(1, 2, 4, 0, 0);
  LoopResidual split;
  split.value = -1;
  split.out = 0;
  split.in = 1;
  split.uses = {0};
  step.residuals.push_back(split);
  Trace trace = step.expand();
  ASSERT_TRUE(trace.verify());
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  std::vector<ResidualShape> shapes = shapesOf(*read);
  ASSERT_EQ(shapes.size(), 3u);
  EXPECT_EQ(shapes[2].bytes, 0);
  LoopCuts cuts = cutsFor(shapes, {{2}, {6}, {0}});
  EXPECT_EQ(cutsOf(cuts, read->loops[0]), std::set<int64_t>{2});
  // Read in reverse, and without bytes in order.
  EXPECT_EQ(cutsOf(cuts, read->loops[1]), (std::set<int64_t>{2, 4}));
  EXPECT_EQ(cutsOf(cuts, read->loops[2]), (std::set<int64_t>{2, 4}));
}

/// A host buffer holds the slices of a segment from the first iteration that
/// writes one to the last one that reads one, in addition to copies of values.
TEST(ResidualsTest, SlicesOnTheHostAreOneBuffer) {
  LoopStep step(5, 1, 1);
  step.residual(8, 0, 0);
  step.trace.ops.push_back({"end", 10});
  Value other;
  other.bytes = 3;
  other.def = 1;
  other.uses = {3};
  other.offloadable = true;
  step.trace.values.push_back(other);
  Trace trace = step.expand();
  std::vector<Command> commands = commandsOf(trace, {{3, 1, 0}});
  auto at = [&](int64_t op) {
    return std::find_if(commands.begin(), commands.end(),
                        [&](const Command &one) { return one.before >= op; });
  };
  commands.insert(at(7),
                  {{CommandKind::Offload, 1, 6}, {CommandKind::Release, 1, 6}});
  commands.insert(at(12),
                  {{CommandKind::Reload, 1, 11}, {CommandKind::Wait, 1, 11}});
  Expected<Simulation> run = simulate(trace, slowMachine(), commands);
  ASSERT_TRUE(run) << run.error().str();
  std::vector<int64_t> expected = {24, 24, 24, 24, 24, 24,
                                   27, 27, 27, 27, 27, 0};
  EXPECT_EQ(run->hostBytes, expected);
  EXPECT_EQ(run->pinnedBytes, expected);
  EXPECT_EQ(run->hostPeakBytes, 27);
  EXPECT_EQ(run->pinnedPeakBytes, 27);
}

TEST(ResidualsTest, BytesOnTheHost) {
  Draw draw(11);
  for (int i = 0; i < 100; ++i) {
    LoopStep step(6, 4, 4);
    step.addLoop("third", 6, 2);
    std::vector<int64_t> slices;
    for (auto [out, in] : {std::pair(0, 1), {0, 2}, {1, 2}}) {
      int64_t bytes = draw(1, 40), def = draw(0, 3), use = draw(0, 1);
      step.residualBetween(out, in, bytes, def, use);
      slices.push_back(2 * draw(0, 3));
    }
    Trace trace = step.expand();
    std::vector<ResidualTransfers> transfers;
    for (int64_t number : slices)
      transfers.push_back({number, draw(1, 4), draw(0, 4)});
    Expected<Simulation> run =
        simulate(trace, slowMachine(), commandsOf(trace, transfers));
    ASSERT_TRUE(run) << run.error().str();
    EXPECT_EQ(hostPeakOf(shapesOf(trace), slicesOf(transfers)),
              run->hostPeakBytes);
  }
}

/// If a slice cannot be in flight at the start of the next iteration, no plan
/// has it in flight there.
TEST(ResidualsTest, SomeSlicesAreWaitedForWithin) {
  LoopStep step(12, 5, 5);
  step.residual(30, 3, 2);
  Trace free = step.expand();
  step.residuals[0].waitsWithin = true;
  Trace trace = step.expand();
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  EXPECT_TRUE(read->residuals[0].waitsWithin);
  EXPECT_FALSE(parseTrace(toJson(free))->residuals[0].waitsWithin);
  PlanOptions options;
  options.minBytes = 0;
  options.policy = Policy::PyTorch;
  auto lagOf = [&](const Trace &of) {
    Expected<Plan> made = plan(of, slowMachine(), options);
    EXPECT_TRUE(made);
    Expected<std::vector<ResidualTransfers>> transfers =
        readTransfers(of, made ? made->commands : std::vector<Command>());
    EXPECT_TRUE(transfers);
    return transfers ? transfers->front().offloadDelay : 0;
  };
  EXPECT_EQ(lagOf(free), 4);
  EXPECT_EQ(lagOf(trace), 2);
  Expected<Plan> made = plan(free, slowMachine(), options);
  Status status = made->verify(trace);
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().str().find(
                "its wait must be within the iteration that writes it"),
            std::string::npos);
}

/// Slices that are kept on device are copied into their buffers, and offloaded
/// ones are not.
TEST(ResidualsTest, CopiesOfSlicesThatStayTakeTime) {
  LoopStep step(6, 2, 2);
  step.residual(20, 0, 1);
  Trace free = step.expand();
  step.residuals[0].copyUs = 3;
  Trace trace = step.expand();
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  EXPECT_EQ(read->residuals[0].copyUs, 3);
  EXPECT_EQ(toJson(free).find("copy_us"), std::string::npos);
  for (int64_t offloaded : {0, 2, 4, 6}) {
    Expected<Simulation> run =
        simulate(trace, slowMachine(), commandsOf(trace, {{offloaded, 1, 0}}));
    Expected<Simulation> other =
        simulate(free, slowMachine(), commandsOf(trace, {{offloaded, 1, 0}}));
    ASSERT_TRUE(run && other);
    auto copied = static_cast<double>(6 - offloaded);
    EXPECT_DOUBLE_EQ(run->baseUs, other->baseUs + 3 * copied);
    EXPECT_DOUBLE_EQ(run->exposedUs, other->exposedUs);
    EXPECT_DOUBLE_EQ(run->makespanUs, run->baseUs + run->exposedUs);
  }
  for (double us : {-1.0, 1e300}) {
    trace.residuals[0].copyUs = us;
    Status status = trace.verify();
    ASSERT_FALSE(status);
    EXPECT_EQ(status.error().path, "$.stacked_residuals[0].copy_us");
  }
}

/// A slice that is computed in its buffer has no other memory during its uses
/// in the iteration.
TEST(ResidualsTest, SlicesInPlaceLieInTheirBuffersOnly) {
  LoopStep step(6, 2, 2);
  step.residual(20, 0, 1);
  step.residuals[0].localUses = {1};
  Trace copied = step.expand();
  step.residuals[0].inPlace = true;
  Trace trace = step.expand();
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  EXPECT_TRUE(read->residuals[0].inPlace);
  EXPECT_EQ(toJson(copied).find("in_place"), std::string::npos);
  auto peakOf = [](const Trace &of, int64_t offloaded) {
    Expected<Simulation> run =
        simulate(of, slowMachine(), commandsOf(of, {{offloaded, 2, 0}}));
    EXPECT_TRUE(run);
    return run ? run->peakBytes : -1;
  };
  EXPECT_EQ(peakOf(trace, 0) + 20, peakOf(copied, 0));
  EXPECT_EQ(peakOf(trace, 6), peakOf(copied, 6));
}

/// With residuals, no op is recomputed: loops would be split, and their buffers
/// would differ.
TEST(ResidualsTest, NothingIsRecomputed) {
  LoopStep step(4, 2, 2);
  step.residual(20, 0, 1);
  Trace trace = step.expand();
  trace.completeUses = true;
  for (Op &op : trace.ops)
    op.recompute = true;
  ASSERT_TRUE(trace.verify());
  int64_t slice = trace.residuals[0].values[3],
          use = trace.values[slice].uses[0];
  std::vector<Command> commands = {
      {CommandKind::Drop, slice, 8},
      {CommandKind::Recompute, trace.values[slice].def, use}};
  ASSERT_TRUE(execute(withoutLoops(trace), slowMachine(), commands));
  Expected<PlanExecution> run = execute(trace, slowMachine(), commands);
  ASSERT_FALSE(run);
  EXPECT_EQ(
      run.error().str(),
      "$.commands[0]: cannot drop 'residual0[3]' before 'loss': loops with "
      "stacked residuals recompute nothing");
}

/// Bounds are those of the step without loops: buffers of residuals are not
/// memory that is kept on device.
TEST(ResidualsTest, BoundsKnowNoBuffers) {
  LoopStep step(6, 3, 3);
  step.residual(20, 1, 2);
  Trace trace = step.expand(), plain = withoutLoops(trace);
  Machine machine = slowMachine();
  EXPECT_EQ(smallestBudget(trace, 0).bytes, smallestBudget(plain, 0).bytes);
  EXPECT_LT(smallestBudget(trace, 0).bytes, unplannedPeak(trace) / 2);
  EXPECT_EQ(peakBound(trace, machine, 0), peakBound(plain, machine, 0));
  EXPECT_EQ(provenPeakBound(trace, machine, 0),
            provenPeakBound(plain, machine, 0));
  int64_t bytes = unplannedPeak(trace) / 2;
  EXPECT_EQ(makespanBound(trace, machine, 0, bytes),
            makespanBound(plain, machine, 0, bytes));
  EXPECT_EQ(provenMakespanBound(trace, machine, 0, bytes),
            provenMakespanBound(plain, machine, 0, bytes));
  EXPECT_EQ(jointMakespanBound(trace, machine, 0, bytes),
            jointMakespanBound(plain, machine, 0, bytes));
}

/// Any other op may be recomputed.
TEST(ResidualsTest, PredictionsKeepTheirBound) {
  LoopStep step(6, 3, 3);
  step.residual(50, 1, 2);
  Trace trace = step.expand();
  int64_t bytes = unplannedPeak(trace) * 6 / 10;
  double bound =
      plan(trace, slowMachine(), budget(bytes))->predicted.makespanBoundUs;
  trace.completeUses = true;
  for (Op &op : trace.ops)
    op.recompute = true;
  Expected<Plan> made = plan(trace, slowMachine(), budget(bytes));
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_EQ(made->predicted.makespanBoundUs, bound);
  EXPECT_LE(bound, made->predicted.makespanUs * (1 + 1e-9));
}

} // namespace
