//===- OffloaderPlanTests.cpp - Recorded and followed steps ---------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"
#ifdef AO_CTS_PLANNER
#include "ao-c/Planner.h"
#endif

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

using namespace ao::cts;
using Json = nlohmann::json;

namespace {

constexpr size_t count = 256;
constexpr int64_t bytes = count * sizeof(uint32_t);

class OffloaderPlanTest : public OffloaderTest {
protected:
  void openRecording(
      AortSchedule schedule, int32_t maxPlans = 10,
      decltype(AortOffloaderCallbacks::memory) countMemory = nullptr) {
    AortOffloaderOptions options = offloaderOptions(schedule);
    options.record = 1;
    options.maxPlans = maxPlans;
    options.callbacks.memory = countMemory;
    open(options);
  }

  /// As much memory all the time.
  static void countPeak(void *data, int64_t *now, int64_t *peak, int64_t *) {
    *now = *peak = static_cast<OffloaderPlanTest *>(data)->memoryPeak;
  }

  /// Four gradients at first, and one more after each op from op 4 on.
  static void countGradients(void *data, int64_t *now, int64_t *peak,
                             int64_t *gradients) {
    auto *self = static_cast<OffloaderPlanTest *>(data);
    *now = *peak = self->memoryPeak;
    // Each event counts before and after its call.
    int64_t op = self->numCounts++ / 2;
    *gradients = (4 + std::max<int64_t>(op - 4, 0)) * bytes;
  }

  /// Memory that is free again when the first event has been.
  static void peakOnce(void *data, int64_t *now, int64_t *peak, int64_t *) {
    int64_t &early = static_cast<OffloaderPlanTest *>(data)->memoryPeak;
    *now = 0;
    *peak = early;
    early = 0;
  }

  /// Four values out, and back in reverse. Value `odd` is smaller.
  void step(int odd = -1) {
    AortRun *run = begin();
    std::vector<AortKey> keys;
    auto size = [&](int i) { return i == odd ? count / 2 : count; };
    for (int i = 0; i < 4; ++i) {
      std::string name = "v" + std::to_string(i);
      Storage *storage = make(size(i), static_cast<uint32_t>(i));
      AortSaved tensor = saved(storage, name.c_str());
      tensor.flags |= i == 0 ? firstFlags : 0;
      keys.push_back(push(run, tensor));
      unref(storage);
    }
    for (int i = 4; i-- > 0;) {
      // An empty plan leaves it with the caller.
      if (keys[static_cast<size_t>(i)] == 0)
        continue;
      expectPop(keys[static_cast<size_t>(i)], size(i),
                static_cast<uint32_t>(i));
      AO_CHECK(aortRunDrop(offloader, keys[static_cast<size_t>(i)]));
    }
    AO_CHECK(aortRunFinishBackward(run));
    AO_CHECK(aortRunEnd(run));
    AO_CHECK(aortOffloaderNextStep(offloader));
  }

  std::string traceText() {
    size_t needed = 0;
    EXPECT_EQ(aortOffloaderTrace(offloader, nullptr, 0, &needed), AORT_OK)
        << aortLastErrorMessage();
    std::string text(needed, '\0');
    EXPECT_EQ(aortOffloaderTrace(offloader, text.data(), needed, nullptr),
              AORT_OK);
    text.resize(needed - 1);
    return text;
  }

  AortStepState state() {
    AortStepState found{};
    found.structSize = sizeof(found);
    EXPECT_EQ(aortOffloaderStepState(offloader, &found), AORT_OK);
    return found;
  }

  /// For the last recorded step.
  void setPlan(const std::vector<AortPlanCommand> &commands) {
    AO_CHECK(aortOffloaderSetPlan(offloader, state().recorded, commands.data(),
                                  static_cast<int64_t>(commands.size())));
  }

  void beginStep(int64_t startBytes, const char *key = nullptr,
                 bool isUnrecorded = false) {
    AortStepStart start{};
    start.structSize = sizeof(start);
    start.key = key;
    start.startBytes = startBytes;
    start.isUnrecorded = isUnrecorded;
    AO_CHECK(aortOffloaderBeginStep(offloader, &start));
  }

  int64_t copiesIn(const std::function<void()> &run) {
    int64_t prior = offloaderStatistics().offloads;
    run();
    return offloaderStatistics().offloads - prior;
  }

  static void countLive(void *data, int64_t *now, int64_t *peak, int64_t *) {
    auto *self = static_cast<OffloaderPlanTest *>(data);
    *now = self->liveStorages * bytes;
    *peak = std::max(self->memoryPeak, *now);
    self->memoryPeak = *now;
  }

