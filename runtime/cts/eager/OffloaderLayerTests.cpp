//===- OffloaderLayerTests.cpp - The layer rule ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

using namespace ao::cts;

namespace {

constexpr size_t count = 64;
constexpr int64_t bytes = count * sizeof(uint32_t);

class OffloaderLayerTest : public OffloaderTest {};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderLayerTest,
                         testing::ValuesIn(allConfigs()), configName);

/// For all numbers of layers and of those that move: bytes, states, and what is
/// held at any time.
TEST_P(OffloaderLayerTest, Formula) {
  for (int32_t n = 1; n <= 12; ++n)
    for (int32_t k = 0; k < n; ++k) {
      openLayers(n, k);
      AortRun *run = begin();
      std::map<int32_t, AortKey> keys;
      for (int32_t layer = 0; layer < n; ++layer) {
        AO_CHECK(aortRunForward(run, layer));
        for (int32_t i = 0; i < std::min(layer, k); ++i)
          EXPECT_EQ(state(run, i), layer >= n - k + i
                                       ? AORT_LAYER_OFFLOAD_FINISHED
                                       : AORT_LAYER_OFFLOAD_STARTED);
        AortKey key = pushNew(run, count, static_cast<uint32_t>(layer));
        EXPECT_EQ(key != 0, layer < k) << n << " " << k << " " << layer;
        keys[layer] = key;
      }
      for (int32_t layer = n; layer-- > 0;) {
        AO_CHECK(aortRunBackward(run, layer));
        if (keys[layer] != 0)
          expectPop(keys[layer], count, static_cast<uint32_t>(layer));
      }
      AO_CHECK(aortRunFinishBackward(run));
      // The offloader holds layers below k only: at most (N - k) of them.
      EXPECT_LE(offloaderStatistics().peakHeldBytes,
                std::max(1, std::min(n - k, k)) * bytes)
          << n << " " << k;
      EXPECT_EQ(offloaderStatistics().heldBytes, 0);
      EXPECT_EQ(offloaderStatistics().offloads, k);
      EXPECT_EQ(offloaderStatistics().decisions[AORT_KEPT_LAYER], n - k);
      AO_CHECK(aortRunEnd(run));
      aortOffloaderDestroy(offloader);
      offloader = nullptr;
    }
}

/// One event a value, and three for all that move together, and as many waits:
/// the first that is popped came back last.
TEST_P(OffloaderLayerTest, EventsAndWaitsOfAValue) {
  constexpr int32_t layers = 4, moving = 3, values = 8;
  openLayers(layers, moving);
  AortRun *run = begin();
  std::vector<AortKey> keys;
  for (int32_t layer = 0; layer < layers; ++layer) {
    AO_CHECK(aortRunForward(run, layer));
    for (int32_t i = 0; i < values; ++i)
      keys.push_back(
          pushNew(run, count, static_cast<uint32_t>(layer * values + i)));
  }
  for (int32_t layer = layers; layer-- > 0;) {
    AO_CHECK(aortRunBackward(run, layer));
    for (int32_t i = (layer + 1) * values; i-- > layer * values;)
      if (AortKey key = keys[static_cast<size_t>(i)])
        expectPop(key, count, static_cast<uint32_t>(i));
  }
  AO_CHECK(aortRunEnd(run));
  AortOffloaderStatistics figures = offloaderStatistics();
  EXPECT_EQ(figures.offloads, moving * values);
  EXPECT_LE(figures.eventRecords, moving * (values + 3));
  EXPECT_LE(figures.eventWaits, moving * (values + 3));
}

