//===- OffloaderCaptureTests.cpp - Saved tensors of a captured step -------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A step is captured by running it: whatever it would make, such as a host
// buffer, has to be there already, from a step before that was not captured.
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

using namespace ao::cts;

namespace {

constexpr size_t count = 512;
constexpr int64_t bytes = count * sizeof(uint32_t);

class OffloaderCaptureTest : public OffloaderTest {
protected:
  void adjust(AortInstanceOptions &options) override {
    options.launchesOnly = 1;
  }
  void SetUp() override {
    OffloaderTest::SetUp();
    if (!instance)
      return;
    AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
    options.layers = 2;
    options.offloadedLayers = 1;
    options.retainHostBuffers = 1;
    open(options);
    input = make(count, 1);
    output = deviceBuffer(bytes);
  }
  void TearDown() override {
    if (instance) {
      unref(input);
      freeDevice(output);
    }
    OffloaderTest::TearDown();
  }

  /// Layer 0 saves the input and copies what comes back to the output.
  void step() {
    AortRun *run = begin();
    AO_CHECK(aortRunForward(run, 0));
    AortKey key = push(run, saved(input));
    AO_CHECK(aortRunForward(run, 1));
    AO_CHECK(aortRunBackward(run, 1));
    AO_CHECK(aortRunBackward(run, 0));
    AortRestored restored{};
    restored.structSize = sizeof(restored);
    AO_CHECK(aortRunPop(offloader, key, nullptr, &restored, 1));
    EXPECT_EQ(restored.moved, 1);
    AO_CHECK(aortCopy(compute, output, restored.pointer, bytes));
    AO_CHECK(aortRunFinishBackward(run));
    AO_CHECK(aortRunEnd(run));
  }

  Storage *input = nullptr;
  void *output = nullptr;
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderCaptureTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(OffloaderCaptureTest, AReplayMovesWhatIsThereThen) {
  step();
  AortStatistics before = statistics();
  AO_CHECK(aortCaptureBegin(device));
  step();
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  for (uint32_t round = 2; round < 5; ++round) {
    write(input->memory, pattern(count, round));
    AO_CHECK(aortGraphLaunch(graph));
    EXPECT_EQ(read(output, count), pattern(count, round));
  }
  AortStatistics after = statistics();
  EXPECT_EQ(after.poolMisses, before.poolMisses);
  EXPECT_EQ(after.streamsCreated, before.streamsCreated);
  AO_CHECK(aortGraphDestroy(graph));
}

} // namespace
