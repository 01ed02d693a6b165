//===- OffloaderTests.cpp - Offloaded and reloaded tensors ----------------===//
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

INSTANTIATE_TEST_SUITE_P(Backends, OffloaderTest,
                         testing::ValuesIn(allConfigs()), configName);

//===----------------------------------------------------------------------===//
// All at once
//===----------------------------------------------------------------------===//

TEST_P(OffloaderTest, AllValuesAreOffloadedAndReloaded) {
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  std::array<int64_t, 3> made{};
  for (uint32_t step = 0; step < 5; ++step) {
    if (step == 2)
      made = countMade();
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (uint32_t i = 0; i < 6; ++i)
      keys.push_back(pushNew(run, count, step * 10 + i));
    // Values pushed before the last one are only on the host.
    EXPECT_EQ(offloaderStatistics().heldBytes, bytes);
    for (uint32_t i = 6; i-- > 0;) {
      expectPop(keys[i], count, step * 10 + i);
      AO_CHECK(aortRunDrop(offloader, keys[i]));
    }
    AO_CHECK(aortRunEnd(run));
  }
  AortOffloaderStatistics s = offloaderStatistics();
  EXPECT_EQ(s.offloads, 30);
  EXPECT_EQ(s.offloadedBytes, 30 * bytes);
  EXPECT_EQ(s.heldBytes, 0);
  EXPECT_LE(s.peakHeldBytes, 2 * bytes);
  EXPECT_EQ(s.latePops, 0);
  // The buffers of the first step serve the others.
  EXPECT_LE(statistics().poolMisses, 6);
  EXPECT_EQ(countMade(), made);
  AO_CHECK(aortOffloaderCheck(offloader));
}

/// One event where it is ready and one where its copy has ended, and a wait for
/// each; compute itself copies it back. Inline, compute needs no events.
TEST_P(OffloaderTest, EventsAndWaitsOfAValueAlone) {
  constexpr int64_t values = 8, steps = 3;
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  for (uint32_t step = 0; step < steps; ++step) {
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (uint32_t i = 0; i < values; ++i)
      keys.push_back(pushNew(run, count, step * 10 + i));
    for (uint32_t i = values; i-- > 0;)
      expectPop(keys[i], count, step * 10 + i);
    AO_CHECK(aortRunEnd(run));
  }
  AortOffloaderStatistics s = offloaderStatistics();
  EXPECT_EQ(s.offloads, steps * values);
  int64_t each = isInline() ? 1 : 2;
  EXPECT_EQ(s.eventRecords, each * s.offloads);
  EXPECT_LE(s.eventWaits, each * s.offloads);
}

TEST_P(OffloaderTest, NoneKeepsNothing) {
  open(offloaderOptions(AORT_SCHEDULE_NONE));
  AortRun *run = begin();
  Storage *storage = make(count, 1);
  AortDecision decision = AORT_OFFLOADED;
  EXPECT_EQ(push(run, saved(storage), &decision), 0u);
  EXPECT_EQ(decision, AORT_KEPT_DECLINED);
  EXPECT_EQ(storage->references, 1);
  unref(storage);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderTest, SecondBackwardReloadsAgain) {
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  AortRun *run = begin();
  AortKey first = pushNew(run, count, 1), second = pushNew(run, count, 2);
  for (int pass = 0; pass < 3; ++pass) {
    expectPop(second, count, 2);
    expectPop(first, count, 1);
    AO_CHECK(aortRunFinishBackward(run));
    AO_CHECK(aortRunFinishBackward(run));
    EXPECT_LE(offloaderStatistics().heldBytes, bytes);
  }
  EXPECT_EQ(offloaderStatistics().latePops, 4);
  AO_CHECK(aortRunEnd(run));
}

//===----------------------------------------------------------------------===//
// Decisions
//===----------------------------------------------------------------------===//

