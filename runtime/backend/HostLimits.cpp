//===- HostLimits.cpp - Limits of pinned host memory ----------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostLimits.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <limits>

using namespace ao::runtime;

HostLimits HostLimits::sharedBy(int64_t processes) const {
  HostLimits share = *this;
  for (int64_t *limit : {&share.cgroup, &share.free})
    if (*limit >= 0)
      *limit /= processes;
  return share;
}

int64_t HostLimits::least() const {
  int64_t least = -1;
  for (int64_t limit : {memlock, cgroup, free})
    if (limit >= 0 && (least < 0 || limit < least))
      least = limit;
  return least;
}

int64_t HostLimits::budget() const {
  int64_t bytes = least();
  return bytes < 0 ? 0 : std::max<int64_t>(bytes / 5 * 4, 1);
}

/// A number of `base`, or -1 for anything else ("max", "unlimited").
static int64_t parseNumber(const std::string &text, int base = 10) {
  char *end = nullptr;
  errno = 0;
  long long value = std::strtoll(text.c_str(), &end, base);
  bool isNumber = end != text.c_str() && errno == 0 && value >= 0;
  return isNumber ? static_cast<int64_t>(value) : -1;
}

/// Returns the number after `key` at the start of a line, or -1.
static int64_t readField(const std::string &path, const std::string &key,
                         int base = 10) {
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    if (line.compare(0, key.size(), key) == 0)
      return parseNumber(line.substr(key.size()), base);
  return -1;
}

static int64_t kilobytes(int64_t count) {
  return count < 0
             ? -1
             : std::min(count, std::numeric_limits<int64_t>::max() >> 10) << 10;
}

static int64_t readNumber(const std::string &path) {
  std::ifstream file(path);
  std::string word;
  return file >> word ? parseNumber(word) : -1;
}

/// Returns the remainder of `limit` after `used`.
static int64_t left(int64_t limit, int64_t used) {
  return limit < 0 ? -1
                   : std::max<int64_t>(limit - std::max<int64_t>(used, 0), 0);
}

static int64_t smaller(int64_t a, int64_t b) {
  return a < 0 ? b : b < 0 ? a : std::min(a, b);
}

static int64_t readMemlock(const std::string &root) {
  std::string status = root + "/proc/self/status";
  // CAP_IPC_LOCK.
  int64_t capabilities = readField(status, "CapEff:", 16);
  if (capabilities >= 0 && (capabilities >> 14 & 1))
    return -1;
  return left(readField(root + "/proc/self/limits", "Max locked memory"),
              kilobytes(readField(status, "VmLck:")));
}

namespace {
/// File names and keys of the memory controller.
struct GroupNames {
  const char *folder, *limit, *used;
  /// Of `memory.stat`, for the group with all below it.
  const char *inactive, *active, *dirty, *writeback;
};
} // namespace

static constexpr GroupNames versionTwo = {
    "/sys/fs/cgroup", "/memory.max", "/memory.current", "inactive_file ",
    "active_file ",   "file_dirty ", "file_writeback "};
static constexpr GroupNames versionOne = {
    "/sys/fs/cgroup/memory", "/memory.limit_in_bytes", "/memory.usage_in_bytes",
    "total_inactive_file ",  "total_active_file ",     "total_dirty ",
    "total_writeback "};

/// Returns the bytes of clean page cache, which the kernel reclaims before an
/// allocation of the group fails. A missing key counts as 0.
static int64_t readReclaimable(const std::string &folder,
                               const GroupNames &names) {
  auto read = [&](const char *key) {
    return std::max<int64_t>(readField(folder + "/memory.stat", key), 0);
  };
  return std::max<int64_t>(read(names.inactive) + read(names.active) -
                               read(names.dirty) - read(names.writeback),
                           0);
}

/// Returns the remainder in a control group and in its parents. Groups that
/// this process cannot see do not count.
static int64_t readGroup(const std::string &top, std::string group,
                         const GroupNames &names) {
  // Version 1 writes "no limit" as a number with 63 bits.
  constexpr int64_t unlimited = int64_t{1} << 62;
  int64_t least = -1;
  for (;;) {
    std::string folder = top + group;
    int64_t bytes = readNumber(folder + names.limit);
    if (bytes >= 0 && bytes < unlimited)
      least = smaller(least, left(bytes, readNumber(folder + names.used) -
                                             readReclaimable(folder, names)));
    size_t slash = group.rfind('/');
    if (group.empty() || slash == std::string::npos)
      return least;
    group.resize(slash);
  }
}

static int64_t readGroups(const std::string &root) {
  int64_t least = -1;
  std::ifstream file(root + "/proc/self/cgroup");
  // Lines such as "0::/user.slice" and, of version 1, "9:cpu,memory:/user".
  for (std::string line; std::getline(file, line);) {
    size_t first = line.find(':');
    size_t second = line.find(':', first + 1);
    if (first == std::string::npos || second == std::string::npos)
      continue;
    std::string controllers = line.substr(first + 1, second - first - 1);
    std::string group = line.substr(second + 1);
    if (group == "/")
      group.clear();
    if (controllers.empty())
      least = smaller(least,
                      readGroup(root + versionTwo.folder, group, versionTwo));
    else if (("," + controllers + ",").find(",memory,") != std::string::npos)
      least = smaller(least,
                      readGroup(root + versionOne.folder, group, versionOne));
  }
  return least;
}

HostLimits ao::runtime::readHostLimits(const std::string &root) {
  HostLimits limits;
  limits.memlock = readMemlock(root);
  limits.free = kilobytes(readField(root + "/proc/meminfo", "MemAvailable:"));
  limits.cgroup = readGroups(root);
  // A group's page cache may be what the system counts as available already.
  if (limits.cgroup >= 0)
    limits.cgroup = smaller(limits.cgroup, limits.free);
  return limits;
}