  int64_t memoryPeak = 0, numCounts = 0;
  /// AortSaved::flags of value 0.
  uint32_t firstFlags = 0;
  /// Value 0 leaves at once and is fetched one op early.
  const std::vector<AortPlanCommand> firstPlan = {{AORT_PLAN_OFFLOAD, 0, 1},
                                                  {AORT_PLAN_RELEASE, 0, 2},
                                                  {AORT_PLAN_RELOAD, 0, 6},
                                                  {AORT_PLAN_WAIT, 0, 7}};
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderPlanTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(OffloaderPlanTest, RecordsTheSameStepWhateverIsOffloaded) {
  for (AortSchedule schedule : {AORT_SCHEDULE_NONE, AORT_SCHEDULE_ALL}) {
    openRecording(schedule);
    AO_EXPECT_STATUS(aortOffloaderTrace(offloader, nullptr, 0, nullptr),
                     AORT_INVALID_STATE, "recorded");
    step();
    EXPECT_EQ(offloaderStatistics().offloads,
              schedule == AORT_SCHEDULE_ALL ? 4 : 0);
    Json trace = Json::parse(traceText());
    EXPECT_EQ(trace["schema"], "ao.step-trace");
    ASSERT_EQ(trace["ops"].size(), 8u);
    EXPECT_EQ(trace["ops"][0]["name"], "push v0");
    EXPECT_EQ(trace["ops"][3]["phase"], "forward");
    EXPECT_EQ(trace["ops"][4]["phase"], "backward");
    EXPECT_GE(trace["ops"][4]["duration_us"], 0.0);
    ASSERT_EQ(trace["values"].size(), 4u);
    for (int i = 0; i < 4; ++i) {
      const Json &value = trace["values"][static_cast<size_t>(i)];
      EXPECT_EQ(value["name"], "v" + std::to_string(i));
      EXPECT_EQ(value["bytes"], bytes);
      EXPECT_EQ(value["def"], i - 1);
      EXPECT_EQ(value["uses"], Json::array({7 - i}));
      EXPECT_EQ(value["offloadable"], true);
    }
    aortOffloaderDestroy(offloader);
    offloader = nullptr;
  }
}

TEST_P(OffloaderPlanTest, WhatOthersHoldIsUsed) {
  hasHolders = true;
  openRecording(AORT_SCHEDULE_ALL);
  AortRun *run = begin();
  Storage *storage = make(count, 0);
  AortKey first = push(run, saved(storage, "held"));
  AortKey second = pushNew(run, count, 1);
  EXPECT_EQ(storage->offloaders, 1) << "released although others hold it";
  unref(storage);
  AortKey third = pushNew(run, count, 2);
  EXPECT_EQ(storage->offloaders, 0);
  expectPop(third, count, 2);
  expectPop(second, count, 1);
  expectPop(first, count, 0);
  AO_CHECK(aortRunEnd(run));
  AO_CHECK(aortOffloaderNextStep(offloader));
  EXPECT_EQ(Json::parse(traceText())["values"][0]["uses"],
            Json::array({0, 1, 5}));
}

TEST_P(OffloaderPlanTest, OtherMemoryIsUnsavedMemory) {
  memoryPeak = 10 * bytes;
  openRecording(AORT_SCHEDULE_ALL, 10, countPeak);
  step();
  std::vector<int64_t> others(8);
  Json values = Json::parse(traceText())["values"];
  for (const Json &value : values) {
    if (value["name"] != "other memory")
      continue;
    EXPECT_EQ(value["offloadable"], false);
    int64_t def = value["def"];
    int64_t last =
        value["uses"].empty() ? def : value["uses"].back().get<int64_t>();
    for (int64_t op = std::max<int64_t>(def, 0); op <= last; ++op)
      others[static_cast<size_t>(op)] += value["bytes"].get<int64_t>();
  }
  // While op 0 runs, value 0 leaves and value 1 is made.
  EXPECT_EQ(others[0], 8 * bytes);
  EXPECT_EQ(others[3], 9 * bytes);
}

TEST_P(OffloaderPlanTest, OtherMemoryLivesOnBetweenOps) {
  memoryPeak = 10 * bytes;
  openRecording(AORT_SCHEDULE_NONE, 10, countPeak);
  step();
  // All values are held: what is left of ten is there from first to last.
  int64_t lasting = 0;
  Json values = Json::parse(traceText())["values"];
  for (const Json &value : values)
    if (value["def"] == -1 && value["name"] == "other memory" &&
        value["uses"] == Json::array({7}))
      lasting += value["bytes"].get<int64_t>();
  EXPECT_EQ(lasting, 6 * bytes);
}

TEST_P(OffloaderPlanTest, GradientsAreAPartOfOtherMemory) {
  memoryPeak = 20 * bytes;
  openRecording(AORT_SCHEDULE_NONE, 10, countGradients);
  step();
  std::vector<int64_t> found(8), rest(8);
  Json values = Json::parse(traceText())["values"];
  for (const Json &value : values) {
    if (value["name"] != "other memory")
      continue;
    bool isGradient = value.value("obstacle", "") == "gradients";
    std::vector<int64_t> uses = value["uses"];
    int64_t def = value["def"], last = uses.empty() ? def : uses.back();
    for (int64_t op = std::max<int64_t>(def, 0); op <= last; ++op)
      (isGradient ? found : rest)[static_cast<size_t>(op)] +=
          value["bytes"].get<int64_t>();
  }
  const int64_t held[] = {2, 3, 4, 4, 4, 3, 2, 1};
  for (int64_t op = 0; op < 8; ++op) {
    size_t i = static_cast<size_t>(op);
    EXPECT_EQ(found[i], (4 + std::max<int64_t>(op - 4, 0)) * bytes) << op;
    EXPECT_EQ(found[i] + rest[i], (20 - held[i]) * bytes) << op;
  }
}

/// Data and scales, out and back twice.
TEST_P(OffloaderPlanTest, PartsOfAPushAreAGroup) {
  openRecording(AORT_SCHEDULE_PLAN);
  auto step = [&] {
    AortRun *run = begin();
    AortKey keys[2];
    for (uint32_t i = 0; i < 2; ++i) {
      Storage *data = make(count, i), *scales = make(count / 4, i + 8);
      AortSaved parts[2] = {saved(data, "data"), saved(scales, "scales")};
      AO_CHECK(aortRunPush(run, parts, 2, &keys[i], nullptr));
      unref(data);
      unref(scales);
    }
    for (uint32_t i = 2; i-- > 0;) {
      AortRestored restored[2] = {};
      restored[0].structSize = restored[1].structSize = sizeof(AortRestored);
      AO_CHECK(aortRunPop(offloader, keys[i], restored, 2));
      EXPECT_EQ(read(restored[0].pointer, count), pattern(count, i));
      EXPECT_EQ(read(restored[1].pointer, count / 4),
                pattern(count / 4, i + 8));
      AO_CHECK(aortRunDrop(offloader, keys[i]));
    }
    AO_CHECK(aortRunFinishBackward(run));
    AO_CHECK(aortRunEnd(run));
    AO_CHECK(aortOffloaderNextStep(offloader));
  };
  step();
  std::vector<Json> groups;
  Json trace = Json::parse(traceText());
  for (const Json &value : trace["values"])
    if (value["name"] != "other memory")
      groups.push_back(value.value("group", -1));
  EXPECT_EQ(groups, (std::vector<Json>{0, 0, 1, 1}));
  // Both parts of the first push leave and return at one place.
  setPlan({{AORT_PLAN_OFFLOAD, 0, 1},
           {AORT_PLAN_OFFLOAD, 1, 1},
           {AORT_PLAN_RELEASE, 0, 2},
           {AORT_PLAN_RELEASE, 1, 2},
           {AORT_PLAN_RELOAD, 0, 3},
           {AORT_PLAN_RELOAD, 1, 3},
           {AORT_PLAN_WAIT, 0, 3},
           {AORT_PLAN_WAIT, 1, 3}});
  AortOffloaderStatistics before = offloaderStatistics();
  step();
  AortOffloaderStatistics after = offloaderStatistics();
  EXPECT_EQ(after.divergences, 0);
  EXPECT_EQ(after.offloads - before.offloads, 2);
  EXPECT_EQ(after.stepPeakHostBytes, bytes + bytes / 4);
  EXPECT_EQ(after.hostBytes, 0);
}

TEST_P(OffloaderPlanTest, FollowsAPlan) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan(firstPlan);
  AortOffloaderStatistics before = offloaderStatistics();
  step();
  std::array<int64_t, 3> made = countMade();
  for (int i = 0; i < 2; ++i)
    step();
  EXPECT_EQ(countMade(), made);
  AortOffloaderStatistics after = offloaderStatistics();
  EXPECT_EQ(after.offloads - before.offloads, 3);
  EXPECT_EQ(after.reloads - before.reloads, 3);
  EXPECT_EQ(after.demandPops, before.demandPops);
  // Three of four values at once; value 0 is away when value 2 arrives.
  EXPECT_EQ(after.peakHeldBytes, 3 * bytes);
  EXPECT_EQ(after.divergences, 0);
  EXPECT_EQ(after.recordedSteps, 1);
  // Values that are kept get no events: one to and one from compute for each
  // copy.
  EXPECT_LE(after.eventRecords - before.eventRecords, 3 * 4);
  EXPECT_LE(after.eventWaits - before.eventWaits, 3 * 4);
}

TEST_P(OffloaderPlanTest, AnEmptyPlanOffloadsNoValue) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan({});
  AortRun *run = begin();
  Storage *storage = make(count, 0);
  AortDecision decision = AORT_OFFLOADED;
  EXPECT_EQ(push(run, saved(storage), &decision), 0u);
  EXPECT_EQ(decision, AORT_KEPT_DECLINED);
  unref(storage);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderPlanTest, IllegalPlansChangeNothing) {
  openRecording(AORT_SCHEDULE_ALL);
  AO_EXPECT_STATUS(aortOffloaderSetPlan(offloader, 0, nullptr, 0),
                   AORT_INVALID_STATE, "no recorded step 0");
  step();
  setPlan(firstPlan);
  auto refuse = [&](std::vector<AortPlanCommand> commands, const char *why) {
    AO_EXPECT_STATUS(
        aortOffloaderSetPlan(offloader, 0, commands.data(),
                             static_cast<int64_t>(commands.size())),
        AORT_INVALID_ARGUMENT, why);
  };
  refuse({{AORT_PLAN_OFFLOAD, 4, 1}}, "no offloadable value 4");
  refuse({{AORT_PLAN_OFFLOAD, 0, 9}}, "after the end of the step");
  refuse({{AORT_PLAN_OFFLOAD, 0, 2}, {AORT_PLAN_RELEASE, 0, 1}},
         "out of order");
  refuse({{AORT_PLAN_OFFLOAD, 3, 2}}, "not defined yet");
  refuse({{AORT_PLAN_RELEASE, 0, 2}}, "not copied out");
  refuse({{AORT_PLAN_OFFLOAD, 0, 1}, {AORT_PLAN_OFFLOAD, 0, 2}},
         "was offloaded before");
  refuse({{AORT_PLAN_OFFLOAD, 0, 1}, {AORT_PLAN_RELEASE, 0, 2}},
         "never reloaded");
  refuse({{AORT_PLAN_OFFLOAD, 0, 1}, {AORT_PLAN_RELOAD, 0, 2}},
         "on the device");
  refuse({{AORT_PLAN_OFFLOAD, 0, 1},
          {AORT_PLAN_RELEASE, 0, 2},
          {AORT_PLAN_RELOAD, 0, 8}},
         "used before the command");
  refuse({{AORT_PLAN_WAIT, 0, 2}}, "not being reloaded");
  refuse({{static_cast<AortPlanAction>(9), 0, 2}}, "no such action");
  int64_t prior = offloaderStatistics().offloads;
  step();
  EXPECT_EQ(offloaderStatistics().offloads, prior + 1);
}

