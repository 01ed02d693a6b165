//===- Status.cpp - Result of a runtime operation -------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Status.h"

#include <cstring>

using namespace ao::runtime;

namespace {
// A plain array: it needs no constructor and cannot fail when memory is short.
thread_local char lastError[1024];
} // namespace

AortStatus ao::runtime::publish(const Status &status) {
  std::strncpy(lastError, status.message().c_str(), sizeof(lastError) - 1);
  lastError[sizeof(lastError) - 1] = '\0';
  return status.code();
}

std::string ao::runtime::quoted(const char *name) {
  if (!name || !*name)
    return "an unnamed value";
  return std::string("'") + name + "'";
}

const char *aortLastErrorMessage(void) { return lastError; }

const char *aortStatusName(AortStatus status) {
  switch (status) {
  case AORT_OK:
    return "ok";
  case AORT_INVALID_ARGUMENT:
    return "invalid argument";
  case AORT_INVALID_STATE:
    return "invalid state";
  case AORT_OUT_OF_DEVICE_MEMORY:
    return "out of device memory";
  case AORT_OUT_OF_HOST_MEMORY:
    return "out of host memory";
  case AORT_UNAVAILABLE:
    return "unavailable";
  case AORT_UNSUPPORTED:
    return "unsupported";
  case AORT_DEVICE_ERROR:
    return "device error";
  case AORT_LEAK:
    return "leak";
  case AORT_IO_ERROR:
    return "input/output error";
  case AORT_INTERNAL:
    return "internal error";
  case AORT_STALE:
    return "stale";
  case AORT_UNCAPTURABLE:
    return "cannot be captured";
  case AORT_STATUS_ANY:
    break;
  }
  return "unknown status";
}
