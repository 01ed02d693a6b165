//===- SubsetSums.h - Items whose sizes add up to a number ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_ALGORITHMS_SUBSETSUMS_H
#define AO_LIB_PLANNER_ALGORITHMS_SUBSETSUMS_H

#include <cstdint>
#include <vector>

namespace ao::planner {

/// Finds subsets of items of given sizes whose sum is close to a target.
class SubsetSums {
public:
  /// Of several choices, selects one of the fewest items if `hasFew`, else one
  /// of many small ones.
  SubsetSums(std::vector<int64_t> sizes, bool hasFew);

  /// Returns, by item, whether it is chosen: the items whose sum is closest to
  /// `target` from below, or from above, in steps of a two-thousandth of the
  /// total; all items if their sum is less.
  std::vector<bool> choose(double target, bool isAbove) const;

private:
  std::vector<bool> chooseInOrder(double target, bool isAbove) const;
  int64_t inSteps(int64_t size) const;

  std::vector<int64_t> sizes;
  bool hasFew;
  double total;
  /// By sum, in steps, the number of items that add up to it, and by item,
  /// whether it is among them. Empty for many items, of which no single one
  /// matters.
  std::vector<int64_t> items;
  std::vector<std::vector<bool>> isIn;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_SUBSETSUMS_H
