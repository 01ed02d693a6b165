//===- StacksTest.cpp - Loops in traces, and plans that they repeat -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model/Stacks.h"
#include "RandomTrace.h"
#include "Search/StackPlaces.h"
#include "ao/Planner/Loops.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <random>

using namespace ao::planner;

namespace {

/// A step of two loops as one op each: the first stacks, the second reads. Ops
/// take 10 us each.
struct LoopStep {
  Trace trace;
  std::vector<LoopBody> bodies;
  std::vector<LoopStack> stacks;

  LoopStep(int64_t trips, int64_t forwardOps, int64_t backwardOps) {
    trace.name = "step";
    trace.ops = {{"forward"}, {"loss", 10}, {"backward"}};
    for (auto [op, count] : {std::pair(0, forwardOps), {2, backwardOps}}) {
      LoopBody &body = bodies.emplace_back();
      body.name = op == 0 ? "forward" : "backward";
      body.op = op;
      body.trips = trips;
      body.countsDown = op == 2;
      for (int64_t k = 0; k < count; ++k)
        body.ops.push_back({"op" + std::to_string(k), 10});
    }
  }

  void stack(int64_t bytes, int64_t def, int64_t use, bool isReversed = true) {
    Value whole;
    whole.name = "stack" + std::to_string(stacks.size());
    whole.def = 0;
    whole.uses = {2};
    whole.bytes = bytes * bodies[0].trips;
    LoopStack &stack = stacks.emplace_back();
    stack.value = trace.numValues();
    trace.values.push_back(whole);
    stack.sliceBytes = bytes;
    stack.offloadable = true;
    stack.out = 0;
    stack.in = 1;
    stack.isInReversed = isReversed;
    stack.def = def;
    stack.uses = {use};
  }

