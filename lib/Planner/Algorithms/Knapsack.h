//===- Knapsack.h - The copies one engine can make in time ------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies on one serial engine share one end of their windows: all must be done
// by the start of an op, or all begin after the end of one. For every duration
// x, those with a window of at most x then take at most x together. The most
// bytes under these constraints is a knapsack over a chain of sets.
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_ALGORITHMS_KNAPSACK_H
#define AO_LIB_PLANNER_ALGORITHMS_KNAPSACK_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ao::planner {

struct Copy {
  double windowUs;
  double durationUs;
  double bytes;
};

/// Upper bounds on the bytes of copies that fit windows `extraUs` longer than
/// given.
class Knapsack {
public:
  explicit Knapsack(std::vector<Copy> copies);

  /// The optimum when a part of a copy counts for a part of its bytes.
  double fractional(double extraUs) { return relax(extraUs, nullptr); }

  /// Branches on the copy that the relaxation splits, best relaxation first,
  /// and stops after `nodes` relaxations, or once no more than `enough` is
  /// left: the open branches bound the optimum.
  double whole(double extraUs, int nodes, double enough);

  /// All copies one after the other.
  double durationUs() const { return totalUs; }

private:
  double relax(double extraUs, const std::vector<int8_t> *fixed);
  template <typename Queue>
  void findCut(Queue &taken);

  std::vector<Copy> copies;
  double totalUs = 0;
  /// Set by relax(): the copy taken in part.
  size_t cutCopy;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_ALGORITHMS_KNAPSACK_H
