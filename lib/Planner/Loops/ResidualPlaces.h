//===- ResidualPlaces.h - Places of slice transfers -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_LOOPS_RESIDUALPLACES_H
#define AO_LIB_PLANNER_LOOPS_RESIDUALPLACES_H

#include "Model/ResidualMoves.h"
#include "ao/Planner/Machine.h"

#include <map>
#include <set>
#include <vector>

namespace ao::planner {

/// Choices between less memory of copies in flight and more overlap. `out` and
/// `in`: compute waits for offloads, or for reloads, where they start.
struct Haste {
  bool out = false;
  bool in = false;
  /// A reload starts no earlier than the first use of the slice that is
  /// reloaded this many reloads before it: the link is busy, with less in
  /// flight. 0: as early as is required to hide the reload.
  int64_t mostWaiting = 0;
  /// Compute waits for offloads where they end, even if the queue of offloads
  /// grows a little with each iteration.
  bool isPatient = false;
  /// A loop that reloads slices waits for its offloads within the iteration:
  /// it has no third stage.
  bool hasTwoStages = false;
};

/// Chooses where in their iterations slices move. Each copy out is waited for
/// where it is done, and each copy back starts as late as its time is hidden,
/// as the iterations in which most move have it.
class ResidualPlaces {
public:
  /// By then, copies are later than compute may wait for, or never will be.
  static constexpr int64_t mostFollowed = 64;

  ResidualPlaces(const Trace &trace, const Machine &machine,
                 const std::vector<ResidualShape> &shapes);

  /// `slices`: how many of each residual move. The result is valid until the
  /// next choice.
  const std::vector<ResidualMoves> &choose(const std::vector<int64_t> &slices,
                                           Haste haste);
  /// The rule of layers, as far as a loop can repeat it: copies out are waited
  /// for `layers` iterations after, and copies back start one less ahead.
  const std::vector<ResidualMoves> &
  chooseByLayers(const std::vector<int64_t> &slices, int64_t layers);

private:
  /// By loop, the residuals that it makes, or reads, in the order of the ops
  /// that make or need them.
  using ResidualsOf = std::map<const Loop *, std::vector<size_t>>;

  void reset(const std::vector<int64_t> &moved);
  void computeStarts();
  ResidualsOf sortedBy(const Loop *ResidualShape::*loop,
                       int64_t ResidualShape::*place) const;
  std::vector<size_t> moving(const std::vector<size_t> &residuals) const;
  int64_t latestWait(size_t residual, bool hasTwoStages) const;
  void computeLags(const Loop &loop, const std::vector<size_t> &residuals,
                   Haste haste);
  void computeLeads(const Loop &loop, const std::vector<size_t> &residuals);
  void limitLeads(const Loop &loop, const std::vector<size_t> &residuals,
                  int64_t mostWaiting);
  int64_t placeAtOrAfter(const Loop &loop, double us) const;
  int64_t placeAtOrBefore(const Loop &loop, double us) const;
  double startIn(const Loop &loop, int64_t op) const;

  const Trace &trace;
  const Machine &machine;
  const std::vector<ResidualShape> &shapes;
  /// When the ops of the first iteration of each loop start, counted from the
  /// first one, if nothing stalls; and when it ends.
  std::map<const Loop *, std::vector<double>> starts;
  ResidualsOf makers, readers;
  /// By residual.
  std::vector<ResidualMoves> moves;
  /// The loops that bring slices back.
  std::set<const Loop *> reading;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_LOOPS_RESIDUALPLACES_H
