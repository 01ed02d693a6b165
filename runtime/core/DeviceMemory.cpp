//===- DeviceMemory.cpp - Memory of a device ------------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Instance.h"

using namespace ao::runtime;

//===----------------------------------------------------------------------===//
// Device memory
//===----------------------------------------------------------------------===//

static Status capacityExceeded(int64_t bytes, const char *name, int64_t live,
                               int64_t capacity, int32_t ordinal) {
  return {AORT_OUT_OF_DEVICE_MEMORY,
          "device capacity exceeded: " + quoted(name) + " needs " +
              std::to_string(bytes) + " bytes, " + std::to_string(live) +
              " of " + std::to_string(capacity) +
              " bytes are in use on device " + std::to_string(ordinal)};
}

Status Device::allocate(int64_t bytes, AortStream *stream, const char *name,
                        bool shared, bool enforce, void *&pointer) {
  if (bytes < 0)
    return invalidArgument("device buffer for " + quoted(name) + ": size of " +
                           std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  if (!stream)
    AORT_RETURN_IF_ERROR(compute(stream));
  if (enforce && capacity > 0 && bytes > capacity - liveBytes)
    return capacityExceeded(bytes, name, liveBytes, capacity, deviceOrdinal);
  void *memory = nullptr;
  Status status =
      shared ? backendDevice->allocateShared(bytes, memory)
             : backendDevice->allocate(bytes, *stream->backend, memory);
  if (!status.ok())
    return {status.code(), "device buffer of " + std::to_string(bytes) +
                               " bytes for " + quoted(name) + ": " +
                               status.message()};
  allocations.emplace(memory, Allocation{bytes, shared, name ? name : ""});
  liveBytes += bytes;
  recorder->deviceBytesChanged(bytes, profiling ? nowNs() : 0);
  pointer = memory;
  return {};
}

Status Device::free(void *pointer, AortStream *stream) {
  if (!pointer)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  if (!stream)
    AORT_RETURN_IF_ERROR(compute(stream));
  auto it = allocations.find(pointer);
  if (it == allocations.end())
    return invalidArgument("freed pointer is no live device buffer of device " +
                           std::to_string(deviceOrdinal));
  Allocation allocation = std::move(it->second);
  allocations.erase(it);
  liveBytes -= allocation.bytes;
  recorder->deviceBytesChanged(-allocation.bytes, profiling ? nowNs() : 0);
  Status check = checkFree(pointer, allocation.bytes, "device buffer");
  AORT_RETURN_IF_ERROR(allocation.shared
                           ? backendDevice->freeShared(pointer)
                           : backendDevice->free(pointer, *stream->backend));
  return check;
}

Status Device::constant(const void *data, int64_t bytes, const char *name,
                        void *&pointer) {
  if (!data)
    return invalidArgument("constant: null pointer");
  AortStream *stream = nullptr;
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (auto it = constants.find(data); it != constants.end()) {
      pointer = it->second;
      return {};
    }
    AORT_RETURN_IF_ERROR(compute(stream));
  }
  void *copied = nullptr;
  AORT_RETURN_IF_ERROR(allocate(bytes, stream, name, /*shared=*/false,
                                /*enforce=*/true, copied));
  Status status = copy(*stream, copied, data, bytes);
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

/// Checked mode only: a buffer that a transfer nobody waited for still uses is
/// freed too early, whatever the transfer's progress happens to be.
Status Device::checkFree(const void *pointer, int64_t bytes, const char *what) {
  if (!poisoning)
    return {};
  auto inside = [&](const void *address) {
    auto *p = static_cast<const char *>(address);
    auto *base = static_cast<const char *>(pointer);
    return p >= base && p < base + bytes;
  };
  for (const Transfer &slot : transfers)
    if (slot.state != State::Idle &&
        (inside(slot.destination) || inside(slot.source)))
      return {AORT_DEVICE_ERROR,
              std::string(what) + " is freed while " +
                  (slot.direction == AORT_DEVICE_TO_HOST ? "the offload of "
                                                         : "the reload of ") +
                  quoted(slot.value->name.c_str()) + " is not waited for"};
  return {};
}

//===----------------------------------------------------------------------===//
// Host memory
//===----------------------------------------------------------------------===//

Status Device::hostAllocate(int64_t bytes, const char *name, bool enforce,
                            void *&pointer) {
  std::lock_guard<std::mutex> lock(mutex);
  return pool->acquire(bytes, name, enforce, pointer);
}

Status Device::hostFree(void *pointer) {
  if (!pointer)
    return {};
  std::lock_guard<std::mutex> lock(mutex);
  PinnedBlock *block = pool->find(pointer);
  if (!block || block->pointer != pointer)
    return invalidArgument("freed pointer is no host buffer in use of device " +
                           std::to_string(deviceOrdinal));
  Status check = checkFree(pointer, block->bytes, "host buffer");
  for (Transfer &slot : transfers)
    if (slot.block == block)
      slot.block = nullptr;
  AORT_RETURN_IF_ERROR(pool->release(pointer));
  return check;
}

Status Device::hostReserve(int64_t bytes, int64_t count) {
  std::lock_guard<std::mutex> lock(mutex);
  return pool->reserve(bytes, count);
}

Status Device::hostTrim() {
  std::lock_guard<std::mutex> lock(mutex);
  return pool->trim();
}

Status Device::hostRegister(void *pointer, int64_t bytes) {
  if (!pointer || bytes <= 0)
    return invalidArgument("register: null pointer or size of " +
                           std::to_string(bytes) + " bytes");
  std::lock_guard<std::mutex> lock(mutex);
  if (registered.count(pointer))
    return invalidState("host memory is registered already");
  Status status = pool->failPinningNow()
                      ? Status(AORT_OUT_OF_HOST_MEMORY, "injected failure")
                      : backendDevice->registerHost(pointer, bytes);
  // Pageable memory works as well, only slower.
  if (!status.ok())
    pool->pinningFailed(status);
  registered.emplace(pointer, status.ok());
  return {};
}

Status Device::hostUnregister(void *pointer) {
  std::lock_guard<std::mutex> lock(mutex);
  auto it = registered.find(pointer);
  if (it == registered.end())
    return invalidArgument("host memory is not registered");
  bool pinned = it->second;
  registered.erase(it);
  return pinned ? backendDevice->unregisterHost(pointer) : Status();
}