  Trace expand() const { return expandLoops(trace, bodies, stacks); }
};

/// A byte a microsecond each way.
Machine slowMachine() {
  Machine machine;
  machine.name = "slow";
  machine.d2hBandwidth = machine.h2dBandwidth = 1e6;
  machine.latencyUs = 0;
  return machine;
}

PlanOptions budget(int64_t bytes) {
  PlanOptions options;
  options.deviceBudget = bytes;
  options.minBytes = 0;
  return options;
}

std::string rejection(const Trace &trace) {
  Status status = trace.verify();
  return status ? "" : status.error().str();
}

TEST(StacksTest, IterationsAreOpsAndSlicesAreValues) {
  LoopStep step(3, 2, 2);
  step.stack(8, 0, 1);
  Trace trace = step.expand();
  ASSERT_TRUE(trace.verify());
  ASSERT_EQ(trace.numOps(), 3 * 2 + 1 + 3 * 2);
  EXPECT_EQ(trace.ops[3].name, "op1[1]");
  EXPECT_EQ(trace.ops[3].layer, 1);
  EXPECT_EQ(trace.ops[7].layer, 2);
  ASSERT_EQ(trace.stacks.size(), 1u);
  const Value &second = trace.values[trace.stacks[0].values[1]];
  EXPECT_EQ(second.name, "stack0[1]");
  EXPECT_EQ(second.def, 2);
  EXPECT_EQ(second.uses, std::vector<int64_t>{7 + 2 + 1});
}

TEST(StacksTest, WhatDoesNotMoveIsOneBuffer) {
  LoopStep step(3, 2, 2);
  step.stack(8, 1, 0);
  Trace trace = step.expand();
  // All three slices from the first op to the last, and each once more where it
  // is made.
  std::vector<int64_t> memory = unplannedMemory(trace);
  EXPECT_EQ(memory.front(), 24);
  EXPECT_EQ(memory[1], 24 + 8);
  EXPECT_EQ(memory[6], 24);
  EXPECT_EQ(memory.back(), 24);
}

TEST(StacksTest, WhatMovesHasNoPlaceInTheBuffer) {
  LoopStep step(3, 2, 2);
  step.stack(8, 0, 1);
  Trace trace = step.expand();
  const std::vector<int64_t> &slices = trace.stacks[0].values;
  std::vector<Command> commands = {{CommandKind::Offload, slices[0], 1},
                                   {CommandKind::Release, slices[0], 2},
                                   {CommandKind::Reload, slices[0], 12},
                                   {CommandKind::Wait, slices[0], 12}};
  Expected<Simulation> run = simulate(trace, slowMachine(), commands);
  ASSERT_TRUE(run);
  // Slices 1 and 2 lie in a buffer that the second iteration begins with and
  // the last but one ends with.
  EXPECT_EQ(run->deviceBytes, (std::vector<int64_t>{8, 8, 24, 16, 24, 16, 16,
                                                    16, 16, 16, 16, 0, 8}));
}

TEST(StacksTest, DocumentsKeepLoops) {
  LoopStep step(4, 3, 2);
  step.stack(8, 1, 0);
  step.stack(4, 2, 1, /*isReversed=*/false);
  Trace trace = step.expand();
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  EXPECT_EQ(toJson(*read), toJson(trace));
  ASSERT_EQ(read->loops.size(), 2u);
  EXPECT_EQ(read->loops[1].firstOp, 13);
  ASSERT_EQ(read->stacks.size(), 2u);
  EXPECT_EQ(read->stacks[1].loopIn, 1);
}

TEST(StacksTest, BadDocuments) {
  LoopStep step(4, 3, 2);
  step.stack(8, 1, 0);
  Trace good = step.expand();
  auto reject = [&](auto change) {
    Trace bad = good;
    change(bad);
    return rejection(bad);
  };
  EXPECT_EQ(reject([](Trace &t) { t.loops[1].trips = 5; }),
            "$.loops[1]: the loop does not lie within the 21 ops");
  EXPECT_EQ(reject([](Trace &t) { t.loops[1].firstOp = 11; }),
            "$.loops[1].first_op: op 11 lies in front of the end of the "
            "preceding loop");
  EXPECT_EQ(reject([](Trace &t) { t.loops[0].bodyOps = 0; }),
            "$.loops[0]: a loop has at least one iteration and one op");
  EXPECT_EQ(reject([](Trace &t) { t.stacks[0].loopIn = 2; }),
            "$.stacks[0].loop_in: loop 2 is not one of the 2 loops");
  EXPECT_EQ(reject([](Trace &t) { t.stacks[0].loopIn = 0; }),
            "$.stacks[0].loop_in: slices are read before they are made");
  EXPECT_EQ(reject([](Trace &t) { t.stacks[0].values.pop_back(); }),
            "$.stacks[0].values: 3 slices, but the loop has 4 iterations");
  EXPECT_EQ(reject([](Trace &t) { t.stacks[0].values[1] = 99; }),
            "$.stacks[0].values[1]: there are 5 values");
  EXPECT_EQ(reject([](Trace &t) { t.stacks[0].values[1] = 1; }),
            "$.stacks[0].values[1]: it is a slice already");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].def = 12; }),
            "$.stacks[0].values[1]: the loop does not make it");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].uses = {12}; }),
            "$.stacks[0].values[1]: the loop does not read it");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].bytes = 9; }),
            "$.stacks[0].values[1]: its kind differs from that of the other "
            "slices");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].def = 5; }),
            "$.stacks[0].values[1]: the op that makes it differs from that of "
            "the other slices");
  EXPECT_EQ(reject([](Trace &t) { t.values[2].uses = {18}; }),
            "$.stacks[0].values[1]: the op that uses it differs from that of "
            "the other slices");
}

/// All lists of commands that move slices as a loop can, for one stack.
std::vector<std::vector<Command>> allPeriodic(const Trace &trace) {
  StackShape shape = shapeOf(trace, trace.stacks[0]);
  std::vector<std::vector<Command>> all = {{}};
  for (int64_t n = 2; n <= shape.trips(); ++n)
    for (int64_t lag = shape.lastLocal + 1 - shape.def;
         lag <= shape.out->bodyOps; ++lag)
      for (int64_t lead = 0; lead <= shape.in->bodyOps; ++lead) {
        std::vector<Command> commands;
        for (int64_t made = 0; made < n; ++made) {
          int64_t value = shape.values[made], use = shape.firstUseOf(made);
          int64_t begin = shape.in->firstOp +
                          shape.in->bodyOps *
                              std::min(shape.readBy(0), shape.readBy(n - 1));
          commands.push_back(
              {CommandKind::Offload, value, shape.defOf(made) + 1});
          int64_t end = shape.out->firstOp + n * shape.out->bodyOps;
          commands.push_back({CommandKind::Release, value,
                              std::min(end, shape.defOf(made) + lag)});
          commands.push_back(
              {CommandKind::Reload, value, std::max(begin, use - lead)});
          commands.push_back({CommandKind::Wait, value, use});
        }
        std::stable_sort(commands.begin(), commands.end(),
                         [](const Command &a, const Command &b) {
                           return a.before < b.before;
                         });
        all.push_back(std::move(commands));
      }
  return all;
}

