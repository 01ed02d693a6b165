//===- OffloaderHarness.cpp - A framework in a few lines ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OffloaderHarness.h"

#include <mutex>

using namespace ao::cts;

const int64_t *ao::cts::sizesOf(size_t count) {
  static std::mutex mutex;
  static std::map<size_t, int64_t> sizes;
  std::lock_guard<std::mutex> lock(mutex);
  return &(sizes[count] = static_cast<int64_t>(count));
}

void OffloaderTest::SetUp() { RuntimeTest::SetUp(); }

void OffloaderTest::TearDown() {
  if (context) {
    aortOffloaderDestroy(offloader);
    EXPECT_EQ(liveStorages, 0) << "owners were not released";
  }
  RuntimeTest::TearDown();
}

AortOffloaderOptions OffloaderTest::offloaderOptions(AortSchedule schedule) {
  AortOffloaderOptions options;
  aortOffloaderOptionsInit(&options);
  options.schedule = schedule;
  options.minElements = 1;
  AortOffloaderCallbacks &calls = options.callbacks;
  calls.data = this;
  calls.allocate = [](void *data, const AortSaved *like, AortStream *stream,
                      void **owner, void **pointer) -> AortStatus {
    auto *self = static_cast<OffloaderTest *>(data);
    if (self->failingAllocations > 0) {
      --self->failingAllocations;
      return AORT_OUT_OF_DEVICE_MEMORY;
    }
    ++self->allocations;
    self->allocatedNames.push_back(like->name);
    Storage *storage = self->newStorage(like->storageBytes, stream);
    storage->offloaders = 1;
    *owner = storage;
    *pointer = storage->memory;
    return AORT_OK;
  };
  calls.release = [](void *data, void *owner) {
    auto *storage = static_cast<Storage *>(owner);
    EXPECT_GT(storage->offloaders, 0) << "an owner was released twice";
    --storage->offloaders;
    static_cast<OffloaderTest *>(data)->unref(storage);
  };
  if (hasHolders)
    calls.holders = [](void *, void *owner) -> int64_t {
      auto *storage = static_cast<Storage *>(owner);
      return storage->references - storage->offloaders;
    };
  if (hasVersions)
    calls.version = [](void *, void *owner) {
      return static_cast<Storage *>(owner)->version;
    };
  return options;
}

void OffloaderTest::open(const AortOffloaderOptions &options) {
  AO_CHECK(aortOffloaderCreate(device, &options, &offloader));
}

void OffloaderTest::openLayers(int32_t layers, int32_t offloaded) {
  AortOffloaderOptions options = offloaderOptions(AORT_SCHEDULE_LAYERS);
  options.layers = layers;
  options.offloadedLayers = offloaded;
  open(options);
}

Storage *OffloaderTest::newStorage(int64_t bytes, AortStream *stream) {
  auto storage = std::make_unique<Storage>();
  EXPECT_EQ(aortDeviceAlloc(device, bytes, stream, "x", &storage->memory),
            AORT_OK)
      << aortLastErrorMessage();
  storage->bytes = bytes;
  storage->references = 1;
  storage->order = stream;
  ++liveStorages;
  storages.push_back(std::move(storage));
  return storages.back().get();
}

Storage *OffloaderTest::make(size_t count, uint32_t seed) {
  Storage *storage =
      newStorage(static_cast<int64_t>(count * sizeof(uint32_t)), order);
  if (order) {
    EXPECT_EQ(aortStreamSynchronize(order), AORT_OK);
  }
  write(storage->memory, pattern(count, seed));
  return storage;
}

void OffloaderTest::unref(Storage *storage) {
  if (--storage->references > 0)
    return;
  EXPECT_EQ(aortDeviceFree(device, storage->memory, storage->order), AORT_OK)
      << aortLastErrorMessage();
  storage->memory = nullptr;
  --liveStorages;
}

std::array<int64_t, 3> OffloaderTest::countMade() {
  AortStatistics s = statistics();
  // Times are read on request; until then they keep their events.
  int64_t events = GetParam().profile ? 0 : s.eventsCreated;
  return {s.poolMisses, s.streamsCreated, events};
}

AortSaved OffloaderTest::saved(Storage *storage, const char *name) {
  ++storage->references;
  ++storage->offloaders;
  AortSaved tensor{};
  tensor.structSize = sizeof(tensor);
  tensor.owner = storage;
  tensor.storage = tensor.pointer = storage->memory;
  tensor.storageBytes = storage->bytes;
  tensor.elementBytes = 4;
  tensor.rank = 1;
  tensor.sizes = sizesOf(static_cast<size_t>(storage->bytes / 4));
  tensor.stream = storage->order;
  tensor.name = name;
  return tensor;
}

AortKey OffloaderTest::push(AortRun *run, const AortSaved &tensor,
                            AortDecision *decision) {
  AortKey key = 0;
  EXPECT_EQ(aortRunPush(run, &tensor, 1, &key, decision), AORT_OK)
      << aortLastErrorMessage();
  return key;
}

AortKey OffloaderTest::pushNew(AortRun *run, size_t count, uint32_t seed,
                               const char *name) {
  Storage *storage = make(count, seed);
  AortKey key = push(run, saved(storage, name));
  unref(storage);
  return key;
}

AortRestored OffloaderTest::pop(AortKey key) {
  AortRestored restored{};
  restored.structSize = sizeof(restored);
  EXPECT_EQ(aortRunPop(offloader, key, &restored, 1), AORT_OK)
      << aortLastErrorMessage();
  if (restored.owner)
    ++static_cast<Storage *>(restored.owner)->references;
  return restored;
}

void OffloaderTest::expectPop(AortKey key, size_t count, uint32_t seed) {
  AortRestored restored = pop(key);
  ASSERT_NE(restored.owner, nullptr);
  EXPECT_EQ(read(restored.pointer, count), pattern(count, seed));
  unref(static_cast<Storage *>(restored.owner));
}

AortRun *OffloaderTest::begin(int64_t id) {
  AortRun *run = nullptr;
  EXPECT_EQ(aortRunBegin(offloader, id, &run), AORT_OK)
      << aortLastErrorMessage();
  return run;
}

AortOffloaderStatistics OffloaderTest::offloaderStatistics() {
  AortOffloaderStatistics statistics{};
  statistics.structSize = sizeof(statistics);
  EXPECT_EQ(aortOffloaderStatistics(offloader, &statistics), AORT_OK);
  return statistics;
}

AortLayerState OffloaderTest::state(AortRun *run, int32_t layer) {
  AortLayerState state = AORT_LAYER_STATE_ANY;
  EXPECT_EQ(aortRunState(run, layer, &state), AORT_OK)
      << aortLastErrorMessage();
  return state;
}
