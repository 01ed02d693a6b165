//===- Part.h - Buffers that compete for places -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_PART_H
#define AO_LIB_LAYOUT_PART_H

#include "ao/Layout/Layout.h"

namespace ao::layout {

/// A buffer of a part. Sizes are in units of the alignment, and times are
/// renumbered consecutively.
struct Item {
  /// The index of the buffer in the problem.
  size_t buffer = 0;
  int64_t size = 0;
  std::vector<Interval> live;
  std::optional<int64_t> fixed;
  /// The offset must be a multiple of it.
  int64_t alignment = 1;
  /// The time from the first begin to the last end, in the times of the
  /// problem.
  int64_t lifetime = 0;
};

/// A subproblem: the items of one pool between two times at which no movable
/// item is live. Parts can be placed independently of each other.
struct Part {
  std::vector<Item> items;
  std::vector<int64_t> boundaries;
  /// Times are in [0, numTimes).
  int64_t numTimes = 0;
  /// A lower bound of the height: the load and the ends of fixed items.
  int64_t bound = 0;
};

/// Returns the parts of pool `pool`. Buffers without bytes or live ranges are
/// omitted.
std::vector<Part> makeParts(const LayoutProblem &problem, size_t pool);

/// Returns the lowest offset of `item` at or above `offset` that is aligned and
/// crosses no boundary.
int64_t liftToPlace(const Part &part, const Item &item, int64_t offset);

/// Offsets of the items of a part, and the end of the highest one.
struct Placement {
  std::vector<int64_t> offsets;
  int64_t height = 0;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_PART_H