/// On tiny loops: plans that repeat themselves are little better in the mean,
/// none is above its budget, none better than the bound.
TEST(StacksTest, BruteForce) {
  std::mt19937 random(7);
  auto draw = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  double sum = 0;
  int count = 0;
  for (int i = 0; i < 200; ++i) {
    int64_t forward = draw(1, 4), backward = draw(1, 4);
    LoopStep step(draw(2, 6), forward, backward);
    int64_t sliceBytes = draw(5, 40);
    int64_t def = draw(0, forward - 1), use = draw(0, backward - 1);
    step.stack(sliceBytes, def, use, /*isReversed=*/draw(0, 3) != 0);
    Trace trace = step.expand();
    ASSERT_TRUE(trace.verify());
    int64_t peak = unplannedPeak(trace);
    int64_t bytes = peak * draw(30, 99) / 100;
    double least = std::numeric_limits<double>::infinity();
    for (const std::vector<Command> &commands : allPeriodic(trace)) {
      Expected<Simulation> run = simulate(trace, slowMachine(), commands);
      if (run && run->peakBytes <= bytes)
        least = std::min(least, run->makespanUs);
    }
    Infeasibility why;
    Expected<Plan> made = plan(trace, slowMachine(), budget(bytes), &why);
    if (!made) {
      EXPECT_GT(why.device.bytes, bytes);
      continue;
    }
    EXPECT_LE(made->predicted.peakBytes, bytes);
    EXPECT_GE(made->predicted.makespanUs * (1 + 1e-9),
              made->predicted.makespanBoundUs);
    EXPECT_TRUE(made->verify(trace));
    EXPECT_LE(made->predicted.makespanUs, least * 1.26)
        << "loop " << i << " of " << step.bodies[0].trips << " iterations";
    sum += made->predicted.makespanUs /
           std::min(least, made->predicted.makespanUs);
    ++count;
  }
  EXPECT_GT(count, 50);
  EXPECT_LE(sum / count, 1.02);
}

/// Whether slices of a single iteration would move that is cut off.
bool movesSingle(const std::vector<int64_t> &slices) {
  return std::any_of(slices.begin(), slices.end(), [&](int64_t number) {
    return number > 1 && std::count(slices.begin(), slices.end(), number - 1);
  });
}

/// The least time within a budget over all numbers of slices.
double leastTime(const Trace &trace, int64_t bytes) {
  std::vector<StackShape> shapes = shapesOf(trace);
  Machine machine = slowMachine();
  StackPlaces places(trace, machine, shapes);
  double least = std::numeric_limits<double>::infinity();
  std::vector<int64_t> slices(shapes.size());
  auto next = [&] {
    for (size_t i = 0; i < slices.size(); ++i) {
      slices[i] += slices[i] == 0 ? 2 : 1;
      if (slices[i] <= shapes[i].trips())
        return true;
      slices[i] = 0;
    }
    return false;
  };
  do {
    if (movesSingle(slices))
      continue;
    Expected<Simulation> run =
        simulate(trace, machine, places.place(slices, {}));
    if (run && run->peakBytes <= bytes)
      least = std::min(least, run->makespanUs);
  } while (next());
  return least;
}

/// With several stacks, what a budget asks for is spread over them as well as
/// trying everything does.
TEST(StacksTest, SlicesOfSeveralStacks) {
  std::mt19937 random(3);
  auto draw = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  int count = 0;
  for (int i = 0; i < 30; ++i) {
    LoopStep step(draw(3, 5), 4, 6);
    for (int64_t k = 0; k < 3; ++k)
      step.stack(draw(5, 40), draw(0, 3), draw(0, 5));
    Trace trace = step.expand();
    int64_t bytes = unplannedPeak(trace) * draw(50, 90) / 100;
    double least = leastTime(trace, bytes);
    Expected<Plan> made = plan(trace, slowMachine(), budget(bytes));
    if (!made)
      continue;
    EXPECT_LE(made->predicted.makespanUs, least * 1.01) << "step " << i;
    ++count;
  }
  EXPECT_GT(count, 10);
}

