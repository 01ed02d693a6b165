//===- DeviceMemory.cpp - Device memory of one device ---------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceMemory.h"
#include "../backend/Clock.h"

#include <algorithm>

using namespace ao::runtime;

static Status capacityExceeded(int64_t bytes, const char *name, int64_t live,
                               int64_t capacity, int32_t ordinal) {
  return {AORT_OUT_OF_DEVICE_MEMORY,
          "device capacity exceeded: " + quoted(name) + " needs " +
              std::to_string(bytes) + " bytes, " + std::to_string(live) +
              " of " + std::to_string(capacity) +
              " bytes are in use on device " + std::to_string(ordinal)};
}

void DeviceMemory::changeBytes(int64_t delta) {
  liveBytes += delta;
  watchedPeakBytes = std::max(watchedPeakBytes, liveBytes);
  recorder.deviceBytesChanged(delta, recorder.keepsSpans() ? nowNs() : 0);
}

Status DeviceMemory::allocate(int64_t bytes, AortStream *stream,
                              const char *name, bool shared, bool enforce,
                              void *&pointer) {
  if (bytes < 0)
    return invalidArgument("device buffer for " + quoted(name) + ": size of " +
                           std::to_string(bytes) + " bytes");
  if (!stream)
    AORT_RETURN_IF_ERROR(streams.compute(stream));
  std::lock_guard<std::mutex> lock(mutex);
  // Beyond the limits, it only keeps a step running that has failed.
  if (enforce && isCapturing() && !allocatesInCapture)
    return uncapturable(quoted(name) + " needs " + std::to_string(bytes) +
                        " bytes outside the pool");
  if (enforce && config.capacity > 0 && bytes > config.capacity - liveBytes)
    return capacityExceeded(bytes, name, liveBytes, config.capacity,
                            config.ordinal);
  void *memory = nullptr;
  Status status = shared ? backend.allocateShared(bytes, memory)
                         : backend.allocate(bytes, *stream->backend, memory);
  if (!status.ok())
    return {status.code(), "device buffer of " + std::to_string(bytes) +
                               " bytes for " + quoted(name) + ": " +
                               status.message()};
  allocations.emplace(
      memory, Allocation{bytes, shared, isCapturing(), name ? name : ""});
  changeBytes(bytes);
  pointer = memory;
  return {};
}

Status DeviceMemory::free(void *pointer, AortStream *stream) {
  if (!pointer)
    return {};
  if (!stream)
    AORT_RETURN_IF_ERROR(streams.compute(stream));
  Allocation allocation;
  {
    std::lock_guard<std::mutex> lock(mutex);
    auto it = allocations.find(pointer);
    if (it == allocations.end())
      return invalidArgument("freed pointer is not a live device buffer of "
                             "device " +
                             std::to_string(config.ordinal));
    if (isCapturing() && !it->second.captured)
      return invalidState("device buffer " + quoted(it->second.name.c_str()) +
                          " was allocated before the capture and cannot be "
                          "freed in it");
    allocation = std::move(it->second);
    allocations.erase(it);
    changeBytes(-allocation.bytes);
  }
  Status check =
      transfers.checkFree(pointer, allocation.bytes, "device buffer");
  AORT_RETURN_IF_ERROR(allocation.shared
                           ? backend.freeShared(pointer)
                           : backend.free(pointer, *stream->backend));
  return check;
}

Status DeviceMemory::claim(int64_t bytes, const char *name) {
  std::lock_guard<std::mutex> lock(mutex);
  if (config.capacity > 0 && bytes > config.capacity - liveBytes)
    return capacityExceeded(bytes, name, liveBytes, config.capacity,
                            config.ordinal);
  claimedBytes += bytes;
  changeBytes(bytes);
  return {};
}

void DeviceMemory::unclaim(int64_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  claimedBytes -= bytes;
  changeBytes(-bytes);
}

Status DeviceMemory::constant(const void *data, int64_t bytes, const char *name,
                              void *&pointer) {
  if (!data)
    return invalidArgument("constant: null pointer");
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (auto it = constants.find(data); it != constants.end()) {
      pointer = it->second;
      return {};
    }
    if (isCapturing())
      return invalidState("constant " + quoted(name) +
                          " is first used in a capture; run the step once "
                          "before");
  }
  AortStream *stream = nullptr;
  AORT_RETURN_IF_ERROR(streams.compute(stream));
  void *copied = nullptr;
  AORT_RETURN_IF_ERROR(allocate(bytes, stream, name, /*shared=*/false,
                                /*enforce=*/true, copied));
  Status status = transfers.copy(*stream, copied, data, bytes);
  if (status.ok()) {
    std::lock_guard<std::mutex> lock(mutex);
    auto [it, isFirst] = constants.emplace(data, copied);
    pointer = it->second;
    if (isFirst) {
      constantBytes += bytes;
      return {};
    }
  }
  // It failed, or another thread was faster.
  Status freed = free(copied, stream);
  return status.ok() ? freed : status;
}

void DeviceMemory::captureBegins(bool mayAllocate) {
  std::lock_guard<std::mutex> lock(mutex);
  capturing = true;
  allocatesInCapture = mayAllocate;
  capturingThread = std::this_thread::get_id();
}

Status DeviceMemory::captureEnds() {
  std::lock_guard<std::mutex> lock(mutex);
  capturing = false;
  Status status;
  // The remaining allocations are only nodes of a graph that never runs.
  for (auto it = allocations.begin(); it != allocations.end();) {
    if (!it->second.captured) {
      ++it;
      continue;
    }
    if (status.ok())
      status = invalidState("device buffer " + quoted(it->second.name.c_str()) +
                            " was allocated in the capture and not freed in "
                            "it");
    changeBytes(-it->second.bytes);
    it = allocations.erase(it);
  }
  return status;
}

int64_t DeviceMemory::startWatch() {
  std::lock_guard<std::mutex> lock(mutex);
  return watchedPeakBytes = liveBytes;
}

int64_t DeviceMemory::watchedPeak() {
  std::lock_guard<std::mutex> lock(mutex);
  return watchedPeakBytes;
}

DeviceMemory::Leaks DeviceMemory::leaks() {
  std::lock_guard<std::mutex> lock(mutex);
  Leaks result;
  result.buffers = static_cast<int64_t>(allocations.size() - constants.size());
  result.bytes = liveBytes - constantBytes - claimedBytes;
  // Constants have the lifetime of the device.
  auto leaked = [&](const auto &entry) {
    return std::none_of(
        constants.begin(), constants.end(),
        [&](const auto &constant) { return constant.second == entry.first; });
  };
  auto one = std::find_if(allocations.begin(), allocations.end(), leaked);
  if (one != allocations.end())
    result.oneName = quoted(one->second.name.c_str());
  return result;
}

void DeviceMemory::clear() {
  std::lock_guard<std::mutex> lock(mutex);
  AortStream *stream = nullptr;
  bool canFree = allocations.empty() || streams.compute(stream).ok();
  for (auto &entry : allocations)
    if (entry.second.shared)
      (void)backend.freeShared(entry.first);
    else if (canFree)
      (void)backend.free(entry.first, *stream->backend);
  allocations.clear();
}
