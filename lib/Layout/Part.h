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

/// A buffer with sizes in units of the alignment and times that are numbered.
struct Item {
  /// Number of the buffer in the problem.
  size_t buffer = 0;
  int64_t size = 0;
  std::vector<Interval> live;
  std::optional<int64_t> fixed;
  /// The offset is a multiple of it.
  int64_t alignment = 1;
  /// From begin to end, in the problem's own time.
  int64_t life = 0;
};

/// Items of one pool, none of which needs to know of any other part's: where
/// parts meet in time, nothing that can be moved lives.
struct Part {
  std::vector<Item> items;
  std::vector<int64_t> boundaries;
  /// Times are below it.
  int64_t numTimes = 0;
  /// No layout is lower: what lives at once, and fixed items end.
  int64_t bound = 0;
};

/// The parts of pool `pool`. Buffers without bytes or live ranges are in none.
std::vector<Part> makeParts(const LayoutProblem &problem, size_t pool);

/// The lowest place for `item` at `offset` or above that is aligned and lies
/// across no boundary.
int64_t liftToPlace(const Part &part, const Item &item, int64_t offset);

/// Offsets of the items of a part, and how high they reach.
struct Placement {
  std::vector<int64_t> offsets;
  int64_t height = 0;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_PART_H
