//===- DefaultContext.cpp - The context of lowered code -------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Context.h"

#include <atomic>
#include <cstdlib>

using namespace ao::runtime;

namespace {

// Constant-initialised: the library has no global constructor.
std::atomic<AortContext *> current{nullptr};
std::mutex creation;
AortContext *owned = nullptr;

void destroyOwned() {
  std::lock_guard<std::mutex> lock(creation);
  AortContext *expected = owned;
  current.compare_exchange_strong(expected, nullptr);
  delete owned;
  owned = nullptr;
}

Status createFromEnvironment() {
  AortContextOptions options;
  aortContextOptionsInit(&options);
  if (AortStatus status = aortContextOptionsFromEnvironment(&options);
      status != AORT_OK)
    return {status, aortLastErrorMessage()};
  std::unique_ptr<AortContext> fresh;
  AORT_RETURN_IF_ERROR(AortContext::create(options, fresh));
  owned = fresh.release();
  std::atexit(destroyOwned);
  return {};
}

} // namespace

AortContext *ao::runtime::existingDefaultContext() {
  return current.load(std::memory_order_acquire);
}

AortContext *aortDefaultContext(void) {
  if (AortContext *context = existingDefaultContext())
    return context;
  std::lock_guard<std::mutex> lock(creation);
  if (AortContext *context = existingDefaultContext())
    return context;
  AortStatus status = AORT_OK;
  if (!owned)
    status = guarded(createFromEnvironment);
  if (status != AORT_OK)
    return nullptr;
  current.store(owned, std::memory_order_release);
  return owned;
}

void aortSetDefaultContext(AortContext *context) {
  std::lock_guard<std::mutex> lock(creation);
  current.store(context, std::memory_order_release);
}
