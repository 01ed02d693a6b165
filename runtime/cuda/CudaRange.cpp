//===- CudaRange.cpp - Device addresses that are backed as needed ---------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaRange.h"

using namespace ao::runtime;

CUmemAllocationProp CudaRange::properties() const {
  CUmemAllocationProp properties{};
  properties.type = CU_MEM_ALLOCATION_TYPE_PINNED;
  properties.location.type = CU_MEM_LOCATION_TYPE_DEVICE;
  properties.location.id = device;
  return properties;
}

Status CudaRange::reserve(int64_t bytes, void *&base) const {
  CUmemAllocationProp wanted = properties();
  size_t least = 0;
  AO_CUDA_CHECK(cuMemGetAllocationGranularity, &least, &wanted,
                CU_MEM_ALLOC_GRANULARITY_MINIMUM);
  if (least == 0 || granule % static_cast<int64_t>(least) != 0)
    return unsupported("the device backs addresses in granules of " +
                       std::to_string(least) + " bytes");
  CUdeviceptr address = 0;
  AO_CUDA_CHECK(cuMemAddressReserve, &address, static_cast<size_t>(bytes),
                static_cast<size_t>(granule), 0, 0);
  base = reinterpret_cast<void *>(address);
  return {};
}

Status CudaRange::map(CUdeviceptr address, size_t size,
                      CUmemGenericAllocationHandle memory) const {
  AO_CUDA_CHECK(cuMemMap, address, size, 0, memory, 0);
  CUmemAccessDesc access{};
  access.location = properties().location;
  access.flags = CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
  Status status = driver.check(
      driver.cuMemSetAccessFn(address, size, &access, 1), "cuMemSetAccess");
  if (!status.ok())
    (void)driver.cuMemUnmapFn(address, size);
  return status;
}

Status CudaRange::back(void *base, int64_t backed, int64_t bytes) const {
  CUmemAllocationProp wanted = properties();
  CUmemGenericAllocationHandle memory = 0;
  size_t size = static_cast<size_t>(bytes);
  AO_CUDA_CHECK(cuMemCreate, &memory, size, &wanted, 0);
  Status status =
      map(reinterpret_cast<CUdeviceptr>(base) + static_cast<size_t>(backed),
          size, memory);
  // The mapping keeps the memory.
  (void)driver.cuMemReleaseFn(memory);
  return status;
}

Status CudaRange::unback(void *base, int64_t backed, int64_t bytes) const {
  AO_CUDA_CHECK(cuMemUnmap,
                reinterpret_cast<CUdeviceptr>(base) +
                    static_cast<size_t>(backed - bytes),
                static_cast<size_t>(bytes));
  return {};
}

CUresult CudaRange::release(void *base, int64_t reserved,
                            int64_t backed) const {
  auto address = reinterpret_cast<CUdeviceptr>(base);
  if (backed > 0)
    (void)driver.cuMemUnmapFn(address, static_cast<size_t>(backed));
  return driver.cuMemAddressFreeFn(address, static_cast<size_t>(reserved));
}
