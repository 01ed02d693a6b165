//===- Status.h - Statuses of the runtime in the harness --------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AORUN_HARNESS_STATUS_H
#define AO_TOOLS_AORUN_HARNESS_STATUS_H

#include "ao-runtime/Runtime.h"

/// Returns from the enclosing function with the status of a call that failed.
#define AO_RUN_RETURN_IF_ERROR(expression)                                     \
  do {                                                                         \
    if (AortStatus status_ = (expression); status_ != AORT_OK)                 \
      return status_;                                                          \
  } while (false)

#endif // AO_TOOLS_AORUN_HARNESS_STATUS_H
