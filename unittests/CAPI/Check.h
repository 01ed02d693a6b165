//===- Check.h - Tests in C ---------------------------------------*- C -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_UNITTESTS_CAPI_CHECK_H
#define AO_UNITTESTS_CAPI_CHECK_H

#include "ao-c/Support.h"

#include <stdio.h>
#include <string.h>

static int failures = 0;

/// Counts a failure and goes on.
#define CHECK(condition)                                                       \
  do {                                                                         \
    if (!(condition)) {                                                        \
      fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__,             \
              #condition);                                                     \
      ++failures;                                                              \
    }                                                                          \
  } while (0)

/// Expects that the text holds `part`; shows the text if not. Frees the text.
#define CHECK_HOLDS(string, part)                                              \
  checkHolds(__FILE__, __LINE__, &(string), part)

static inline void checkHolds(const char *file, int line, AoString *string,
                              const char *part) {
  const char *text = string->data ? string->data : "";
  if (!strstr(text, part)) {
    fprintf(stderr, "%s:%d: expected '%s' in: %s\n", file, line, part, text);
    ++failures;
  }
  aoStringFree(string);
}

static inline int testResult(void) {
  if (failures)
    fprintf(stderr, "%d checks failed\n", failures);
  return failures != 0;
}

#endif // AO_UNITTESTS_CAPI_CHECK_H
