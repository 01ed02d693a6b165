//===- DefaultInstance.cpp - The instance of lowered code -----------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Instance.h"

#include <atomic>
#include <cstdlib>

using namespace ao::runtime;

namespace {

// Constant-initialised: the library has no global constructor.
std::atomic<AortInstance *> current{nullptr};
std::mutex creation;
AortInstance *owned = nullptr;

void destroyOwned() {
  std::lock_guard<std::mutex> lock(creation);
  AortInstance *expected = owned;
  current.compare_exchange_strong(expected, nullptr);
  delete owned;
  owned = nullptr;
}

Status createFromEnvironment() {
  AortInstanceOptions options;
  aortInstanceOptionsInit(&options);
  if (AortStatus status = aortInstanceOptionsFromEnvironment(&options);
      status != AORT_OK)
    return {status, aortLastErrorMessage()};
  std::unique_ptr<AortInstance> fresh;
  AORT_RETURN_IF_ERROR(AortInstance::create(options, fresh));
  owned = fresh.release();
  std::atexit(destroyOwned);
  return {};
}

} // namespace

AortInstance *ao::runtime::existingDefaultInstance() {
  return current.load(std::memory_order_acquire);
}

AortInstance *aortDefaultInstance(void) {
  if (AortInstance *instance = existingDefaultInstance())
    return instance;
  std::lock_guard<std::mutex> lock(creation);
  if (AortInstance *instance = existingDefaultInstance())
    return instance;
  AortStatus status = AORT_OK;
  if (!owned)
    status = guarded(createFromEnvironment);
  if (status != AORT_OK)
    return nullptr;
  current.store(owned, std::memory_order_release);
  return owned;
}

void aortSetDefaultInstance(AortInstance *instance) {
  std::lock_guard<std::mutex> lock(creation);
  current.store(instance, std::memory_order_release);
}
