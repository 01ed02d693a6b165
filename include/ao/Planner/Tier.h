//===- Tier.h - Kinds of host memory ----------------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_TIER_H
#define AO_PLANNER_TIER_H

#include <cstdint>
#include <string_view>

namespace ao::planner {

/// The kind of host memory that holds a copy.
enum class Tier : uint8_t {
  /// Memory that the device reads and writes itself. There may be little of it.
  Pinned,
  /// Any other: copies go through a ring of pinned staging, at rates of their
  /// own.
  Pageable,
};

std::string_view toString(Tier tier);

} // namespace ao::planner

#endif // AO_PLANNER_TIER_H
