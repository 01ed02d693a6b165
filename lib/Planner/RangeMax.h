//===- RangeMax.h - Range additions and range maxima ------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_RANGEMAX_H
#define AO_LIB_PLANNER_RANGEMAX_H

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ao::planner {

/// An array of integers under "add to a range" and "maximum of a range", both
/// in logarithmic time. Ranges are inclusive.
class RangeMax {
public:
  void reset(int32_t count) {
    size = std::max(count, 1);
    maximum.assign(4 * size_t(size), 0);
    pendingAdd.assign(4 * size_t(size), 0);
  }

  void add(int32_t first, int32_t last, int64_t amount) {
    if (first <= last)
      add(1, 0, size - 1, first, last, amount);
  }

  /// 0 for an empty range.
  int64_t max(int32_t first, int32_t last) const {
    return first <= last ? max(1, 0, size - 1, first, last) : 0;
  }

private:
  // pendingAdd of a node applies to its whole range and is never pushed down.
  void add(size_t node, int32_t low, int32_t high, int32_t first, int32_t last,
           int64_t amount) {
    if (first <= low && high <= last) {
      maximum[node] += amount;
      pendingAdd[node] += amount;
      return;
    }
    int32_t middle = low + (high - low) / 2;
    if (first <= middle)
      add(2 * node, low, middle, first, last, amount);
    if (last > middle)
      add(2 * node + 1, middle + 1, high, first, last, amount);
    maximum[node] =
        std::max(maximum[2 * node], maximum[2 * node + 1]) + pendingAdd[node];
  }

  int64_t max(size_t node, int32_t low, int32_t high, int32_t first,
              int32_t last) const {
    if (first <= low && high <= last)
      return maximum[node];
    int32_t middle = low + (high - low) / 2;
    int64_t result = 0;
    if (first <= middle)
      result = max(2 * node, low, middle, first, last);
    if (last > middle)
      result =
          std::max(result, max(2 * node + 1, middle + 1, high, first, last));
    return result + pendingAdd[node];
  }

  int32_t size = 1;
  std::vector<int64_t> maximum, pendingAdd;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_RANGEMAX_H
