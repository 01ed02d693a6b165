//===- Status.h - Result of a runtime operation -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_STATUS_H
#define AO_RUNTIME_BACKEND_STATUS_H

#include "ao-runtime/Runtime.h"

#include <exception>
#include <new>
#include <string>
#include <utility>

namespace ao::runtime {

/// A code and, on failure, a message. Success costs no allocation.
class [[nodiscard]] Status {
public:
  Status() = default;
  Status(AortStatus code, std::string message)
      : statusCode(code), text(std::move(message)) {}

  bool ok() const { return statusCode == AORT_OK; }
  AortStatus code() const { return statusCode; }
  const std::string &message() const { return text; }

private:
  AortStatus statusCode = AORT_OK;
  std::string text;
};

inline Status invalidArgument(std::string message) {
  return {AORT_INVALID_ARGUMENT, std::move(message)};
}
inline Status invalidState(std::string message) {
  return {AORT_INVALID_STATE, std::move(message)};
}
inline Status unsupported(std::string message) {
  return {AORT_UNSUPPORTED, std::move(message)};
}

inline Status uncapturable(std::string message) {
  return {AORT_UNCAPTURABLE, std::move(message)};
}

/// Returns from the enclosing function with a failed status.
#define AORT_RETURN_IF_ERROR(expression)                                       \
  do {                                                                         \
    if (::ao::runtime::Status aortStatus = (expression); !aortStatus.ok())     \
      return aortStatus;                                                       \
  } while (false)

/// Keeps the message for aortLastErrorMessage of this thread and returns the
/// code.
AortStatus publish(const Status &status);

/// Runs the body of an ABI function: exceptions of the standard library become
/// statuses, and a failure is published.
template <typename Body>
AortStatus guarded(Body &&body) noexcept {
  try {
    Status status = body();
    return status.ok() ? AORT_OK : publish(status);
  } catch (const std::bad_alloc &) {
    return publish({AORT_OUT_OF_HOST_MEMORY, "out of host memory"});
  } catch (const std::exception &error) {
    return publish({AORT_INTERNAL, error.what()});
  }
}

/// "'name'" or "an unnamed value".
std::string quoted(const char *name);

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_STATUS_H
