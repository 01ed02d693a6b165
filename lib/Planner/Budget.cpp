//===- Budget.cpp - budgets as users write them ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Budget.h"

#include <cmath>
#include <cstdlib>
#include <string>

using namespace ao::planner;

namespace {
struct Unit {
  const char *name;
  long double bytes;
};
} // namespace

static constexpr Unit kUnits[] = {{"", 1},
                                  {"B", 1},
                                  {"kB", 1e3L},
                                  {"MB", 1e6L},
                                  {"GB", 1e9L},
                                  {"TB", 1e12L},
                                  {"KiB", 1024.0L},
                                  {"MiB", 1048576.0L},
                                  {"GiB", 1073741824.0L},
                                  {"TiB", 1099511627776.0L}};

static Error malformed(std::string_view text) {
  return {ErrorCode::InvalidInput,
          "expected bytes, a size such as 16GB or 16GiB, or a percentage, got "
          "'" +
              std::string(text) + "'",
          ""};
}

Expected<int64_t> ao::planner::parseBudget(std::string_view text,
                                           int64_t unplannedPeak) {
  std::string copy(text);
  // Digits and one point only: strtold would take signs, hex and infinities.
  size_t length = copy.find_first_not_of("0123456789.");
  std::string digits = copy.substr(0, length);
  std::string unit =
      length == std::string::npos ? std::string() : copy.substr(length);
  char *end = nullptr;
  long double number = std::strtold(digits.c_str(), &end);
  if (digits.empty() || *end != '\0')
    return malformed(text);

  long double bytes = -1;
  if (unit == "%")
    bytes = number * static_cast<long double>(unplannedPeak) / 100;
  for (const Unit &known : kUnits)
    if (unit == known.name)
      bytes = number * known.bytes;
  if (bytes < 0)
    return malformed(text);
  if (bytes >= 9223372036854775808.0L)
    return Error{ErrorCode::InvalidInput,
                 "'" + copy + "' is more than 2^63 - 1 bytes", ""};
  return static_cast<int64_t>(std::floor(bytes));
}
