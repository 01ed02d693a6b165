//===- HostLimits.h - Limits of pinned host memory --------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_RUNTIME_BACKEND_HOSTLIMITS_H
#define AO_RUNTIME_BACKEND_HOSTLIMITS_H

#include <cstdint>
#include <string>

namespace ao::runtime {

/// The remainder under each limit, in bytes; -1: no limit, or it cannot be
/// read.
struct HostLimits {
  /// Of locked memory, for processes that are not privileged.
  int64_t memlock = -1;
  /// The remainder in the control groups of this process. Their clean page
  /// cache counts as available, up to `free`.
  int64_t cgroup = -1;
  /// Available memory of the system without swapping.
  int64_t free = -1;

  /// Returns the share of each of some processes on the machine. Locked memory
  /// is not divided: it is a limit of one process already.
  HostLimits sharedBy(int64_t processes) const;
  /// The least of them; -1 if there is none.
  int64_t least() const;
  /// Four fifths of that, as a budget: at least 1; 0 (no budget) if there is no
  /// limit.
  int64_t budget() const;
};

/// Of this process. `root` is the system's file tree: "" but for tests.
HostLimits readHostLimits(const std::string &root = "");

} // namespace ao::runtime

#endif // AO_RUNTIME_BACKEND_HOSTLIMITS_H
