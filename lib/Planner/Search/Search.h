//===- Search.h - Local search over victim priorities -----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_SEARCH_H
#define AO_LIB_PLANNER_SEARCH_SEARCH_H

#include "Algorithms/Random.h"
#include "Decoder.h"
#include "ao/Planner/Progress.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace ao::planner {

/// Genes and the schedule they decode to.
struct Candidate {
  Genes genes;
  Schedule schedule;
};

/// The order in which gaps are selected when memory is short.
enum class VictimOrder {
  /// The classical choice: the value with the furthest next use.
  FurthestUse,
  /// The oldest value first: its copy has had the most time.
  OldestValue,
  LongestGap,
  LargestValue,
  SmallestValue,
};

inline constexpr VictimOrder allVictimOrders[] = {
    VictimOrder::FurthestUse, VictimOrder::OldestValue, VictimOrder::LongestGap,
    VictimOrder::LargestValue, VictimOrder::SmallestValue};

/// Improves candidates by changing the priorities of a few gaps at a time,
/// close to stalls of compute, and timing each result.
class Search {
public:
  Search(const Problem &problem, uint64_t seed, const ProgressFn &progress);

  /// Values are offloaded in one order; `windowed`, only if their copies cost
  /// no time on an idle link.
  Genes initialGenes(VictimOrder order, bool windowed,
                     const Decoder &decoder) const;

  /// Lowers the exposed time of `candidate` as `decoder` times it, under
  /// `budgets`, until it is at most `goalUs` or about `evaluations` candidates
  /// have been timed, or `patience` of them without a gain. With a `guard`,
  /// only candidates that cost no time there are taken. Returns the number of
  /// evaluations used.
  int64_t improve(Candidate &candidate, Decoder &decoder, Decoder *guard,
                  const Budgets &budgets, double goalUs, int64_t evaluations,
                  int64_t patience = std::numeric_limits<int64_t>::max());

  void timeBest(Schedule &schedule, Decoder &decoder, const Budgets &budgets,
                double limitUs);

private:
  struct Change {
    int32_t gap;
    double key;
    Stretch stretch;
  };

  void findTwins();
  void changeTwins(Genes &genes, const Decoder &decoder, int32_t gap);
  void propose(Candidate &candidate, const Decoder &decoder);
  int32_t gapNear(int32_t boundary, StallSide side);
  bool accepts(const Candidate &candidate, Decoder &decoder, Decoder *guard,
               const Budgets &budgets);
  void set(Genes &genes, int32_t gap, double key);
  static void restore(Genes &genes, const Change &change);
  int32_t pick(const Schedule &schedule);
  void change(Genes &genes, const Schedule &schedule, const Decoder &decoder,
              int32_t gap);

  const Problem &problem;
  Random random;
  /// First gap that begins, or in byEnd order ends, at each boundary.
  std::vector<int32_t> firstBeginning, firstEnding;
  /// Per gap: the corresponding gap of the next microbatch, else of the next
  /// layer; for the last one, that of the first. Empty without either.
  std::vector<int32_t> nextTwin;
  /// The greatest number of twins of a gap, including itself.
  uint64_t mostTwins = 1;
  std::vector<Change> undo;
  Schedule trial, guarded, advanced;
  const ProgressFn &progress;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_SEARCH_H
