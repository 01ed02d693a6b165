//===- Status.h - Errors of the harness -------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_STATUS_H
#define AO_TOOLS_AORUN_HARNESS_STATUS_H

#include "ao-runtime/Runtime.h"
#include "ao/Planner/Error.h"

namespace ao::run {

/// Returns the error for an invalid request.
inline planner::Error refuse(std::string message) {
  return {planner::ErrorCode::InvalidInput, std::move(message), ""};
}

} // namespace ao::run

/// Returns from the enclosing function with the status of a call that failed.
#define AO_RUN_RETURN_IF_ERROR(expression)                                     \
  do {                                                                         \
    if (AortStatus status_ = (expression); status_ != AORT_OK)                 \
      return status_;                                                          \
  } while (false)

#endif // AO_TOOLS_AORUN_HARNESS_STATUS_H
