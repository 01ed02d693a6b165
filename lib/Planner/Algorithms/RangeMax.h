//===- RangeMax.h - Range additions and range maxima ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_ALGORITHMS_RANGEMAX_H
#define AO_LIB_PLANNER_ALGORITHMS_RANGEMAX_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace ao::planner {

/// An array of numbers under "add to a range" and "maximum of a range", both
/// in logarithmic time. Ranges are inclusive. A tree over the array, walked
/// from the two neighbours of a range upwards.
template <typename T>
class BasicRangeMax {
public:
  /// All zeros.
  void reset(int32_t count) {
    // The array has a neighbour on either side.
    for (leaves = 2; leaves < size_t(count) + 2;)
      leaves *= 2;
    maximum.assign(2 * leaves, 0);
    added.assign(2 * leaves, 0);
  }

  void add(int32_t first, int32_t last, T amount) {
    if (first > last)
      return;
    size_t low = leaves + first, high = leaves + last + 2;
    while ((low ^ high) != 1) {
      if (low % 2 == 0)
        raise(low + 1, amount);
      if (high % 2 == 1)
        raise(high - 1, amount);
      refresh(low /= 2);
      refresh(high /= 2);
    }
    while (low > 1)
      refresh(low /= 2);
  }

  /// 0 for an empty range.
  T max(int32_t first, int32_t last) const {
    if (first > last)
      return 0;
    T left = nothing, right = nothing;
    size_t low = leaves + first, high = leaves + last + 2;
    while ((low ^ high) != 1) {
      if (low % 2 == 0)
        left = std::max(left, maximum[low + 1]);
      if (high % 2 == 1)
        right = std::max(right, maximum[high - 1]);
      low /= 2, high /= 2;
      left += left == nothing ? 0 : added[low];
      right += right == nothing ? 0 : added[high];
    }
    T result = std::max(left, right);
    while (low > 1)
      result += added[low /= 2];
    return result;
  }

private:
  static constexpr T nothing = std::numeric_limits<T>::lowest();

  void raise(size_t node, T amount) {
    maximum[node] += amount;
    added[node] += amount;
  }
  void refresh(size_t node) {
    maximum[node] =
        std::max(maximum[2 * node], maximum[2 * node + 1]) + added[node];
  }

  size_t leaves = 2;
  /// Per node: the maximum below it, without amounts added further up, and the
  /// amount added to all below it.
  std::vector<T> maximum, added;
};

using RangeMax = BasicRangeMax<int64_t>;

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_RANGEMAX_H
