//===- FirstFit.h - Placing items in an order -------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_FIRSTFIT_H
#define AO_LIB_LAYOUT_FIRSTFIT_H

#include "Part.h"

namespace ao::layout {

/// The rule that selects the gap of an item.
enum class Fit {
  /// The lowest gap that is large enough.
  First,
  /// The smallest gap that is large enough.
  Best
};

/// Places the items of a part in a given order, after the fixed ones. One
/// placer can be used for any number of orders.
class Placer {
public:
  explicit Placer(const Part &part);

  /// Places the items of `order`, which has all but the fixed ones. Returns
  /// nothing if an item ends above `limit`; its position is stored to `failed`.
  std::optional<Placement> place(const std::vector<uint32_t> &order, Fit fit,
                                 int64_t limit, size_t *failed = nullptr);

  /// Returns the number of steps so far, a measure of time.
  int64_t getSteps() const { return steps; }

private:
  /// A range of bytes that is occupied for an interval.
  struct Block {
    int64_t low, high;
    Interval live;
  };

  void insert(uint32_t item, int64_t offset);
  int64_t findOffset(uint32_t item, Fit fit);

  const Part &part;
  std::vector<int64_t> offsets;
  /// The lowest first. Most gaps are found in the first few hundred, which a
  /// plain array gives faster than any tree.
  std::vector<Block> taken;
  int64_t steps = 0;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_FIRSTFIT_H
