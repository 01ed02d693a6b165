//===- Module.cpp - GPU code of lowered modules ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Module.h"

#include <string_view>

using namespace ao::runtime;

static uint64_t nextId() {
  static std::atomic<uint64_t> last{0};
  return ++last;
}

AortModule::AortModule(const void *image) : id(nextId()), image(image) {}

const AortKernel &AortModule::kernel(const char *name) {
  std::lock_guard<std::mutex> lock(mutex);
  auto it = kernels.find(std::string_view(name));
  if (it == kernels.end()) {
    auto fresh = std::make_unique<AortKernel>();
    fresh->id = nextId();
    fresh->module = this;
    fresh->name = name;
    it = kernels.emplace(name, std::move(fresh)).first;
  }
  return *it->second;
}

Status KernelCache::find(const AortKernel &kernel, void *&function) {
  std::lock_guard<std::mutex> lock(mutex);
  if (auto it = functions.find(kernel.id); it != functions.end()) {
    function = it->second;
    return {};
  }
  std::unique_ptr<BackendModule> &module = modules[kernel.module->id];
  if (!module)
    AORT_RETURN_IF_ERROR(backend.loadModule(kernel.module->image, module));
  AORT_RETURN_IF_ERROR(
      backend.findFunction(*module, kernel.name.c_str(), function));
  functions.emplace(kernel.id, function);
  return {};
}

Status KernelCache::launch(const AortKernel &kernel, const LaunchConfig &config,
                           AortStream &stream) {
  void *loaded = nullptr;
  AORT_RETURN_IF_ERROR(find(kernel, loaded));
  Status status = backend.launch(loaded, config, *stream.backend);
  if (status.ok())
    return {};
  return {status.code(), "kernel '" + kernel.name + "': " + status.message()};
}

void KernelCache::unload(const AortModule &module) {
  std::lock_guard<std::mutex> lock(mutex);
  module.forEachKernel([&](uint64_t id) { functions.erase(id); });
  modules.erase(module.id);
}
