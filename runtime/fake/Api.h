//===- Api.h - Entry of driver functions ------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_FAKE_API_H
#define AO_RUNTIME_FAKE_API_H

#include "Driver.h"

// The exported names are the ones of CudaSymbols.def.
#undef cuEventElapsedTime

#define FAKE extern "C" __attribute__((visibility("default"))) CUresult

namespace ao::fake {

bool isContextCurrent();
/// Returns true if the calling thread permits unsafe calls during its capture.
bool isRelaxed();
/// Returns true if the calling thread runs a host function of a stream.
bool &inHostCode();

/// Returns the error with which a call fails at its begin, or CUDA_SUCCESS.
inline CUresult enter(Driver &driver, const char *function) {
  if (!driver.initialised)
    return CUDA_ERROR_NOT_INITIALIZED;
  if (inHostCode())
    return CUDA_ERROR_NOT_PERMITTED;
  if (!isContextCurrent())
    return CUDA_ERROR_INVALID_CONTEXT;
  if (driver.fault != CUDA_SUCCESS)
    return driver.fault;
  auto it = driver.denied.find(function);
  return it == driver.denied.end() ? CUDA_SUCCESS
                                   : static_cast<CUresult>(it->second);
}

size_t takenBytes(Driver &driver);

inline Stream *streamOf(CUstream stream) {
  if (!stream || stream == CU_STREAM_LEGACY)
    return &Driver::get().legacy;
  return reinterpret_cast<Stream *>(stream);
}
inline Event *eventOf(CUevent event) {
  return reinterpret_cast<Event *>(event);
}

/// A handle or an address as printf takes it.
template <typename T>
void *addressOf(T pointer) {
  return reinterpret_cast<void *>(pointer);
}

} // namespace ao::fake

/// Enters the driver; the status to return at once if that fails.
#define ENTER()                                                                \
  Driver &driver = Driver::get();                                              \
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);                    \
  if (CUresult failed = enter(driver, __func__))                               \
  return failed

#define FORBID_IN_CAPTURE()                                                    \
  if (driver.capturing())                                                      \
  return driver.breakCapture(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)

/// Rejects, in a capture, a call that may wait, allocate or load, unless the
/// thread's capture mode is relaxed.
#define FORBID_UNSAFE_IN_CAPTURE()                                             \
  if (driver.capturing() && !isRelaxed())                                      \
  return driver.breakCapture(CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED)

#define REQUIRE(condition)                                                     \
  if (!(condition))                                                            \
  return CUDA_ERROR_INVALID_HANDLE

#endif // AO_RUNTIME_FAKE_API_H
