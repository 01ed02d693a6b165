//===- HostHeap.h - Emulated device memory ----------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_HOST_HOSTHEAP_H
#define AO_RUNTIME_HOST_HOSTHEAP_H

#include "../backend/Status.h"

#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace ao::runtime {

/// A separate heap for device memory, so that its addresses are recognized. It
/// keeps memory between steps and, in poison mode, checks freed memory for
/// writes. The core enforces capacity and counts exact bytes for every backend.
class HostHeap {
public:
  explicit HostHeap(bool poison) : poisoning(poison) {}
  ~HostHeap() { releaseAll(); }

  Status allocate(int64_t bytes, void *&pointer);
  Status free(void *pointer);
  void releaseAll();

  /// Poison mode: an error if the bytes reach into freed memory.
  Status checkAccess(const void *pointer, int64_t bytes, const char *what,
                     const char *name);

private:
  struct Freed {
    char *pointer;
    size_t bytes;
  };
  Status quarantine(char *pointer, size_t bytes);
  Status evictOldest();

  const bool poisoning;
  std::mutex mutex;
  std::unordered_map<char *, size_t> live;
  std::unordered_map<size_t, std::vector<char *>> cache;
  size_t liveBytes = 0, cachedBytes = 0, peakBytes = 0;
  std::deque<Freed> quarantineOrder;
  std::map<const char *, size_t> quarantined;
  size_t quarantinedBytes = 0;
};

} // namespace ao::runtime

#endif // AO_RUNTIME_HOST_HOSTHEAP_H