TEST_P(OffloaderPlanTest, AStepThatDiffersEndsSafely) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan(firstPlan);
  // Value 0 was offloaded by the plan. Kept and pushed values are as well.
  EXPECT_EQ(copiesIn([&] { step(/*odd=*/2); }), 4);
  EXPECT_EQ(offloaderStatistics().divergences, 1);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("event 2 (push of v2)"), std::string::npos)
      << warnings[0];
  EXPECT_EQ(state().endedMode, AORT_STEP_SAFE);
  EXPECT_EQ(state().ended, 1);
  EXPECT_EQ(state().recorded, -1);
  // One warning is enough.
  step(/*odd=*/3);
  EXPECT_EQ(offloaderStatistics().divergences, 2);
  EXPECT_EQ(warnings.size(), 1u);
}

/// If a backward pass has begun, values that were popped already are kept.
TEST_P(OffloaderPlanTest, AStepThatDiffersInBackward) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan({});
  setPlan({{AORT_PLAN_OFFLOAD, 0, 1},
           {AORT_PLAN_RELEASE, 0, 2},
           {AORT_PLAN_RELOAD, 0, 7}});
  EXPECT_EQ(copiesIn([&] {
              AortRun *run = begin();
              std::vector<AortKey> keys;
              for (uint32_t i = 0; i < 4; ++i)
                keys.push_back(
                    pushNew(run, count, i, ("v" + std::to_string(i)).c_str()));
              for (uint32_t i : {3, 1, 2, 0})
                expectPop(keys[i], count, i);
              AO_CHECK(aortRunEnd(run));
              AO_CHECK(aortOffloaderNextStep(offloader));
            }),
            2);
  EXPECT_EQ(offloaderStatistics().divergences, 1);
}

