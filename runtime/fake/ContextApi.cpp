//===- ContextApi.cpp - Devices and contexts of the stand-in --------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include <cstring>
#include <utility>

using namespace ao::fake;

static thread_local CUcontext currentContext = nullptr;
static thread_local CUstreamCaptureMode captureMode =
    CU_STREAM_CAPTURE_MODE_GLOBAL;

static CUcontext ownContext() {
  return reinterpret_cast<CUcontext>(&Driver::get());
}

bool ao::fake::isContextCurrent() { return currentContext == ownContext(); }

bool ao::fake::isRelaxed() {
  return captureMode == CU_STREAM_CAPTURE_MODE_RELAXED;
}

bool &ao::fake::inHostCode() {
  static thread_local bool inside = false;
  return inside;
}

#define EXPORT extern "C" __attribute__((visibility("default")))

/// For the tests: returns the number of objects that were not destroyed.
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

/// For the tests: the device has so much memory from now on. Returns how much
/// it had.
EXPORT size_t aoFakeSetCapacity(size_t bytes) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return std::exchange(driver.capacity, bytes);
}

/// For the tests: rows of a copy lie at most so far apart from now on. Returns
/// how far they could before.
EXPORT size_t aoFakeSetMostPitch(size_t bytes) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return std::exchange(driver.mostPitch, bytes);
}

/// For the tests: what is current there does not belong to the driver.
EXPORT void *aoFakeForeignContext() {
  static int foreign;
  return &foreign;
}

/// For the tests: returns the number of work items that were issued to streams.
EXPORT uint64_t aoFakeWork() {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return driver.workGiven;
}

/// For the tests.
EXPORT uint64_t aoFakeGraphs() {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  return driver.graphsMade;
}

/// For the tests: returns the address at which running host code reads or
/// writes device memory.
EXPORT void *aoFakeAccess(uint64_t address, size_t bytes, int writes) {
  return Driver::get().access(address, bytes, writes != 0);
}

/// For the tests: makes `function` return `result`; 0 restores it.
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

template <typename T>
static void drop(std::set<T *> &objects) {
  for (T *object : objects)
    delete object;
  objects.clear();
}

/// For the tests: restores the state of a new process, after a fault from which
/// there is no other recovery.
EXPORT void aoFakeReset() {
  (void)aoFakeTakeFault();
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> lock(driver.mutex);
  driver.streams.erase(&driver.legacy);
  drop(driver.streams);
  driver.legacy = Stream();
  driver.streams.insert(&driver.legacy);
  drop(driver.events);
  drop(driver.graphs);
  drop(driver.executables);
  drop(driver.modules);
  drop(driver.pools);
  driver.memory.clear();
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

FAKE cuDeviceGetAttribute(int *value, CUdevice_attribute attribute, CUdevice) {
  if (attribute != CU_DEVICE_ATTRIBUTE_MAX_PITCH)
    return CUDA_ERROR_INVALID_VALUE;
  *value = static_cast<int>(Driver::get().mostPitch);
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
  *context = ownContext();
  return CUDA_SUCCESS;
}

FAKE cuCtxGetCurrent(CUcontext *context) {
  *context = currentContext;
  return CUDA_SUCCESS;
}

FAKE cuCtxSetCurrent(CUcontext context) {
  currentContext = context;
  return CUDA_SUCCESS;
}

FAKE cuCtxSynchronize() {
  ENTER();
  FORBID_IN_CAPTURE();
  driver.synchronizeAll();
  return driver.fault;
}

FAKE cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode) {
  std::swap(captureMode, *mode);
  return CUDA_SUCCESS;
}
