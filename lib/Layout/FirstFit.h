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

private:
  /// Ranges of offsets, the lowest first, neither overlapping nor touching.
  using Blocks = std::vector<Interval>;

  /// A node of a balanced tree over times: the bytes that are taken for all of
  /// its time, and those that are taken for part of it. What is packed well
  /// makes few blocks, so an item with a thousand neighbours looks at a few.
  struct Node {
    Blocks whole, part;
  };

  static void add(Blocks &blocks, Interval range);
  void insert(uint32_t item, int64_t offset);
  int64_t findOffset(uint32_t item, Fit fit);
  void collectTaken(uint32_t item);
  template <typename Visit>
  void visitNodes(const Interval &live, Visit visit);

  const Part &part;
  std::vector<Node> nodes;
  size_t numLeaves = 1;
  std::vector<int64_t> offsets;
  /// What is taken while the item at hand lives.
  std::vector<Interval> taken;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_FIRSTFIT_H
