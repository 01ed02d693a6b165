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

/// The layers of the forward part of a step whose loops write stacked
/// residuals. Each iteration of a loop that writes eligible slices is a layer,
/// numbered from the least layer of the ops of its body; layers of loops have
/// the order of the step. Layers of other ops before the loops that read are
/// ranked among them by their numbers. A loop all of whose ops have one layer,
/// such as a loop over time, is part of that layer: all of its slices are
/// offloaded, or none.
class ResidualLayers {
public:
  /// Invalid if an op outside of the loops has the number of an iteration.
  static Expected<ResidualLayers> find(const Trace &trace);

  int64_t count() const { return total; }
  /// Returns how many iterations of `loop` are among the first `layers`.
  int64_t iterationsIn(const Loop &loop, int64_t layers) const;
  /// Returns how many of the first `layers` are no iterations.
  int64_t outsideOf(int64_t layers) const;

private:
  struct Range {
    const Loop *loop;
    /// The least and the largest layer of the loop.
    int64_t first, last;
    /// The number of layers before it.
    int64_t rank;
  };

  Status add(const Trace &trace);
  void addOthers(const Trace &trace);
  Status verifyOthers(const Trace &trace) const;
  const Range *findRange(int64_t layer) const;
  void rank();

  /// In the order of the step.
  std::vector<Range> ranges;
  /// By first layer, the number of the range with the largest layer up to
  /// there.
  std::map<int64_t, size_t> reach;
  /// The layers that are no iterations, and by loop the layer that it is part
  /// of.
  std::set<int64_t> others;
  std::map<const Loop *, int64_t> within;
  int64_t total = 0;
};

} // namespace ao::planner

#endif // AO_LIB_PLANNER_POLICIES_RESIDUALLAYERS_H
