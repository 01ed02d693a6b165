//===- ResidualTransfers.h - Transfers of slices ----------------*- C++ -*-===//
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

#ifndef AO_LIB_PLANNER_MODEL_RESIDUALTRANSFERS_H
#define AO_LIB_PLANNER_MODEL_RESIDUALTRANSFERS_H

#include "Residuals.h"

#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ao::planner {

/// The greatest number of iterations by which compute may wait for an offload
/// after the iteration that writes the slice, and by which a reload may be
/// issued before the iteration that reads it.
constexpr int64_t mostBehind = 1;
constexpr int64_t mostAhead = 1;

/// Returns the largest ResidualTransfers::offloadDelay: compute waits before
/// the op that defines the next slice at the latest, or before the next
/// iteration.
int64_t maxOffloadDelay(const ResidualShape &shape);
int64_t maxPrefetchDistance(const ResidualShape &shape);

/// Returns the numbers of offloaded slices, by residual.
std::vector<SliceCounts>
slicesOf(const std::vector<ResidualTransfers> &transfers);

/// Loops some of whose slices are offloaded, after they are split.
struct CutLoops {
  LoopCuts cuts;
  /// Peeled iterations of loops that are split next to them on one side only.
  /// Ops within them are not repeated. The first iteration of a segment is
  /// peeled if slices it writes are waited for in the next one, and the last
  /// one if each iteration prefetches slices for the next one.
  std::set<std::pair<const Loop *, int64_t>> beside;
  /// Loops of which an iteration starts to reload slices for the next one.
  std::set<const Loop *> prefetching;

  /// `transfers`: by residual.
  CutLoops(const std::vector<ResidualShape> &shapes,
           const std::vector<ResidualTransfers> &transfers);

  bool isBeside(const Loop &loop, int64_t iteration) const {
    return beside.count({&loop, iteration}) > 0;
  }
  /// Returns whether each iteration of `segment` of `loop` waits for its own
  /// offloads: two iterations have no kernel of three stages.
  bool waitsWithin(const Loop &loop, Segment segment) const {
    return segment.end - segment.begin == 2 && prefetching.count(&loop) > 0;
  }
};

/// Returns the op before which the slice that iteration `made` writes is
/// released: for the last iterations of a segment its end, or as late as the
/// others while nothing is repeated.
int64_t releaseOf(const Trace &trace, const CutLoops &loops,
                  const ResidualShape &shape,
                  const ResidualTransfers &transfers, int64_t made);
/// Returns the op before which its reload is issued: for the first iterations
/// of a segment before it, or as early as the others while nothing is repeated;
/// but not before the whole residual has been offloaded.
int64_t reloadOf(const Trace &trace, const CutLoops &loops,
                 const ResidualShape &shape, const ResidualTransfers &transfers,
                 int64_t made);

/// A slice that cannot be offloaded as chosen, and the reason: its iteration is
/// a segment of its own, so that it is an ordinary value, or no segment of the
/// loop that reads it reads its whole part of the residual.
struct StrandedSlice {
  int64_t made;
  const char *why;
};
/// Returns the first such slice of the first `slices` ones.
std::optional<StrandedSlice> findStranded(const ResidualShape &shape,
                                          const LoopCuts &cuts,
                                          SliceCounts slices);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_MODEL_RESIDUALTRANSFERS_H
