//===- CudaPool.cpp - Device memory in stream order -----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaPool.h"

#include <limits>

using namespace ao::runtime;

Status CudaPool::open(int32_t ordinal, BackendSink &sink) {
  CUmemPoolProps properties{};
  properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  properties.location.id = ordinal;
  CUresult made = driver.cuMemPoolCreateFn(&pool, &properties);
  if (made == CUDA_ERROR_NOT_SUPPORTED) {
    pool = nullptr;
    sink.warn("the device has no memory pools; every free waits for the "
              "device");
    return {};
  }
  AORT_RETURN_IF_ERROR(driver.check(made, "cuMemPoolCreate"));
  cuuint64_t keep = std::numeric_limits<cuuint64_t>::max();
  AO_CUDA_CHECK(cuMemPoolSetAttribute, pool, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD,
                &keep);
  return {};
}

void CudaPool::close() {
  if (pool)
    (void)driver.cuMemPoolDestroyFn(pool);
  pool = nullptr;
}

Status CudaPool::allocate(int64_t bytes, CUstream stream,
                          CUdeviceptr &pointer) {
  auto size = static_cast<size_t>(bytes);
  if (pool)
    AO_CUDA_CHECK(cuMemAllocFromPoolAsync, &pointer, size, pool, stream);
  else
    AO_CUDA_CHECK(cuMemAlloc, &pointer, size);
  return {};
}

Status CudaPool::free(CUdeviceptr pointer, CUstream stream) {
  if (pool) {
    AO_CUDA_CHECK(cuMemFreeAsync, pointer, stream);
    return {};
  }
  AO_CUDA_CHECK(cuStreamSynchronize, stream);
  AO_CUDA_CHECK(cuMemFree, pointer);
  return {};
}

Status CudaPool::trim() {
  AO_CUDA_CHECK(cuCtxSynchronize);
  if (pool)
    AO_CUDA_CHECK(cuMemPoolTrimTo, pool, 0);
  return {};
}

Status CudaPool::read(DriverMemory &memory) const {
  size_t free = 0, total = 0;
  AO_CUDA_CHECK(cuMemGetInfo, &free, &total);
  memory.freeBytes = static_cast<int64_t>(free);
  memory.totalBytes = static_cast<int64_t>(total);
  if (!pool)
    return {};
  cuuint64_t reserved = 0, used = 0;
  AO_CUDA_CHECK(cuMemPoolGetAttribute, pool, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
                &reserved);
  AO_CUDA_CHECK(cuMemPoolGetAttribute, pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH,
                &used);
  memory.peakReservedBytes = static_cast<int64_t>(reserved);
  memory.peakUsedBytes = static_cast<int64_t>(used);
  return {};
}

Status CudaPool::resetPeaks() {
  if (!pool)
    return {};
  cuuint64_t zero = 0;
  AO_CUDA_CHECK(cuMemPoolSetAttribute, pool, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH,
                &zero);
  AO_CUDA_CHECK(cuMemPoolSetAttribute, pool, CU_MEMPOOL_ATTR_USED_MEM_HIGH,
                &zero);
  return {};
}
