//===- Sizes.h - Amounts of memory on the command line ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_TOOLS_AO_PLAN_SIZES_H
#define AO_TOOLS_AO_PLAN_SIZES_H

#include "ao/Planner/Error.h"

#include <cstdint>
#include <string>

/// Parses `123`, `16GB`, `16GiB`, `1.5MiB`, or `70%` of `whole` bytes.
/// Integers are exact up to 2^63-1; fractions are rounded down.
ao::planner::Expected<int64_t> parseSize(const std::string &text,
                                         int64_t whole);

/// "12.35 GB"
std::string formatBytes(int64_t bytes);

#endif // AO_TOOLS_AO_PLAN_SIZES_H
