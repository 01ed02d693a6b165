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

/// A buffer, with sizes in units of the alignment and consecutive times.
struct Item {
  /// The index of the buffer in the problem.
  size_t buffer = 0;
  int64_t size = 0;
  std::vector<Interval> live;
  std::optional<int64_t> fixed;
  /// The offset is a multiple of it.
  int64_t alignment = 1;
  /// From begin to end, in the problem's own time.
  int64_t lifetime = 0;
};

/// Items of one pool that can be placed independently of all other parts: no
/// movable item is alive at the times at which parts meet.
struct Part {
  std::vector<Item> items;
  std::vector<int64_t> boundaries;
  /// Times are below it.
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
