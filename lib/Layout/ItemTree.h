//===- ItemTree.h - Finding items that fit in a range of time ---*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_ITEMTREE_H
#define AO_LIB_LAYOUT_ITEMTREE_H

#include "Part.h"

namespace ao::layout {

/// A k-d tree of the movable items of a part, by begin and end of their
/// lifetimes. It finds the item of the highest rank within a range of times.
class ItemTree {
public:
  explicit ItemTree(const Part &part);

  /// Inserts all items. `ranks`, by item, must be distinct.
  void fill(const std::vector<int32_t> &ranks);
  void erase(uint32_t item);

  /// Returns the item of the highest rank whose lifetime is within `range` and,
  /// if given, includes `time`.
  std::optional<uint32_t> find(const Interval &range,
                               std::optional<int64_t> time) const;

private:
  /// The bounds of the items below a node, and their highest rank; -1 if there
  /// are none.
  struct Node {
    int32_t firstBegin = 0, lastBegin = 0, firstEnd = 0, lastEnd = 0;
    int32_t rank = -1;
  };
  struct Query {
    Interval range;
    std::optional<int64_t> time;
    int32_t rank = -1;
    size_t leaf = 0;
  };

  void split(size_t node, size_t begin, size_t end, bool byEnd);
  void update(size_t node);
  void search(size_t node, Query &query) const;

  const Part &part;
  /// The movable items; those of a subtree are consecutive.
  std::vector<uint32_t> items;
  /// Children of node i are 2i and 2i + 1; leaves are the second half.
  std::vector<Node> nodes;
  size_t numLeaves = 1;
  /// By leaf and by item.
  std::vector<uint32_t> itemOf;
  std::vector<size_t> leafOf;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_ITEMTREE_H
