//===- HostHeap.cpp - Emulated device memory ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostHeap.h"
#include "../backend/Poison.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

using namespace ao::runtime;

namespace {
constexpr size_t alignment = 256;
// Enough to catch a late touch, small enough for a test machine.
constexpr size_t quarantineLimit = size_t(256) << 20;
} // namespace

Status HostHeap::allocate(int64_t bytes, void *&pointer) {
  if (bytes > std::numeric_limits<int64_t>::max() - int64_t(alignment))
    return {AORT_OUT_OF_DEVICE_MEMORY, "out of memory"};
  size_t size = std::max<size_t>((static_cast<size_t>(bytes) + alignment - 1) /
                                     alignment * alignment,
                                 alignment);
  std::lock_guard<std::mutex> lock(mutex);
  char *memory = nullptr;
  auto it = cache.find(size);
  if (it != cache.end() && !it->second.empty()) {
    memory = it->second.back();
    it->second.pop_back();
    cachedBytes -= size;
  } else {
    memory = static_cast<char *>(std::aligned_alloc(alignment, size));
  }
  if (!memory)
    return {AORT_OUT_OF_DEVICE_MEMORY, "out of memory"};
  if (poisoning)
    poison(memory, size);
  live.emplace(memory, size);
  liveBytes += size;
  peakBytes = std::max(peakBytes, liveBytes);
  pointer = memory;
  return {};
}

Status HostHeap::free(void *pointer) {
  auto *memory = static_cast<char *>(pointer);
  std::lock_guard<std::mutex> lock(mutex);
  auto it = live.find(memory);
  if (it == live.end())
    return invalidArgument("freed pointer is not a live device buffer");
  size_t size = it->second;
  live.erase(it);
  liveBytes -= size;
  if (poisoning)
    return quarantine(memory, size);
  // Steps repeat, so that the peak of one step recurs in the next.
  if (liveBytes + cachedBytes + size <= peakBytes + peakBytes / 4) {
    cache[size].push_back(memory);
    cachedBytes += size;
  } else {
    std::free(memory);
  }
  return {};
}

Status HostHeap::quarantine(char *pointer, size_t bytes) {
  poison(pointer, bytes);
  quarantineOrder.push_back({pointer, bytes});
  quarantined.emplace(pointer, bytes);
  quarantinedBytes += bytes;
  Status first;
  while (quarantinedBytes > quarantineLimit)
    if (Status status = evictOldest(); !status.ok() && first.ok())
      first = status;
  return first;
}

Status HostHeap::evictOldest() {
  Freed freed = quarantineOrder.front();
  quarantineOrder.pop_front();
  quarantined.erase(freed.pointer);
  quarantinedBytes -= freed.bytes;
  size_t touched = firstTouched(freed.pointer, freed.bytes);
  std::free(freed.pointer);
  if (touched == freed.bytes)
    return {};
  return {AORT_DEVICE_ERROR, "device buffer of " + std::to_string(freed.bytes) +
                                 " bytes was written after it was freed"};
}

void HostHeap::releaseAll() {
  std::lock_guard<std::mutex> lock(mutex);
  for (auto &entry : live)
    std::free(entry.first);
  for (auto &entry : cache)
    for (char *memory : entry.second)
      std::free(memory);
  for (Freed &freed : quarantineOrder)
    std::free(freed.pointer);
  live.clear();
  cache.clear();
  quarantineOrder.clear();
  quarantined.clear();
  liveBytes = cachedBytes = quarantinedBytes = 0;
}

Status HostHeap::checkAccess(const void *pointer, int64_t bytes,
                             const char *what, const char *name) {
  if (!poisoning || bytes <= 0)
    return {};
  auto *first = static_cast<const char *>(pointer);
  std::lock_guard<std::mutex> lock(mutex);
  // The last freed block that begins before the end of the access.
  auto it = quarantined.lower_bound(first + bytes);
  if (it == quarantined.begin())
    return {};
  --it;
  if (it->first + it->second <= first)
    return {};
  return {AORT_DEVICE_ERROR, "copy of " + quoted(name) + " " + what +
                                 " device memory that was freed"};
}
