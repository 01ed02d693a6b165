//===- Collapse.h - Items that are placed as one ----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_COLLAPSE_H
#define AO_LIB_LAYOUT_COLLAPSE_H

#include "Part.h"

namespace ao::layout {

/// A smaller part for a first layout: items of the same lifetime are stacked,
/// and an item that begins where one of the same size ends is joined to it,
/// repeatedly. Neither changes the load, but either may exclude the best
/// layout, so that the result is one of several starts of the search. Joining
/// restores a buffer that was divided into several ones.
class Collapse {
public:
  explicit Collapse(const Part &part);

  const Part &getPart() const { return collapsed; }
  /// Returns true if two items are united.
  bool isSmaller() const;

  /// Returns the placement of the original part for one of the smaller part.
  Placement expand(const Placement &placement) const;

private:
  /// An item, or two united nodes: `upper` is above `lower`, or after it in
  /// time.
  struct Node {
    Item item;
    uint32_t lower = 0, upper = 0;
    bool isLeaf = true, isStack = false;
  };

  void sortRoots();
  void stackLifetimes();
  void joinEnds();
  uint32_t unite(uint32_t lower, uint32_t upper, bool isStack);
  bool canUnite(uint32_t node) const;

  const Part &part;
  /// The items of the part and the united ones, children first.
  std::vector<Node> nodes;
  /// Nodes without a parent.
  std::vector<uint32_t> roots;
  Part collapsed;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_COLLAPSE_H