TEST_P(OffloaderPlanTest, AlternatingStepsHaveAPlanEach) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan(firstPlan);
  step(/*odd=*/2);
  // The other one is known by now, and which of the two comes after which.
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
  EXPECT_EQ(state().expected, -1) << "it has no plan yet";
  step(/*odd=*/2);
  EXPECT_EQ(state().recorded, 1);
  EXPECT_EQ(Json::parse(traceText())["values"][2]["bytes"], bytes / 2);
  setPlan({});
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(state().expected, 0);
    EXPECT_EQ(copiesIn([&] { step(); }), 1);
    EXPECT_EQ(state().expected, 1);
    EXPECT_EQ(copiesIn([&] { step(/*odd=*/2); }), 0);
  }
  EXPECT_EQ(offloaderStatistics().divergences, 1);
  EXPECT_EQ(offloaderStatistics().recordedSteps, 2);
}

TEST_P(OffloaderPlanTest, AKeySaysWhichPlanIsFollowed) {
  openRecording(AORT_SCHEDULE_ALL);
  for (const char *key : {"a", "b"}) {
    beginStep(0, key);
    step(key[0] == 'b' ? 2 : -1);
    setPlan(firstPlan);
  }
  EXPECT_EQ(offloaderStatistics().recordedSteps, 2);
  for (const char *key : {"b", "b", "a", "b", "a", "a"}) {
    beginStep(0, key);
    EXPECT_EQ(state().expected, key[0] == 'b');
    EXPECT_EQ(copiesIn([&] { step(key[0] == 'b' ? 2 : -1); }), 1);
  }
  EXPECT_EQ(offloaderStatistics().divergences, 0);
}