/// Gradients of the last layers alone, then of all; finished or not, as where
/// an exception ends the first pass.
TEST_P(OffloaderLayerTest, ABackwardPassThatEndsEarlyIsNotTheLast) {
  constexpr int32_t layers = 5, moving = 4;
  openLayers(layers, moving);
  for (bool isFinished : {true, false}) {
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (int32_t layer = 0; layer < layers; ++layer) {
      AO_CHECK(aortRunForward(run, layer));
      keys.push_back(pushNew(run, count, static_cast<uint32_t>(layer)));
    }
    for (int32_t last : {3, 4, 0, 1, 0}) {
      for (int32_t layer = layers; layer-- > last;) {
        AO_CHECK(aortRunBackward(run, layer));
        if (AortKey key = keys[static_cast<size_t>(layer)])
          expectPop(key, count, static_cast<uint32_t>(layer));
      }
      if (isFinished) {
        AO_CHECK(aortRunFinishBackward(run));
        EXPECT_EQ(liveStorages, 0);
      }
    }
    EXPECT_EQ(offloaderStatistics().demandPops, 0);
    EXPECT_EQ(offloaderStatistics().latePops, 0);
    AO_CHECK(aortRunEnd(run));
  }
}

/// A tensor that all layers save: each moves it with what else it saves.
TEST_P(OffloaderLayerTest, EachLayerOffloadsItsSavedTensors) {
  for (int32_t retains : {0, 1})
    for (int32_t n = 2; n <= 6; ++n)
      for (int32_t k = 1; k < n; ++k) {
        AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
        options.layers = n;
        options.offloadedLayers = k;
        options.retainHostBuffers = retains;
        open(options);
        AortRun *run = begin();
        Storage *storage = make(count, 1);
        std::vector<AortKey> keys;
        for (int32_t layer = 0; layer < n; ++layer) {
          AO_CHECK(aortRunForward(run, layer));
          keys.push_back(push(run, saved(storage)));
          // Its bytes are there once.
          EXPECT_LE(offloaderStatistics().heldBytes, bytes);
        }
        unref(storage);
        for (int32_t layer = n; layer-- > 0;) {
          AO_CHECK(aortRunBackward(run, layer));
          if (AortKey key = keys[static_cast<size_t>(layer)])
            expectPop(key, count, 1);
        }
        AO_CHECK(aortRunFinishBackward(run));
        AortOffloaderStatistics now = offloaderStatistics();
        EXPECT_EQ(now.offloads, k);
        EXPECT_EQ(now.reloads, k);
        EXPECT_EQ(now.demandPops, 0) << n << " " << k;
        EXPECT_EQ(now.latePops, 0) << n << " " << k;
        EXPECT_EQ(now.heldBytes, 0);
        EXPECT_EQ(liveStorages, 0);
        AO_CHECK(aortRunEnd(run));
        aortOffloaderDestroy(offloader);
        offloader = nullptr;
      }
}

/// Layers as microbatches, of which each has calls of its own or none: what one
/// of them saves does not depend on the others.
TEST_P(OffloaderLayerTest, LayersByHandShareNothing) {
  enum Call { Save, Out, Free, Back, Use };
  using Program = std::vector<std::pair<Call, int32_t>>;
  const Program programs[] = {
      {{Save, 0},
       {Out, 0},
       {Save, 1},
       {Free, 0},
       {Out, 1},
       {Free, 1},
       {Back, 0},
       {Use, 0},
       {Back, 1},
       {Use, 1}},
      {{Save, 0},
       {Out, 0},
       {Save, 1},
       {Free, 0},
       {Out, 1},
       {Back, 0},
       {Use, 0},
       {Free, 1},
       {Back, 1},
       {Use, 1}},
      {{Save, 0},
       {Out, 0},
       {Save, 1},
       {Free, 0},
       {Out, 1},
       {Back, 0},
       {Use, 0},
       {Save, 2},
       {Free, 1},
       {Out, 2},
       {Back, 1},
       {Use, 1},
       {Free, 2},
       {Back, 2},
       {Use, 2}},
      // Layer 0 has no calls.
      {{Save, 0},
       {Save, 1},
       {Out, 1},
       {Free, 1},
       {Use, 0},
       {Back, 1},
       {Use, 1}},
  };
  for (const Program &program : programs) {
    AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_MANUAL);
    options.layers = 3;
    open(options);
    AortRun *run = begin();
    Storage *storage = make(count, 5);
    std::map<int32_t, AortKey> keys;
    for (auto [call, layer] : program)
      switch (call) {
      case Save:
        AO_CHECK(aortRunFinishBackward(run));
        AO_CHECK(aortRunForward(run, layer));
        keys[layer] = push(run, saved(storage));
        break;
      case Out:
        AO_CHECK(aortRunStartOffload(run, layer));
        break;
      case Free:
        AO_CHECK(aortRunRelease(run, layer));
        break;
      case Back:
        AO_CHECK(aortRunStartReload(run, layer));
        break;
      case Use:
        AO_CHECK(aortRunBackward(run, layer));
        expectPop(keys[layer], count, 5);
        AO_CHECK(aortRunFinishBackward(run));
        break;
      }
    AortOffloaderStatistics now = offloaderStatistics();
    EXPECT_EQ(now.demandPops, 0);
    EXPECT_EQ(now.latePops, 0);
    unref(storage);
    AO_CHECK(aortRunEnd(run));
    aortOffloaderDestroy(offloader);
    offloader = nullptr;
  }
}

