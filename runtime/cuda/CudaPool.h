//===- CudaPool.h - Device memory in stream order ---------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CUDA_CUDAPOOL_H
#define AO_RUNTIME_CUDA_CUDAPOOL_H

#include "../backend/Backend.h"
#include "CudaDriver.h"

namespace ao::runtime {

/// A separate memory pool, which keeps freed memory, so that no step returns
/// memory to the system and allocates it again, and settings of other pools do
/// not change. Without support for pools by the driver, memory is allocated and
/// freed at once, and freeing waits for the stream.
///
/// The caller makes the device's context current.
class CudaPool {
public:
  explicit CudaPool(const CudaDriver &driver) : driver(driver) {}
  CudaPool(const CudaPool &) = delete;
  CudaPool &operator=(const CudaPool &) = delete;

  Status open(int32_t ordinal, BackendSink &sink);
  void close();

  Status allocate(int64_t bytes, CUstream stream, CUdeviceptr &pointer);
  Status free(CUdeviceptr pointer, CUstream stream);

  /// Returns unused memory to the device, when all work is complete.
  Status trim();

  Status read(DriverMemory &memory) const;
  Status resetPeaks();

private:
  const CudaDriver &driver;
  CUmemoryPool pool = nullptr;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CUDA_CUDAPOOL_H
