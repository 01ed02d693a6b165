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

#include <dlfcn.h>

using namespace ao::cts;

namespace {

constexpr size_t count = 512;
constexpr int64_t bytes = count * sizeof(uint32_t);

class OffloaderCaptureTest : public OffloaderTest {
protected:
  void adjust(AortContextOptions &options) override {
    options.launchesOnly = 1;
  }
  void SetUp() override {
    OffloaderTest::SetUp();
    if (!context)
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
    if (context) {
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
    finish(run, key);
  }
  void finish(AortRun *run, AortKey key) {
    AO_CHECK(aortRunBackward(run, 1));
    AO_CHECK(aortRunBackward(run, 0));
    AortRestored restored{};
    restored.structSize = sizeof(restored);
    AO_CHECK(aortRunPop(offloader, key, &restored, 1));
    EXPECT_EQ(restored.reloaded, 1);
    AO_CHECK(aortCopy(compute, output, restored.pointer, bytes));
    AO_CHECK(aortRunFinishBackward(run));
    AO_CHECK(aortRunEnd(run));
  }

  /// A step that would have to pin a buffer for its copy.
  void expectRefusedStep() {
    AortRun *run = begin();
    AO_CHECK(aortRunForward(run, 0));
    AortKey key = push(run, saved(input));
    AO_EXPECT_STATUS(aortRunForward(run, 1), AORT_UNCAPTURABLE,
                     "memory cannot be pinned in a capture; run the step once "
                     "before");
    // The pushed value is at its old address.
    AortRestored restored = pop(key);
    EXPECT_EQ(restored.pointer, input->memory);
    unref(input);
    AO_CHECK(aortRunAbort(run));
  }
  void expectReplays(AortGraph *graph) {
    for (uint32_t round = 2; round < 5; ++round) {
      write(input->memory, pattern(count, round));
      AO_CHECK(aortGraphLaunch(graph));
      EXPECT_EQ(read(output, count), pattern(count, round));
    }
    AO_CHECK(aortGraphDestroy(graph));
  }

  Storage *input = nullptr;
  void *output = nullptr;
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderCaptureTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(OffloaderCaptureTest, AReplayCopiesCurrentContents) {
  step();
  AortStatistics before = statistics();
  AO_CHECK(aortCaptureBegin(device));
  step();
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  expectReplays(graph);
  AortStatistics after = statistics();
  EXPECT_EQ(after.poolMisses, before.poolMisses);
  EXPECT_EQ(after.streamsCreated, before.streamsCreated);
}

TEST_P(OffloaderCaptureTest, ARejectedFirstStepReleasesItsMemory) {
  AO_CHECK(aortCaptureBegin(device));
  expectRefusedStep();
  AortGraph *graph = nullptr;
  AO_CHECK(aortCaptureEnd(device, &graph));
  AO_CHECK(aortGraphDestroy(graph));
  EXPECT_EQ(statistics().poolMisses, 0);
  step();
  AO_CHECK(aortCaptureBegin(device));
  step();
  AO_CHECK(aortCaptureEnd(device, &graph));
  expectReplays(graph);
}

/// A framework captures its own stream without a call: to pin memory
/// would end its capture.
TEST_P(OffloaderCaptureTest, CapturesOfTheCallerAreSeen) {
  AO_CTS_EXCLUDE(onHost(), "streams of the host have no captures of others");
  AO_CTS_EXCLUDE(GetParam().driver.empty(), "calls the stand-in itself");
  aortOffloaderDestroy(offloader);
  offloader = nullptr;
  AortStream *theirs = nullptr, *adopted = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &theirs));
  void *native = aortStreamNative(theirs);
  AO_CHECK(aortStreamAdopt(device, native, &adopted));
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
  options.layers = 2;
  options.offloadedLayers = 1;
  options.compute = adopted;
  open(options);
  void *library = dlopen(GetParam().driver.c_str(), RTLD_NOW | RTLD_NOLOAD);
  auto begin = reinterpret_cast<int (*)(void *, int)>(
      dlsym(library, "cuStreamBeginCapture_v2"));
  auto end = reinterpret_cast<int (*)(void *, void **)>(
      dlsym(library, "cuStreamEndCapture"));
  auto destroy =
      reinterpret_cast<int (*)(void *)>(dlsym(library, "cuGraphDestroy"));
  // A thread of theirs may have no context: it has to be told all the same.
  auto setContext =
      reinterpret_cast<int (*)(void *)>(dlsym(library, "cuCtxSetCurrent"));
  for (bool hasContext : {true, false}) {
    ASSERT_EQ(begin(native, /*global*/ 0), 0);
    if (!hasContext)
      setContext(nullptr);
    expectRefusedStep();
    void *graph = nullptr;
    EXPECT_EQ(end(native, &graph), 0) << "their capture was spoilt";
    EXPECT_EQ(destroy(graph), 0);
  }
  dlclose(library);
  aortOffloaderDestroy(offloader);
  offloader = nullptr;
  AO_CHECK(aortStreamDestroy(adopted));
  AO_CHECK(aortStreamDestroy(theirs));
}

} // namespace
