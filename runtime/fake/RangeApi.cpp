//===- RangeApi.cpp - Ranges of addresses of the stand-in -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A range is mapped part by part from its beginning, and unmapped at once. The
// runtime needs no other use.
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <cstring>

using namespace ao::fake;

static constexpr size_t granularity = size_t(2) << 20;

FAKE cuMemGetAllocationGranularity(size_t *bytes, const CUmemAllocationProp *,
                                   CUmemAllocationGranularity_flags) {
  ENTER();
  *bytes = granularity;
  return CUDA_SUCCESS;
}

static bool isGranular(size_t bytes) {
  return bytes > 0 && bytes % granularity == 0;
}

FAKE cuMemAddressReserve(CUdeviceptr *address, size_t bytes, size_t alignment,
                         CUdeviceptr, unsigned long long) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  if (!isGranular(bytes) || !isGranular(alignment))
    return CUDA_ERROR_INVALID_VALUE;
  Buffer *range = driver.memory.reserve(bytes, alignment);
  if (!range)
    return CUDA_ERROR_OUT_OF_MEMORY;
  *address = range->address;
  return CUDA_SUCCESS;
}

FAKE cuMemAddressFree(CUdeviceptr address, size_t bytes) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  Buffer *range = driver.memory.findStart(address, MemoryKind::Range);
  REQUIRE(range && range->reserved == bytes && range->bytes == 0);
  driver.memory.release(address);
  return CUDA_SUCCESS;
}

FAKE cuMemCreate(CUmemGenericAllocationHandle *memory, size_t bytes,
                 const CUmemAllocationProp *, unsigned long long) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  driver.log("cuMemCreate %zu", bytes);
  if (!isGranular(bytes))
    return CUDA_ERROR_INVALID_VALUE;
  size_t waiting = 0;
  for (const auto &[handle, size] : driver.physical)
    waiting += size;
  if (takenBytes(driver) + waiting + bytes > driver.capacity)
    return CUDA_ERROR_OUT_OF_MEMORY;
  *memory = ++driver.physicalMade;
  driver.physical[*memory] = bytes;
  return CUDA_SUCCESS;
}

FAKE cuMemRelease(CUmemGenericAllocationHandle memory) {
  ENTER();
  REQUIRE(driver.physical.erase(memory));
  return CUDA_SUCCESS;
}

/// Returns the range whose mapped part ends at the address; null: none.
static Buffer *findEnd(Driver &driver, uint64_t address) {
  Buffer *range = driver.memory.find(address, 0);
  bool isEnd = range && range->kind == MemoryKind::Range &&
               range->address + range->bytes == address;
  return isEnd ? range : nullptr;
}

FAKE cuMemMap(CUdeviceptr address, size_t bytes, size_t offset,
              CUmemGenericAllocationHandle memory, unsigned long long) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  auto it = driver.physical.find(memory);
  REQUIRE(it != driver.physical.end() && it->second == bytes && offset == 0);
  Buffer *range = findEnd(driver, address);
  REQUIRE(range && range->bytes + bytes <= range->reserved);
  return CUDA_SUCCESS;
}

FAKE cuMemSetAccess(CUdeviceptr address, size_t bytes, const CUmemAccessDesc *,
                    size_t) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  Buffer *range = findEnd(driver, address);
  REQUIRE(range && range->bytes + bytes <= range->reserved);
  // Fresh memory holds NaN.
  std::memset(range->host + range->bytes, 0xff, bytes);
  range->bytes += bytes;
  return CUDA_SUCCESS;
}

FAKE cuMemUnmap(CUdeviceptr address, size_t bytes) {
  ENTER();
  FORBID_UNSAFE_IN_CAPTURE();
  Buffer *range = driver.memory.find(address, bytes);
  REQUIRE(range && range->kind == MemoryKind::Range && bytes > 0 &&
          address + bytes == range->address + range->bytes);
  // Waits for nothing: work that is to come finds nothing there.
  range->bytes -= bytes;
  return CUDA_SUCCESS;
}
