//===- Skyline.h - Filling an arena from below ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_SKYLINE_H
#define AO_LIB_LAYOUT_SKYLINE_H

#include "ItemTree.h"
#include "LoadTree.h"

namespace ao::layout {

/// Places the items of a part from the lowest to the highest, always onto the
/// lowest time there is: an item that lives within it, and when the most is
/// still to come, else any; of several the one with the highest rank. If there
/// is none, the time is lifted to its neighbor. Each step takes logarithmic
/// time. The space below a fixed item, or below a boundary that an item would
/// cross, remains free.
class Skyline {
public:
  explicit Skyline(const Part &part);

  /// Returns a placement that prefers the highest key; of equal keys, the item
  /// that ends last.
  Placement place(const std::vector<double> &keys);

private:
  /// A range of times of equal height, by its first time.
  struct Step {
    int64_t begin = 0, end = 0, height = 0;
    bool exists = false;
  };
  struct Entry {
    int64_t height, begin;
    bool operator<(const Entry &other) const {
      return height != other.height ? height > other.height
                                    : begin > other.begin;
    }
  };

  void reset(const std::vector<double> &keys);
  std::vector<int64_t> findGround() const;
  int64_t lowest();
  bool mayHold(const Interval &range) const;
  std::optional<uint32_t> choose(const Interval &range) const;
  void fillStep(int64_t begin, Placement &placement);
  void cut(int64_t begin, int64_t at);
  void lift(int64_t begin, int64_t height);
  void merge(int64_t begin);
  void push(int64_t begin);

  const Part &part;
  ItemTree unplaced;
  LoadTree pending;
  /// The end of the highest fixed item, by time.
  std::vector<int64_t> ground;
  std::vector<Step> steps;
  /// The first time of the step that ends at a time.
  std::vector<int64_t> beginOf;
  /// The items that begin at a time.
  std::vector<int64_t> earliestEnd;
  /// A heap; outdated entries are removed when they are reached.
  std::vector<Entry> queue;
  size_t numUnplaced = 0;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_SKYLINE_H
