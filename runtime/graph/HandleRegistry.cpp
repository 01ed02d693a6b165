//===- HandleRegistry.cpp - Registry of live handles ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HandleRegistry.h"

#include <mutex>
#include <unordered_map>

using namespace ao::runtime;

namespace {
struct Registry {
  std::mutex mutex;
  std::unordered_map<const void *, HandleKind> handles;
};

/// Kept until the process ends: contexts may be destroyed at exit.
Registry &registry() {
  static auto *registry = new Registry;
  return *registry;
}
} // namespace

void ao::runtime::addHandle(const void *handle, HandleKind kind) {
  std::lock_guard<std::mutex> lock(registry().mutex);
  registry().handles.emplace(handle, kind);
}

void ao::runtime::removeHandle(const void *handle) {
  std::lock_guard<std::mutex> lock(registry().mutex);
  registry().handles.erase(handle);
}

bool ao::runtime::isHandle(const void *handle, HandleKind kind) {
  std::lock_guard<std::mutex> lock(registry().mutex);
  auto it = registry().handles.find(handle);
  return it != registry().handles.end() && it->second == kind;
}
