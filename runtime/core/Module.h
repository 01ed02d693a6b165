//===- Module.h - GPU code of lowered modules -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_CORE_MODULE_H
#define AO_RUNTIME_CORE_MODULE_H

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>

struct AortModule;

/// One kernel. Numbers identify modules and kernels for good, addresses do not.
struct AortKernel {
  uint64_t id;
  const AortModule *module;
  std::string name;
};

/// The image that mgpuModuleLoad was given. It belongs to no instance, because
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

#endif // AO_RUNTIME_CORE_MODULE_H
