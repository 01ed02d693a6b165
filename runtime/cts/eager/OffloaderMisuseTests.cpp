//===- OffloaderMisuseTests.cpp - Calls by hand, and wrong ones -----------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

using namespace ao::cts;

namespace {

constexpr size_t count = 128;
constexpr int64_t bytes = count * sizeof(uint32_t);

class OffloaderMisuseTest : public OffloaderTest {
protected:
  void openManual(int32_t layers) {
    AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_MANUAL);
    options.layers = layers;
    open(options);
  }
  AortStatus tryPop(AortKey key, int32_t n = 1) {
    AortRestored restored[2] = {};
    restored[0].structSize = restored[1].structSize = sizeof(AortRestored);
    return aortRunPop(offloader, key, restored, n);
  }
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderMisuseTest,
                         testing::ValuesIn(allConfigs()), configName);

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

TEST_P(OffloaderMisuseTest, StatesAllPairs) {
  using Call = AortStatus (*)(AortRun *, int32_t);
  const Call calls[] = {aortRunStartOffload, aortRunRelease,
                        aortRunStartReload};
  openManual(1);
  for (int32_t reached = 0; reached < 4; ++reached)
    for (int32_t call = 0; call < 5; ++call) {
      AortRun *run = begin(5);
      AO_CHECK(aortRunForward(run, 0));
      AortKey key = pushNew(run, count, 1, "act");
      for (int32_t i = 0; i < reached; ++i)
        AO_CHECK(calls[i](run, 0));
      ASSERT_EQ(state(run, 0), static_cast<AortLayerState>(reached));
      if (call < 3) {
        if (call == reached)
          AO_CHECK(calls[call](run, 0));
        else
          AO_EXPECT_STATUS(calls[call](run, 0), AORT_INVALID_STATE,
                           "run 5, layer 0");
      } else if (call == 3) {
        AortStatus popped =
            reached == 1 || reached == 2 ? AORT_INVALID_STATE : AORT_OK;
        EXPECT_EQ(tryPop(key), popped) << reached;
      } else {
        Storage *storage = make(count, 2);
        AortSaved tensor = saved(storage);
        AortKey other = 0;
        EXPECT_EQ(aortRunPush(run, &tensor, 1, &other, nullptr),
                  reached == 0 ? AORT_OK : AORT_INVALID_STATE);
        unref(storage);
      }
      AO_CHECK(aortRunEnd(run));
    }
}

TEST_P(OffloaderMisuseTest, ManualRoundTripAndLayersWithoutCalls) {
  AortStream *engine = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &engine));
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_MANUAL);
  options.layers = 2;
  options.transfer = engine;
  open(options);
  for (int step = 0; step < 3; ++step) {
    AortRun *run = begin();
    AO_CHECK(aortRunForward(run, 0));
    AortKey moves = pushNew(run, count, 1);
    AO_CHECK(aortRunForward(run, 1));
    AortKey stays = pushNew(run, count, 2);
    AO_CHECK(aortRunStartOffload(run, 0));
    AO_CHECK(aortRunRelease(run, 0));
    EXPECT_EQ(liveStorages, 1);
    AO_CHECK(aortRunStartReload(run, 0));
    AO_CHECK(aortRunBackward(run, 1));
    expectPop(stays, count, 2);
    AO_CHECK(aortRunBackward(run, 0));
    expectPop(moves, count, 1);
    AO_CHECK(aortRunFinishBackward(run));
    EXPECT_EQ(state(run, 0), AORT_LAYER_NOT_OFFLOADED);
    AO_CHECK(aortRunEnd(run));
  }
  EXPECT_EQ(offloaderStatistics().offloads, 3);
  aortOffloaderDestroy(offloader);
  offloader = nullptr;
  AO_CHECK(aortStreamDestroy(engine));
}

