//===- TreePool.cpp - Memory and results of a tree ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TreePool.h"
#include "Device.h"
#include "HandleRegistry.h"

#include <algorithm>
#include <sys/mman.h>

using namespace ao::runtime;

namespace {
/// Without a limit, addresses for all that the device has, or for this where it
/// does not say; they cost nothing.
constexpr int64_t defaultRange = int64_t(1) << 34;
constexpr int64_t leastRange = int64_t(1) << 28;
constexpr int64_t hostGranule = 65536;

int64_t roundUp(int64_t bytes, int64_t granule) {
  return (bytes + granule - 1) / granule * granule;
}
} // namespace

Status TreeLock::take(TreePool &pool) {
  if (pool.runner.load() == std::this_thread::get_id())
    return invalidState("called inside of a run of the tree");
  lock = std::unique_lock<std::mutex>(pool.mutex);
  return {};
}

TreePool::TreePool(AortDevice &device, const AortTreeOptions &options)
    : device(device), limits{options.poolBytes, options.hostPoolBytes} {}

Status TreePool::reserve(AortSide side, int64_t bytes, void *&base) {
  if (side == AORT_SIDE_DEVICE)
    return device.backend().reserveRange(bytes, base);
  void *memory = mmap(nullptr, static_cast<size_t>(bytes), PROT_NONE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED)
    return {AORT_OUT_OF_HOST_MEMORY,
            "no range of " + std::to_string(bytes) + " addresses is free"};
  base = memory;
  return {};
}

Status TreePool::open() {
  DriverMemory memory;
  AORT_RETURN_IF_ERROR(device.backend().readMemory(memory));
  int64_t whole = memory.totalBytes > 0 ? memory.totalBytes : defaultRange;
  for (AortSide which : {AORT_SIDE_DEVICE, AORT_SIDE_HOST}) {
    bool isLimited = limits[which] > 0;
    int64_t granule = which == AORT_SIDE_DEVICE
                          ? device.backend().rangeGranule()
                          : hostGranule;
    int64_t bytes = roundUp(isLimited ? limits[which] : whole, granule);
    void *base = nullptr;
    Status status = reserve(which, bytes, base);
    // Where addresses are rationed, fewer may do.
    while (!status.ok() && !isLimited && bytes > leastRange) {
      bytes /= 2;
      status = reserve(which, bytes, base);
    }
    AORT_RETURN_IF_ERROR(status);
    sides[which].base = static_cast<char *>(base);
    sides[which].reserved = bytes;
  }
  return {};
}

TreePool::~TreePool() {
  // Launches may be under way that use the memory. A failure has nobody left
  // to hear it.
  (void)device.synchronize();
  for (AortBuffer &buffer : buffers) {
    if (buffer.references > 0 && buffer.ownership == Ownership::Handle)
      (void)free(buffer.info->side, buffer.pointer);
    removeHandle(&buffer);
  }
  Side &onDevice = sides[AORT_SIDE_DEVICE], &onHost = sides[AORT_SIDE_HOST];
  if (onDevice.base) {
    device.backend().releaseRange(onDevice.base, onDevice.reserved,
                                  onDevice.backed);
    device.memory().unclaim(onDevice.backed);
  }
  for (auto &piece : onHost.pinned)
    (void)device.backend().unregisterHost(piece.first);
  if (onHost.base)
    munmap(onHost.base, static_cast<size_t>(onHost.reserved));
}

//===----------------------------------------------------------------------===//
// Growth
//===----------------------------------------------------------------------===//

Status TreePool::backDevice(Side &side, int64_t bytes) {
  AORT_RETURN_IF_ERROR(device.memory().claim(bytes, "the pool of the tree"));
  Status status = device.backend().backRange(side.base, side.backed, bytes);
  if (!status.ok())
    device.memory().unclaim(bytes);
  return status;
}

