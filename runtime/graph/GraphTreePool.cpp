//===- GraphTreePool.cpp - Memory and results of a tree -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphTreePool.h"
#include "../backend/Pages.h"
#include "../core/Device.h"
#include "HandleRegistry.h"

#include <algorithm>
#include <sys/mman.h>

using namespace ao::runtime;

namespace {
/// The size of the address range if there is no limit and the device does not
/// report its size; addresses cost nothing.
constexpr int64_t defaultRange = int64_t(1) << 34;
constexpr int64_t leastRange = int64_t(1) << 28;
constexpr int64_t hostGranule = 65536;

int64_t roundUp(int64_t bytes, int64_t granule) {
  return (bytes + granule - 1) / granule * granule;
}
} // namespace

Status GraphTreeLock::take(GraphTreePool &pool) {
  if (pool.runner.load() == std::this_thread::get_id())
    return invalidState("called inside of a run of the tree");
  lock = std::unique_lock<std::mutex>(pool.mutex);
  return {};
}

GraphTreePool::GraphTreePool(AortDevice &device,
                             const AortGraphTreeOptions &options)
    : device(device), limits{options.poolBytes, options.hostPoolBytes} {}

Status GraphTreePool::reserve(AortSide side, int64_t bytes, void *&base) {
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

Status GraphTreePool::open() {
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
    // Address space may be limited: retries with a smaller range.
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

GraphTreePool::~GraphTreePool() {
  // Launches in flight may use the memory. Errors during teardown are ignored.
  (void)device.synchronize();
  forEachHeldStorage([&](Storage &storage) {
    if (storage.ownership == Ownership::Storage)
      (void)free(storage.side, storage.pointer);
  });
  for (AortBuffer &buffer : buffers)
    removeHandle(&buffer);
  Side &onDevice = sides[AORT_SIDE_DEVICE], &onHost = sides[AORT_SIDE_HOST];
  if (onDevice.base) {
    device.backend().releaseRange(onDevice.base, onDevice.reserved,
                                  onDevice.backed);
    device.memory().unclaim(onDevice.backed);
  }
  char *begin = onHost.base;
  for (const Side::Piece &piece : onHost.pieces) {
    if (piece.isPinned)
      (void)device.backend().unregisterHost(begin);
    begin += piece.bytes;
  }
  if (onHost.base)
    munmap(onHost.base, static_cast<size_t>(onHost.reserved));
}

//===----------------------------------------------------------------------===//
// Growth
//===----------------------------------------------------------------------===//

Status GraphTreePool::backDevice(Side &side, int64_t bytes) {
  AORT_RETURN_IF_ERROR(device.memory().claim(bytes, "the pool of the tree"));
  Status status = device.backend().backRange(side.base, side.backed, bytes);
  if (status.ok())
    side.pieces.push_back({bytes, /*isPinned=*/false});
  else
    device.memory().unclaim(bytes);
  return status;
}

Status GraphTreePool::backHost(Side &side, int64_t bytes) {
  char *begin = side.base + side.backed;
  if (mprotect(begin, static_cast<size_t>(bytes), PROT_READ | PROT_WRITE) != 0)
    return {AORT_OUT_OF_HOST_MEMORY, "out of host memory"};
  // The pool owns the address range, so that nothing else has pinned it.
  bool isOwned = false;
  Status pinned = device.backend().registerHost(begin, bytes, isOwned);
  side.pieces.push_back({bytes, pinned.ok()});
  if (!pinned.ok() && !hasWarned) {
    hasWarned = true;
    device.warn("the pool's host memory could not be pinned: " +
                pinned.message());
  }
  side.seams.push_back(side.backed + bytes);
  return {};
}

Status GraphTreePool::back(AortSide which, int64_t bytes) {
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

/// Returns the bytes up to the end of the last live result.
int64_t GraphTreePool::liveBytes(AortSide which) {
  int64_t bytes = 0;
  forEachHeldStorage([&](const Storage &storage) {
    if (storage.ownership == Ownership::Pool && storage.side == which &&
        !storage.isStale)
      bytes =
          std::max(bytes, storage.pointer - sides[which].base + storage.bytes);
  });
  return bytes;
}

Status GraphTreePool::dropPiece(AortSide which) {
  Side &side = sides[which];
  Side::Piece piece = side.pieces.back();
  char *begin = side.base + side.backed - piece.bytes;
  if (which == AORT_SIDE_DEVICE) {
    AORT_RETURN_IF_ERROR(
        device.backend().unbackRange(side.base, side.backed, piece.bytes));
    device.memory().unclaim(piece.bytes);
  } else {
    if (piece.isPinned)
      AORT_RETURN_IF_ERROR(device.backend().unregisterHost(begin));
    AORT_RETURN_IF_ERROR(discardPages(begin, piece.bytes));
    side.seams.pop_back();
  }
  side.pieces.pop_back();
  side.backed -= piece.bytes;
  return {};
}

Status GraphTreePool::trim() {
  for (AortSide which : {AORT_SIDE_DEVICE, AORT_SIDE_HOST}) {
    Side &side = sides[which];
    int64_t needed = liveBytes(which);
    while (!side.pieces.empty() &&
           side.backed - side.pieces.back().bytes >= needed)
      AORT_RETURN_IF_ERROR(dropPiece(which));
  }
  return {};
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

AortBuffer &GraphTreePool::makeBuffer() {
  if (!idleBuffers.empty()) {
    AortBuffer &buffer = *idleBuffers.back();
    idleBuffers.pop_back();
    buffer = AortBuffer();
    buffer.pool = this;
    return buffer;
  }
  AortBuffer &buffer = buffers.emplace_back();
  buffer.pool = this;
  addHandle(&buffer, HandleKind::Buffer);
  return buffer;
}

Storage &GraphTreePool::makeStorage() {
  if (idleStorages.empty())
    return storages.emplace_back();
  Storage &storage = *idleStorages.back();
  idleStorages.pop_back();
  storage = Storage();
  return storage;
}

void GraphTreePool::hand(AortBuffer &buffer) {
  if (buffer.references++ == 0)
    ++held;
  Storage &storage = *buffer.storage;
  if (storage.references++ == 0)
    detached += storage.ownership == Ownership::Storage;
}

Status GraphTreePool::release(AortBuffer &buffer) {
  if (buffer.references == 0)
    return invalidState("result '" + (buffer.info ? buffer.info->name : "") +
                        "' is released more often than it was retained");
  Storage &storage = *buffer.storage;
  if (--buffer.references == 0) {
    --held;
    if (!buffer.isKept)
      idleBuffers.push_back(&buffer);
  }
  if (--storage.references > 0)
    return {};
  bool isOwner = storage.ownership == Ownership::Storage;
  AortSide side = storage.side;
  void *pointer = storage.pointer;
  if (isOwner) {
    storage.ownership = Ownership::Caller;
    --detached;
  }
  if (!storage.isKept)
    idleStorages.push_back(&storage);
  return isOwner ? free(side, pointer) : Status();
}

void GraphTreePool::drop(AortBuffer &buffer) {
  buffer.isKept = false;
  if (buffer.references == 0)
    idleBuffers.push_back(&buffer);
}

void GraphTreePool::drop(Storage &storage) {
  storage.isKept = false;
  if (storage.references == 0)
    idleStorages.push_back(&storage);
}

Status GraphTreePool::detach(Storage &storage) {
  if (storage.ownership == Ownership::Storage ||
      storage.ownership == Ownership::Inline)
    return {};
  void *copy = nullptr;
  AORT_RETURN_IF_ERROR(
      allocate(storage.side, storage.bytes, storage.info->name.c_str(), copy));
  AortStream *compute = nullptr;
  Status status = device.streams().compute(compute);
  if (status.ok())
    status =
        device.transfers().copy(*compute, copy, storage.pointer, storage.bytes);
  if (!status.ok()) {
    (void)free(storage.side, copy);
    return status;
  }
  storage.pointer = static_cast<char *>(copy);
  storage.ownership = Ownership::Storage;
  storage.slot = -1;
  ++detached;
  return {};
}

Status GraphTreePool::allocate(AortSide side, int64_t bytes, const char *name,
                               void *&pointer) {
  if (side == AORT_SIDE_HOST)
    return device.hostMemory().acquire(bytes, name, /*enforceBudget=*/true,
                                       pointer);
  return device.memory().allocate(bytes, nullptr, name, /*shared=*/false,
                                  /*enforce=*/true, pointer);
}

Status GraphTreePool::free(AortSide side, void *pointer) {
  return side == AORT_SIDE_HOST ? device.transfers().releaseBuffer(pointer)
                                : device.memory().free(pointer, nullptr);
}