TEST_P(OffloaderTest, Thresholds) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
  options.minElements = 100;
  options.minBytes = 600;
  open(options);
  AortRun *run = begin();
  AortDecision decision = AORT_OFFLOADED;
  for (size_t elements : {99, 149}) {
    Storage *small = make(elements, 1);
    EXPECT_EQ(push(run, saved(small), &decision), 0u);
    EXPECT_EQ(decision, AORT_KEPT_SMALL);
    unref(small);
  }
  Storage *large = make(150, 1);
  EXPECT_NE(push(run, saved(large), &decision), 0u);
  EXPECT_EQ(decision, AORT_OFFLOADED);
  unref(large);
  AO_CHECK(aortRunEnd(run));
  EXPECT_EQ(offloaderStatistics().decisions[AORT_KEPT_SMALL], 2);
  EXPECT_EQ(offloaderStatistics().decisions[AORT_OFFLOADED], 1);
}

TEST_P(OffloaderTest, Eligible) {
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  AortRun *run = begin();
  auto expect = [&](uint32_t flags, AortDecision expected) {
    Storage *storage = make(count, 1);
    AortSaved tensor = saved(storage);
    tensor.flags = flags;
    AortDecision decision = AORT_OFFLOADED;
    EXPECT_EQ(push(run, tensor, &decision), 0u);
    EXPECT_EQ(decision, expected);
    EXPECT_EQ(storage->references, 1);
    EXPECT_EQ(offloaderStatistics().decisions[expected], 1);
    unref(storage);
  };
  expect(AORT_SAVED_KEEP, AORT_KEPT_MARKED);
  expect(AORT_SAVED_PARAMETER, AORT_KEPT_PARAMETER);
  expect(AORT_SAVED_NO_DATA, AORT_KEPT_NO_DATA);
  expect(AORT_SAVED_OTHER_DEVICE, AORT_KEPT_DEVICE);
  // A pop begins no backward pass: the next forward pass of a step pushes too.
  AortKey key = pushNew(run, count, 7);
  expectPop(key, count, 7);
  Storage *later = make(count, 1);
  EXPECT_NE(push(run, saved(later)), 0u);
  unref(later);
  AO_CHECK(aortRunBackward(run, 0));
  expect(0, AORT_KEPT_RECOMPUTED);
  AO_CHECK(aortRunFinishBackward(run));
  Storage *storage = make(count, 1);
  EXPECT_NE(push(run, saved(storage)), 0u);
  unref(storage);
  AO_CHECK(aortRunEnd(run));
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

TEST_P(OffloaderTest, DuplicatesAreOffloadedOnce) {
  openLayers(2, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  Storage *storage = make(count, 3);
  std::vector<AortKey> keys;
  for (int i = 0; i < 3; ++i)
    keys.push_back(push(run, saved(storage)));
  EXPECT_NE(keys[0], keys[1]);
  unref(storage);
  AO_CHECK(aortRunForward(run, 1));
  EXPECT_EQ(offloaderStatistics().offloads, 1);
  EXPECT_EQ(liveStorages, 0);
  AO_CHECK(aortRunBackward(run, 1));
  AO_CHECK(aortRunBackward(run, 0));
  for (AortKey key : keys)
    expectPop(key, count, 3);
  EXPECT_EQ(offloaderStatistics().reloads, 1);
  AO_CHECK(aortRunFinishBackward(run));
  EXPECT_EQ(liveStorages, 0);
  AO_CHECK(aortRunEnd(run));
}

/// As RNN cells do it: parts of one storage are written one after the other,
/// each saved when it is complete, and no version tells of the others. Parts
/// offloaded at once are copied one by one, those offloaded with their layer
/// together.
TEST_P(OffloaderTest, PartsThatAreWrittenUnseen) {
  for (AortSchedule schedule : {AORT_SCHEDULE_ALL, AORT_SCHEDULE_LAYERS}) {
    AortOffloaderOptions options = offloaderOptions(schedule);
    options.layers = schedule == AORT_SCHEDULE_LAYERS ? 2 : 0;
    options.offloadedLayers = schedule == AORT_SCHEDULE_LAYERS ? 1 : 0;
    open(options);
    AortRun *run = begin();
    if (schedule == AORT_SCHEDULE_LAYERS)
      AO_CHECK(aortRunForward(run, 0));
    Storage *storage = make(count, 4);
    auto half = [&](size_t which, uint32_t flags) {
      AortSaved tensor = saved(storage);
      tensor.pointer =
          static_cast<uint32_t *>(storage->memory) + which * count / 2;
      tensor.sizes = sizesOf(count / 2);
      tensor.flags = AORT_SAVED_OFFLOAD_BASE | flags;
      return tensor;
    };
    auto fill = [&](size_t which, uint32_t seed) {
      AortSaved target = half(which, 0);
      unref(storage);
      write(target.pointer, pattern(count / 2, seed));
    };
    fill(0, 11);
    AortKey first = push(run, half(0, AORT_SAVED_ALONE));
    AortKey again = push(run, half(0, AORT_SAVED_ALONE));
    fill(1, 12);
    AortKey second = push(run, half(1, AORT_SAVED_ALONE));
    unref(storage);
    if (schedule == AORT_SCHEDULE_LAYERS) {
      AO_CHECK(aortRunForward(run, 1));
      AO_CHECK(aortRunBackward(run, 1));
      AO_CHECK(aortRunBackward(run, 0));
    }
    bool isAll = schedule == AORT_SCHEDULE_ALL;
    EXPECT_EQ(offloaderStatistics().offloads, isAll ? 3 : 1);
    EXPECT_EQ(offloaderStatistics().offloadedBytes,
              isAll ? bytes * 3 / 2 : bytes);
    uint32_t seed = 12;
    for (AortKey key : {second, again, first}) {
      AortRestored restored = pop(key);
      EXPECT_EQ(read(restored.pointer, count / 2), pattern(count / 2, seed));
      unref(static_cast<Storage *>(restored.owner));
      seed = 11;
    }
    AO_CHECK(aortRunEnd(run));
    EXPECT_EQ(liveStorages, 0);
    aortOffloaderDestroy(offloader);
    offloader = nullptr;
  }
}

TEST_P(OffloaderTest, ViewsOfOneStorageAreOffloadedAsTheirHull) {
  openLayers(2, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  Storage *storage = make(count, 4);
  std::vector<AortKey> keys;
  // Quarters 0 and 2; the hull is three quarters.
  for (size_t quarter : {0u, 2u}) {
    AortSaved tensor = saved(storage);
    tensor.pointer = static_cast<uint32_t *>(storage->memory) + quarter * 128;
    tensor.sizes = sizesOf(128);
    keys.push_back(push(run, tensor));
  }
  unref(storage);
  AO_CHECK(aortRunForward(run, 1));
  EXPECT_EQ(offloaderStatistics().offloadedBytes, bytes * 3 / 4);
  AO_CHECK(aortRunBackward(run, 0));
  std::vector<uint32_t> all = pattern(count, 4);
  for (size_t i = 0; i < 2; ++i) {
    AortRestored restored = pop(keys[i]);
    size_t first = i * 256;
    EXPECT_EQ(restored.offset, static_cast<int64_t>(first * 4));
    EXPECT_EQ(restored.reloaded, 1);
    EXPECT_EQ(
        read(restored.pointer, 128),
        std::vector<uint32_t>(all.begin() + first, all.begin() + first + 128));
    unref(static_cast<Storage *>(restored.owner));
  }
  AO_CHECK(aortRunEnd(run));
}

/// While it is in flight, and without writes to it.
TEST_P(OffloaderTest, ViewsThatComeLaterJoinWhatCoversThem) {
  hasHolders = true;
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  AortRun *run = begin();
  Storage *storage = make(count, 4);
  auto part = [&](size_t first, size_t size) {
    AortSaved tensor = saved(storage);
    tensor.pointer = static_cast<uint32_t *>(storage->memory) + first;
    tensor.sizes = sizesOf(size);
    return push(run, tensor);
  };
  std::vector<uint32_t> all = pattern(count, 4);
  auto expectPart = [&](AortKey key, size_t first, size_t size) {
    AortRestored restored = pop(key);
    EXPECT_EQ(
        read(restored.pointer, size),
        std::vector<uint32_t>(all.begin() + first, all.begin() + first + size));
    unref(static_cast<Storage *>(restored.owner));
  };
  AortKey half = part(0, count / 2), inside = part(count / 4, count / 8);
  EXPECT_EQ(offloaderStatistics().offloads, 1);
  AortKey outside = part(count / 4, count / 2);
  EXPECT_EQ(offloaderStatistics().offloads, 2);
  unref(storage);
  expectPart(outside, count / 4, count / 2);
  expectPart(inside, count / 4, count / 8);
  expectPart(half, 0, count / 2);
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderTest, SmallPartOfWhatOthersHoldStays) {
  hasHolders = true;
  openLayers(2, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  Storage *held = make(count, 5), *alone = make(count, 6);
  auto quarter = [&](Storage *storage, uint32_t flags) {
    AortSaved tensor = saved(storage);
    tensor.sizes = sizesOf(count / 4);
    tensor.flags = flags;
    return push(run, tensor);
  };
  AortKey stays = quarter(held, 0), moves = quarter(alone, 0);
  unref(alone);
  AO_CHECK(aortRunForward(run, 1));
  AortOffloaderStatistics s = offloaderStatistics();
  EXPECT_EQ(s.decisions[AORT_KEPT_PARTIAL], 1);
  EXPECT_EQ(s.offloadedBytes, bytes / 4);
  AO_CHECK(aortRunBackward(run, 0));
  AortRestored same = pop(stays);
  EXPECT_EQ(same.owner, held);
  EXPECT_EQ(same.reloaded, 0);
  unref(held);
  expectPop(moves, count / 4, 6);
  AO_CHECK(aortRunEnd(run));
  unref(held);
}

TEST_P(OffloaderTest, OffloadBaseTakesTheStorage) {
  hasHolders = true;
  openLayers(2, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  Storage *storage = make(count, 5);
  AortSaved tensor = saved(storage);
  tensor.pointer = static_cast<uint32_t *>(storage->memory) + 64;
  tensor.sizes = sizesOf(32);
  tensor.flags = AORT_SAVED_OFFLOAD_BASE;
  AortKey key = push(run, tensor);
  AO_CHECK(aortRunForward(run, 1));
  EXPECT_EQ(offloaderStatistics().offloadedBytes, bytes);
  EXPECT_EQ(offloaderStatistics().heldByOthersBytes, bytes);
  unref(storage);
  AO_CHECK(aortRunBackward(run, 0));
  AortRestored restored = pop(key);
  EXPECT_EQ(restored.offset, 64 * 4);
  std::vector<uint32_t> all = pattern(count, 5);
  EXPECT_EQ(read(restored.pointer, 32),
            std::vector<uint32_t>(all.begin() + 64, all.begin() + 96));
  unref(static_cast<Storage *>(restored.owner));
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderTest, OnlyElementsOfStridedTensorsAreOffloaded) {
  openLayers(2, 1);
  AortRun *run = begin();
  AO_CHECK(aortRunForward(run, 0));
  // The left half of each row, transposed.
  constexpr int64_t rows = 16, columns = 32;
  Storage *storage = make(rows * columns, 9);
  AortSaved tensor = saved(storage);
  int64_t sizes[] = {columns / 2, rows}, strides[] = {1, columns};
  tensor.rank = 2;
  tensor.sizes = sizes;
  tensor.strides = strides;
  AortKey key = push(run, tensor);
  unref(storage);
  AO_CHECK(aortRunForward(run, 1));
  EXPECT_EQ(offloaderStatistics().offloadedBytes, rows * columns / 2 * 4);
  AO_CHECK(aortRunBackward(run, 0));
  AortRestored restored = pop(key);
  EXPECT_EQ(restored.strides[0], 1);
  EXPECT_EQ(restored.strides[1], columns / 2);
  std::vector<uint32_t> all = pattern(rows * columns, 9),
                        packed = read(restored.pointer, rows * columns / 2);
  for (size_t r = 0; r < rows; ++r)
    for (size_t c = 0; c < columns / 2; ++c)
      ASSERT_EQ(packed[r * columns / 2 + c], all[r * columns + c]);
  unref(static_cast<Storage *>(restored.owner));
  AO_CHECK(aortRunEnd(run));
}

TEST_P(OffloaderTest, DropEndsAValueWithItsLastKey) {
  open(offloaderOptions(AORT_SCHEDULE_ALL));
  AortRun *run = begin();
  Storage *storage = make(count, 1);
  AortKey first = push(run, saved(storage)), second = push(run, saved(storage));
  unref(storage);
  AO_CHECK(aortRunDrop(offloader, first));
  expectPop(second, count, 1);
  AO_CHECK(aortRunDrop(offloader, second));
  EXPECT_EQ(liveStorages, 0);
  EXPECT_EQ(statistics().hostBytes, 0);
  AO_CHECK(aortRunDrop(offloader, second));
  AO_CHECK(aortRunEnd(run));
}

//===----------------------------------------------------------------------===//
// Streams of the caller
//===----------------------------------------------------------------------===//

TEST_P(OffloaderTest, AdoptedStreams) {
  AO_CTS_EXCLUDE(GetParam().asyncCompute, "no stream can be adopted");
  AortStream *theirs = nullptr, *adopted = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &theirs));
  AO_CHECK(aortStreamAdopt(device, aortStreamNative(theirs), &adopted));
  EXPECT_EQ(aortStreamNative(adopted), aortStreamNative(theirs));
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
  options.compute = adopted;
  open(options);
  for (uint32_t step = 0; step < 4; ++step) {
    // In turns, another stream than compute frees what was pushed.
    order = step % 2 ? nullptr : theirs;
    AortRun *run = begin();
    std::vector<AortKey> keys;
    for (uint32_t i = 0; i < 4; ++i) {
      Storage *storage = make(count, i);
      // Last written by work of the adopted stream.
      AO_CHECK(aortMemset(theirs, storage->memory, step * 4 + i, 4, count));
      AortSaved tensor = saved(storage);
      if (!order)
        tensor.stream = compute;
      keys.push_back(push(run, tensor));
      AO_CHECK(aortStreamSynchronize(theirs));
      unref(storage);
    }
    for (uint32_t i = 4; i-- > 0;) {
      AortRestored restored = pop(keys[i]);
      AO_CHECK(aortStreamSynchronize(theirs));
      EXPECT_EQ(read(restored.pointer, count),
                std::vector<uint32_t>(count, step * 4 + i));
      unref(static_cast<Storage *>(restored.owner));
    }
    AO_CHECK(aortRunEnd(run));
    AO_CHECK(aortStreamSynchronize(theirs));
  }
  aortOffloaderDestroy(offloader);
  offloader = nullptr;
  AO_CHECK(aortStreamDestroy(adopted));
  AO_CHECK(aortStreamDestroy(theirs));
}

/// Host buffers whose last copy an adopted stream orders, in the hands of
/// another offloader: while the stream is there, when it is forgotten, and when
/// the pool gives its memory back.
TEST_P(OffloaderTest, BuffersOfAnAdoptedStreamAreUsedByOthers) {
  AO_CTS_EXCLUDE(GetParam().asyncCompute, "no stream can be adopted");
  AortStream *theirs = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &theirs));
  auto use = [&](AortStream *stream, uint32_t seed) {
    AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_ALL);
    options.compute = stream;
    order = stream;
    open(options);
    AortRun *run = begin();
    Storage *storage = make(count, 0);
    AO_CHECK(
        aortMemset(stream ? stream : compute, storage->memory, seed, 4, count));
    AortKey key = push(run, saved(storage));
    unref(storage);
    // Something else is pushed, so that this one leaves.
    AortKey other = pushNew(run, count, 1);
    AortRestored restored = pop(key);
    AO_CHECK(aortStreamSynchronize(stream ? stream : compute));
    EXPECT_EQ(read(restored.pointer, count),
              std::vector<uint32_t>(count, seed));
    unref(static_cast<Storage *>(restored.owner));
    AO_CHECK(aortRunDrop(offloader, key));
    AO_CHECK(aortRunDrop(offloader, other));
    AO_CHECK(aortRunEnd(run));
    aortOffloaderDestroy(offloader);
    offloader = nullptr;
    order = nullptr;
  };
  for (uint32_t round = 0; round < 3; ++round) {
    AortStream *adopted = nullptr;
    AO_CHECK(aortStreamAdopt(device, aortStreamNative(theirs), &adopted));
    use(adopted, 10 + round);
    if (round != 1)
      use(nullptr, 20 + round);
    if (round == 2)
      use(adopted, 30);
    AO_CHECK(aortStreamDestroy(adopted));
    if (round != 2)
      use(nullptr, 40 + round);
    AO_CHECK(aortStreamSynchronize(theirs));
  }
  EXPECT_LE(statistics().poolMisses, 2);
  AO_CHECK(aortHostTrim(device));
  AO_CHECK(aortStreamDestroy(theirs));
}

