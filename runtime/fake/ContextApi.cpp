//===- ContextApi.cpp - Devices and contexts of the stand-in --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <cstring>

using namespace ao::fake;

static thread_local bool contextCurrent = false;

bool ao::fake::isContextCurrent() { return contextCurrent; }

#define EXPORT extern "C" __attribute__((visibility("default")))

/// For the tests: objects that somebody forgot.
EXPORT int aoFakeLiveObjects() {
  Driver &d = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(d.mutex);
  return static_cast<int>(d.streams.size() - 1 + d.events.size() +
                          d.graphs.size() + d.executables.size() +
                          d.modules.size() + d.pools.size() + d.memory.count());
}

/// For the tests: how often a context was retained.
EXPORT int aoFakeContexts() {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return driver.contexts;
}

/// For the tests: pieces of work that streams were given.
EXPORT uint64_t aoFakeWork() {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return driver.workGiven;
}

/// For the tests: `function` gives `result` from now on; 0 lets it work again.
EXPORT void aoFakeDeny(const char *function, int result) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  if (result)
    driver.denied[function] = result;
  else
    driver.denied.erase(function);
}

/// For the tests: what went wrong on the device, which is forgotten.
EXPORT const char *aoFakeTakeFault() {
  static std::string taken;
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  taken = std::move(driver.faultMessage);
  driver.faultMessage.clear();
  driver.fault = CUDA_SUCCESS;
  return taken.c_str();
}

FAKE cuInit(unsigned) {
  Driver::get().initialised = true;
  return CUDA_SUCCESS;
}

FAKE cuGetErrorString(CUresult error, const char **text) {
  static thread_local char buffer[64];
  std::snprintf(buffer, sizeof(buffer), "fake error %d", error);
  *text = buffer;
  return CUDA_SUCCESS;
}

FAKE cuDeviceGetCount(int *count) {
  *count = 1;
  return CUDA_SUCCESS;
}

FAKE cuDeviceGet(CUdevice *device, int ordinal) {
  *device = ordinal;
  return ordinal == 0 ? CUDA_SUCCESS : CUDA_ERROR_INVALID_DEVICE;
}

FAKE cuDeviceGetName(char *name, int length, CUdevice) {
  std::snprintf(name, static_cast<size_t>(length), "fake");
  return CUDA_SUCCESS;
}

FAKE cuDeviceGetPCIBusId(char *id, int length, CUdevice) {
  std::snprintf(id, static_cast<size_t>(length), "0000:00:00.0");
  return CUDA_SUCCESS;
}

FAKE cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  ++driver.contexts;
  *context = reinterpret_cast<CUcontext>(&driver);
  return CUDA_SUCCESS;
}

FAKE cuCtxGetCurrent(CUcontext *context) {
  *context =
      contextCurrent ? reinterpret_cast<CUcontext>(&Driver::get()) : nullptr;
  return CUDA_SUCCESS;
}

FAKE cuCtxSetCurrent(CUcontext context) {
  contextCurrent = context != nullptr;
  return CUDA_SUCCESS;
}