/// Nothing of a layer gets its retained buffer where one value does not fit:
/// the last copy of the buffers is still known.
TEST_P(OffloaderLayerTest, AMismatchOfRetainedBuffersLeavesThemOrdered) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
  options.layers = 2;
  options.offloadedLayers = 1;
  options.retainHostBuffers = 1;
  open(options);
  for (uint32_t step = 0; step < 6; ++step) {
    bool fits = step % 2 == 0;
    AortRun *run = begin(step);
    AO_CHECK(aortRunForward(run, 0));
    AortKey first = pushNew(run, count, step);
    AortKey second = pushNew(run, fits ? count : count / 2, step + 100);
    if (fits)
      AO_CHECK(aortRunForward(run, 1));
    else
      AO_EXPECT_STATUS(aortRunForward(run, 1), AORT_INVALID_STATE,
                       "another shape or type");
    AO_CHECK(aortRunBackward(run, 1));
    AO_CHECK(aortRunBackward(run, 0));
    expectPop(second, fits ? count : count / 2, step + 100);
    expectPop(first, count, step);
    AO_CHECK(aortRunEnd(run));
  }
  EXPECT_EQ(offloaderStatistics().offloads, 6);
}

TEST_P(OffloaderLayerTest, SecondBackwardPass) {
  openLayers(3, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  AortKey key = pushNew(run, count, 1);
  AO_CHECK(aortRunForward(run, 1));
  AO_CHECK(aortRunForward(run, 2));
  for (int pass = 0; pass < 2; ++pass) {
    for (int32_t layer = 3; layer-- > 0;)
      AO_CHECK(aortRunBackward(run, layer));
    expectPop(key, count, 1);
    AO_CHECK(aortRunFinishBackward(run));
    EXPECT_EQ(liveStorages, 0);
  }
  // Without the layer's own call it comes back at its pop.
  expectPop(key, count, 1);
  EXPECT_EQ(offloaderStatistics().latePops, 1);
  AO_CHECK(aortRunEnd(run));
}

/// As a layer does that returns several tensors.
TEST_P(OffloaderLayerTest, ABackwardPassThatIsSaidTwice) {
  constexpr int32_t layers = 4, moving = 2;
  openLayers(layers, moving);
  AortRun *run = begin();
  std::vector<AortKey> keys;
  for (int32_t layer = 0; layer < layers; ++layer) {
    AO_CHECK(aortRunForward(run, layer));
    keys.push_back(pushNew(run, count, static_cast<uint32_t>(layer)));
  }
  for (int32_t layer = layers; layer-- > 0;) {
    AO_CHECK(aortRunBackward(run, layer));
    AO_CHECK(aortRunBackward(run, layer));
    if (AortKey key = keys[static_cast<size_t>(layer)]) {
      expectPop(key, count, static_cast<uint32_t>(layer));
      AO_CHECK(aortRunBackward(run, layer));
    }
  }
  AO_CHECK(aortRunFinishBackward(run));
  EXPECT_EQ(offloaderStatistics().reloads, moving);
  EXPECT_EQ(offloaderStatistics().latePops, 0);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderLayerTest, Misuse) {
  openLayers(3, 2);
  AortRun *run = begin(7);
  Storage *storage = make(count, 1);
  AortSaved tensor = saved(storage, "early");
  AortKey key = 0;
  AO_EXPECT_STATUS(aortRunPush(run, &tensor, 1, &key, nullptr),
                   AORT_INVALID_STATE, "run 7");
  EXPECT_EQ(storage->references, 1);
  unref(storage);
  AO_EXPECT_STATUS(aortRunForward(run, 1), AORT_INVALID_ARGUMENT, "first");
  AO_EXPECT_STATUS(aortRunForward(run, 3), AORT_INVALID_ARGUMENT, "layer 3");
  AO_EXPECT_STATUS(aortRunForward(run, -1), AORT_INVALID_ARGUMENT, "layer -1");
  AO_CHECK(aortRunForward(run, 0));
  key = pushNew(run, count, 1, "act");
  AO_CHECK(aortRunForward(run, 1));
  AO_EXPECT_STATUS(aortRunStartOffload(run, 1), AORT_INVALID_STATE, "MANUAL");
  AO_CHECK(aortRunForward(run, 2));
  AO_CHECK(aortRunBackward(run, 0));
  expectPop(key, count, 1);
  AO_CHECK(aortRunEnd(run));
}

/// A pop that no backward pass of the layer precedes reloads the value itself,
/// while it leaves and when it has left.
TEST_P(OffloaderLayerTest, EarlyPopsReload) {
  openLayers(3, 2);
  AortRun *run = begin(7);
  AO_CHECK(aortRunForward(run, 0));
  AortKey first = pushNew(run, count, 1, "first");
  AO_CHECK(aortRunForward(run, 1));
  expectPop(first, count, 1);
  AortKey second = pushNew(run, count, 2, "second");
  AO_CHECK(aortRunForward(run, 2));
  expectPop(first, count, 1);
  expectPop(second, count, 2);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("run 7, layer 0: 'first' is popped before the "
                             "reload of its layer has started"),
            std::string::npos)
      << warnings[0];
  // The layers go on as usual.
  for (int32_t layer = 3; layer-- > 0;)
    AO_CHECK(aortRunBackward(run, layer));
  expectPop(second, count, 2);
  expectPop(first, count, 1);
  AO_CHECK(aortRunFinishBackward(run));
  for (AortKey key : {first, second})
    AO_CHECK(aortRunDrop(offloader, key));
  AO_CHECK(aortRunEnd(run));
  EXPECT_EQ(warnings.size(), 1u);
}

