//===- MemoryApi.cpp - Memory of the stand-in -----------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <algorithm>
#include <cstring>

using namespace ao::fake;

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// The granularity with which a real pool reserves memory.
static constexpr size_t reserveGranule = size_t(32) << 20;

static Pool *poolOf(CUmemoryPool pool) {
  return reinterpret_cast<Pool *>(pool);
}

FAKE cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *) {
  ENTER();
  auto *fresh = new Pool;
  driver.pools.insert(fresh);
  *pool = reinterpret_cast<CUmemoryPool>(fresh);
  return CUDA_SUCCESS;
}

FAKE cuMemPoolDestroy(CUmemoryPool pool) {
  ENTER();
  REQUIRE(driver.pools.erase(poolOf(pool)));
  driver.synchronizeAll();
  driver.memory.forgetPool(poolOf(pool));
  delete poolOf(pool);
  return CUDA_SUCCESS;
}

FAKE cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute,
                           void *) {
  ENTER();
  REQUIRE(driver.pools.count(poolOf(pool)));
  if (attribute == CU_MEMPOOL_ATTR_USED_MEM_HIGH)
    poolOf(pool)->peakBytes = driver.memory.deviceBytes();
  return CUDA_SUCCESS;
}

FAKE cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attribute,
                           void *value) {
  ENTER();
  REQUIRE(driver.pools.count(poolOf(pool)));
  size_t peak = poolOf(pool)->peakBytes;
  if (attribute == CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH)
    peak = (peak + reserveGranule - 1) / reserveGranule * reserveGranule;
  else if (attribute != CU_MEMPOOL_ATTR_USED_MEM_HIGH)
    return CUDA_ERROR_INVALID_VALUE;
  *static_cast<cuuint64_t *>(value) = peak;
  return CUDA_SUCCESS;
}

FAKE cuMemPoolTrimTo(CUmemoryPool pool, size_t kept) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  Pool *p = poolOf(pool);
  REQUIRE(driver.pools.count(p));
  p->heldBytes =
      std::max(driver.memory.pooledBytes(p), std::min(kept, p->heldBytes));
  return CUDA_SUCCESS;
}

/// Returns the occupied bytes of device memory, including unused memory of
/// pools.
size_t ao::fake::takenBytes(Driver &driver) {
  size_t bytes = driver.memory.deviceBytes();
  for (const Pool *pool : driver.pools)
    bytes += pool->heldBytes - pool->usedBytes;
  return bytes;
}

static CUresult allocate(Driver &driver, CUdeviceptr *pointer, size_t bytes,
                         MemoryKind kind = MemoryKind::Device) {
  if ((kind == MemoryKind::Device || kind == MemoryKind::Managed) &&
      takenBytes(driver) + bytes > driver.capacity)
    return CUDA_ERROR_OUT_OF_MEMORY;
  Buffer *buffer = driver.memory.allocate(kind, bytes);
  if (!buffer)
    return CUDA_ERROR_OUT_OF_MEMORY;
  *pointer = buffer->address;
  return CUDA_SUCCESS;
}

static CUresult allocateFrom(Driver &driver, Pool &pool, CUdeviceptr *pointer,
                             size_t bytes) {
  size_t used = pool.usedBytes + bytes;
  size_t more = std::max(used, pool.heldBytes) - pool.heldBytes;
  if (takenBytes(driver) + more > driver.capacity)
    return CUDA_ERROR_OUT_OF_MEMORY;
  Buffer *buffer = driver.memory.allocate(MemoryKind::Device, bytes);
  if (!buffer)
    return CUDA_ERROR_OUT_OF_MEMORY;
  buffer->pool = &pool;
  pool.usedBytes = used;
  pool.heldBytes += more;
  *pointer = buffer->address;
  return CUDA_SUCCESS;
}

/// Work of other streams may touch the memory after this.
static CUresult orderAllocation(Driver &driver, Stream *stream,
                                uint64_t address) {
  return driver.submit(stream, "an allocation", [address] {
    Driver &inside = Driver::get();
    Buffer *buffer = inside.memory.find(address, 1);
    return buffer ? inside.note(*buffer, address, address + buffer->bytes,
                                /*writes=*/true)
                  : CUDA_SUCCESS;
  });
}

FAKE cuMemAllocFromPoolAsync(CUdeviceptr *pointer, size_t bytes,
                             CUmemoryPool pool, CUstream stream) {
  ENTER();
  Stream *s = streamOf(stream);
  REQUIRE(driver.pools.count(poolOf(pool)) && driver.streams.count(s));
  if (bytes == 0)
    return CUDA_ERROR_INVALID_VALUE;
  if (CUresult failed = allocateFrom(driver, *poolOf(pool), pointer, bytes))
    return failed;
  driver.log("cuMemAllocFromPoolAsync %p %zu %p", addressOf(*pointer), bytes,
             addressOf(stream));
  Pool *p = poolOf(pool);
  p->peakBytes = std::max(p->peakBytes, driver.memory.deviceBytes());
  if (!s->capture)
    return orderAllocation(driver, s, *pointer);
  // A node of the graph: its memory exists as long as the graph.
  s->capture->graph->allocations.insert(*pointer);
  s->capture->graph->unfreed.insert(*pointer);
  return CUDA_SUCCESS;
}

