//===- PinnedPool.cpp - Pinned host buffers of one device -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PinnedPool.h"
#include "Poison.h"

#include <cstdlib>
#include <limits>

using namespace ao::runtime;

namespace {
constexpr int64_t granule = 256;

bool roundUp(int64_t bytes, int64_t &rounded) {
  if (bytes > std::numeric_limits<int64_t>::max() - granule)
    return false;
  rounded = bytes == 0 ? granule : (bytes + granule - 1) / granule * granule;
  return true;
}
} // namespace

PinnedPool::~PinnedPool() {
  for (auto &entry : blocks) {
    PinnedBlock &block = *entry.second;
    if (block.pinned)
      backend.freePinned(block.pointer, block.capacity);
    else
      std::free(block.pointer);
  }
}

Status PinnedPool::acquire(int64_t bytes, const char *name, bool enforceBudget,
                           void *&pointer) {
  int64_t capacity = 0;
  if (bytes < 0 || !roundUp(bytes, capacity))
    return invalidArgument("host buffer for " + quoted(name) + ": size of " +
                           std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  PinnedBlock *block = takeIdle(capacity);
  if (block) {
    recorder.poolHit();
    AORT_RETURN_IF_ERROR(checkPattern(*block, name));
  } else {
    if (enforceBudget)
      AORT_RETURN_IF_ERROR(makeRoom(capacity, bytes, name));
    recorder.poolMiss();
    if (Status made = create(capacity, block); !made.ok())
      return {made.code(), "host buffer of " + std::to_string(bytes) +
                               " bytes for " + quoted(name) + ": " +
                               made.message()};
    block->beyondBudget = !enforceBudget;
    if (config.poison)
      poison(block->pointer, static_cast<size_t>(capacity));
  }
  block->bytes = bytes;
  block->inUse = true;
  ++inUse;
  usedBytes += bytes;
  recorder.hostBytesChanged(bytes);
  pointer = block->pointer;
  return {};
}

PinnedBlock *PinnedPool::takeIdle(int64_t capacity) {
  auto it = idle.lower_bound(capacity);
  // With a budget, a larger buffer than needed could make a plan that fits
  // exactly fail.
  int64_t largest = config.budget > 0 ? capacity : capacity + capacity / 8;
  if (it == idle.end() || it->first > largest)
    return nullptr;
  PinnedBlock *block = it->second;
  idle.erase(it);
  return block;
}

Status PinnedPool::makeRoom(int64_t capacity, int64_t bytes, const char *name) {
  if (config.budget <= 0 || reservedBytes + capacity <= config.budget)
    return {};
  if (!idle.empty())
    AORT_RETURN_IF_ERROR(trimLocked());
  // The plan counts exact bytes, so rounding must not be held against it.
  if (usedBytes + bytes <= config.budget)
    return {};
  return {AORT_OUT_OF_HOST_MEMORY,
          "host budget exceeded: " + quoted(name) + " needs " +
              std::to_string(bytes) + " bytes, " + std::to_string(usedBytes) +
              " of " + std::to_string(config.budget) + " bytes are in use"};
}

bool PinnedPool::failPinningNow() const {
  return config.failPinningAfter >= 0 && pinnings >= config.failPinningAfter;
}

void PinnedPool::pinningFailed(const Status &why) {
  recorder.pinningFellBack();
  if (warned)
    return;
  warned = true;
  sink.warn("pinning host memory failed (" + why.message() +
            "); transfers use pageable memory and are slower");
}

Status PinnedPool::create(int64_t capacity, PinnedBlock *&block) {
  void *memory = nullptr;
  bool pinned = true;
  Status status;
  if (failPinningNow())
    status = {AORT_OUT_OF_HOST_MEMORY, "injected failure"};
  else
    status = backend.allocatePinned(capacity, memory);
  ++pinnings;
  if (!status.ok()) {
    memory = std::aligned_alloc(granule, static_cast<size_t>(capacity));
    if (!memory)
      return {AORT_OUT_OF_HOST_MEMORY, "out of host memory"};
    pinned = false;
    pinningFailed(status);
  }
  auto owned = std::make_unique<PinnedBlock>();
  block = owned.get();
  block->pointer = static_cast<char *>(memory);
  block->capacity = capacity;
  block->pinned = pinned;
  blocks.emplace(block->pointer, std::move(owned));
  reservedBytes += capacity;
  recorder.hostReservedChanged(capacity);
  return {};
}

void PinnedPool::destroy(PinnedBlock *block) {
  // The copy may have run on a stream that quiesce() does not know.
  if (block->lastCopy.completion)
    (void)backend.synchronize(*block->lastCopy.completion);
  reservedBytes -= block->capacity;
  recorder.hostReservedChanged(-block->capacity);
  if (block->pinned)
    backend.freePinned(block->pointer, block->capacity);
  else
    std::free(block->pointer);
  blocks.erase(block->pointer);
}

Status PinnedPool::release(void *pointer) {
  auto it = blocks.find(static_cast<const char *>(pointer));
  if (it == blocks.end() || !it->second->inUse)
    return invalidArgument("freed pointer is no host buffer in use of device " +
                           std::to_string(config.ordinal));
  PinnedBlock *block = it->second.get();
  recorder.hostBytesChanged(-block->bytes);
  usedBytes -= block->bytes;
  --inUse;
  block->inUse = false;
  block->bytes = 0;
  block->lastCopy.sequence = tick();
  if (block->beyondBudget) {
    AORT_RETURN_IF_ERROR(quiesce());
    destroy(block);
    return {};
  }
  if (config.poison) {
    poison(block->pointer, static_cast<size_t>(block->capacity));
    block->poisoned = true;
  }
  idle.emplace(block->capacity, block);
  return {};
}

Status PinnedPool::checkPattern(PinnedBlock &block, const char *name) {
  if (!block.poisoned)
    return {};
  block.poisoned = false;
  size_t bytes = static_cast<size_t>(block.capacity);
  size_t touched = firstTouched(block.pointer, bytes);
  if (touched == bytes)
    return {};
  idle.emplace(block.capacity, &block);
  return {AORT_DEVICE_ERROR,
          "host buffer was written after it was freed (at byte " +
              std::to_string(touched) + "), found when allocating for " +
              quoted(name)};
}

Status PinnedPool::reserve(int64_t bytes, int64_t count) {
  int64_t capacity = 0;
  if (bytes < 0 || count < 0 || !roundUp(bytes, capacity))
    return invalidArgument("reserve: " + std::to_string(count) +
                           " buffers of " + std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  for (int64_t i = 0; i < count; ++i) {
    if (config.budget > 0 && reservedBytes + capacity > config.budget)
      return {AORT_OUT_OF_HOST_MEMORY,
              "host budget exceeded: reserving " + std::to_string(bytes) +
                  " bytes, the pool holds " + std::to_string(reservedBytes) +
                  " of " + std::to_string(config.budget) + " bytes"};
    PinnedBlock *block = nullptr;
    AORT_RETURN_IF_ERROR(create(capacity, block));
    idle.emplace(capacity, block);
  }
  return {};
}

Status PinnedPool::trim() {
  std::lock_guard<std::mutex> lock(mutex);
  return trimLocked();
}

Status PinnedPool::trimLocked() {
  AORT_RETURN_IF_ERROR(quiesce());
  for (auto &entry : idle)
    destroy(entry.second);
  idle.clear();
  return {};
}

PinnedBlock *PinnedPool::find(const void *pointer) {
  auto it = blocks.upper_bound(static_cast<const char *>(pointer));
  if (it == blocks.begin())
    return nullptr;
  PinnedBlock &block = *std::prev(it)->second;
  bool inside =
      static_cast<const char *>(pointer) < block.pointer + block.capacity;
  return inside && block.inUse ? &block : nullptr;
}

CopyMark PinnedPool::lastCopy(const void *pointer) {
  std::lock_guard<std::mutex> lock(mutex);
  PinnedBlock *block = find(pointer);
  return block ? block->lastCopy : CopyMark();
}

void PinnedPool::setLastCopy(const void *pointer, CopyMark mark) {
  std::lock_guard<std::mutex> lock(mutex);
  if (PinnedBlock *block = find(pointer))
    block->lastCopy = std::move(mark);
}

int64_t PinnedPool::buffersInUse() {
  std::lock_guard<std::mutex> lock(mutex);
  return inUse;
}

//===----------------------------------------------------------------------===//
// Memory of callers
//===----------------------------------------------------------------------===//

Status PinnedPool::registerMemory(void *pointer, int64_t bytes) {
  if (!pointer || bytes <= 0)
    return invalidArgument("register: null pointer or size of " +
                           std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  if (registered.count(pointer))
    return invalidState("host memory is registered already");
  Status status = failPinningNow()
                      ? Status(AORT_OUT_OF_HOST_MEMORY, "injected failure")
                      : backend.registerHost(pointer, bytes);
  // Pageable memory works as well, only slower.
  if (!status.ok())
    pinningFailed(status);
  registered.emplace(pointer, status.ok());
  return {};
}

Status PinnedPool::unregisterMemory(void *pointer) {
  std::lock_guard<std::mutex> lock(mutex);
  auto it = registered.find(pointer);
  if (it == registered.end())
    return invalidArgument("host memory is not registered");
  bool pinned = it->second;
  registered.erase(it);
  return pinned ? backend.unregisterHost(pointer) : Status();
}

void PinnedPool::unregisterAll() {
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &entry : registered)
    if (entry.second)
      (void)backend.unregisterHost(entry.first);
  registered.clear();
}

int64_t PinnedPool::registeredRanges() {
  std::lock_guard<std::mutex> lock(mutex);
  return static_cast<int64_t>(registered.size());
}
