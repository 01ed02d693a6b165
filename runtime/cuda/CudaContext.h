//===- CudaContext.h - Whose context is current -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CUDA_CUDACONTEXT_H
#define AO_RUNTIME_CUDA_CUDACONTEXT_H

#include "CudaDriver.h"

namespace ao::runtime {

/// A device's primary context. A ContextScope makes it current.
class CudaContext {
public:
  explicit CudaContext(std::shared_ptr<const CudaDriver> loaded)
      : driverPointer(std::move(loaded)), driver(*driverPointer) {}
  Status open(int32_t ordinal) {
    AO_CUDA_CHECK(cuDeviceGet, &device, ordinal);
    return driver.retainContext(device, context);
  }
  bool is(CUcontext other) const { return other == context; }

private:
  std::shared_ptr<const CudaDriver> driverPointer;

public:
  const CudaDriver &driver;
  CUdevice device = 0;

private:
  friend class ContextScope;
  CUcontext context = nullptr;
};

/// Makes the context current for the calling thread in a scope, and restores
/// another one that was current before, since an application may use several
/// devices. A thread without a context keeps this one, which saves calls.
class ContextScope {
public:
  explicit ContextScope(const CudaContext &entered)
      : driver(entered.driver), result(enter(entered)) {}
  ~ContextScope() {
    if (previous)
      (void)driver.cuCtxSetCurrentFn(previous);
  }
  ContextScope(const ContextScope &) = delete;
  ContextScope &operator=(const ContextScope &) = delete;

  const Status &status() const { return result; }

private:
  Status enter(const CudaContext &entered) {
    CUcontext current = nullptr;
    AO_CUDA_CHECK(cuCtxGetCurrent, &current);
    if (current == entered.context)
      return {};
    AO_CUDA_CHECK(cuCtxSetCurrent, entered.context);
    previous = current;
    return {};
  }

  const CudaDriver &driver;
  CUcontext previous = nullptr;
  Status result;
};

/// Enters `context`, which has to be in scope.
#define AO_ENTER_CONTEXT()                                                     \
  ContextScope scope(context);                                                 \
  AORT_RETURN_IF_ERROR(scope.status())

/// Destroys a driver object during teardown. Errors are ignored.
template <typename Destroy>
void destroyQuietly(const CudaContext &context, Destroy &&destroy) {
  ContextScope scope(context);
  if (scope.status().ok())
    (void)destroy();
}

/// Permits the calling thread, in a scope, to load and allocate during a
/// capture; neither becomes a part of the graph.
class RelaxedCapture {
public:
  explicit RelaxedCapture(const CudaDriver &driver) : driver(driver) {
    (void)driver.cuThreadExchangeStreamCaptureModeFn(&mode);
  }
  ~RelaxedCapture() { (void)driver.cuThreadExchangeStreamCaptureModeFn(&mode); }
  RelaxedCapture(const RelaxedCapture &) = delete;
  RelaxedCapture &operator=(const RelaxedCapture &) = delete;

private:
  const CudaDriver &driver;
  CUstreamCaptureMode mode = CU_STREAM_CAPTURE_MODE_RELAXED;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CUDA_CUDACONTEXT_H