/// Frees memory in a capture. Memory from before the capture is rejected: each
/// launch of the graph would free it.
static CUresult freeInCapture(Driver &driver, Stream *stream,
                              uint64_t address) {
  if (!stream->capture->graph->unfreed.erase(address))
    return CUDA_ERROR_INVALID_VALUE;
  return driver.submit(stream, "a free", [address] {
    if (Buffer *buffer = Driver::get().memory.find(address, 1))
      std::memset(buffer->host, 0xff, buffer->bytes);
    return CUDA_SUCCESS;
  });
}

FAKE cuMemFreeAsync(CUdeviceptr pointer, CUstream stream) {
  ENTER();
  Stream *s = streamOf(stream);
  Buffer *buffer = driver.memory.findStart(pointer, MemoryKind::Device);
  REQUIRE(buffer && driver.streams.count(s));
  driver.log("cuMemFreeAsync %p %p", addressOf(pointer), addressOf(stream));
  if (s->capture)
    return freeInCapture(driver, s, pointer);
  buffer->isFreed = true;
  if (buffer->pool)
    buffer->pool->usedBytes -= buffer->bytes;
  return driver.submit(s, "a free", [pointer, bytes = buffer->bytes] {
    Driver &inside = Driver::get();
    Buffer *doomed = inside.memory.find(pointer, bytes);
    CUresult result =
        inside.note(*doomed, pointer, pointer + bytes, /*writes=*/true);
    inside.memory.release(pointer);
    return result;
  });
}

//===----------------------------------------------------------------------===//
// The rest
//===----------------------------------------------------------------------===//

FAKE cuMemGetInfo(size_t *free, size_t *total) {
  ENTER();
  *total = driver.capacity;
  *free = *total - takenBytes(driver);
  return CUDA_SUCCESS;
}

FAKE cuMemAlloc(CUdeviceptr *pointer, size_t bytes) {
  ENTER();
  driver.log("cuMemAlloc %zu", bytes);
  FORBID_UNSAFE_IN_CAPTURE();
  return allocate(driver, pointer, bytes);
}

FAKE cuMemAllocManaged(CUdeviceptr *pointer, size_t bytes, unsigned) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  return allocate(driver, pointer, bytes, MemoryKind::Managed);
}

static CUresult freeNow(Driver &driver, uint64_t address, MemoryKind kind) {
  REQUIRE(driver.memory.findStart(address, kind));
  driver.synchronizeAll();
  driver.memory.release(address);
  return CUDA_SUCCESS;
}

FAKE cuMemFree(CUdeviceptr pointer) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  return freeNow(driver, pointer,
                 Memory::isDevice(pointer) ? MemoryKind::Device
                                           : MemoryKind::Managed);
}

FAKE cuMemHostAlloc(void **pointer, size_t bytes, unsigned) {
  ENTER();
  driver.log("cuMemHostAlloc %zu", bytes);
  FORBID_UNSAFE_IN_CAPTURE();
  CUdeviceptr memory = 0;
  if (CUresult failed = allocate(driver, &memory, bytes, MemoryKind::Pinned))
    return failed;
  *pointer = addressOf(memory);
  return CUDA_SUCCESS;
}

FAKE cuMemFreeHost(void *pointer) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  return freeNow(driver, reinterpret_cast<uint64_t>(pointer),
                 MemoryKind::Pinned);
}

FAKE cuMemHostRegister(void *pointer, size_t bytes, unsigned) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  auto address = reinterpret_cast<uint64_t>(pointer);
  if (driver.memory.find(address, 1) ||
      driver.memory.find(address + bytes - 1, 1))
    return CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED;
  driver.memory.addRegistered(pointer, bytes);
  return CUDA_SUCCESS;
}

FAKE cuMemHostGetFlags(unsigned *flags, void *pointer) {
  ENTER();
  const Buffer *buffer =
      driver.memory.find(reinterpret_cast<uint64_t>(pointer), 1);
  REQUIRE(buffer && (buffer->kind == MemoryKind::Pinned ||
                     buffer->kind == MemoryKind::Registered));
  *flags = 0;
  return CUDA_SUCCESS;
}

FAKE cuMemHostUnregister(void *pointer) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  auto address = reinterpret_cast<uint64_t>(pointer);
  if (!driver.memory.findStart(address, MemoryKind::Registered))
    return CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED;
  // Waits for nothing: copies that are to come find it pageable.
  driver.memory.release(address);
  return CUDA_SUCCESS;
}
