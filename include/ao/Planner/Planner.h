//===- Planner.h - From a trace and a budget to a plan ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE in the project root for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PLANNER_H
#define AO_PLANNER_PLANNER_H

#include "ao/Planner/Bounds.h"
#include "ao/Planner/Plan.h"
#include "ao/Planner/Progress.h"

#include <string>

namespace ao::planner {

/// Why no plan fits the budgets.
struct Infeasibility {
  /// The smallest device budget the planner can meet (with the given host
  /// budget), and the op and values that force it.
  SmallestBudget device;
  /// With a host budget: the least host bytes that the device budget requires;
  /// 0 when the device budget cannot be met even with unlimited host memory.
  int64_t hostBytes = 0;
  /// With a limit of pinned memory, and no pageable memory: the least pinned
  /// bytes that the device budget requires; 0 when the device budget cannot be
  /// met even with unlimited pinned memory.
  int64_t pinnedBytes = 0;
};

/// Describes a feasible budget and the cause of the failure: "no plan fits …;
/// the smallest feasible device memory budget is … bytes; 'op' needs these
/// values at once: 'a' (6.00 MB) …". `failure` is the error of plan().
std::string describe(const Error &failure, const Infeasibility &why,
                     const Trace &trace);
/// Returns its parts: a feasible budget, and the cause (empty without one).
std::string describeRemedy(const Infeasibility &why);
std::string describeCause(const Infeasibility &why, const Trace &trace);

/// Plans `trace` on `machine`. Both are verified first. On
/// ErrorCode::Infeasible, `why` (if given) has the budgets that suffice.
///
/// Budgets bind the `planned` policy, and `layerwise` where it chooses the
/// number of layers: the fewest that fit. The other policies ignore budgets,
/// and the plan reports that it exceeds them.
Expected<Plan> plan(const Trace &trace, const Machine &machine,
                    const PlanOptions &options, Infeasibility *why = nullptr,
                    const ProgressFn &progress = {});

/// Fills Plan::predicted from a simulation and the bounds, after checking that
/// the commands are legal.
Status predict(const Trace &trace, Plan &plan);

} // namespace ao::planner

#endif // AO_PLANNER_PLANNER_H