TEST_P(OffloaderMisuseTest, Groups) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
  options.minElements = 64;
  open(options);
  AortRun *run = begin();
  Storage *data = make(count, 1), *scales = make(8, 2), *other = make(count, 3);
  AortSaved parts[4] = {saved(data, "data"),
                        saved(scales, "scales"),
                        {},
                        saved(other, "transpose")};
  parts[2].structSize = sizeof(AortSaved);
  AortDecision decisions[4];
  AortKey key = 0;
  AO_CHECK(aortRunPush(run, parts, 4, &key, decisions));
  EXPECT_EQ(decisions[0], AORT_OFFLOADED);
  EXPECT_EQ(decisions[1], AORT_KEPT_SMALL);
  EXPECT_EQ(decisions[2], AORT_KEPT_NO_DATA);
  EXPECT_EQ(decisions[3], AORT_OFFLOADED);
  EXPECT_EQ(scales->references, 1);
  unref(data);
  unref(other);
  // All or none: the second of two allocations fails once.
  AO_CHECK(aortRunFinishBackward(run));
  EXPECT_EQ(liveStorages, 1);
  AortRestored restored[4] = {};
  for (AortRestored &part : restored)
    part.structSize = sizeof(AortRestored);
  failingAllocations = 1;
  AO_EXPECT_STATUS(aortRunPop(offloader, key, restored, 4),
                   AORT_OUT_OF_DEVICE_MEMORY, "'data'");
  EXPECT_EQ(restored[0].owner, nullptr);
  AO_CHECK(aortRunPop(offloader, key, restored, 4));
  EXPECT_EQ(read(restored[0].pointer, count), pattern(count, 1));
  EXPECT_EQ(restored[1].owner, nullptr);
  EXPECT_EQ(restored[2].owner, nullptr);
  EXPECT_EQ(read(restored[3].pointer, count), pattern(count, 3));
  AO_EXPECT_STATUS(tryPop(key, 2), AORT_INVALID_ARGUMENT,
                   "2 parts are popped, 4 were pushed");
  unref(scales);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderMisuseTest, RetainedBuffers) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
  options.layers = 2;
  options.offloadedLayers = 1;
  options.retainHostBuffers = 1;
  open(options);
  auto forward = [&](AortRun *run, size_t size) {
    AO_CHECK(aortRunForward(run, 0));
    pushNew(run, size, 1, "act");
  };
  for (int step = 0; step < 3; ++step) {
    AortRun *run = begin();
    forward(run, count);
    AO_CHECK(aortRunForward(run, 1));
    AO_CHECK(aortRunEnd(run));
    EXPECT_EQ(statistics().hostBytes, bytes);
  }
  EXPECT_EQ(statistics().poolMisses, 1);
  AortRun *run = begin(9);
  forward(run, count / 2);
  AO_EXPECT_STATUS(aortRunForward(run, 1), AORT_INVALID_STATE,
                   "run 9, layer 0: 'act' has another shape or type");
  AO_CHECK(aortRunEnd(run));
  // As many bytes of another type, and in another shape.
  for (bool isType : {true, false}) {
    run = begin(10);
    AO_CHECK(aortRunForward(run, 0));
    Storage *storage = make(count, 1);
    AortSaved tensor = saved(storage, "act");
    int64_t sizes[] = {2, count / 2};
    if (isType) {
      ++tensor.type;
    } else {
      tensor.rank = 2;
      tensor.sizes = sizes;
    }
    push(run, tensor);
    unref(storage);
    AO_EXPECT_STATUS(aortRunForward(run, 1), AORT_INVALID_STATE,
                     "run 10, layer 0: 'act' has another shape or type");
    AO_CHECK(aortRunEnd(run));
  }
  run = begin();
  forward(run, count);
  AO_CHECK(aortRunForward(run, 1));
  AO_CHECK(aortRunEnd(run));
  // More tensors than there are retained buffers.
  run = begin();
  forward(run, count);
  pushNew(run, count, 1, "more");
  AO_CHECK(aortRunForward(run, 1));
  AO_CHECK(aortRunEnd(run));
  EXPECT_EQ(statistics().hostBytes, 2 * bytes);
  AO_CHECK(aortOffloaderReset(offloader));
  EXPECT_EQ(statistics().hostBytes, 0);
}

//===----------------------------------------------------------------------===//
// Budgets and several runs
//===----------------------------------------------------------------------===//

