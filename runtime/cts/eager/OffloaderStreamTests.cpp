//===- OffloaderStreamTests.cpp - Work on more than one stream ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

using namespace ao::cts;

namespace {

constexpr size_t count = 512;
constexpr int64_t bytes = count * sizeof(uint32_t);

/// Nothing waits on the host between the calls: that would order what the
/// offloader has to order.
class OffloaderStreamTest : public OffloaderTest {
protected:
  void SetUp() override {
    OffloaderTest::SetUp();
    if (!context)
      return;
    for (AortStream *&stream : streams)
      AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &stream));
  }
  void TearDown() override {
    aortOffloaderDestroy(offloader);
    offloader = nullptr;
    for (AortStream *stream : streams)
      if (stream) {
        EXPECT_EQ(aortStreamDestroy(stream), AORT_OK);
      }
    OffloaderTest::TearDown();
  }

  void openSchedule(AortSchedule schedule, int32_t layers = 0,
                    int32_t moving = 0) {
    AortOffloaderOptions options = offloaderOptions(schedule);
    options.layers = layers;
    options.offloadedLayers = moving;
    open(options);
  }
  /// Memory of a stream, which the stream writes last.
  Storage *written(AortStream *stream, uint32_t value) {
    Storage *storage = newStorage(bytes, stream);
    write(stream, storage, value);
    return storage;
  }
  void write(AortStream *stream, Storage *storage, uint32_t value) {
    AO_CHECK(aortMemset(stream, storage->memory, value, 4, count));
  }
  AortKey pushWritten(AortRun *run, AortStream *stream, uint32_t value) {
    Storage *storage = written(stream, value);
    EXPECT_EQ(aortRunSetStream(run, stream), AORT_OK);
    AortSaved tensor = saved(storage);
    tensor.stream = nullptr;
    AortKey key = push(run, tensor);
    unref(storage);
    return key;
  }
  /// Begins a run that is recorded, and pushes three values of the second
  /// stream.
  AortRun *recordPushes(std::vector<AortKey> &keys) {
    AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
    options.record = 1;
    open(options);
    AortRun *run = begin();
    for (uint32_t i = 0; i < 3; ++i)
      keys.push_back(pushWritten(run, streams[1], i));
    return run;
  }
  /// Pops for a stream, which reads.
  void expectOn(AortRun *run, AortStream *stream, AortKey key, uint32_t value) {
    AO_CHECK(aortRunSetStream(run, stream));
    AortRestored restored = pop(key);
    std::vector<uint32_t> found(count);
    AO_CHECK(aortCopy(stream, found.data(), restored.pointer, bytes));
    AO_CHECK(aortStreamSynchronize(stream));
    EXPECT_EQ(found, std::vector<uint32_t>(count, value));
    unref(static_cast<Storage *>(restored.owner));
  }

  std::array<AortStream *, 2> streams{};
};
INSTANTIATE_TEST_SUITE_P(Backends, OffloaderStreamTest,
                         testing::ValuesIn(allConfigs()), configName);

TEST_P(OffloaderStreamTest, EachTensorIsCompleteOnItsStream) {
  openSchedule(AORT_SCHEDULE_ALL);
  for (uint32_t step = 0; step < 3; ++step) {
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (uint32_t i = 0; i < 6; ++i)
      keys.push_back(pushWritten(run, streams[i % 2], 10 * step + i));
    for (uint32_t i = 6; i-- > 0;)
      expectOn(run, streams[i % 2], keys[i], 10 * step + i);
    AO_CHECK(aortRunEnd(run));
  }
}

/// The host buffers of one stream's step serve that of another.
TEST_P(OffloaderStreamTest, StepsOnAlternateStreams) {
  openSchedule(AORT_SCHEDULE_ALL);
  std::array<int64_t, 3> made{};
  for (uint32_t step = 0; step < 6; ++step) {
    if (step == 2)
      made = countMade();
    AortStream *stream = streams[step % 2];
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (uint32_t i = 0; i < 4; ++i)
      keys.push_back(pushWritten(run, stream, 10 * step + i));
    for (uint32_t i = 4; i-- > 0;)
      expectOn(run, stream, keys[i], 10 * step + i);
    AO_CHECK(aortRunEnd(run));
  }
  EXPECT_EQ(countMade()[0], made[0]);
}