TEST(StacksTest, PlansAreDocuments) {
  LoopStep step(6, 4, 4);
  step.stack(20, 1, 2);
  step.stack(10, 3, 0);
  Trace trace = step.expand();
  Expected<Plan> made =
      plan(trace, slowMachine(), budget(unplannedPeak(trace) * 6 / 10));
  ASSERT_TRUE(made) << made.error().str();
  Expected<Plan> read = parsePlan(toJson(*made));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->verify(trace));
  Expected<std::vector<StackMoves>> moves = readMoves(trace, read->commands);
  ASSERT_TRUE(moves);
  EXPECT_GT((*moves)[0].slices + (*moves)[1].slices, 0);
}

/// How many loops stand iteration by iteration tells such plans from others.
TEST(StacksTest, PlansSayHowManyLoops) {
  LoopStep step(4, 2, 2);
  step.stack(20, 0, 1);
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

TEST(StacksTest, MovesAreCommands) {
  LoopStep step(6, 4, 4);
  step.stack(20, 1, 2);
  step.stack(10, 3, 0, /*isReversed=*/false);
  Trace trace = step.expand();
  std::vector<StackMoves> moves = {{4, 2, 3}, {6, 1, 0}};
  std::vector<Command> commands = commandsOf(trace, moves);
  EXPECT_TRUE(simulate(trace, slowMachine(), commands));
  Expected<std::vector<StackMoves>> read = readMoves(trace, commands);
  ASSERT_TRUE(read) << read.error().str();
  ASSERT_EQ(read->size(), 2u);
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_EQ((*read)[i].slices, moves[i].slices);
    EXPECT_EQ((*read)[i].lag, moves[i].lag);
    EXPECT_EQ((*read)[i].lead, moves[i].lead);
  }
}