TEST_P(OffloaderPlanTest, TheLeastRecentlyUsedStepIsDropped) {
  openRecording(AORT_SCHEDULE_ALL, /*maxPlans=*/2);
  for (int odd : {-1, 0, 1}) {
    beginStep(0, std::to_string(odd).c_str());
    step(odd);
    setPlan(firstPlan);
    EXPECT_EQ(state().dropped, odd == 1 ? 0 : -1);
  }
  beginStep(0, "-1");
  step();
  EXPECT_EQ(state().dropped, 1);
  EXPECT_EQ(offloaderStatistics().recordedSteps, 4);
  beginStep(0, "1");
  EXPECT_EQ(copiesIn([&] { step(1); }), 1);
}

TEST_P(OffloaderPlanTest, AStepWithoutAPlanIsSafe) {
  openRecording(AORT_SCHEDULE_NONE);
  EXPECT_EQ(copiesIn([&] { step(); }), 0);
  EXPECT_EQ(copiesIn([&] { step(); }), 0) << "the schedule without a plan";
  AO_CHECK(aortOffloaderSetSafe(offloader, 0));
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(copiesIn([&] { step(); }), 4);
    EXPECT_EQ(state().ended, 0);
    EXPECT_EQ(state().endedMode, AORT_STEP_SAFE);
  }
  AO_EXPECT_STATUS(aortOffloaderSetSafe(offloader, 3), AORT_INVALID_STATE,
                   "no recorded step 3");
  // One that must not be recorded is known then, and has no plan.
  beginStep(0, nullptr, /*isUnrecorded=*/true);
  EXPECT_EQ(copiesIn([&] { step(/*odd=*/0); }), 4);
  EXPECT_EQ(state().recorded, -1);
  EXPECT_EQ(copiesIn([&] { step(/*odd=*/0); }), 0);
  EXPECT_EQ(state().recorded, 1);
  EXPECT_EQ(offloaderStatistics().divergences, 0);
}

