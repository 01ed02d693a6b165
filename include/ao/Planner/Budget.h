//===- Budget.h - Budgets as users write them -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_BUDGET_H
#define AO_PLANNER_BUDGET_H

#include "ao/Planner/Error.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace ao::planner {

/// Reads an amount of memory: a whole number of bytes, a number with a unit
/// (kB or KB, MB, GB, TB: powers of 1000; KiB, MiB, GiB, TiB: powers of 1024),
/// or a percentage of `whole` bytes, where one is given. `70%` of 10 GB is
/// 7 GB; fractions of a byte are dropped. Fails on anything else, on negative
/// numbers, and past 2^63 - 1.
Expected<int64_t> parseBudget(std::string_view text,
                              std::optional<int64_t> whole);

/// Reads a share: a percentage (`1%`) or a number (`0.01`), not negative.
Expected<double> parseShare(std::string_view text);

} // namespace ao::planner

#endif // AO_PLANNER_BUDGET_H
