//===- HighestPlace.h - Maximum over a range --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_ALGORITHMS_HIGHESTPLACE_H
#define AO_LIB_PLANNER_ALGORITHMS_HIGHESTPLACE_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ao::planner {

/// Finds the first of the largest numbers of any range, in logarithmic time.
class HighestPlace {
public:
  explicit HighestPlace(const std::vector<int64_t> &numbers)
      : numbers(numbers), tree(2 * numbers.size()) {
    size_t n = numbers.size();
    for (size_t i = 0; i < n; ++i)
      tree[n + i] = i;
    for (size_t i = n; i-- > 1;)
      tree[i] = higher(tree[2 * i], tree[2 * i + 1]);
  }

  /// Returns the highest place in begin … end-1, of which there must be one.
  size_t in(size_t begin, size_t end) const {
    size_t best = begin, n = numbers.size();
    for (begin += n, end += n; begin < end; begin /= 2, end /= 2) {
      if (begin % 2)
        best = higher(best, tree[begin++]);
      if (end % 2)
        best = higher(best, tree[--end]);
    }
    return best;
  }

private:
  size_t higher(size_t a, size_t b) const {
    if (numbers[a] != numbers[b])
      return numbers[a] > numbers[b] ? a : b;
    return a < b ? a : b;
  }

  const std::vector<int64_t> &numbers;
  std::vector<size_t> tree;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_HIGHESTPLACE_H
