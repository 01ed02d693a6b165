//===- LoadTree.h - The fullest time of a range -----------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_LAYOUT_LOADTREE_H
#define AO_LIB_LAYOUT_LOADTREE_H

#include "ao/Layout/Layout.h"

#include <algorithm>

namespace ao::layout {

/// A segment tree of the load by time: adds to a range, and finds the maximum
/// of a range, in logarithmic time. Sums are kept at the highest node that is
/// within the range and are not propagated to its children.
class LoadTree {
public:
  struct Peak {
    int64_t load = -1, time = 0;
  };

  void reset(const std::vector<int64_t> &loads) {
    numLeaves = 1;
    while (numLeaves < int64_t(loads.size()))
      numLeaves *= 2;
    nodes.assign(2 * size_t(numLeaves), {});
    for (size_t i = 0; i < loads.size(); ++i)
      nodes[size_t(numLeaves) + i].peak = {loads[i], int64_t(i)};
    for (int64_t node = numLeaves - 1; node > 0; --node)
      update(node);
  }

  void add(const Interval &range, int64_t amount) {
    add(1, {0, numLeaves}, range, amount);
  }

  /// Returns the first time of `range` with the highest load.
  Peak findPeak(const Interval &range) const {
    return findPeak(1, {0, numLeaves}, range);
  }

private:
  struct Node {
    /// The maximum of the times below, including sums of this node.
    Peak peak;
    int64_t added = 0;
  };

  static Peak larger(const Peak &a, const Peak &b) {
    return b.load > a.load ? b : a;
  }
  static bool isWithin(const Interval &a, const Interval &b) {
    return b.begin <= a.begin && a.end <= b.end;
  }
  static bool meets(const Interval &a, const Interval &b) {
    return a.begin < b.end && b.begin < a.end;
  }

  void update(int64_t node) {
    nodes[node].peak = larger(nodes[2 * node].peak, nodes[2 * node + 1].peak);
    nodes[node].peak.load += nodes[node].added;
  }

  void add(int64_t node, const Interval &times, const Interval &range,
           int64_t amount) {
    if (isWithin(times, range)) {
      nodes[node].peak.load += amount;
      nodes[node].added += amount;
      return;
    }
    int64_t middle = (times.begin + times.end) / 2;
    if (range.begin < middle)
      add(2 * node, {times.begin, middle}, range, amount);
    if (middle < range.end)
      add(2 * node + 1, {middle, times.end}, range, amount);
    update(node);
  }

  Peak findPeak(int64_t node, const Interval &times,
                const Interval &range) const {
    if (isWithin(times, range))
      return nodes[node].peak;
    if (!meets(times, range))
      return {};
    int64_t middle = (times.begin + times.end) / 2;
    Peak peak = larger(findPeak(2 * node, {times.begin, middle}, range),
                       findPeak(2 * node + 1, {middle, times.end}, range));
    if (peak.load >= 0)
      peak.load += nodes[node].added;
    return peak;
  }

  std::vector<Node> nodes;
  int64_t numLeaves = 1;
};

} // namespace ao::layout

#endif // AO_LIB_LAYOUT_LOADTREE_H