TEST_P(OffloaderPlanTest, AnAbandonedStepCountsForNothing) {
  openRecording(AORT_SCHEDULE_ALL);
  AortRun *failed = nullptr;
  AortKey key = 0;
  auto fail = [&] {
    failed = begin(7);
    key = pushNew(failed, count, 0, "v0");
    pushNew(failed, count, 1, "v1");
    expectPop(key, count, 0);
    AO_CHECK(aortOffloaderAbandonStep(offloader));
  };
  fail();
  EXPECT_EQ(offloaderStatistics().recordedSteps, 0);
  // Its graph may live on beside the next step, and be used.
  AortRun *run = begin();
  expectPop(key, count, 0);
  AO_CHECK(aortRunEnd(run));
  step();
  EXPECT_EQ(Json::parse(traceText())["ops"].size(), 8u);
  AO_CHECK(aortRunEnd(failed));
  setPlan(firstPlan);
  fail();
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
  AO_CHECK(aortRunEnd(failed));
  AortOffloaderStatistics s = offloaderStatistics();
  EXPECT_EQ(s.divergences, 0);
  EXPECT_EQ(s.recordedSteps, 1);
  EXPECT_EQ(s.hostBytes, 0);
  EXPECT_TRUE(warnings.empty());
}

TEST_P(OffloaderPlanTest, AStepThatIsShorterDiffers) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan(firstPlan);
  AortRun *run = begin();
  std::vector<AortKey> keys;
  for (uint32_t i = 0; i < 4; ++i)
    keys.push_back(pushNew(run, count, i, ("v" + std::to_string(i)).c_str()));
  expectPop(keys[3], count, 3);
  AO_CHECK(aortRunAbort(run));
  AO_CHECK(aortOffloaderNextStep(offloader));
  EXPECT_EQ(offloaderStatistics().divergences, 1);
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
  EXPECT_EQ(offloaderStatistics().recordedSteps, 1);
}

TEST_P(OffloaderPlanTest, AnEvaluationIsNoDivergence) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan(firstPlan);
  // A forward pass like the recorded one, one of another size, and one beside a
  // step: none has a backward pass.
  for (size_t size : {count, count / 2}) {
    AortRun *run = begin();
    pushNew(run, size, 0, "v0");
    AO_CHECK(aortRunEnd(run));
    AO_CHECK(aortOffloaderNextStep(offloader));
  }
  AortRun *evaluation = begin(1);
  pushNew(evaluation, count / 2, 0, "e");
  AO_CHECK(aortRunEnd(evaluation));
  step();
  EXPECT_EQ(offloaderStatistics().divergences, 0);
  EXPECT_TRUE(warnings.empty());
  int64_t prior = offloaderStatistics().offloads;
  step();
  EXPECT_EQ(offloaderStatistics().offloads, prior + 1) << "no plan is followed";
  EXPECT_EQ(offloaderStatistics().recordedSteps, 1);
}

TEST_P(OffloaderPlanTest, APlanIsKeptUntilTheNextRecordingIsComplete) {
  openRecording(AORT_SCHEDULE_ALL);
  beginStep(bytes);
  step();
  setPlan(firstPlan);
  // An evaluation makes no recording: the plan is followed again.
  beginStep(2 * bytes);
  EXPECT_EQ(state().expected, -1);
  AortRun *evaluation = begin();
  pushNew(evaluation, count, 0, "v0");
  AortStepStart late{};
  late.structSize = sizeof(late);
  AO_EXPECT_STATUS(aortOffloaderBeginStep(offloader, &late), AORT_INVALID_STATE,
                   "has begun");
  AO_CHECK(aortRunEnd(evaluation));
  AO_CHECK(aortOffloaderNextStep(offloader));
  beginStep(bytes);
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
  EXPECT_EQ(offloaderStatistics().recordedSteps, 1);
  // A step that begins with more is recorded; then there is no plan but a new
  // one, which holds for both.
  beginStep(2 * bytes);
  EXPECT_EQ(copiesIn([&] { step(); }), 4);
  EXPECT_EQ(offloaderStatistics().recordedSteps, 2);
  EXPECT_EQ(copiesIn([&] { step(); }), 4);
  AO_CHECK(aortOffloaderSetPlan(offloader, 0, firstPlan.data(),
                                static_cast<int64_t>(firstPlan.size())));
  beginStep(2 * bytes);
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
  beginStep(bytes);
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
  EXPECT_EQ(offloaderStatistics().divergences, 0);
}

