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

/// Which gap an item goes into.
enum class Fit {
  /// The lowest that is large enough.
  First,
  /// The smallest that is large enough.
  Best
};

/// Places the items of a part one after the other, fixed ones before all
/// others. One placer serves any number of orders.
class Placer {
public:
  explicit Placer(const Part &part);

  /// Places all items in `order`, which leaves out the fixed ones; stops at the
  /// first that reaches above `limit` and puts its place in the order in
  /// `failed`.
  std::optional<Placement> place(const std::vector<uint32_t> &order, Fit fit,
                                 int64_t limit, size_t *failed = nullptr);

  /// Steps taken so far, to bound searches by what they cost.
  int64_t getSteps() const { return steps; }

private:
  /// Bytes that are taken for some time.
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
