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

/// A part with fewer items: what lives at the same time is stacked, and what
/// begins where something as large ends follows it in its place, again and
/// again. Neither changes the load. It may cost the best layout, so it is one
/// way to begin among others; where buffers were cut out of a whole it is the
/// way back.
class Collapse {
public:
  explicit Collapse(const Part &part);

  const Part &getPart() const { return collapsed; }
  /// Returns true if any two items became one.
  bool isSmaller() const;

  /// A placement of the whole part.
  Placement expand(const Placement &placement) const;

private:
  /// Two nodes as one: `upper` lies above `lower`, or after it in time.
  struct Node {
    Item item;
    uint32_t lower = 0, upper = 0;
    bool isLeaf = true, isStack = false;
  };

  void sortRoots();
  void stackLives();
  void joinEnds();
  uint32_t unite(uint32_t lower, uint32_t upper, bool isStack);
  bool canUnite(uint32_t node) const;

  const Part &part;
  /// The items of the part, and what became of them; children come first.
  std::vector<Node> nodes;
  /// Nodes that are in no other.
  std::vector<uint32_t> roots;
  Part collapsed;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_COLLAPSE_H
