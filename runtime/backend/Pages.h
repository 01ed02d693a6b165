//===- Pages.h - Pages of reserved addresses --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_PAGES_H
#define AO_RUNTIME_BACKEND_PAGES_H

#include "Status.h"

#include <cerrno>
#include <cstring>
#include <sys/mman.h>

namespace ao::runtime {

/// Frees the memory of pages. Their addresses remain reserved.
inline Status discardPages(char *begin, int64_t bytes) {
  auto size = static_cast<size_t>(bytes);
  if (madvise(begin, size, MADV_DONTNEED) == 0 &&
      mprotect(begin, size, PROT_NONE) == 0)
    return {};
  return {AORT_INTERNAL,
          std::string("cannot release pages: ") + std::strerror(errno)};
}

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_PAGES_H
