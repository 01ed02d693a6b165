//===- ScheduleTest.cpp - Several forwards and backwards of one step ------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Schedule.h"
#include "RandomTrace.h"
#include "ao/Planner/Planner.h"
#include "ao/Planner/Policies.h"
#include "ao/Planner/Simulator.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>

using namespace ao::planner;
using namespace ao::planner::test;

namespace {

/// "F0 F1 B0 B1"; with several chunks "F0.1"; idle time as "(30)".
std::string spell(const PipelineSchedule &schedule, bool chunks = false) {
  std::string text;
  for (const ScheduleItem &item : schedule.items) {
    text += text.empty() ? "" : " ";
    if (item.isIdle()) {
      text += "(" + std::to_string(std::lround(item.idleUs)) + ")";
      continue;
    }
    text += item.run == Phase::Forward ? "F" : "B";
    text += std::to_string(item.microbatch);
    if (chunks)
      text += "." + std::to_string(item.chunk);
  }
  return text;
}

PipelineSchedule make(Pipeline pipeline, int64_t stages, int64_t stage,
                      int64_t microbatches, int64_t chunks = 1) {
  PipelineOptions options{pipeline, stages, stage, microbatches, chunks};
  std::vector<ChunkTimes> times(chunks, {10, 20});
  return *makeSchedule(options, times);
}

TEST(ScheduleTest, GPipe) {
  EXPECT_EQ(spell(make(Pipeline::GPipe, 2, 0, 3)), "F0 F1 F2 (30) B0 B1 B2");
  EXPECT_EQ(spell(make(Pipeline::GPipe, 2, 1, 3)), "(10) F0 F1 F2 B0 B1 B2");
}

TEST(ScheduleTest, OneForwardOneBackward) {
  EXPECT_EQ(spell(make(Pipeline::OneForwardOneBackward, 3, 0, 4)),
            "F0 F1 F2 (40) B0 F3 B1 (10) B2 (10) B3");
  EXPECT_EQ(spell(make(Pipeline::OneForwardOneBackward, 3, 2, 4)),
            "(20) F0 B0 F1 B1 F2 B2 F3 B3");
  // Fewer microbatches than stages.
  EXPECT_EQ(spell(make(Pipeline::OneForwardOneBackward, 4, 0, 2)),
            "F0 F1 (80) B0 (10) B1");
}

TEST(ScheduleTest, Interleaved) {
  EXPECT_EQ(spell(make(Pipeline::Interleaved, 2, 1, 2, 2), true),
            "(10) F0.0 F1.0 F0.1 B0.1 F1.1 B1.1 B0.0 B1.0");
  for (int64_t stage = 0; stage < 4; ++stage) {
    PipelineSchedule schedule = make(Pipeline::Interleaved, 4, stage, 8, 3);
    EXPECT_TRUE(bool(schedule.verify(3)));
    auto passes = std::count_if(schedule.items.begin(), schedule.items.end(),
                                [](auto &item) { return !item.isIdle(); });
    EXPECT_EQ(passes, 2 * 8 * 3);
  }
}

TEST(ScheduleTest, OneStageNeverWaits) {
  for (Pipeline pipeline : {Pipeline::GPipe, Pipeline::OneForwardOneBackward,
                            Pipeline::Interleaved})
    for (const ScheduleItem &item : make(pipeline, 1, 0, 4).items)
      EXPECT_FALSE(item.isIdle());
}

TEST(ScheduleTest, DocumentsComeBack) {
  PipelineSchedule schedule = make(Pipeline::Interleaved, 2, 0, 4, 2);
  PipelineSchedule parsed = *parseSchedule(toJson(schedule));
  EXPECT_EQ(spell(parsed, true), spell(schedule, true));
  EXPECT_EQ(toJson(parsed), toJson(schedule));
}

std::string documentOf(const std::string &items) {
  return R"({"schema":"ao.schedule","version":2,"items":[)" + items + "]}";
}

std::string passOf(const std::string &run, int microbatch, int chunk) {
  return "{\"run\":\"" + run +
         "\",\"microbatch\":" + std::to_string(microbatch) +
         ",\"chunk\":" + std::to_string(chunk) + "}";
}

TEST(ScheduleTest, BadDocumentsNameThePlace) {
  std::string forward = passOf("forward", 0, 0);
  std::string backward = passOf("backward", 0, 0);
  std::pair<std::string, std::string> cases[] = {
      {"{}", "$: missing key \"schema\""},
      {R"({"schema":"ao.plan"})", "$.schema: "},
      {R"({"schema":"ao.schedule","version":1})", "$.version: "},
      {R"({"schema":"ao.schedule","version":2})", "$: missing key \"items\""},
      {documentOf(R"({"run":"sideways","microbatch":0,"chunk":0})"),
       "$.items[0].run: expected one of forward, backward, got \"sideways\""},
      {documentOf(R"({"run":"forward","chunk":0})"),
       "$.items[0]: missing key \"microbatch\""},
      {documentOf(passOf("forward", -1, 0)), "$.items[0].microbatch: "},
      {documentOf(R"({"idle_us":-1})"), "$.items[0].idle_us: "},
      {documentOf(R"({"idle_us":1e999})"), "$.items[0].idle_us: "},
      {documentOf(R"({"idle_us":1,"chunk":0})"), "$.items[0]: an item either"},
      {documentOf(passOf("forward", 0, 1)),
       "$.items[0].chunk: chunk 1 is not one of the 1 chunks"},
      {documentOf(backward + "," + forward),
       "$.items[0]: backward pass of microbatch 0 through chunk 0 precedes its "
       "forward pass"},
      {documentOf(forward), "$.items[0]: forward pass of microbatch 0 through "
                            "chunk 0 is not followed "
                            "by its backward pass"},
      {documentOf(forward + "," + forward), "$.items[1]: second forward pass"},
      {documentOf(""), "$.items: the schedule runs no pass"},
      {documentOf(R"({"idle_us":1})"), "$.items: the schedule runs no pass"},
  };
  std::vector<Trace> chunks = {makeStep(1, 1, 1, 1)};
  for (const auto &[text, expected] : cases) {
    Expected<PipelineSchedule> schedule = parseSchedule(text);
    Expected<Trace> trace =
        schedule ? unroll(chunks, *schedule) : schedule.takeError();
    ASSERT_FALSE(bool(trace)) << text;
    EXPECT_EQ(trace.error().str().rfind(expected, 0), 0u)
        << trace.error().str();
  }
}

TEST(ScheduleTest, ChunksComeInTheOrderOfTheModel) {
  auto messageOf = [](const std::vector<ScheduleItem> &items) {
    Status status = PipelineSchedule{items}.verify(3);
    return status ? "" : status.error().str();
  };
  constexpr Phase f = Phase::Forward, b = Phase::Backward;
  EXPECT_EQ(messageOf({{f, 0, 0},
                       {f, 1, 0},
                       {f, 0, 2},
                       {f, 1, 1},
                       {b, 0, 2},
                       {b, 1, 1},
                       {b, 0, 0},
                       {b, 1, 0}}),
            "");
  EXPECT_EQ(messageOf({{f, 0, 2}, {f, 0, 1}}),
            "$.items[1]: forward pass of microbatch 0 through chunk 1 follows "
            "that through chunk 2, which needs it");
  EXPECT_EQ(messageOf({{f, 0, 0}, {f, 0, 1}, {b, 0, 0}, {b, 0, 1}}),
            "$.items[3]: backward pass of microbatch 0 through chunk 1 follows "
            "that through chunk 0, which needs it");
}

TEST(ScheduleTest, BadOptions) {
  auto message = [](PipelineOptions options) {
    Status status = verify(options);
    return status ? "" : status.error().message;
  };
  Pipeline plain = Pipeline::OneForwardOneBackward;
  EXPECT_EQ(message({plain, 0, 0, 1, 1}), "'stages' must be positive, got 0");
  EXPECT_EQ(message({plain, 2, 2, 1, 1}),
            "'stage' must be between 0 and 1, got 2");
  EXPECT_EQ(message({plain, 2, 0, 1, 2}),
            "'chunks' needs the schedule 'interleaved'");
  EXPECT_EQ(message({Pipeline::Interleaved, 2, 0, 3, 2}),
            "the schedule 'interleaved' needs 'microbatches' to be a multiple "
            "of 'stages', got 3 and 2");
  EXPECT_NE(message({plain, 1 << 15, 0, 1 << 15, 1}), "");
}

/// Two layers with a value each, one argument that is kept on device, one that
/// the caller donates, and a gradient.
Trace makeLayers() {
  Trace trace = makeStep(2, 1, 2, 2);
  for (int i = 0; i < 4; ++i)
    trace.ops[i].layer = std::min(i, 3 - i);
  trace.values = {makeValue(MB, 0, {1, 3}), makeValue(MB, 1, {2}),
                  makeValue(MB, -1, {0, 3}, false), makeValue(MB, -1, {0, 3}),
                  makeValue(MB, 3, {}, false)};
  trace.values[2].liveOut = trace.values[4].liveOut = true;
  return trace;
}

TEST(ScheduleTest, MicrobatchesHaveValuesOfTheirOwn) {
  PipelineSchedule schedule = make(Pipeline::OneForwardOneBackward, 2, 0, 2);
  ASSERT_EQ(spell(schedule), "F0 F1 (20) B0 (10) B1");
  Trace trace = *unroll({makeLayers()}, schedule);
  ASSERT_EQ(trace.numOps(), 10);
  EXPECT_EQ(trace.ops[2].name, "op#1");
  EXPECT_EQ(trace.ops[2].microbatch, 1);
  EXPECT_EQ(trace.ops[4].name, "idle");
  EXPECT_EQ(trace.ops[4].microbatch, -1);
  ASSERT_EQ(trace.numValues(), 2 + 2 + 1 + 2 + 1);
  using Uses = std::vector<int64_t>;
  EXPECT_EQ(trace.values[0].uses, (Uses{1, 6}));
  EXPECT_EQ(trace.values[1].def, 2);
  EXPECT_EQ(trace.values[1].uses, (Uses{3, 9}));
  EXPECT_EQ(trace.values[1].microbatch, 1);
  // The argument that is kept on device exists once.
  EXPECT_EQ(trace.values[4].def, -1);
  EXPECT_EQ(trace.values[4].microbatch, -1);
  // A donated one exists once per microbatch.
  EXPECT_EQ(trace.values[6].def, 2);
  EXPECT_EQ(trace.values[6].uses, (Uses{9}));
  // Gradients accumulate.
  EXPECT_EQ(trace.values[7].def, 6);
  EXPECT_EQ(trace.values[7].uses, (Uses{9}));
  EXPECT_TRUE(trace.values[7].liveOut);
}

TEST(ScheduleTest, AddingToAGradientInheritsNothing) {
  Trace step = makeLayers();
  ASSERT_EQ(step.values[4].def, 3);
  step.ops[3].inheritedBytes = MB;
  PipelineSchedule schedule = make(Pipeline::GPipe, 1, 0, 2);
  ASSERT_EQ(spell(schedule), "F0 F1 B0 B1");
  Expected<Trace> all = unroll({step}, schedule);
  ASSERT_TRUE(bool(all)) << all.error().str();
  EXPECT_EQ(all->ops[5].inheritedBytes, MB);
  EXPECT_EQ(all->ops[7].inheritedBytes, 0);
}

TEST(ScheduleTest, ChunksAreCutByLayers) {
  std::vector<Trace> chunks = *splitIntoChunks(makeLayers(), 2);
  ASSERT_EQ(chunks.size(), 2u);
  for (const Trace &chunk : chunks) {
    EXPECT_EQ(chunk.numOps(), 2);
    EXPECT_TRUE(bool(chunk.verify()));
  }
  using Uses = std::vector<int64_t>;
  // Values of the first chunk that the second one uses are inputs of it.
  EXPECT_EQ(chunks[0].values[0].uses, (Uses{1}));
  EXPECT_EQ(chunks[1].values[0].def, -1);
  EXPECT_EQ(chunks[1].values[0].uses, (Uses{0}));
  EXPECT_EQ(splitIntoChunks(makeLayers(), 3).error().message,
            "'chunks' is 3, but the step has 2 layers");
}

/// Equal layers of two ops each way, a value an op.
Trace makeEqualLayers(int layers) {
  Trace trace = makeStep(2 * layers, 10, 2 * layers, 20);
  for (int64_t op = 0; op < trace.numOps(); ++op)
    trace.ops[op].layer = std::min(op, trace.numOps() - 1 - op) / 2;
  for (int64_t op = 0; op < 2 * layers; ++op)
    trace.values.push_back(makeValue(MB, op, {trace.numOps() - 1 - op}));
  return trace;
}

TEST(ScheduleTest, TheLayerRuleHoldsForEachMicrobatch) {
  Trace one = makeEqualLayers(4);
  Trace all = *unroll({one}, make(Pipeline::OneForwardOneBackward, 2, 0, 3));
  PlanOptions options;
  options.policy = Policy::Layerwise;
  options.minBytes = 0;
  for (int64_t k = 0; k < 4; ++k) {
    std::vector<Command> single = layerwiseCommands(one, options, k);
    std::vector<Command> many = layerwiseCommands(all, options, k);
    EXPECT_EQ(many.size(), 3 * single.size());
    EXPECT_TRUE(bool(simulate(all, makeMachine(1e9), many)));
    for (int64_t microbatch = 0; microbatch < 3; ++microbatch) {
      // The same positions, op by op, as in a step of one microbatch.
      std::vector<std::string> places, expected;
      for (const Command &command : many)
        if (all.values[command.value].microbatch == microbatch) {
          int64_t op = 0;
          for (int64_t i = 0; i < command.before; ++i)
            op += all.ops[i].microbatch == microbatch;
          places.push_back(std::string(toString(command.kind)) + " " +
                           std::to_string(op));
        }
      for (const Command &command : single)
        expected.push_back(std::string(toString(command.kind)) + " " +
                           std::to_string(command.before));
      EXPECT_EQ(places, expected) << k << " " << microbatch;
    }
  }
}

TEST(ScheduleTest, EveryPolicyIsLegal) {
  for (uint64_t seed = 0; seed < 40; ++seed) {
    Trace one = makeEqualLayers(1 + seed % 5);
    int64_t chunks = seed % 3 && seed % 5 ? 2 : 1;
    std::vector<Trace> parts = *splitIntoChunks(one, chunks);
    Pipeline pipeline =
        chunks > 1 ? Pipeline::Interleaved : static_cast<Pipeline>(seed % 2);
    Trace all = *unroll(parts, make(pipeline, 2, seed % 2, 4, chunks));
    for (Policy policy : policiesWith(PolicyTrait::AnyTrace)) {
      PlanOptions options;
      options.policy = policy;
      options.minBytes = 0;
      options.effort = 0;
      Expected<Plan> made = plan(all, makeMachine(1e8 * (1 + seed)), options);
      ASSERT_TRUE(bool(made)) << made.error().str();
      EXPECT_TRUE(bool(made->verify(all)));
    }
  }
}

/// On the last stage microbatches do not overlap, so each loses as much time as
/// alone, and so does the bound.
TEST(ScheduleTest, LossesOfMicrobatchesAddUp) {
  Trace one = makeEqualLayers(4);
  Machine machine = makeMachine(1e7);
  int64_t budget = unplannedPeak(one) / 2;
  double alone = makespanBound(one, machine, 0, budget) - 240e3;
  ASSERT_GT(alone, 0);
  Trace all = *unroll({one}, make(Pipeline::OneForwardOneBackward, 1, 0, 5));
  double together = makespanBound(all, machine, 0, budget) - 5 * 240e3;
  EXPECT_GT(together, 4 * alone);
  PlanOptions options;
  options.minBytes = 0;
  options.deviceBudget = budget;
  EXPECT_GE(plan(all, machine, options)->predicted.exposedUs,
            together * (1 - 1e-9));
}

/// A search that changes equal values of all microbatches together comes close
/// to the bound where each microbatch needs the same change.
TEST(ScheduleTest, WhatHelpsOneMicrobatchHelpsAll) {
  constexpr int64_t numValues = 18;
  Trace one = makeStep(numValues, 10, numValues, 20);
  for (int64_t op = 0; op < numValues; ++op)
    one.values.push_back(
        makeValue((1 + op * 7919 % 5) * (MB / 4), op, {one.numOps() - 1 - op}));
  Trace all = *unroll({one}, make(Pipeline::OneForwardOneBackward, 4, 0, 8));
  Machine machine = makeMachine(5e7);
  PlanOptions options;
  options.minBytes = 0;
  Prediction predicted = plan(all, machine, options)->predicted;
  EXPECT_EQ(predicted.exposedUs, 0);
  EXPECT_LE(static_cast<double>(predicted.peakBytes),
            1.03 * static_cast<double>(provenPeakBound(all, machine, 0)));
}

/// If microbatches overlap and the link is busy in both directions, windows of
/// both directions give a better bound than those of one.
TEST(ScheduleTest, WindowsOfBothDirectionsSayMore) {
  Trace all = *unroll({makeEqualLayers(4)},
                      make(Pipeline::OneForwardOneBackward, 4, 1, 8));
  Machine machine = makeMachine(1e7);
  int64_t budget = unplannedPeak(all) / 2;
  double oneSided = makespanBound(all, machine, 0, budget);
  double proven = provenMakespanBound(all, machine, 0, budget);
  EXPECT_GT(proven, 1.02 * oneSided);
  PlanOptions options;
  options.minBytes = 0;
  options.deviceBudget = budget;
  EXPECT_LE(proven,
            plan(all, machine, options)->predicted.makespanUs * (1 + 1e-9));
}

} // namespace
