//===- CudaDriver.cpp - The driver library, loaded at run time ------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CudaDriver.h"

#include <dlfcn.h>

using namespace ao::runtime;

static Status unavailable(std::string message) {
  return {AORT_UNAVAILABLE, "the CUDA backend is unavailable: " + message};
}

/// False if the library has no such function, which is null then.
template <typename Function>
static bool find(void *handle, const char *symbol, Function &function) {
  function = reinterpret_cast<Function>(dlsym(handle, symbol));
  return function != nullptr;
}

Status CudaDriver::resolve(void *handle) {
#define AO_CUDA_SYMBOL(function, symbol)                                       \
  if (!find(handle, symbol, function##Fn))                                     \
    return unavailable("the driver has no function " symbol);
#define AO_CUDA_OPTIONAL_SYMBOL(function, symbol)                              \
  (void)find(handle, symbol, function##Fn);
#include "CudaSymbols.def"
  return {};
}

Status CudaDriver::load(const char *library,
                        std::shared_ptr<const CudaDriver> &driver) {
  // The driver cannot be unloaded (it has threads and exit handlers of its
  // own), so a loaded library is kept.
  static std::mutex mutex;
  static std::map<std::string, std::shared_ptr<const CudaDriver>> loaded;
  std::lock_guard<std::mutex> lock(mutex);
  std::string name = library ? library : "libcuda.so.1";
  if (auto it = loaded.find(name); it != loaded.end()) {
    driver = it->second;
    return {};
  }
  void *handle = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return unavailable("no driver found (" + std::string(dlerror()) + ")");
  auto fresh = std::make_shared<CudaDriver>();
  AORT_RETURN_IF_ERROR(fresh->resolve(handle));
  if (Status status = fresh->check(fresh->cuInitFn(0), "cuInit"); !status.ok())
    return unavailable(status.message());
  int devices = 0;
  CUresult result = fresh->cuDeviceGetCountFn(&devices);
  if (result != CUDA_SUCCESS || devices == 0)
    return unavailable("the driver finds no device");
  driver = fresh;
  loaded.emplace(name, std::move(fresh));
  return {};
}

Status CudaDriver::retainContext(CUdevice device, CUcontext &context) const {
  std::lock_guard<std::mutex> lock(mutex);
  CUcontext &kept = contexts[device];
  if (!kept)
    AORT_RETURN_IF_ERROR(check(cuDevicePrimaryCtxRetainFn(&kept, device),
                               "cuDevicePrimaryCtxRetain"));
  context = kept;
  return {};
}

Status CudaDriver::check(CUresult result, const char *function) const {
  if (result == CUDA_SUCCESS)
    return {};
  const char *text = nullptr;
  if (cuGetErrorStringFn(result, &text) != CUDA_SUCCESS || !text)
    text = "unknown error";
  AortStatus code = result == CUDA_ERROR_OUT_OF_MEMORY
                        ? AORT_OUT_OF_DEVICE_MEMORY
                        : AORT_DEVICE_ERROR;
  return {code, std::string(function) + ": " + text + " (" +
                    std::to_string(result) + ")"};
}