/// It counts no events, but sees that other bytes are pushed.
TEST_P(OffloaderPlanTest, AnEmptyPlanNoticesOtherSteps) {
  openRecording(AORT_SCHEDULE_ALL);
  step();
  setPlan({});
  EXPECT_EQ(copiesIn([&] { step(); }), 0);
  step(/*odd=*/3);
  EXPECT_EQ(offloaderStatistics().divergences, 0);
  EXPECT_EQ(copiesIn([&] { step(/*odd=*/3); }), 4);
  EXPECT_EQ(offloaderStatistics().divergences, 1);
  EXPECT_EQ(copiesIn([&] { step(); }), 0);
}

TEST_P(OffloaderPlanTest, WhatWasPoppedIsUsedWhileItIsHeld) {
  hasHolders = true;
  for (AortSchedule schedule : {AORT_SCHEDULE_NONE, AORT_SCHEDULE_ALL}) {
    openRecording(schedule);
    AortRun *run = begin();
    AortKey a = pushNew(run, count, 0, "a"), b = pushNew(run, count, 1, "b"),
            c = pushNew(run, count, 2, "c");
    // An op that needs two of them, and keeps the first while it asks for the
    // second.
    auto *held = static_cast<Storage *>(pop(c).owner);
    expectPop(b, count, 1);
    unref(held);
    expectPop(a, count, 0);
    AO_CHECK(aortRunEnd(run));
    AO_CHECK(aortOffloaderNextStep(offloader));
    Json values = Json::parse(traceText())["values"];
    // No key was dropped, so all exist until the run ends.
    EXPECT_EQ(values[2]["uses"], Json::array({2, 3, 4, 5}));
    EXPECT_EQ(values[1]["uses"], Json::array({1, 4, 5}));
    aortOffloaderDestroy(offloader);
    offloader = nullptr;
  }
}

TEST_P(OffloaderPlanTest, BytesReleasedByACallAreNotOfTheNextOp) {
  openRecording(AORT_SCHEDULE_ALL, 10, countLive);
  step();
  Json values = Json::parse(traceText())["values"];
  for (const Json &value : values)
    EXPECT_NE(value["name"], "other memory") << value;
}

TEST_P(OffloaderPlanTest, FirstOpCountsWhatCameBeforeTheFirstEvent) {
  openRecording(AORT_SCHEDULE_ALL, 10, peakOnce);
  memoryPeak = 10 * bytes;
  step();
  Json values = Json::parse(traceText())["values"];
  ASSERT_EQ(values.size(), 5u);
  EXPECT_EQ(values[4]["name"], "other memory");
  EXPECT_EQ(values[4]["def"], 0);
  // The first value is there by then, and is when op 0 begins.
  EXPECT_EQ(values[0]["def"], -1);
  EXPECT_EQ(values[0]["uses"].front(), 0);
  int64_t held = values[0]["bytes"], other = values[4]["bytes"];
  EXPECT_GE(other + 2 * held, 10 * bytes);
  EXPECT_LE(other + held, 10 * bytes);
}

TEST_P(OffloaderPlanTest, ResidentValuesAreOffloadedByPlansAlone) {
  firstFlags = AORT_SAVED_RESIDENT;
  openRecording(AORT_SCHEDULE_PLAN);
  EXPECT_EQ(copiesIn([&] { step(); }), 3);
  setPlan(firstPlan);
  EXPECT_EQ(copiesIn([&] { step(); }), 1);
}

TEST_P(OffloaderPlanTest, UnusedValuesStayUntilTheyAreDropped) {
  openRecording(AORT_SCHEDULE_ALL);
  AortRun *run = begin();
  AortKey kept = pushNew(run, count, 0, "kept");
  AortKey dropped = pushNew(run, count, 1, "dropped");
  AortKey first = pushNew(run, count, 2, "first");
  AortKey second = pushNew(run, count, 3, "second");
  expectPop(second, count, 3);
  AO_CHECK(aortRunDrop(offloader, dropped));
  expectPop(first, count, 2);
  AO_CHECK(aortOffloaderNextStep(offloader));
  Json values = Json::parse(traceText())["values"];
  EXPECT_EQ(values[0]["uses"].back(), 5);
  EXPECT_EQ(values[1]["uses"].back(), 4);
  AO_CHECK(aortRunDrop(offloader, kept));
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderPlanTest, RunsWithoutBackwardDoNotCount) {
  openRecording(AORT_SCHEDULE_ALL);
  AortRun *evaluation = begin(1), *training = begin(2);
  AortKey key = pushNew(training, count, 0, "a");
  pushNew(evaluation, count, 1, "b");
  AortKey second = pushNew(training, count, 2, "c");
  AO_CHECK(aortRunEnd(evaluation));
  expectPop(second, count, 2);
  expectPop(key, count, 0);
  AO_CHECK(aortRunEnd(training));
  AO_CHECK(aortOffloaderNextStep(offloader));
  Json trace = Json::parse(traceText());
  EXPECT_EQ(trace["ops"].size(), 4u);
  EXPECT_EQ(trace["values"][0]["uses"], Json::array({3}));
  EXPECT_EQ(trace["values"][1]["bytes"], 0);
  EXPECT_EQ(trace["values"][1]["offloadable"], false);
  EXPECT_EQ(trace["values"][2]["def"], 0);
}