Status TreePool::backHost(Side &side, int64_t bytes) {
  char *begin = side.base + side.backed;
  if (mprotect(begin, static_cast<size_t>(bytes), PROT_READ | PROT_WRITE) != 0)
    return {AORT_OUT_OF_HOST_MEMORY, "out of host memory"};
  // Of an address range of the pool's own: nobody else has pinned it.
  bool isOwned = false;
  Status pinned = device.backend().registerHost(begin, bytes, isOwned);
  if (pinned.ok()) {
    side.pinned.emplace_back(begin, bytes);
  } else if (!hasWarned) {
    hasWarned = true;
    device.warn("the pool's host memory could not be pinned: " +
                pinned.message());
  }
  side.seams.push_back(side.backed + bytes);
  return {};
}

Status TreePool::back(AortSide which, int64_t bytes) {
  Side &side = sides[which];
  if (bytes <= side.backed)
    return {};
  bool onDevice = which == AORT_SIDE_DEVICE;
  int64_t granule = onDevice ? device.backend().rangeGranule() : hostGranule;
  int64_t more = roundUp(bytes, granule) - side.backed;
  if (side.backed + more > side.reserved)
    return {AORT_OUT_OF_DEVICE_MEMORY, "the pool's range of " +
                                           std::to_string(side.reserved) +
                                           " addresses is full"};
  AORT_RETURN_IF_ERROR(onDevice ? backDevice(side, more)
                                : backHost(side, more));
  side.backed += more;
  return {};
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

AortBuffer &TreePool::makeBuffer() {
  if (!idle.empty()) {
    AortBuffer &buffer = *idle.back();
    idle.pop_back();
    buffer = AortBuffer();
    buffer.pool = this;
    return buffer;
  }
  AortBuffer &buffer = buffers.emplace_back();
  buffer.pool = this;
  addHandle(&buffer, HandleKind::Buffer);
  return buffer;
}

void TreePool::hand(AortBuffer &buffer) {
  if (buffer.references++ == 0)
    ++held;
}

Status TreePool::release(AortBuffer &buffer) {
  if (buffer.references == 0)
    return invalidState("result '" + (buffer.info ? buffer.info->name : "") +
                        "' is released once more than it was retained");
  if (--buffer.references > 0)
    return {};
  --held;
  bool isOwner = buffer.ownership == Ownership::Handle;
  void *pointer = buffer.pointer;
  AortSide side = buffer.info->side;
  if (isOwner)
    buffer.ownership = Ownership::Nobody;
  if (!buffer.isKept)
    recycle(buffer);
  return isOwner ? free(side, pointer) : Status();
}

void TreePool::drop(AortBuffer &buffer) {
  buffer.isKept = false;
  if (buffer.references == 0)
    recycle(buffer);
}

Status TreePool::detach(AortBuffer &buffer) {
  if (buffer.ownership == Ownership::Handle)
    return {};
  const ResultInfo &info = *buffer.info;
  void *copy = nullptr;
  AORT_RETURN_IF_ERROR(
      allocate(info.side, info.bytes, info.name.c_str(), copy));
  AortStream *compute = nullptr;
  Status status = device.streams().compute(compute);
  if (status.ok())
    status =
        device.transfers().copy(*compute, copy, buffer.pointer, info.bytes);
  if (!status.ok()) {
    (void)free(info.side, copy);
    return status;
  }
  buffer.pointer = static_cast<char *>(copy);
  buffer.ownership = Ownership::Handle;
  buffer.slot = -1;
  return {};
}

Status TreePool::allocate(AortSide side, int64_t bytes, const char *name,
                          void *&pointer) {
  if (side == AORT_SIDE_HOST)
    return device.hostMemory().acquire(bytes, name, /*enforceBudget=*/true,
                                       pointer);
  return device.memory().allocate(bytes, nullptr, name, /*shared=*/false,
                                  /*enforce=*/true, pointer);
}

Status TreePool::free(AortSide side, void *pointer) {
  return side == AORT_SIDE_HOST ? device.transfers().releaseBuffer(pointer)
                                : device.memory().free(pointer, nullptr);
}
