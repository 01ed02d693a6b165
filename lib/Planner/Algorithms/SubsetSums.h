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

/// Of items of given sizes, those that add up to any number.
class SubsetSums {
public:
  /// Of several choices, the one of the fewest items if `hasFew`, else one of
  /// many small ones.
  SubsetSums(std::vector<int64_t> sizes, bool hasFew);

  /// Items whose sum is closest to `target` from below, or from above, in steps
  /// of a two-thousandth of them all; all of them where they are too few. By
  /// item, whether it is chosen.
  std::vector<bool> choose(double target, bool isAbove) const;

private:
  std::vector<bool> chooseInOrder(double target, bool isAbove) const;
  int64_t inSteps(int64_t size) const;

  std::vector<int64_t> sizes;
  bool hasFew;
  double total;
  /// By sum, in steps, how many items make it, and by item, whether it is among
  /// them. Empty for many items, of which no single one counts for much.
  std::vector<int64_t> items;
  std::vector<std::vector<bool>> isIn;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_SUBSETSUMS_H
