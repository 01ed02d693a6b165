//===- CudaRange.h - Device addresses that are backed as needed -*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CUDA_CUDARANGE_H
#define AO_RUNTIME_CUDA_CUDARANGE_H

#include "CudaDriver.h"

#include <algorithm>

namespace ao::runtime {

/// Ranges of one device's addresses. Addresses in a range are stable when more
/// of it is backed. The device's context must be current.
class CudaRange {
public:
  /// A multiple of every device's granularity, which is 2 MiB today.
  static constexpr int64_t granule = int64_t(2) << 20;

  explicit CudaRange(const CudaDriver &driver) : driver(driver) {}
  void open(CUdevice ownDevice) { device = ownDevice; }

  Status reserve(int64_t bytes, void *&base) const;
  Status back(void *base, int64_t backed, int64_t bytes) const;
  Status unback(void *base, int64_t backed, int64_t bytes) const;
  CUresult release(void *base, int64_t reserved, int64_t backed) const;

private:
  CUmemAllocationProp properties() const;
  Status map(CUdeviceptr address, size_t size,
             CUmemGenericAllocationHandle memory) const;

  const CudaDriver &driver;
  CUdevice device = 0;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CUDA_CUDARANGE_H