TEST_P(OffloaderLayerTest, AbortInFlight) {
  openLayers(4, 3);
  AortRun *run = begin(3);
  for (int32_t layer = 0; layer < 3; ++layer) {
    AO_CHECK(aortRunForward(run, layer));
    pushNew(run, count, static_cast<uint32_t>(layer));
  }
  AO_CHECK(aortRunAbort(run));
  EXPECT_EQ(liveStorages, 0);
  ASSERT_EQ(warnings.size(), 1u);
  EXPECT_NE(warnings[0].find("run 3 was aborted with 3"), std::string::npos);
  AO_EXPECT_STATUS(aortRunEnd(run), AORT_INVALID_STATE, "run 3 has ended");
  EXPECT_EQ(statistics().hostBytes, 0);
  // The next run is as good as the first.
  run = begin(4);
  AO_CHECK(aortRunForward(run, 0));
  AortKey key = pushNew(run, count, 9);
  for (int32_t layer = 1; layer < 4; ++layer)
    AO_CHECK(aortRunForward(run, layer));
  AO_CHECK(aortRunBackward(run, 0));
  expectPop(key, count, 9);
  AO_CHECK(aortRunEnd(run));
  EXPECT_EQ(offloaderStatistics().abortedRuns, 1);
}

} // namespace
