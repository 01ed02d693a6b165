//===- ResidualLayers.h - Iterations as layers ------------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_POLICIES_RESIDUALLAYERS_H
#define AO_LIB_PLANNER_POLICIES_RESIDUALLAYERS_H

#include "ao/Planner/Trace.h"

#include <map>
#include <set>
#include <vector>

namespace ao::planner {

/// The layers of the forward part of a step whose loops stack. Each iteration
/// of a loop that makes slices which may move is one, numbered from the least
/// layer that an op of its body has; the loops' layers run in the order of the
/// step. Those of other ops before the loops that read come in between by
/// their numbers. A loop all of whose ops are of one layer, a loop over time
/// say, is within that layer: all of its slices leave, or none.
class ResidualLayers {
public:
  /// Invalid where an op outside of the loops has the number of an iteration.
  static Expected<ResidualLayers> find(const Trace &trace);

  int64_t count() const { return total; }
  /// How many iterations of `loop` are among the first `layers`.
  int64_t iterationsIn(const Loop &loop, int64_t layers) const;
  /// How many of them are no iterations.
  int64_t outsideOf(int64_t layers) const;

private:
  struct Range {
    const Loop *loop;
    /// Its least layer and its largest.
    int64_t first, last;
    /// How many layers come before.
    int64_t rank;
  };

  Status add(const Trace &trace);
  void addOthers(const Trace &trace);
  Status verifyOthers(const Trace &trace) const;
  const Range *findRange(int64_t layer) const;
  void rank();

  /// In the order of the step.
  std::vector<Range> ranges;
  /// By first layer, the one with the largest layer among those up to there.
  std::map<int64_t, size_t> reach;
  /// The layers that are no iterations, and by loop the one it is within.
  std::set<int64_t> others;
  std::map<const Loop *, int64_t> within;
  int64_t total = 0;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_POLICIES_RESIDUALLAYERS_H
