//===- ResidualMoves.h - Transfers of slices --------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The transfers that a loop can repeat. Planning and reading of plans use the
// same functions.
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_MODEL_RESIDUALMOVES_H
#define AO_LIB_PLANNER_MODEL_RESIDUALMOVES_H

#include "Residuals.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ao::planner {

/// How many iterations after the one that makes a slice compute may wait for
/// its copy, and before the one that reads it the copy back may start.
constexpr int64_t mostBehind = 1;
constexpr int64_t mostAhead = 1;

/// Returns the largest ResidualMoves::lag: compute waits before the op that
/// defines the next slice at the latest, or before the next iteration.
int64_t mostLag(const ResidualShape &shape);
int64_t mostLead(const ResidualShape &shape);

/// Loops some of whose slices are offloaded, after they are split.
struct CutLoops {
  LoopCuts cuts;
  /// Iterations that are beside their loops, although these are cut next to
  /// them on one side only. Ops within them are not repeated. The first one of
  /// a segment is before it where what it makes is waited for in the
  /// next one, and the last one after it where each starts to bring back what
  /// the next one reads.
  std::set<std::pair<const Loop *, int64_t>> beside;
  /// Loops of which an iteration starts to reload slices for the next one.
  std::set<const Loop *> prefetching;

  /// `moves`: by residual.
  CutLoops(const std::vector<ResidualShape> &shapes,
           const std::vector<ResidualMoves> &moves);

  bool isBeside(const Loop &loop, int64_t iteration) const {
    return beside.count({&loop, iteration}) > 0;
  }
  /// Returns whether each iteration of `part` of `loop` waits for its own
  /// offloads: two iterations have no kernel of three stages.
  bool waitsWithin(const Loop &loop, Segment part) const {
    return part.end - part.begin == 2 && prefetching.count(&loop) > 0;
  }
};

/// Before which op the slice that iteration `made` makes is released: the last
/// ones of a segment where it ends, or as late as the others as long as nothing
/// is repeated.
int64_t releaseOf(const Trace &trace, const CutLoops &loops,
                  const ResidualShape &shape, const ResidualMoves &moves,
                  int64_t made);
/// Before which op it starts to return: the first ones of a segment before
/// it, or as early as the others as long as nothing is repeated; but not before
/// all of the residual has left.
int64_t reloadOf(const Trace &trace, const CutLoops &loops,
                 const ResidualShape &shape, const ResidualMoves &moves,
                 int64_t made);

/// A slice that would not move, although it is to, and why: its iteration is a
/// segment of its own, so that it is a value like any other, or no segment of
/// the loop that reads it reads all of its part of the residual.
struct StrandedSlice {
  int64_t made;
  const char *why;
};
/// The first of `slices` slices that is one.
std::optional<StrandedSlice> findStranded(const ResidualShape &shape,
                                          const LoopCuts &cuts, int64_t slices);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_RESIDUALMOVES_H
