//===- Budget.cpp - Budgets as users write them ---------------------------===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ao/Planner/Budget.h"

#include <limits>
#include <string>

using namespace ao::planner;

namespace {

struct Unit {
  std::string_view name;
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

constexpr int64_t maxBytes = std::numeric_limits<int64_t>::max();

/// Digits with an optional point, as an integer over a power of ten: exact
/// where a floating-point number would round a budget of many digits.
struct Decimal {
  /// At most 10 * 2^63; more is `maxBytes + 1`, too large under every unit.
  __int128 digits = 0;
  __int128 scale = 1;
  /// Characters read; 0 if there is no digit.
  size_t length = 0;
};

} // namespace

static Decimal parseDecimal(std::string_view text) {
  // A fraction this fine changes no budget by a byte.
  constexpr __int128 fine = 1000LL * 1000 * 1000 * 1000 * 1000 * 1000;
  Decimal result;
  bool anyDigit = false, inFraction = false;
  size_t i = 0;
  for (; i < text.size(); ++i) {
    char c = text[i];
    if (c == '.' && !inFraction) {
      inFraction = true;
      continue;
    }
    if (c < '0' || c > '9')
      break;
    anyDigit = true;
    if (inFraction && result.digits >= fine)
      continue;
    result.digits = result.digits * 10 + (c - '0');
    if (inFraction)
      result.scale *= 10;
    else if (result.digits > maxBytes)
      result.digits = __int128(maxBytes) + 1;
  }
  result.length = anyDigit ? i : 0;
  return result;
}

/// Returns the amount in bytes, at most `maxBytes + 1`; -1 for an unknown unit.
static __int128 toBytes(const Decimal &amount, std::string_view unit,
                        int64_t whole) {
  if (unit == "%") {
    // Both factors are at most 2^63.
    if (amount.digits / amount.scale > maxBytes)
      return __int128(maxBytes) + 1;
    return amount.digits * whole / (amount.scale * 100);
  }
  for (const Unit &known : units)
    if (unit == known.name)
      return amount.digits * known.bytes / amount.scale;
  return -1;
}

Expected<int64_t> ao::planner::parseBudget(std::string_view text,
                                           std::optional<int64_t> whole) {
  auto invalid = [](std::string message) {
    return Error{ErrorCode::InvalidInput, std::move(message), ""};
  };
  std::string quoted = "'" + std::string(text) + "'";
  Decimal amount = parseDecimal(text);
  std::string_view unit = text.substr(amount.length);
  __int128 bytes =
      amount.length ? toBytes(amount, unit, whole.value_or(0)) : -1;
  if (bytes < 0 || (unit == "%" && !whole))
    return invalid(
        (whole ? "expected bytes, a size such as 16GB or 16GiB, or a percentage"
               : "expected bytes or a size such as 16GB or 16GiB") +
        (", got " + quoted));
  if (bytes > maxBytes)
    return invalid(quoted + " is more than 2^63 - 1 bytes");
  return static_cast<int64_t>(bytes);
}

Expected<double> ao::planner::parseShare(std::string_view text) {
  Decimal amount = parseDecimal(text);
  std::string_view unit = text.substr(amount.length);
  if (!amount.length || (!unit.empty() && unit != "%"))
    return Error{ErrorCode::InvalidInput,
                 "expected a percentage, got '" + std::string(text) + "'", ""};
  double share =
      static_cast<double>(amount.digits) / static_cast<double>(amount.scale);
  return unit.empty() ? share : share / 100;
}