TEST_P(OffloaderPlanTest, SeveralRunsAreMicrobatches) {
  openRecording(AORT_SCHEDULE_ALL);
  auto runBoth = [&] {
    AortRun *first = begin(1), *second = begin(2);
    AO_CHECK(aortRunForward(first, 0));
    AortKey a = pushNew(first, count, 1, "a");
    AO_CHECK(aortRunForward(second, 0));
    AortKey b = pushNew(second, count, 2, "b");
    AO_CHECK(aortRunBackward(first, 0));
    expectPop(a, count, 1);
    AO_CHECK(aortRunEnd(first));
    AO_CHECK(aortRunBackward(second, 0));
    expectPop(b, count, 2);
    AO_CHECK(aortRunEnd(second));
    AO_CHECK(aortOffloaderNextStep(offloader));
  };
  runBoth();
  Json trace = Json::parse(traceText());
  ASSERT_EQ(trace["ops"].size(), 8u);
  EXPECT_EQ(trace["ops"][2]["microbatch"], 1);
  EXPECT_EQ(trace["ops"][2]["layer"], 0);
  EXPECT_EQ(trace["values"][1]["microbatch"], 1);
  setPlan({{AORT_PLAN_OFFLOAD, 1, 4},
           {AORT_PLAN_RELEASE, 1, 5},
           {AORT_PLAN_RELOAD, 1, 6}});
  int64_t prior = offloaderStatistics().offloads;
  runBoth();
  EXPECT_EQ(offloaderStatistics().offloads, prior + 1);
  EXPECT_EQ(offloaderStatistics().divergences, 0);
}

/// Two values of the four fit.
class OffloaderHostLimitTest : public OffloaderPlanTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.hostBudget = 5 * bytes / 2;
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderHostLimitTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(OffloaderHostLimitTest, WithoutHostMemoryValuesStay) {
  openRecording(AORT_SCHEDULE_PLAN);
  for (int i = 0; i < 2; ++i) {
    int64_t offloads = copiesIn([&] { step(); });
    EXPECT_GT(offloads, 0);
    EXPECT_LT(offloads, 4);
    AO_CHECK(aortOffloaderSetSafe(offloader, 0));
  }
  EXPECT_EQ(offloaderStatistics().recordedSteps, 1);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("are kept on device: "), std::string::npos)
      << warnings[0];
}

#ifdef AO_CTS_PLANNER
TEST_P(OffloaderPlanTest, FollowsPlansOfThePlanner) {
  openRecording(AORT_SCHEDULE_PLAN);
  step();
  std::string trace = traceText();
  AoPlanOptions options;
  aoPlanOptionsInit(&options);
  std::string budget = std::to_string(3 * bytes);
  options.deviceBudget = budget.c_str();
  options.minBytes = 0;
  AoString plan = {}, error = {};
  AoFigures figures;
  aoFiguresInit(&figures);
  ASSERT_EQ(
      aoPlan(aoStringRef(trace.c_str()), &options, &plan, &figures, &error),
      AO_SUCCESS)
      << error.data;
  std::vector<AortPlanCommand> commands;
  ASSERT_EQ(
      aoPlanCommands(
          aoStringRef(plan.data),
          [](void *data, AoCommandKind kind, int64_t value, int64_t before) {
            static_cast<std::vector<AortPlanCommand> *>(data)->push_back(
                {static_cast<AortPlanAction>(kind), value, before});
          },
          &commands, &error),
      AO_SUCCESS);
  aoStringFree(&plan);
  EXPECT_FALSE(commands.empty());
  setPlan(commands);
  step();
  AortOffloaderStatistics s = offloaderStatistics();
  EXPECT_EQ(s.divergences, 0);
  EXPECT_EQ(s.peakHeldBytes, figures.peakBytes);
  EXPECT_EQ(aoPlanCommands(aoStringRef("{}"), nullptr, nullptr, nullptr),
            AO_INVALID_ARGUMENT);
}
#endif

} // namespace