TEST_P(OffloaderMisuseTest, HeldBudgetPutsReloadsOff) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_MANUAL);
  options.layers = 1;
  options.heldBudget = bytes;
  open(options);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  AortKey first = pushNew(run, count, 1), second = pushNew(run, count, 2);
  AO_CHECK(aortRunStartOffload(run, 0));
  AO_CHECK(aortRunRelease(run, 0));
  AO_CHECK(aortRunStartReload(run, 0));
  EXPECT_EQ(offloaderStatistics().heldBytes, bytes);
  EXPECT_EQ(offloaderStatistics().deferredReloads, 1);
  // The second one is still away, and the first takes all of the budget.
  expectPop(second, count, 2);
  EXPECT_EQ(offloaderStatistics().overBudgetPops, 1);
  EXPECT_EQ(offloaderStatistics().demandPops, 1);
  expectPop(first, count, 1);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderMisuseTest, SeveralRunsInAnyOrder) {
  openLayers(3, 2);
  std::vector<AortRun *> runs;
  std::map<std::pair<size_t, int32_t>, AortKey> keys;
  for (size_t r = 0; r < 3; ++r) {
    runs.push_back(begin(static_cast<int64_t>(r)));
    for (int32_t layer = 0; layer < 3; ++layer) {
      AO_CHECK(aortRunForward(runs[r], layer));
      keys[{r, layer}] =
          pushNew(runs[r], count,
                  static_cast<uint32_t>(10 * r) + static_cast<uint32_t>(layer));
    }
  }
  for (size_t r : {1u, 2u, 0u}) {
    for (int32_t layer = 3; layer-- > 0;) {
      AO_CHECK(aortRunBackward(runs[r], layer));
      if (layer < 2)
        expectPop(keys[{r, layer}], count,
                  static_cast<uint32_t>(10 * r) + static_cast<uint32_t>(layer));
    }
    AO_CHECK(aortRunFinishBackward(runs[r]));
    AO_CHECK(aortRunEnd(runs[r]));
  }
}

//===----------------------------------------------------------------------===//
// Misuse
//===----------------------------------------------------------------------===//

TEST_P(OffloaderMisuseTest, Options) {
  AortOffloader *refused = nullptr;
  auto refuse = [&](AortOffloaderOptions options, const char *why) {
    AO_EXPECT_STATUS(aortOffloaderCreate(device, &options, &refused),
                     AORT_INVALID_ARGUMENT, why);
  };
  AortOffloaderOptions good = offloaderOptions(AORT_SCHEDULE_LAYERS), bad;
  good.layers = 4;
  bad = good;
  bad.offloadedLayers = 4;
  refuse(bad, "at most 3 can");
  bad.layers = 0;
  refuse(bad, "0 layers");
  bad = good;
  bad.callbacks.allocate = nullptr;
  refuse(bad, "mandatory");
  bad = good;
  bad.transfer = compute;
  refuse(bad, "MANUAL");
  bad = good;
  bad.heldBudget = -1;
  refuse(bad, "negative");
  bad = good;
  bad.schedule = static_cast<AortSchedule>(9);
  refuse(bad, "schedule");
  bad = good;
  bad.record = 1;
  refuse(bad, "'record'");
  bad = offloaderOptions(AORT_SCHEDULE_ALL);
  bad.retainHostBuffers = 1;
  refuse(bad, "'retainHostBuffers'");
  bad = good;
  bad.structSize = 0;
  refuse(bad, "structSize");
  EXPECT_EQ(refused, nullptr);
}

TEST_P(OffloaderMisuseTest, KeysStaleForeignAndUnknown) {
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
  AortOffloader *other = nullptr;
  AO_CHECK(aortOffloaderCreate(device, &options, &other));
  AortRun *run = begin(), *foreign = nullptr;
  AO_CHECK(aortRunBegin(other, 2, &foreign));
  AortKey dropped = pushNew(run, count, 1), ended = pushNew(run, count, 2),
          theirs = pushNew(foreign, count, 3);
  AO_CHECK(aortRunDrop(offloader, dropped));
  AO_CHECK(aortRunEnd(run));
  for (AortKey key : {AortKey{0}, dropped, ended, theirs})
    AO_EXPECT_STATUS(tryPop(key), AORT_INVALID_ARGUMENT, "not alive");
  AO_EXPECT_STATUS(aortRunFinishBackward(run), AORT_INVALID_STATE, "ended");
  aortOffloaderDestroy(other);
}