/// Where nothing is repeated, the last slices are waited for as late as the
/// others, and the first ones return as early.
TEST(StacksTest, EndsAreNotRepeated) {
  LoopStep step(6, 4, 4);
  step.stack(20, 2, 1);
  Trace trace = step.expand();
  auto place = [&](StackMoves moves, CommandKind kind, int64_t made) {
    std::vector<Command> commands = commandsOf(trace, {moves});
    EXPECT_TRUE(simulate(trace, slowMachine(), commands));
    Expected<std::vector<StackMoves>> read = readMoves(trace, commands);
    EXPECT_TRUE(read) << read.error().str();
    EXPECT_EQ(read->front().lag, moves.lag);
    EXPECT_EQ(read->front().lead, moves.lead);
    int64_t value = trace.stacks[0].values[made];
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
  // The last iteration is one of its own if its slice stays.
  EXPECT_EQ(place({5, 4, 3}, CommandKind::Release, 4), 22);
  EXPECT_EQ(place({5, 4, 3}, CommandKind::Reload, 4), 27);
  // Others are repeated.
  EXPECT_EQ(place({4, 4, 3}, CommandKind::Release, 3), 16);
  EXPECT_EQ(place({4, 4, 3}, CommandKind::Reload, 3), 33);
}

/// More parts than a loop may be cut into are no plan.
TEST(StacksTest, LoopsAreCutIntoFewParts) {
  LoopStep step(12, 3, 5);
  for (int64_t k = 0; k < 3; ++k)
    step.stack(20 + 7 * k, k, k);
  Trace trace = step.expand();
  for (int64_t share : {30, 50, 70, 90}) {
    Expected<Plan> made =
        plan(trace, slowMachine(), budget(unplannedPeak(trace) * share / 100));
    if (!made)
      continue;
    Expected<std::vector<StackMoves>> moves = readMoves(trace, made->commands);
    ASSERT_TRUE(moves);
    std::vector<int64_t> slices;
    for (const StackMoves &one : *moves)
      slices.push_back(one.slices);
    for (const auto &[loop, cuts] : cutsFor(shapesOf(trace), slices))
      EXPECT_LT(cuts.size(), 4u) << loop->name;
  }
}

TEST(StacksTest, PlansThatNoLoopRepeats) {
  LoopStep step(4, 4, 4);
  step.stack(20, 1, 2);
  Trace trace = step.expand();
  Expected<Plan> made =
      plan(trace, slowMachine(), budget(unplannedPeak(trace) / 2));
  ASSERT_TRUE(made) << made.error().str();
  auto reject = [&](auto change) {
    Plan bad = *made;
    change(bad.commands);
    Status status = bad.verify(trace);
    return status ? "" : status.error().str();
  };
  int64_t first = trace.stacks[0].values[0];
  // The slices made later stay; that of the first iteration has to move.
  EXPECT_NE(reject([&](std::vector<Command> &commands) {
              commands.erase(std::remove_if(commands.begin(), commands.end(),
                                            [&](const Command &command) {
                                              return command.value == first;
                                            }),
                             commands.end());
            }).find("slices made before it stay"),
            std::string::npos);
  EXPECT_NE(reject([&](std::vector<Command> &commands) {
              auto wait = std::find_if(
                  commands.begin(), commands.end(), [&](const Command &c) {
                    return c.kind == CommandKind::Wait && c.value != first;
                  });
              Command moved = *wait;
              --moved.before;
              commands.erase(wait);
              auto at =
                  std::upper_bound(commands.begin(), commands.end(), moved,
                                   [](const Command &a, const Command &b) {
                                     return a.before < b.before;
                                   });
              commands.insert(at, moved);
            }).find("elsewhere in their iterations"),
            std::string::npos);
}

/// Where a slice cannot be in flight when the next iteration begins, no plan
/// has it so.
TEST(StacksTest, SomeSlicesAreWaitedForWithin) {
  LoopStep step(12, 5, 5);
  step.stack(30, 3, 2);
  Trace free = step.expand();
  step.stacks[0].waitsWithin = true;
  Trace trace = step.expand();
  Expected<Trace> read = parseTrace(toJson(trace));
  ASSERT_TRUE(read) << read.error().str();
  EXPECT_TRUE(read->stacks[0].waitsWithin);
  EXPECT_FALSE(parseTrace(toJson(free))->stacks[0].waitsWithin);
  PlanOptions options;
  options.minBytes = 0;
  options.policy = Policy::PyTorch;
  auto lagOf = [&](const Trace &of) {
    Expected<Plan> made = plan(of, slowMachine(), options);
    EXPECT_TRUE(made);
    return readMoves(of, made->commands)->front().lag;
  };
  EXPECT_EQ(lagOf(free), 4);
  EXPECT_EQ(lagOf(trace), 2);
  Expected<Plan> made = plan(free, slowMachine(), options);
  Status status = made->verify(trace);
  ASSERT_FALSE(status);
  EXPECT_NE(status.error().str().find(
                "it is waited for within the iteration that makes it"),
            std::string::npos);
}

TEST(StacksTest, MovesWhatCostsNoTime) {
  LoopStep step(20, 10, 10);
  // A slice takes 60 of the 100 us of an iteration; both would take 120.
  step.stack(60, 1, 9);
  step.stack(60, 3, 9);
  Trace trace = step.expand();
  PlanOptions options;
  options.minBytes = 0;
  Expected<Plan> made = plan(trace, slowMachine(), options);
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_LE(made->predicted.exposedUs, made->predicted.baseUs * 1e-3);
  EXPECT_LE(made->predicted.peakBytes, unplannedPeak(trace) * 6 / 10);
  EXPECT_GE(made->predicted.peakBytes, made->predicted.peakBoundBytes);
}

TEST(StacksTest, RulesMoveAll) {
  LoopStep step(6, 3, 3);
  step.stack(20, 1, 2);
  Trace trace = step.expand();
  for (Policy policy : {Policy::Sync, Policy::PyTorch}) {
    PlanOptions options;
    options.policy = policy;
    options.minBytes = 0;
    Expected<Plan> made = plan(trace, slowMachine(), options);
    ASSERT_TRUE(made) << made.error().str();
    EXPECT_EQ(made->predicted.movedBytes, 6 * 20);
  }
}

PlanOptions layers(std::optional<int64_t> count) {
  PlanOptions options;
  options.policy = Policy::Layerwise;
  options.numLayers = count;
  options.minBytes = 0;
  return options;
}

/// How many slices of each stack move, or why not.
std::string movedBy(const Trace &trace, const PlanOptions &options) {
  Expected<Plan> made = plan(trace, slowMachine(), options);
  if (!made)
    return made.error().str();
  EXPECT_TRUE(made->verify(trace));
  Expected<std::vector<StackMoves>> moves = readMoves(trace, made->commands);
  if (!moves)
    return moves.error().str();
  std::string text;
  for (const StackMoves &one : *moves)
    text += std::to_string(one.slices) + " ";
  return text;
}

TEST(StacksTest, IterationsAreLayers) {
  LoopStep step(6, 3, 3);
  step.stack(20, 1, 2);
  step.stack(10, 2, 0);
  Trace trace = step.expand();
  EXPECT_EQ(movedBy(trace, layers(0)), "0 0 ");
  // One slice is no loop.
  EXPECT_EQ(movedBy(trace, layers(1)), "2 2 ");
  EXPECT_EQ(movedBy(trace, layers(4)), "4 4 ");
  EXPECT_EQ(movedBy(trace, layers(5)), "5 5 ");
  EXPECT_EQ(movedBy(trace, layers(6)),
            "'num-layers' must lie between 0 and 5, one less than the step has "
            "layers, got 6");
}

/// As far as a loop can repeat it: waited for N-k layers behind, and back one
/// less ahead.
TEST(StacksTest, LayersLeaveAndReturnByTheRule) {
  LoopStep step(6, 3, 4);
  step.stack(20, 1, 2);
  Trace trace = step.expand();
  auto placesFor = [&](int64_t count) {
    Expected<Plan> made = plan(trace, slowMachine(), layers(count));
    return readMoves(trace, made->commands)->front();
  };
  // One layer stays: by the end of the iteration, from the beginning of another
  // one on.
  EXPECT_EQ(placesFor(5).lag, 2);
  EXPECT_EQ(placesFor(5).lead, 2);
  // More: in front of what makes the next slice, and an iteration ahead.
  EXPECT_EQ(placesFor(4).lag, 3);
  EXPECT_EQ(placesFor(4).lead, 4);
}

TEST(StacksTest, TheBestNumberOfLayers) {
  LoopStep step(8, 4, 4);
  step.stack(20, 1, 2);
  Trace trace = step.expand();
  // 20 us a slice, which hide behind the 40 of an iteration.
  EXPECT_EQ(movedBy(trace, layers(std::nullopt)), "7 ");
  int64_t least = 0;
  for (int64_t count = 1; count < 8; ++count) {
    PlanOptions options = layers(std::nullopt);
    options.deviceBudget =
        plan(trace, slowMachine(), layers(count))->predicted.peakBytes;
    Expected<Plan> made = plan(trace, slowMachine(), options);
    ASSERT_TRUE(made);
    EXPECT_LE(made->predicted.peakBytes, *options.deviceBudget);
    least = *options.deviceBudget;
  }
  PlanOptions options = layers(std::nullopt);
  options.deviceBudget = least / 4;
  Infeasibility why;
  EXPECT_FALSE(plan(trace, slowMachine(), options, &why));
  EXPECT_GT(why.device.bytes, least / 4);
}

TEST(StacksTest, LayersAroundLoops) {
  LoopStep step(6, 3, 3);
  step.stack(20, 1, 2);
  for (Op &op : step.bodies[0].ops)
    op.layer = 1;
  step.trace.ops[1].layer = 7;
  Trace trace = step.expand();
  // Layers 1 to 6 and 7.
  EXPECT_EQ(movedBy(trace, layers(6)), "6 ");
  EXPECT_EQ(movedBy(trace, layers(3)), "3 ");
  trace.ops[18].layer = 6;
  for (int64_t count : {0, 3})
    EXPECT_EQ(movedBy(trace, layers(count)),
              "layer 6 of 'loss' is also an iteration of loop 'forward', whose "
              "layers are 1 to 6");
  EXPECT_EQ(policiesFor(trace, {}).size() + 1,
            policiesFor(step.expand(), {}).size());
}

/// Bodies of thousands of ops, in the time of a handful of simulations.
TEST(StacksTest, LargeLoops) {
  LoopStep step(32, 2000, 4000);
  for (int64_t k = 0; k < 20; ++k)
    step.stack(100 + 13 * k, 90 * k + 5, 3900 - 90 * k);
  Trace trace = step.expand();
  Expected<Plan> made =
      plan(trace, slowMachine(), budget(unplannedPeak(trace) / 2));
  ASSERT_TRUE(made) << made.error().str();
  EXPECT_LE(made->predicted.peakBytes, unplannedPeak(trace) / 2);
}

} // namespace