/// Each layer on a stream of its own: what a layer saved is released in a call
/// for another stream.
TEST_P(OffloaderStreamTest, EachLayerHasAStream) {
  constexpr uint32_t layers = 6;
  openSchedule(AORT_SCHEDULE_LAYERS, layers, 4);
  for (uint32_t step = 0; step < 3; ++step) {
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (uint32_t layer = 0; layer < layers; ++layer) {
      AortStream *stream = streams[layer % 2];
      AO_CHECK(aortRunSetStream(run, stream));
      AO_CHECK(aortRunForward(run, static_cast<int32_t>(layer)));
      keys.push_back(pushWritten(run, stream, 10 * step + layer));
    }
    for (uint32_t layer = layers; layer-- > 0;) {
      AortStream *stream = streams[layer % 2];
      AO_CHECK(aortRunSetStream(run, stream));
      AO_CHECK(aortRunBackward(run, static_cast<int32_t>(layer)));
      if (keys[layer] != 0)
        expectOn(run, stream, keys[layer], 10 * step + layer);
    }
    AO_CHECK(aortRunEnd(run));
  }
  EXPECT_EQ(offloaderStatistics().demandPops, 0);
}

/// The reload was begun for one stream, the tensor is used on the other, twice.
TEST_P(OffloaderStreamTest, APopIsForItsStream) {
  openSchedule(AORT_SCHEDULE_MANUAL, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  std::vector<AortKey> keys;
  for (uint32_t i = 0; i < 4; ++i)
    keys.push_back(pushWritten(run, streams[0], i));
  AO_CHECK(aortRunStartOffload(run, 0));
  AO_CHECK(aortRunRelease(run, 0));
  AO_CHECK(aortRunStartReload(run, 0));
  for (AortStream *stream : {streams[1], streams[0]})
    for (uint32_t i = 0; i < 4; ++i)
      expectOn(run, stream, keys[i], i);
  AO_CHECK(aortRunEnd(run));
}

/// A value that one stream has reloaded at its pop is popped on another one.
TEST_P(OffloaderStreamTest, TwoStreamsShareACopy) {
  hasHolders = true;
  openSchedule(AORT_SCHEDULE_ALL);
  AortRun *run = begin();
  Storage *storage = written(streams[0], 7);
  AO_CHECK(aortRunSetStream(run, streams[0]));
  AortKey first = push(run, saved(storage)), second = push(run, saved(storage));
  unref(storage);
  AortKey other = pushWritten(run, streams[0], 8);
  expectOn(run, streams[0], other, 8);
  AO_CHECK(aortRunSetStream(run, streams[0]));
  AortRestored restored = pop(first);
  unref(static_cast<Storage *>(restored.owner));
  expectOn(run, streams[1], second, 7);
  EXPECT_EQ(offloaderStatistics().offloads, 2);
  AO_CHECK(aortRunEnd(run));
}

//===----------------------------------------------------------------------===//
// Points where tensors are complete
//===----------------------------------------------------------------------===//

/// The copy waits for the event of its tensor and for no later work.
TEST_P(OffloaderStreamTest, ReadyPointsAreKept) {
  openSchedule(AORT_SCHEDULE_MANUAL, 1);
  AortEvent *ready = nullptr;
  AO_CHECK(aortEventCreate(device, &ready));
  for (uint32_t step = 0; step < 3; ++step) {
    AortRun *run = begin();
    AO_CHECK(aortRunForward(run, 0));
    Storage *storage = written(streams[0], step);
    AO_CHECK(aortEventRecord(ready, streams[0]));
    AortSaved tensor = saved(storage);
    tensor.ready = ready;
    int64_t records = offloaderStatistics().eventRecords;
    AortKey key = push(run, tensor);
    EXPECT_EQ(offloaderStatistics().eventRecords, records);
    unref(storage);
    AO_CHECK(aortRunStartOffload(run, 0));
    AO_CHECK(aortRunRelease(run, 0));
    AO_CHECK(aortRunStartReload(run, 0));
    expectOn(run, streams[1], key, step);
    AO_CHECK(aortRunEnd(run));
  }
  AO_CHECK(aortEventDestroy(ready));
}

/// An event may go before the copy starts; views of one storage may have events
/// of several streams.
TEST_P(OffloaderStreamTest, ReadyPointsOutliveTheirEvents) {
  openSchedule(AORT_SCHEDULE_MANUAL, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  Storage *storage = newStorage(bytes, streams[0]);
  std::array<AortKey, 2> keys{};
  // Memory of the first stream, of which the second one writes a half.
  AortEvent *made = nullptr;
  AO_CHECK(aortEventCreate(device, &made));
  AO_CHECK(aortEventRecord(made, streams[0]));
  AO_CHECK(aortStreamWaitEvent(streams[1], made));
  AO_CHECK(aortEventDestroy(made));
  for (size_t i = 0; i < 2; ++i) {
    AortSaved half = saved(storage);
    half.stream = nullptr;
    half.pointer = static_cast<uint32_t *>(storage->memory) + i * count / 2;
    half.sizes = sizesOf(count / 2);
    AO_CHECK(aortMemset(streams[i], half.pointer, 5, 4, count / 2));
    AO_CHECK(aortEventCreate(device, &half.ready));
    AO_CHECK(aortEventRecord(half.ready, streams[i]));
    AO_CHECK(aortRunSetStream(run, streams[i]));
    keys[i] = push(run, half);
    AO_CHECK(aortEventDestroy(half.ready));
  }
  unref(storage);
  AO_CHECK(aortRunStartOffload(run, 0));
  AO_CHECK(aortRunRelease(run, 0));
  AO_CHECK(aortRunStartReload(run, 0));
  for (AortKey key : keys) {
    AortRestored restored = pop(key);
    std::vector<uint32_t> found(count / 2);
    AO_CHECK(aortCopy(streams[1], found.data(), restored.pointer, bytes / 2));
    AO_CHECK(aortStreamSynchronize(streams[1]));
    EXPECT_EQ(found, std::vector<uint32_t>(count / 2, 5));
    unref(static_cast<Storage *>(restored.owner));
  }
  AO_CHECK(aortRunEnd(run));
}

/// Of a retained buffer that a run got and did not need, the copy of the run
/// before is waited for: the value was ready before that.
TEST_P(OffloaderStreamTest, ABufferThatIsNotUsedKeepsItsLastCopy) {
  hasHolders = true;
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_MANUAL);
  options.layers = 1;
  options.retainHostBuffers = 1;
  open(options);
  std::array<Storage *, 3> sources{};
  for (uint32_t i = 0; i < 3; ++i)
    sources[i] = written(streams[0], i);
  AortEvent *ready = nullptr;
  AO_CHECK(aortEventCreate(device, &ready));
  AO_CHECK(aortEventRecord(ready, streams[0]));
  for (uint32_t i = 0; i < 3; ++i) {
    AortRun *run = begin(i);
    AO_CHECK(aortRunSetStream(run, streams[0]));
    AO_CHECK(aortRunForward(run, 0));
    AortSaved part = saved(sources[i]);
    part.sizes = sizesOf(count / 4);
    part.ready = ready;
    AortKey key = push(run, part);
    // The second one stays: it is a small part of what others hold.
    if (i != 1)
      unref(sources[i]);
    AO_CHECK(aortRunStartOffload(run, 0));
    AO_CHECK(aortRunRelease(run, 0));
    AO_CHECK(aortRunStartReload(run, 0));
    AortRestored restored = pop(key);
    EXPECT_EQ(restored.reloaded, i != 1);
    unref(static_cast<Storage *>(restored.owner));
    AO_CHECK(aortRunEnd(run));
  }
  unref(sources[1]);
  EXPECT_EQ(offloaderStatistics().offloads, 2);
  AO_CHECK(aortDeviceSynchronize(device));
  AO_CHECK(aortEventDestroy(ready));
}

/// Values that a plan has kept are offloaded where the step differs, each after
/// the stream that wrote it.
TEST_P(OffloaderStreamTest, KeptValuesThatLeaveAreCompleteOnTheirStreams) {
  std::vector<AortKey> keys;
  AortRun *run = recordPushes(keys);
  for (uint32_t i = 3; i-- > 0;)
    expectOn(run, streams[1], keys[i], i);
  AO_CHECK(aortRunEnd(run));
  AO_CHECK(aortOffloaderNextStep(offloader));
  AortStepState known{};
  known.structSize = sizeof(known);
  AO_CHECK(aortOffloaderStepState(offloader, &known));
  // The first value moves, the others are kept.
  const AortPlanCommand commands[] = {{AORT_PLAN_OFFLOAD, 0, 1},
                                      {AORT_PLAN_RELEASE, 0, 2},
                                      {AORT_PLAN_RELOAD, 0, 4},
                                      {AORT_PLAN_WAIT, 0, 5}};
  AO_CHECK(aortOffloaderSetPlan(offloader, known.recorded, commands, 4));
  // Host buffers of the first step would bring the order of its copies along.
  AO_CHECK(aortHostTrim(device));
  int64_t before = offloaderStatistics().offloads;
  run = begin();
  keys.clear();
  for (uint32_t i = 0; i < 2; ++i)
    keys.push_back(pushWritten(run, streams[1], 10 + i));
  EXPECT_EQ(offloaderStatistics().offloads, before + 1);
  // The recorded step has pushed a third one here.
  expectOn(run, streams[1], keys[0], 10);
  EXPECT_EQ(offloaderStatistics().offloads, before + 2);
  expectOn(run, streams[1], keys[1], 11);
  AO_CHECK(aortRunEnd(run));
  AO_CHECK(aortOffloaderNextStep(offloader));
  EXPECT_EQ(offloaderStatistics().divergences, 1);
}

/// Ops of a recorded step end on a stream that the compute stream does not wait
/// for.
TEST_P(OffloaderStreamTest, RecordedOpsOfASideStreamAreTimed) {
  std::vector<AortKey> keys;
  AortRun *run = recordPushes(keys);
  for (uint32_t i = 3; i-- > 0;)
    unref(static_cast<Storage *>(pop(keys[i]).owner));
  AO_CHECK(aortOffloaderNextStep(offloader));
  AO_CHECK(aortRunEnd(run));
  EXPECT_EQ(offloaderStatistics().recordedSteps, 1);
}

TEST_P(OffloaderStreamTest, Misuse) {
  openSchedule(AORT_SCHEDULE_ALL);
  AortRun *run = begin(4);
  Storage *storage = make(count, 1);
  AortSaved tensor = saved(storage, "act");
  AO_CHECK(aortEventCreate(device, &tensor.ready));
  AortKey key = 0;
  AO_EXPECT_STATUS(aortRunPush(run, &tensor, 1, &key, nullptr),
                   AORT_INVALID_ARGUMENT, "'act': its event is not recorded");
  EXPECT_EQ(storage->references, 1);
  AO_CHECK(aortEventDestroy(tensor.ready));
  unref(storage);
  // Back to the stream of the options.
  AO_CHECK(aortRunSetStream(run, streams[0]));
  AO_CHECK(aortRunSetStream(run, nullptr));
  key = pushNew(run, count, 2);
  expectPop(key, count, 2);
  AO_CHECK(aortRunEnd(run));
  AO_EXPECT_STATUS(aortRunSetStream(run, streams[0]), AORT_INVALID_STATE,
                   "run 4 has ended");
}

} // namespace