TEST_P(OffloaderMisuseTest, WrittenAfterItWasSaved) {
  hasVersions = true;
  openLayers(2, 1);
  AortRun *run = begin(4);
  AO_CHECK(aortRunForward(run, 0));
  Storage *storage = make(count, 1);
  AortKey key = push(run, saved(storage, "act"));
  ++storage->version;
  AO_CHECK(aortRunForward(run, 1));
  AO_CHECK(aortRunBackward(run, 0));
  AO_EXPECT_STATUS(tryPop(key), AORT_INVALID_STATE,
                   "run 4, layer 0: 'act' was written");
  unref(storage);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderMisuseTest, PushesThatAreRefusedReleaseTheirOwners) {
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  AortRun *run = begin();
  Storage *storage = make(count, 1);
  AortKey key = 0;
  auto refuse = [&](auto &&change, const char *why) {
    AortSaved tensor = saved(storage);
    change(tensor);
    AO_EXPECT_STATUS(aortRunPush(run, &tensor, 1, &key, nullptr),
                     AORT_INVALID_ARGUMENT, why);
    EXPECT_EQ(storage->references, 1);
  };
  refuse([](AortSaved &t) { t.elementBytes = 0; }, "element size");
  refuse([](AortSaved &t) { t.storageBytes = 4; }, "reaches out");
  refuse([](AortSaved &t) { t.rank = 40; }, "rank 40");
  std::vector<AortSaved> many;
  for (int i = 0; i < 17; ++i)
    many.push_back(saved(storage));
  AO_EXPECT_STATUS(aortRunPush(run, many.data(), 17, &key, nullptr),
                   AORT_INVALID_ARGUMENT, "17 parts");
  EXPECT_EQ(storage->references, 1);
  AO_CHECK(aortRunEnd(run));
  AortSaved late = saved(storage);
  AO_EXPECT_STATUS(aortRunPush(run, &late, 1, &key, nullptr),
                   AORT_INVALID_STATE, "has ended");
  EXPECT_EQ(storage->references, 1);
  unref(storage);
}

TEST_P(OffloaderMisuseTest, RunsAndLeaks) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
  options.maxRuns = 1;
  open(options);
  AortRun *run = begin(), *second = nullptr;
  AO_EXPECT_STATUS(aortRunBegin(offloader, 8, &second), AORT_INVALID_ARGUMENT,
                   "run 8 is one more than 1");
  pushNew(run, count, 1);
  AO_EXPECT_STATUS(aortOffloaderCheck(offloader), AORT_LEAK,
                   "1 runs are open with 1 saved values");
  AO_CHECK(aortOffloaderReset(offloader));
  EXPECT_EQ(warnings.size(), 1u);
  AO_CHECK(aortOffloaderCheck(offloader));
  AO_CHECK(aortRunEnd(begin()));
}

TEST_P(OffloaderMisuseTest, NullArguments) {
  AO_EXPECT_STATUS(aortOffloaderCreate(nullptr, nullptr, nullptr),
                   AORT_INVALID_ARGUMENT, "null ");
  for (AortStatus status : {aortOffloaderReset(nullptr),
                            aortOffloaderCheck(nullptr),
                            aortOffloaderStatistics(nullptr, nullptr),
                            aortRunSetStream(nullptr, nullptr),
                            aortOffloaderNextStep(nullptr),
                            aortOffloaderAbandonStep(nullptr),
                            aortOffloaderBeginStep(nullptr, nullptr),
                            aortOffloaderStepState(nullptr, nullptr),
                            aortOffloaderSetSafe(nullptr, 0),
                            aortOffloaderTrace(nullptr, nullptr, 0, nullptr),
                            aortOffloaderSetPlan(nullptr, 0, nullptr, 0),
                            aortRunBegin(nullptr, 0, nullptr),
                            aortRunEnd(nullptr),
                            aortRunAbort(nullptr),
                            aortRunForward(nullptr, 0),
                            aortRunBackward(nullptr, 0),
                            aortRunFinishBackward(nullptr),
                            aortRunState(nullptr, 0, nullptr),
                            aortRunStartOffload(nullptr, 0),
                            aortRunRelease(nullptr, 0),
                            aortRunStartReload(nullptr, 0),
                            aortRunPush(nullptr, nullptr, 0, nullptr, nullptr),
                            aortRunPop(nullptr, 0, nullptr, 0),
                            aortRunDrop(nullptr, 0),
                            aortStreamAdopt(nullptr, nullptr, nullptr),
                            aortTransferAt(nullptr, AORT_DEVICE_TO_HOST,
                                           nullptr, nullptr, nullptr, nullptr),
                            aortTransferWaitAt(nullptr, 0, nullptr)})
    EXPECT_EQ(status, AORT_INVALID_ARGUMENT);
  aortOffloaderDestroy(nullptr);
  aortOffloaderOptionsInit(nullptr);
}

} // namespace
