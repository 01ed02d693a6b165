//===- Sizes.cpp - Amounts of memory on the command line ------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"

#include <cstdio>
#include <limits>

using namespace ao::planner;

namespace {

struct Unit {
  const char *name;
  int64_t bytes;
};

constexpr Unit units[] = {
    {"", 1},
    {"B", 1},
    {"kB", 1000},
    {"KB", 1000},
    {"MB", 1000 * 1000},
    {"GB", 1000 * 1000 * 1000},
    {"TB", 1000LL * 1000 * 1000 * 1000},
    {"KiB", 1LL << 10},
    {"MiB", 1LL << 20},
    {"GiB", 1LL << 30},
    {"TiB", 1LL << 40},
};

/// Digits with an optional fraction, as an integer over a power of ten.
struct Decimal {
  __int128 digits = 0;
  __int128 scale = 1;
};

bool parseDecimal(const std::string &text, size_t &position, Decimal &result) {
  bool any = false, fraction = false;
  for (; position < text.size(); ++position) {
    char c = text[position];
    if (c == '.' && !fraction) {
      fraction = true;
      continue;
    }
    if (c < '0' || c > '9')
      break;
    any = true;
    // More digits than 2^63 has: too large, or too fine to matter.
    if (result.digits > std::numeric_limits<int64_t>::max()) {
      if (!fraction)
        return false;
      continue;
    }
    result.digits = result.digits * 10 + (c - '0');
    if (fraction)
      result.scale *= 10;
  }
  return any;
}

} // namespace

Expected<int64_t> parseSize(const std::string &text, int64_t whole) {
  auto invalid = [&](const char *why) {
    return Error{ErrorCode::InvalidInput, "'" + text + "' " + why, ""};
  };
  size_t position = 0;
  Decimal amount;
  if (!parseDecimal(text, position, amount))
    return invalid("is not a size such as 17179869184, 16GB, 16GiB or 70%");
  std::string suffix = text.substr(position);
  __int128 bytes = -1;
  // Both factors are below 2^67, so the products fit.
  if (suffix == "%")
    bytes = amount.digits > (__int128(1) << 63)
                ? -1
                : amount.digits * whole / (amount.scale * 100);
  for (const Unit &unit : units)
    if (suffix == unit.name)
      bytes = amount.digits * unit.bytes / amount.scale;
  if (bytes < 0)
    return invalid("is not a size such as 17179869184, 16GB, 16GiB or 70%");
  if (bytes > std::numeric_limits<int64_t>::max())
    return invalid("is more than 2^63-1 bytes");
  return static_cast<int64_t>(bytes);
}

std::string formatBytes(int64_t bytes) {
  struct {
    const char *name;
    double size;
  } scales[] = {{"TB", 1e12}, {"GB", 1e9}, {"MB", 1e6}, {"kB", 1e3}};
  char buffer[32];
  for (const auto &scale : scales)
    if (bytes >= scale.size) {
      std::snprintf(buffer, sizeof(buffer), "%.3f %s", bytes / scale.size,
                    scale.name);
      return buffer;
    }
  std::snprintf(buffer, sizeof(buffer), "%lld B",
                static_cast<long long>(bytes));
  return buffer;
}
