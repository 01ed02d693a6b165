//===- CudaDriver.h - The driver library, loaded at run time ----*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CUDA_CUDADRIVER_H
#define AO_RUNTIME_CUDA_CUDADRIVER_H

#include "../backend/Status.h"

#include <cuda.h>
#include <map>
#include <memory>
#include <mutex>

namespace ao::runtime {

/// `driver.cuXxxFn(...)` as a Status; needs `driver` in scope.
#define AO_CUDA_CHECK(function, ...)                                           \
  AORT_RETURN_IF_ERROR(                                                        \
      driver.check(driver.function##Fn(__VA_ARGS__), #function))

/// The functions of CudaSymbols.def, as `driver.cuInitFn(0)`.
class CudaDriver {
public:
  /// Loads `library` (null: libcuda.so.1) once per name and initialises it.
  /// AORT_UNAVAILABLE if it is not there, too old, or finds no device.
  static Status load(const char *library,
                     std::shared_ptr<const CudaDriver> &driver);

#define AO_CUDA_SYMBOL(function, symbol) decltype(&::function) function##Fn;
#include "CudaSymbols.def"

  /// A failed status for anything but success, naming the function.
  Status check(CUresult result, const char *function) const;

  /// The device's primary context. Retained at the first call and kept until
  /// the process ends: giving the last one back destroys it, and every context
  /// would pay for a new one.
  Status retainContext(CUdevice device, CUcontext &context) const;

private:
  Status resolve(void *handle);

  mutable std::mutex mutex;
  mutable std::map<CUdevice, CUcontext> contexts;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CUDA_CUDADRIVER_H
