//===- CopyApi.cpp - Copies and fills of the stand-in ---------------------===//
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

/// Returns true if the bytes are host memory that is not pinned.
static bool isPageable(Driver &driver, uint64_t address, size_t bytes) {
  return !Memory::isDevice(address) && !driver.memory.find(address, bytes);
}

/// A device copies by itself from and to memory that is pinned when the copy is
/// issued; it has to be pinned when the copy runs.
static CUresult copyNow(uint64_t to, uint64_t from, size_t bytes,
                        bool fromPageable, bool toPageable) {
  Driver &inside = Driver::get();
  if ((!fromPageable && isPageable(inside, from, bytes)) ||
      (!toPageable && isPageable(inside, to, bytes)))
    return inside.fail(CUDA_ERROR_ILLEGAL_ADDRESS,
                       inside.moment->what +
                           " touches memory of the host that is no longer "
                           "pinned");
  char *source = inside.access(from, bytes, /*writes=*/false);
  char *target = inside.access(to, bytes, /*writes=*/true);
  if (!source || !target)
    return inside.fault;
  std::memmove(target, source, bytes);
  return CUDA_SUCCESS;
}

FAKE cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                   CUstream stream) {
  ENTER();
  Stream *s = streamOf(stream);
  REQUIRE(driver.streams.count(s));
  driver.log("cuMemcpyAsync %p %p %zu %p", addressOf(to), addressOf(from),
             bytes, addressOf(stream));
  std::string what = "a copy of " + std::to_string(bytes) + " bytes";
  if (!s->capture && isPageable(driver, from, bytes)) {
    // The driver takes the bytes before it returns.
    auto *source = reinterpret_cast<const char *>(from);
    std::vector<char> staged(source, source + bytes);
    return driver.submit(s, what, [to, staged = std::move(staged)] {
      char *target = Driver::get().access(to, staged.size(), /*writes=*/true);
      if (target)
        std::memcpy(target, staged.data(), staged.size());
      return target ? CUDA_SUCCESS : Driver::get().fault;
    });
  }
  bool fromPageable = isPageable(driver, from, bytes);
  bool toPageable = isPageable(driver, to, bytes);
  driver.submit(s, what, [=] {
    return copyNow(to, from, bytes, fromPageable, toPageable);
  });
  // Nor does it return before pageable memory is there.
  if (!s->capture && toPageable)
    driver.synchronize(s);
  return CUDA_SUCCESS;
}

static CUresult copyRows(const CUDA_MEMCPY2D &copy, bool fromPageable,
                         bool toPageable) {
  for (size_t row = 0; row < copy.Height; ++row)
    if (CUresult failed = copyNow(copy.dstDevice + row * copy.dstPitch,
                                  copy.srcDevice + row * copy.srcPitch,
                                  copy.WidthInBytes, fromPageable, toPageable))
      return failed;
  return CUDA_SUCCESS;
}

FAKE cuMemcpy2DAsync(const CUDA_MEMCPY2D *copy, CUstream stream) {
  ENTER();
  REQUIRE(driver.streams.count(streamOf(stream)));
  if (copy->srcPitch < copy->WidthInBytes ||
      copy->dstPitch < copy->WidthInBytes ||
      copy->srcPitch > driver.mostPitch || copy->dstPitch > driver.mostPitch ||
      copy->srcMemoryType != CU_MEMORYTYPE_UNIFIED ||
      copy->dstMemoryType != CU_MEMORYTYPE_UNIFIED)
    return CUDA_ERROR_INVALID_VALUE;
  bool fromPageable = isPageable(driver, copy->srcDevice, copy->WidthInBytes);
  bool toPageable = isPageable(driver, copy->dstDevice, copy->WidthInBytes);
  return driver.submit(streamOf(stream), "a copy of rows",
                       [c = *copy, fromPageable, toPageable] {
                         return copyRows(c, fromPageable, toPageable);
                       });
}

template <typename T>
static CUresult fill(Driver &driver, CUdeviceptr to, T value, size_t count,
                     CUstream stream) {
  REQUIRE(driver.streams.count(streamOf(stream)));
  if (to % sizeof(T) != 0)
    return CUDA_ERROR_INVALID_VALUE;
  return driver.submit(streamOf(stream), "a fill", [=] {
    Driver &inside = Driver::get();
    char *target = inside.access(to, count * sizeof(T), /*writes=*/true);
    if (!target)
      return inside.fault;
    std::fill_n(reinterpret_cast<T *>(target), count, value);
    return CUDA_SUCCESS;
  });
}

FAKE cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count,
                     CUstream stream) {
  ENTER();
  return fill(driver, to, value, count, stream);
}
FAKE cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t count,
                      CUstream stream) {
  ENTER();
  return fill(driver, to, value, count, stream);
}
FAKE cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t count,
                      CUstream stream) {
  ENTER();
  return fill(driver, to, value, count, stream);
}
