//===- Units.cpp - Sizes, times and shares as text ------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Support/Units.h"

#include <cmath>
#include <cstdio>
#include <iterator>

using namespace ao;

namespace {
struct Unit {
  const char *name;
  double size;
};
} // namespace

static std::string print(const char *format, double number, const char *unit) {
  char text[64];
  std::snprintf(text, sizeof(text), format, number, unit);
  return text;
}

/// Returns `number` in the largest unit in which it is at least 1, once it has
/// been rounded; `units` are in descending order.
static std::string scale(double number, const Unit *first, const Unit *last) {
  const Unit *unit = first;
  while (unit + 1 != last && std::abs(number) / unit->size < 0.9995)
    ++unit;
  double scaled = number / unit->size, size = std::abs(scaled);
  const char *format = size < 9.995   ? "%.2f %s"
                       : size < 99.95 ? "%.1f %s"
                                      : "%.0f %s";
  return print(format, scaled, unit->name);
}

std::string ao::formatBytes(int64_t bytes) {
  if (std::abs(static_cast<double>(bytes)) < 1e3)
    return std::to_string(bytes) + " B";
  const Unit units[] = {{"TB", 1e12}, {"GB", 1e9}, {"MB", 1e6}, {"kB", 1e3}};
  return scale(static_cast<double>(bytes), std::begin(units), std::end(units));
}

std::string ao::formatTime(double us) {
  if (us == 0)
    return "0 ms";
  const Unit units[] = {{"s", 1e6}, {"ms", 1e3}, {"us", 1}, {"ns", 1e-3}};
  return scale(us, std::begin(units), std::end(units));
}

std::string ao::formatShare(double part, double whole) {
  double percent = 100 * part / whole;
  if (percent > 0 && percent < 0.05)
    return "< 0.1 %";
  return print("%.1f %s", percent, "%");
}
