//===- Planner.h - From a trace and a budget to a plan ----------*- C++ -*-===//
//
// Part of ao, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef AO_PLANNER_PLANNER_H
#define AO_PLANNER_PLANNER_H

#include "ao/Planner/Bounds.h"
#include "ao/Planner/Plan.h"

#include <functional>

namespace ao::planner {

/// Why no plan fits the budgets.
struct Infeasibility {
  /// The smallest device budget the planner can meet (with the given host
  /// budget), and the op and values that force it.
  SmallestBudget device;
  /// With a host budget: the least host bytes the device budget asks for;
  /// 0 when the device budget cannot be met even with unlimited host memory.
  int64_t hostBytes = 0;
};

/// Reports progress of long work: a step's name and its share done in 0…1.
using ProgressFn = std::function<void(const char *, double)>;

/// Plans `trace` on `machine`. Both are verified first. On
/// ErrorCode::Infeasible, `why` (if given) says what would do.
///
/// Budgets bind the `planned` policy; the others follow their rule, and break
/// a budget visibly rather than silently.
Expected<Plan> plan(const Trace &trace, const Machine &machine,
                    const PlanOptions &options, Infeasibility *why = nullptr,
                    const ProgressFn &progress = {});

/// Fills Plan::predicted from a simulation and the bounds, after checking that
/// the commands are legal.
Status predict(const Trace &trace, Plan &plan);

} // namespace ao::planner

#endif // AO_PLANNER_PLANNER_H
