//===- Module.h - GPU code of lowered modules -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_MODULE_H
#define AO_RUNTIME_CORE_MODULE_H

#include "DeviceStreams.h"

#include <map>

struct AortModule;

/// One kernel. Numbers identify modules and kernels for good, addresses do not.
struct AortKernel {
  uint64_t id;
  const AortModule *module;
  std::string name;
};

/// The image that mgpuModuleLoad received. It belongs to no context, because
/// generated code registers it before main.
struct AortModule {
  explicit AortModule(const void *image);
  /// The same kernel for the same name.
  const AortKernel &kernel(const char *name);

  const uint64_t id;
  const void *const image;

  /// Calls `visit` with the number of each kernel.
  template <typename Visit>
  void forEachKernel(Visit &&visit) const {
    std::lock_guard<std::mutex> lock(mutex);
    for (const auto &entry : kernels)
      visit(entry.second->id);
  }

private:
  mutable std::mutex mutex;
  std::map<std::string, std::unique_ptr<AortKernel>, std::less<>> kernels;
};

namespace ao::runtime {

/// The modules and kernels that one device has loaded. Thread-safe; calls only
/// the backend.
class KernelCache {
public:
  explicit KernelCache(BackendDevice &backend) : backend(backend) {}

  /// Loads the kernel at its first launch.
  Status launch(const AortKernel &kernel, const LaunchConfig &config,
                AortStream &stream);
  /// Unloads a module that is about to be destroyed, with its kernels.
  void unload(const AortModule &module);

private:
  Status find(const AortKernel &kernel, void *&function);

  BackendDevice &backend;
  std::mutex mutex;
  // Keys are numbers of modules and kernels: addresses can be reused.
  std::unordered_map<uint64_t, std::unique_ptr<BackendModule>> modules;
  std::unordered_map<uint64_t, void *> functions;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_CORE_MODULE_H
