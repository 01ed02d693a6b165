//===- JointPlan.h - Keep, offload or rematerialize -------------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_LIB_PLANNER_SEARCH_JOINTPLAN_H
#define AO_LIB_PLANNER_SEARCH_JOINTPLAN_H

#include "Bounds/JointBound.h"
#include "RecomputeSearch.h"
#include "ao/Planner/Planner.h"

#include <functional>
#include <optional>

namespace ao::planner {

/// Plans the transfers of a step in which nothing is recomputed.
using TransferPlanner = std::function<Expected<Plan>(
    const Trace &, const PlanOptions &, Infeasibility *)>;

/// The planned policy over plans that may also recompute ops.
class JointPlanner {
public:
  JointPlanner(const Trace &trace, const Machine &machine,
               const PlanOptions &options, TransferPlanner planTransfers);

  /// Within the device budget; never slower than transfers alone.
  Expected<Plan> minimizeTime(Infeasibility *why);

  /// The lowest peak within PlanOptions::maxSlowdown.
  Expected<Plan> minimizePeak(Infeasibility *why);

private:
  Expected<Plan> planWithin(int64_t budget, const PlanOptions &asked,
                            Infeasibility *why);
  Expected<Plan> planAlone(int64_t budget, const PlanOptions &asked,
                           Infeasibility *why) const;
  std::optional<Plan> planRematerialized(const Rematerialized &rematerialized,
                                         int64_t budget,
                                         const PlanOptions &asked) const;
  std::optional<Plan> planJoint(int64_t budget, const PlanOptions &asked);
  /// Lower bound on the time of all plans within the budget.
  double leastAddedUs(int64_t budget);
  /// The same bound for plans of transfers alone.
  double leastTransferUs(int64_t budget) const;
  RecomputeSearch &recomputeSearch();
  void lowerLeast(Infeasibility &why);
  int64_t lowestHope(double allowedUs, int64_t high);
  double toleranceUs() const { return problem.baseUs() * 1e-9; }

  const Trace &trace;
  const Machine &machine;
  const PlanOptions &options;
  TransferPlanner planTransfers;
  Problem problem;
  LinkCapacity capacity;
  /// True if ops may be recomputed.
  bool isAllowed;
  /// Built on first use.
  std::optional<JointBound> bound;
  std::optional<RecomputeSearch> recomputing;
  /// The last budget, and its bound.
  std::pair<int64_t, double> known = {-1, 0};
};

/// Like predict(), except for the joint bound on the step time, which takes
/// long.
Status predictWithoutBound(const Trace &trace, Plan &plan);

/// Returns true if the trace permits to recompute any op.
bool mayRecompute(const Trace &trace);

} // namespace ao::planner

#endif // AO_LIB_PLANNER_SEARCH_JOINTPLAN_H
