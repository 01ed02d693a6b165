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

/// Best-fit skyline placement: each item is placed onto the lowest step of the
/// skyline, the height of the placed items by time.
///
/// The next item is one whose lifetime is within the step. Items that are live
/// at the time of the largest unplaced load are preferred, then the highest
/// rank. If no item fits, the step is lifted to its lower neighbor. Placing an
/// item takes logarithmic time. The space below a fixed item, or below a
/// boundary that an item would cross, is not used.
class Skyline {
public:
  explicit Skyline(const Part &part);

  /// Returns a placement that prefers the highest key; of equal keys, the item
  /// that ends last.
  Placement place(const std::vector<double> &keys);

private:
  /// A maximal range of times of equal height.
  struct Step {
    int64_t begin = 0, end = 0, height = 0;
    bool exists = false;
  };
  /// An entry of `queue`: lowest first, then earliest.
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
  /// The load of the unplaced items, by time.
  LoadTree pending;
  /// The end of the highest fixed item, by time.
  std::vector<int64_t> ground;
  /// By first time.
  std::vector<Step> steps;
  /// By time, the first time of the step that ends there.
  std::vector<int64_t> beginOf;
  /// By time, the earliest end of the items that begin there.
  std::vector<int64_t> earliestEnd;
  /// A heap of steps. Outdated entries are skipped when they are popped.
  std::vector<Entry> queue;
  size_t numUnplaced = 0;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_SKYLINE_H