TEST_P(OffloaderTest, AdoptedStreamsThatAreRefused) {
  AortStream *stream = nullptr;
  if (onHost()) {
    AO_EXPECT_STATUS(aortStreamAdopt(device, this, &stream),
                     AORT_INVALID_ARGUMENT, "calling thread");
  } else {
    // CU_STREAM_PER_THREAD.
    AO_EXPECT_STATUS(
        aortStreamAdopt(device, reinterpret_cast<void *>(2), &stream),
        AORT_INVALID_ARGUMENT, "per-thread");
  }
  if (GetParam().asyncCompute)
    return;
  AO_CHECK(aortStreamAdopt(device, nullptr, &stream));
  AO_CHECK(aortStreamDestroy(stream));
}

TEST_P(OffloaderTest, TransfersAtAPlace) {
  AortStream *theirs = nullptr, *engine = nullptr;
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_COMPUTE, &theirs));
  AO_CHECK(aortStreamCreate(device, AORT_STREAM_TRANSFER, &engine));
  AortEvent *ready = nullptr;
  AO_CHECK(aortEventCreate(device, &ready));
  AortTransferPlace place{sizeof(AortTransferPlace), theirs, engine, ready};
  void *d = settledBuffer(bytes), *back = settledBuffer(bytes);
  int64_t size = bytes, one = 1;
  for (uint32_t round = 0; round < 20; ++round) {
    AO_CHECK(aortMemset(theirs, d, round, 4, count));
    AO_CHECK(aortEventRecord(ready, theirs));
    void *h = hostBuffer(bytes);
    AortStridedCopy out = {h, d, 1, 1, &size, &one, &one},
                    in = {back, h, 1, 1, &size, &one, &one};
    AortTransfer left = 0, returned = 0;
    AO_CHECK(
        aortTransferAt(device, AORT_DEVICE_TO_HOST, &out, "x", &place, &left));
    AO_CHECK(aortTransferWaitAt(device, left, theirs));
    AO_CHECK(aortTransferAt(device, AORT_HOST_TO_DEVICE, &in, "x", &place,
                            &returned));
    AO_CHECK(aortTransferWaitAt(device, returned, theirs));
    AO_CHECK(aortStreamSynchronize(theirs));
    AO_CHECK(aortHostFree(device, h));
    ASSERT_EQ(read(back, count), std::vector<uint32_t>(count, round));
  }
  EXPECT_EQ(statistics().poolMisses, 1);
  AO_CHECK(aortEventDestroy(ready));
  AO_CHECK(aortStreamDestroy(engine));
  AO_CHECK(aortStreamDestroy(theirs));
  freeDevice(d);
  freeDevice(back);
}

} // namespace
