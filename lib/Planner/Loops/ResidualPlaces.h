//===- ResidualPlaces.h - Places of slice transfers -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_RESIDUALPLACES_H
#define AO_LIB_PLANNER_LOOPS_RESIDUALPLACES_H

#include "Model/ResidualTransfers.h"
#include "ao/Planner/Machine.h"

#include <map>
#include <set>
#include <vector>

namespace ao::planner {

/// The issue policy and the wait policy of a plan: less memory of copies in
/// flight, or more overlap.
struct TimingPolicy {
  /// Compute waits for offloads, or for reloads, where they are issued.
  bool blockingOffloads = false;
  bool blockingReloads = false;
  /// A reload starts no earlier than the first use of the slice that is
  /// reloaded this many reloads before it: the link is busy, with less in
  /// flight. 0: as early as is required to hide the reload.
  int64_t maxPendingReloads = 0;
  /// Compute waits for offloads where they end, even if the queue of offloads
  /// grows a little with each iteration.
  bool allowsBacklog = false;
  /// A loop that reloads slices waits for its offloads within the iteration:
  /// it has no third stage.
  bool hasTwoStages = false;
};

/// Chooses the places of transfers of slices in their iterations. Compute waits
/// for each offload where it has completed, and each reload is issued as late
/// as its time is hidden, with the durations of the iterations that offload
/// most slices.
class ResidualPlaces {
public:
  /// The number of simulated iterations: copies that are not in time by then
  /// are later than compute may wait for, or never will be.
  static constexpr int64_t mostFollowed = 64;

  ResidualPlaces(const Trace &trace, const Machine &machine,
                 const std::vector<ResidualShape> &shapes);

  /// To be called when uses in the shapes have moved.
  void sort();

  /// `slices`: how many of each residual are offloaded. The result is valid
  /// until the next choice.
  const std::vector<ResidualTransfers> &
  choose(const std::vector<SliceCounts> &slices, TimingPolicy timing);
  /// Chooses the places of the layer rule, as far as a loop can repeat it:
  /// compute waits for offloads `layers` iterations later, and reloads are
  /// issued one iteration less ahead.
  const std::vector<ResidualTransfers> &
  chooseByLayers(const std::vector<SliceCounts> &slices, int64_t layers);

private:
  /// By loop, the residuals that it writes, or reads, in the order of the ops
  /// that write or use them.
  using ResidualsOf = std::map<const Loop *, std::vector<size_t>>;

  void reset(const std::vector<SliceCounts> &slices);
  void computeStarts();
  ResidualsOf sortedBy(const Loop *ResidualShape::*loop,
                       int64_t ResidualShape::*place) const;
  std::vector<size_t> offloadedOf(const std::vector<size_t> &residuals) const;
  int64_t latestWait(size_t residual, bool hasTwoStages) const;
  void computeOffloadDelays(const Loop &loop,
                            const std::vector<size_t> &residuals,
                            TimingPolicy timing);
  void computePrefetchDistances(const Loop &loop,
                                const std::vector<size_t> &residuals);
  void limitPrefetchDistances(const Loop &loop,
                              const std::vector<size_t> &residuals,
                              int64_t maxPendingReloads);
  int64_t placeAtOrAfter(const Loop &loop, double us) const;
  int64_t placeAtOrBefore(const Loop &loop, double us) const;
  double startIn(const Loop &loop, int64_t op) const;

  const Trace &trace;
  const Machine &machine;
  const std::vector<ResidualShape> &shapes;
  /// The start times of the ops of the first iteration of each loop, counted
  /// from the first one, without stalls; and the end of the iteration.
  std::map<const Loop *, std::vector<double>> starts;
  ResidualsOf makers, readers;
  /// The transfers, by residual.
  std::vector<ResidualTransfers> transfers;
  /// The loops that reload slices.
  std::set<const Loop *> reading;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_RESIDUALPLACES_H
